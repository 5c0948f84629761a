// What pegs, shapes and key pegs there are words for.

export const COLOURS = [
  'black',
  'violet',
  'red',
  'blue',
  'green',
  'pink',
  'yellow',
  'white',
  'grey',
] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPES = [
  'triangle',
  'circle',
  'square',
  'rectangle',
  'hexagon',
  'cross',
  'star',
  'heart',
  'moon',
] as const;
export type Shape = (typeof SHAPES)[number];

/** What a fact is about, so that each language can give it article and case. */
export type Thing =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'shape'; readonly shape: Shape }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'blank' | 'no-colour' | 'no-shape' };

/** Why a count of key pegs is not offered. */
export type NoAnswer = 'no-room' | 'lone-white' | 'never';
