// German words for what facts are about: kinds of pegs, holes, how often.

import { capital } from '../../grammar.ts';
import type { Shape, Thing } from '../../peg-kinds.ts';
import { names } from '../base/names.ts';
import { list } from '../base/voice.ts';

const MASCULINE: readonly Shape[] = ['circle', 'star', 'moon'];

/** In the nominative, or with `n` in the accusative, which differs for masculine words alone. */
export function nounOf(thing: Thing, accusative: '' | 'n' = ''): string {
  const one = accusative === '' ? 'ein' : 'einen';
  switch (thing.kind) {
    case 'colour':
      return capital(names.colours[thing.colour].word);
    case 'shape':
      return `${MASCULINE.includes(thing.shape) ? one : 'ein'} ${names.shapes[thing.shape].word}`;
    case 'number':
      return `die ${thing.number}`;
    case 'blank':
      return 'eine Lücke';
    case 'no-colour':
      return `${one} Stecker ohne Farbe`;
    case 'no-shape':
      return `${one} Stecker ohne Form`;
  }
}

export function holesOf(holes: readonly number[]): string {
  return holes.length === 1 ? `Loch ${holes[0]}` : `den Löchern ${list(holes.map(String))}`;
}

export function timesOf(times: number): string {
  return times === 1 ? 'einmal' : times === 2 ? 'zweimal' : `${times}-mal`;
}
