// What a page of rules is put together from: sections of texts, lists, examples and pictures.

import type { ExampleName, RuleSection, RuleText } from '@blackpeg/wording';

export type PageBlock =
  /** What the edition is about, in its own words. */
  | { readonly kind: 'goal' }
  | { readonly kind: 'text'; readonly text: RuleText }
  | { readonly kind: 'list'; readonly texts: readonly RuleText[] }
  | { readonly kind: 'example'; readonly example: ExampleName }
  /** All pegs there are, the key pegs with their meaning, the cells of Braille, a hole beside a blank. */
  | { readonly kind: 'pegs' | 'keys' | 'cells' | 'holes' };

export interface Section {
  readonly name: RuleSection;
  readonly blocks: readonly PageBlock[];
}

export function section(name: RuleSection, blocks: readonly PageBlock[]): Section {
  return { name, blocks };
}

export function text(name: RuleText): PageBlock {
  return { kind: 'text', text: name };
}

export function list(...texts: readonly RuleText[]): PageBlock {
  return { kind: 'list', texts };
}
