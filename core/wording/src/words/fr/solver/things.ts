// French words for what facts are about: kinds of pegs, holes, how often.

import type { Shape, Thing } from '../../peg-kinds.ts';
import { names } from '../base/names.ts';
import { list } from '../base/voice.ts';

const FEMININE: readonly Shape[] = ['star', 'cross', 'moon'];

export function nounOf(thing: Thing): string {
  switch (thing.kind) {
    case 'colour':
      return `le ${names.colours[thing.colour].word}`;
    case 'shape':
      return `${FEMININE.includes(thing.shape) ? 'une' : 'un'} ${names.shapes[thing.shape].word}`;
    case 'number':
      return `le ${thing.number}`;
    case 'blank':
      return 'un vide';
    case 'no-colour':
      return 'un pion sans couleur';
    case 'no-shape':
      return 'un pion sans forme';
  }
}

export function that(thing: Thing): string {
  const noun = nounOf(thing);
  return noun.startsWith('u') ? `qu’${noun}` : `que ${noun}`;
}

export function holesOf(holes: readonly number[]): string {
  return holes.length === 1 ? `au trou ${holes[0]}` : `aux trous ${list(holes.map(String))}`;
}

export function timesOf(times: number): string {
  return times === 1 ? 'une fois' : times === 2 ? 'deux fois' : `${times} fois`;
}
