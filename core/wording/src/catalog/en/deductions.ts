// English words for what is certain: “Rows 2 and 4 together leave no room for yellow in hole 1.”

import type { DeductionWords, Thing } from '../shape/deductions.ts';
import { names } from './names.ts';
import { list } from './voice.ts';

export const deductions: DeductionWords = {
  here: (rows, thing, holes) => proof(rows, 'puts', 'put', `${nounOf(thing)} in ${holesOf(holes)}`),
  notHere: (rows, thing, holes) =>
    proof(rows, 'leaves', 'leave', `no room for ${nounOf(thing)} in ${holesOf(holes)}`),
  absent: (rows, thing) => proof(rows, 'shows', 'show', `that ${nounOf(thing)} does not occur`),
  exactly: (rows, thing, times) => occurs(rows, thing, `exactly ${timesOf(times)}`),
  atLeast: (rows, thing, times) => occurs(rows, thing, `at least ${timesOf(times)}`),
  atMost: (rows, thing, times) => occurs(rows, thing, `at most ${timesOf(times)}`),
};

function occurs(rows: readonly number[], thing: Thing, often: string): string {
  return proof(rows, 'shows', 'show', `that ${nounOf(thing)} occurs ${often}`);
}

function proof(rows: readonly number[], one: string, several: string, what: string): string {
  if (rows.length === 0) return `What is known ${one} ${what}.`;
  return rows.length === 1
    ? `Row ${rows[0]} ${one} ${what}.`
    : `Rows ${list(rows.map(String))} together ${several} ${what}.`;
}

function nounOf(thing: Thing): string {
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

function holesOf(holes: readonly number[]): string {
  return `${holes.length === 1 ? 'hole' : 'holes'} ${list(holes.map(String))}`;
}

function timesOf(times: number): string {
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
}
