// What every language must say about what is certain, and which rows show it.

import type { Colour, Shape } from './names.ts';

/** What a fact is about, so that each language can give it article and case. */
export type Thing =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'shape'; readonly shape: Shape }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'blank' | 'no-colour' | 'no-shape' };

/** Rows and holes count from 1. No rows: it follows from what was said before. */
export interface DeductionWords {
  readonly here: (rows: readonly number[], thing: Thing, holes: readonly number[]) => string;
  readonly notHere: (rows: readonly number[], thing: Thing, holes: readonly number[]) => string;
  readonly absent: (rows: readonly number[], thing: Thing) => string;
  readonly exactly: (rows: readonly number[], thing: Thing, times: number) => string;
  readonly atLeast: (rows: readonly number[], thing: Thing, times: number) => string;
  readonly atMost: (rows: readonly number[], thing: Thing, times: number) => string;
}
