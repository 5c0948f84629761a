// French words for what is certain: « Ensemble, les rangées 2 et 4 ne laissent pas de place pour le jaune au trou 1. »

import type { DeductionWords, Thing } from '../shape/deductions.ts';
import type { Shape } from '../shape/names.ts';
import { names } from './names.ts';
import { f, list } from './voice.ts';

export const deductions: DeductionWords = {
  here: (rows, thing, holes) => proof(rows, 'met', 'mettent', f`${nounOf(thing)} ${holesOf(holes)}`),
  notHere: (rows, thing, holes) =>
    proof(rows, 'ne laisse', 'ne laissent', f`pas de place pour ${nounOf(thing)} ${holesOf(holes)}`),
  absent: (rows, thing) => proof(rows, 'montre', 'montrent', f`${that(thing)} ne figure pas dans le code`),
  exactly: (rows, thing, times) => occurs(rows, thing, `exactement ${timesOf(times)}`),
  atLeast: (rows, thing, times) => occurs(rows, thing, `au moins ${timesOf(times)}`),
  atMost: (rows, thing, times) => occurs(rows, thing, `au plus ${timesOf(times)}`),
};

function occurs(rows: readonly number[], thing: Thing, often: string): string {
  return proof(rows, 'montre', 'montrent', f`${that(thing)} figure ${often} dans le code`);
}

function proof(rows: readonly number[], one: string, several: string, what: string): string {
  if (rows.length === 0) return f`Cela ${one} ${what}.`;
  return rows.length === 1
    ? f`La rangée ${rows[0] ?? 0} ${one} ${what}.`
    : f`Ensemble, les rangées ${list(rows.map(String))} ${several} ${what}.`;
}

function that(thing: Thing): string {
  const noun = nounOf(thing);
  return noun.startsWith('u') ? `qu’${noun}` : `que ${noun}`;
}

const FEMININE: readonly Shape[] = ['star', 'cross', 'moon'];

function nounOf(thing: Thing): string {
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

function timesOf(times: number): string {
  return times === 1 ? 'une fois' : times === 2 ? 'deux fois' : `${times} fois`;
}

function holesOf(holes: readonly number[]): string {
  return holes.length === 1 ? `au trou ${holes[0]}` : `aux trous ${list(holes.map(String))}`;
}
