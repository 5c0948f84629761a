// English words for what facts are about: kinds of pegs, holes, how often.

import type { Thing } from '../../peg-kinds.ts';
import { names } from '../base/names.ts';
import { list } from '../base/voice.ts';

export function nounOf(thing: Thing): string {
  switch (thing.kind) {
    case 'colour':
      return names.colours[thing.colour].word;
    case 'shape':
      return `a ${names.shapes[thing.shape].word}`;
    case 'number':
      return String(thing.number);
    case 'blank':
      return 'a blank';
    case 'no-colour':
      return 'a peg without colour';
    case 'no-shape':
      return 'a peg without shape';
  }
}

export function holesOf(holes: readonly number[]): string {
  return `${holes.length === 1 ? 'hole' : 'holes'} ${list(holes.map(String))}`;
}

export function timesOf(times: number): string {
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
}
