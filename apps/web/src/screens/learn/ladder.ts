// The path for beginners (E3): from the lesson to ever larger games, with practice before anything new.

import { type Edition, shapesEdition, superEdition } from '@blackpeg/rules';
import type { Practice, Route } from '../../app/route.ts';

export type Rung =
  | { readonly kind: 'lesson' }
  | { readonly kind: 'game'; readonly edition: Edition }
  | { readonly kind: 'practice'; readonly practice: Practice };

export const LADDER: readonly Rung[] = [
  { kind: 'lesson' },
  { kind: 'game', edition: superEdition({ holes: 3, colours: 4 }) },
  { kind: 'practice', practice: 'duplicates' },
  { kind: 'game', edition: superEdition({ holes: 4, colours: 6 }) },
  { kind: 'game', edition: superEdition() },
  { kind: 'practice', practice: 'blanks' },
  { kind: 'game', edition: superEdition({ blanks: 'on' }) },
  { kind: 'practice', practice: 'blue' },
  { kind: 'game', edition: shapesEdition() },
];

export function routeOf(rung: Rung): Route {
  switch (rung.kind) {
    case 'lesson':
      return { screen: 'lesson' };
    case 'game':
      return { screen: 'set-up', edition: rung.edition.name };
    case 'practice':
      return { screen: 'practice', practice: rung.practice };
  }
}
