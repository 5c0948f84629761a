// What a page of rules is put together from: sections of texts, lists, examples and pictures.

import type { ExampleName, RuleSection, RuleText } from '@blackpeg/wording';

export type Block =
  /** What the edition is about, in its own words. */
  | { readonly kind: 'goal' }
  | { readonly kind: 'text'; readonly text: RuleText }
  | { readonly kind: 'list'; readonly texts: readonly RuleText[] }
  | { readonly kind: 'example'; readonly example: ExampleName }
  /** All pegs there are, the key pegs with their meaning, the cells of Braille, a hole beside a blank. */
  | { readonly kind: 'pegs' | 'keys' | 'cells' | 'holes' };

export interface Section {
  readonly name: RuleSection;
  readonly blocks: readonly Block[];
}

export function section(name: RuleSection, blocks: readonly Block[]): Section {
  return { name, blocks };
}

export function text(name: RuleText): Block {
  return { kind: 'text', text: name };
}

export function list(...texts: readonly RuleText[]): Block {
  return { kind: 'list', texts };
}
