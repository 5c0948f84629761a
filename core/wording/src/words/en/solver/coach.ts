// English words for the steps of an explanation: what is seen, and what follows.

import { capital } from '../../grammar.ts';
import type { Thing } from '../../peg-kinds.ts';
import { count, list } from '../base/voice.ts';
import { holesOf, nounOf, timesOf } from './things.ts';

/** Rows and holes count from 1. Counts of black or white key pegs come as finished words: “2 black”. */
export const coach = {
  step: (reason: string, conclusion: string) => `${reason}: ${conclusion}.`,
  supposing: (conclusion: string, step: string) => `Suppose that ${conclusion}. ${step}`,
  so: (conclusion: string) => `So ${conclusion}.`,
  /** Several conclusions at once. */
  both: (conclusions: readonly string[]) => list(conclusions),
  here: (thing: Thing, holes: readonly number[]) => `${nounOf(thing)} is in ${holesOf(holes)}`,
  notHere: (thing: Thing, holes: readonly number[]) => `${nounOf(thing)} is not in ${holesOf(holes)}`,
  absent: (things: readonly Thing[]) =>
    `${list(things.map(nounOf))} ${things.length === 1 ? 'does' : 'do'} not occur`,
  exactly: (thing: Thing, times: number) => `${nounOf(thing)} occurs exactly ${timesOf(times)}`,
  atLeast: (thing: Thing, times: number) => `${nounOf(thing)} occurs at least ${timesOf(times)}`,
  atMost: (thing: Thing, times: number) => `${nounOf(thing)} occurs at most ${timesOf(times)}`,
  nothing: (row: number) => `Row ${row} got no key pegs`,
  blacks: (row: number, black: string) => `The answer to row ${row} has ${black}`,
  allIn: (row: number) => `Row ${row} has a key peg for each hole, so it has all pegs of the code`,
  few: (row: number, pegs: number) => `Row ${row} has only ${count(pegs, 'key peg', 'key pegs')}`,
  accounted: (row: number, pegs: number, things: readonly Thing[], taken: number) =>
    `Row ${row} has ${count(pegs, 'key peg', 'key pegs')}, and ${list(things.map(nounOf))} ${
      things.length === 1 ? 'accounts' : 'account'
    } for ${taken === pegs ? (pegs === 1 ? 'it' : 'all of them') : taken}`,
  othersTooFew: (row: number, pegs: number, others: number) =>
    `Row ${row} has ${count(pegs, 'key peg', 'key pegs')}, and its other pegs account for ${others === 0 ? 'none' : `at most ${others}`}`,
  blacksLeft: (row: number, black: string, holes: readonly number[]) =>
    `The answer to row ${row} has ${black}, and only ${holesOf(holes)} can be meant`,
  blacksFound: (row: number, black: string, holes: readonly number[]) =>
    `The answer to row ${row} has ${black}, which ${holes.length === 1 ? 'is' : 'are'} for ${holesOf(holes)}`,
  noWhite: (row: number, white: string) =>
    `The answer to row ${row} has ${white}, so every peg of the row that occurs is in its own hole`,
  room: (rows: readonly number[], filled: number) =>
    `Other pegs of ${rowsOf(rows)} fill at least ${count(filled, 'hole', 'holes')}${rows.length > 1 ? ' together' : ''}`,
  /** From the first row to the second; `more` is 1, 0 or -1. */
  oneChanged: (rows: readonly number[], hole: number, more: number, blacks: readonly string[]) =>
    `Rows ${list(rows.map(String))} differ only in hole ${hole}, and ${
      more === 0 ? `both have ${blacks[0]}` : `have ${blacks.join(' and ')}`
    }`,
  oneChangedPegs: (rows: readonly number[], hole: number, pegs: readonly number[]) =>
    `Rows ${list(rows.map(String))} differ only in hole ${hole}, and have ${pegs.join(' and ')} key pegs`,
  tray: 'The pegs that are missing from the tray show it',
  placesLeft: (thing: Thing, times: number) =>
    `${capital(nounOf(thing))} occurs at least ${timesOf(times)}, and no other hole is left for it`,
  allPlaced: (thing: Thing, holes: readonly number[]) =>
    `${capital(nounOf(thing))} is in ${holesOf(holes)}, and there is no more of it`,
  allKnown: 'What is certain to occur fills all holes',
  othersFill: (others: number) => `Everything else fills at most ${count(others, 'hole', 'holes')}`,
  suppose: (thing: Thing, hole: number, clash: string) =>
    `If ${nounOf(thing)} were in hole ${hole}, ${clash}`,
  clash: (clash: string) => `Then ${clash}`,
  /** `would` is “2 black” or “3 key pegs”. */
  atLeastInstead: (row: number, would: string, got: number) =>
    `the answer to row ${row} would have at least ${would} instead of ${got}`,
  atMostInstead: (row: number, would: string, got: number) =>
    `the answer to row ${row} would have at most ${would} instead of ${got}`,
  /** `would` is “0 black” or “0 key pegs”. */
  noneInstead: (row: number, would: string, got: number) =>
    `the answer to row ${row} would have ${would} instead of ${got}`,
  pegs: (pegs: number) => count(pegs, 'key peg', 'key pegs'),
  holeClash: (hole: number) => `Then nothing could be in hole ${hole}`,
  countClash: (thing: Thing) => `Then ${nounOf(thing)} would have to occur more often than it can`,
  checked: (rows: readonly number[], codes: number) =>
    codes === 1
      ? `The only code left that says otherwise does not fit ${rowsOf(rows)}`
      : `All ${count(codes, 'code', 'codes')} left that say otherwise were tried, and none fits ${rowsOf(rows)}`,
  checkedTray: 'The tray and the rows leave no other code',
  /** A row laid beside the one that is asked about; answers are finished words. */
  compared: (row: number, holes: readonly number[], would: string, got: string) => {
    const same = holes.length === 0 ? 'the same peg in no hole' : `the same peg in ${holesOf(holes)}`;
    const fits = would === got ? 'and that is its answer' : `but its answer is ${got}`;
    return `Row ${row} has ${same}. If this were the code, it would get ${would}, ${fits}.`;
  },
};

function rowsOf(rows: readonly number[]): string {
  return `${rows.length === 1 ? 'row' : 'rows'} ${list(rows.map(String))}`;
}
