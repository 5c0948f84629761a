// German words for what is certain: „Reihe 2 und 4 lassen zusammen keinen Platz für Gelb in Loch 1.“

import type { DeductionWords, Thing } from '../shape/deductions.ts';
import type { Shape } from '../shape/names.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';
import { list } from './voice.ts';

export const deductions: DeductionWords = {
  here: (rows, thing, holes) => shows(rows, `in ${holesOf(holes)} ${nounOf(thing)} steckt`),
  notHere: (rows, thing, holes) =>
    proof(rows, 'lässt', 'lassen', `keinen Platz für ${nounOf(thing, 'n')} in ${holesOf(holes)}.`),
  absent: (rows, thing) => shows(rows, `${nounOf(thing)} nicht vorkommt`),
  exactly: (rows, thing, times) => shows(rows, `${nounOf(thing)} genau ${timesOf(times)} vorkommt`),
  atLeast: (rows, thing, times) => shows(rows, `${nounOf(thing)} mindestens ${timesOf(times)} vorkommt`),
  atMost: (rows, thing, times) => shows(rows, `${nounOf(thing)} höchstens ${timesOf(times)} vorkommt`),
};

function shows(rows: readonly number[], what: string): string {
  if (rows.length === 0) return `Daraus folgt, dass ${what}.`;
  return rows.length === 1
    ? `Reihe ${rows[0]} zeigt, dass ${what}.`
    : `Die Reihen ${list(rows.map(String))} zeigen zusammen, dass ${what}.`;
}

function proof(rows: readonly number[], one: string, several: string, what: string): string {
  if (rows.length === 0) return `Das ${one} ${what}`;
  return rows.length === 1
    ? `Reihe ${rows[0]} ${one} ${what}`
    : `Die Reihen ${list(rows.map(String))} ${several} zusammen ${what}`;
}

const MASCULINE: readonly Shape[] = ['circle', 'star', 'moon'];

/** In the nominative, or with `n` in the accusative, which differs for masculine words alone. */
function nounOf(thing: Thing, accusative: '' | 'n' = ''): string {
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

function holesOf(holes: readonly number[]): string {
  return holes.length === 1 ? `Loch ${holes[0]}` : `den Löchern ${list(holes.map(String))}`;
}

function timesOf(times: number): string {
  return times === 1 ? 'einmal' : times === 2 ? 'zweimal' : `${times}-mal`;
}
