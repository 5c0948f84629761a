// English words for what the solver finds: suggestions, contradictions, certainties, puzzles, reviews, strategies.

import type { SuggestionWords } from '../../fault-facts.ts';
import type { Thing } from '../../peg-kinds.ts';
import { feedback } from '../base/names.ts';
import { amount, choice, count, decimals, figures, list, percent, signed } from '../base/voice.ts';
import { holesOf, nounOf, timesOf } from '../solver/things.ts';

export { coach } from '../solver/coach.ts';

export const advice = {
  /** How many codes fit, possibly none. */
  codesLeft: (codes: number) =>
    codes === 0 ? 'No code fits.' : `${count(codes, 'code fits', 'codes fit')}.`,
  /** After as many of them as can be heard in one go. */
  moreCodes: (codes: number) => `And ${figures(codes)} more.`,
  guess: (code: string) => `Suggestion: ${code}.`,
  /** Rows from now on, this guess included. `about` if the figure is an estimate. */
  expected: (rows: number, about: boolean) =>
    `Expected: ${about ? 'about ' : ''}${rowsOf(rows)} from here on.`,
  worst: (rows: number) => `At worst: ${rowsOf(rows)}.`,
  chance: (share: number, rowsLeft: number, about: boolean) =>
    `Chance to find it in the ${count(rowsLeft, 'row', 'rows')} left: ${about ? 'about ' : ''}${percent(share)}.`,
  noRowsLeft: 'There is no row left on the board.',
  /** No strategy needs fewer rows on average. */
  bound: (rows: number) => `No strategy does better than ${rowsOf(rows)} on average.`,
  proved: 'Proved: no guess is better.',
  /** Heading of the certain facts. */
  certain: 'What is certain:',
  nothingCertain: 'Nothing is certain yet.',
};

export const suggestions: SuggestionWords = {
  'only-code': () => 'It is the only code that fits.',
  'could-be-code': ({ candidates }) =>
    `It could be the code itself, with a chance of 1 in ${figures(candidates)}.`,
  'tray-forbids': () =>
    'It fits every row, but the tray shows that it cannot be the code. Its purpose is to gain information.',
  'cannot-be-code': ({ row }) =>
    `It cannot be the code: it contradicts row ${row}. Its purpose is to gain information.`,
  splits: ({ candidates, parts }) =>
    `Its answer sorts the ${figures(candidates)} codes into ${count(parts, 'group', 'groups')}.`,
  leaves: ({ onAverage, atMost }) =>
    `After that, ${codesOf(onAverage)} will be left on average, ${figures(atMost)} at most.`,
  settles: () => 'After that, the code is certain, whatever the answer.',
};

/** A row checked before it is placed. Rows count from 1; answers are finished words. */
export const rowChecks = {
  fits: 'This row fits all answers so far: it could be the code.',
  'tray-forbids': 'This row fits all answers, but the tray shows that it cannot be the code.',
  contradicts: (row: number, got: string, would: string) =>
    `This row cannot be the code: row ${row} got ${got}, but would then have got ${would}.`,
};

function rowsOf(rows: number): string {
  return amount(rows, 'row', 'rows');
}

function codesOf(codes: number): string {
  return amount(codes, 'code', 'codes', 1);
}

/** Rows count from 1. */
export const contradictions = {
  noCode: 'No code fits all these rows.',
  /** The smallest set of rows that cannot all be right; with the tray, if it depends on that too. */
  conflict: (rows: readonly number[], tray: boolean) => {
    const given = tray ? ' if the tray is right' : '';
    if (rows.length === 1) return `The answer to row ${rows[0]} cannot be right${given}.`;
    const all = rows.length === 2 ? 'both' : 'all';
    return `The answers to rows ${list(rows.map(String))} cannot ${all} be right${given}.`;
  },
  trayAlone: 'What the tray shows allows no code at all.',
  fewestWrong: (rows: number) => `At least ${count(rows, 'answer is', 'answers are')} wrong.`,
  /** If only this row is wrong. Answers are finished words, the likeliest first; `others` are not named. */
  suspect: (
    row: number,
    needed: readonly { readonly answer: string; readonly codes: number }[],
    others: number,
  ) => {
    const told = needed.map(({ answer, codes }) => `${answer} (${count(codes, 'code', 'codes')})`);
    const rest =
      others === 0 ? [] : [others === 1 ? 'one other answer' : `one of ${figures(others)} other answers`];
    return `If only the answer to row ${row} is wrong, it should have been ${choice([...told, ...rest])}.`;
  },
  noSuspect: 'One wrong answer alone does not explain it.',
};

/** Rows and holes count from 1. No rows: it follows from what was said before. */
export const deductions = {
  here: (rows: readonly number[], thing: Thing, holes: readonly number[]) =>
    proof(rows, 'puts', 'put', `${nounOf(thing)} in ${holesOf(holes)}`),
  notHere: (rows: readonly number[], thing: Thing, holes: readonly number[]) =>
    proof(rows, 'leaves', 'leave', `no room for ${nounOf(thing)} in ${holesOf(holes)}`),
  absent: (rows: readonly number[], thing: Thing) =>
    proof(rows, 'shows', 'show', `that ${nounOf(thing)} does not occur`),
  exactly: (rows: readonly number[], thing: Thing, times: number) =>
    occurs(rows, thing, `exactly ${timesOf(times)}`),
  atLeast: (rows: readonly number[], thing: Thing, times: number) =>
    occurs(rows, thing, `at least ${timesOf(times)}`),
  atMost: (rows: readonly number[], thing: Thing, times: number) =>
    occurs(rows, thing, `at most ${timesOf(times)}`),
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

/** Dates come as YYYY-MM-DD, codes and editions as finished words. */
export const puzzles = {
  position: (edition: string, rows: number) =>
    `${edition}. Only one code fits ${rows === 1 ? 'this row' : `these ${rows} rows`}:`,
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard', 'very-hard': 'very hard' },
  /** `rows` have to be kept in mind at once. */
  difficulty: (word: string, rows: number) =>
    `Difficulty: ${word}, ${count(rows, 'row', 'rows')} to keep in mind at once.`,
  solution: (code: string) => `The code is ${code}.`,
  noPuzzle: (rows: number) =>
    `No code of this game can be determined within ${count(rows, 'row', 'rows')}. Choose another game.`,
  dayPuzzle: (date: string) => `Puzzle of ${date}.`,
  dayCode: (edition: string) => `Daily code: ${edition}.`,
  link: (link: string) => `Link: ${link}`,
  seed: (seed: number) => `Seed: ${seed}`,
};

/** Rows count from 1; codes and answers are finished words. */
export const reviews = {
  row: (row: number, code: string, answer: string) => `Row ${row}: ${code}. ${feedback.introduced(answer)}.`,
  codes: (before: number, after: number, expected: number) =>
    `${count(before, 'code', 'codes')} before, ${figures(after)} after, ${decimals(expected, 1)} expected.`,
  /** Could the guess have been the code? */
  consistent: (could: boolean) =>
    could ? 'It could have been the code.' : 'It could not have been the code.',
  best: (code: string, expected: number, couldBeCode: boolean) =>
    `Best guess known: ${code}, which leaves ${amount(expected, 'code', 'codes', 1)} on average and ${couldBeCode ? 'could' : 'could not'} be the code.`,
  found: 'It was the code.',
  noBetter: 'No better guess is known.',
  judged: (skill: number, skillWord: string, luck: number, luckWord: string) =>
    `Skill ${decimals(skill, 0)} of 100, ${skillWord}; luck ${signed(luck)}, ${luckWord}.`,
  certain: (row: number) => `After row ${row} the code was certain.`,
  neverCertain: 'The code never became certain.',
  contradicted: (row: number) => `From row ${row} on no code fits; what follows is not judged.`,
  whole: (skill: number, skillWord: string, luck: number, luckWord: string) =>
    `All in all: skill ${decimals(skill, 0)} of 100, ${skillWord}; luck ${signed(luck)}, ${luckWord}.`,
  skills: {
    best: 'as good as it gets',
    good: 'good',
    fair: 'fair',
    weak: 'weak',
    wasted: 'nearly wasted',
  },
  lucks: {
    'very-lucky': 'very lucky',
    lucky: 'lucky',
    ordinary: 'as expected',
    unlucky: 'unlucky',
    'very-unlucky': 'very unlucky',
  },
  /** Which board it is: rounds and seats count from 1. */
  board: (round: number, again: boolean, who: string, finished: boolean) =>
    `Round ${round}${again ? ', played again' : ''}, ${who}${finished ? '' : ', not finished'}`,
  noBoards: 'No row was placed and answered.',
};

export const strategies = {
  total: (total: number, codes: number) =>
    `Total: ${count(total, 'guess', 'guesses')} over ${count(codes, 'code', 'codes')}.`,
  average: (guesses: number) => `Average: ${decimals(guesses, 4)}.`,
  most: (guesses: number) => `Most for any code: ${figures(guesses)}.`,
  signature: (signature: string) => `Signature: ${signature}`,
  first: (code: string) => `First guess: ${code}.`,
  seconds: (seconds: number) => `Time: ${amount(seconds, 'second', 'seconds', 1)}.`,
  nodes: (nodes: number) => `Positions examined: ${figures(nodes)}.`,
  proved: 'Proved: no strategy is better.',
  unproved: 'Not proved: a better strategy may exist.',
  /** For the set-up: how many rows the best known strategy needs. */
  bestKnown: (average: number, most: number, proved: boolean) =>
    `${proved ? 'Best play, proved' : 'Best play known'}: ${amount(average, 'row', 'rows')} on average, ${most} at most.`,
  none: (rows: number, proved: boolean) =>
    proved
      ? `No strategy finds every code within ${count(rows, 'row', 'rows')}. Allow more.`
      : `No strategy was found that needs at most ${count(rows, 'row', 'rows')}. Allow more, or search wider.`,
  /** `path` leads to the position: guesses in notation, joined. Answers and codes are finished words. */
  treeFaults: {
    'not-a-code': (path: string, _answer: string, _code: string) =>
      `Path ${path}: the last guess is not a code of this game.`,
    'no-branch': (path: string, answer: string, code: string) =>
      `Path ${path}: there is no branch for ${answer}, which the code ${code} would get.`,
    'branch-twice': (path: string, answer: string, _code: string) =>
      `Path ${path}: there are two branches for ${answer}.`,
    'idle-branch': (path: string, answer: string, _code: string) =>
      `Path ${path}: no code is left that gets ${answer}.`,
  },
  treeTextFaults: {
    guess: 'Expected a guess of this game.',
    feedback: 'Expected an answer in digits, such as 12.',
    colon: 'Expected a colon.',
    'comma or brace': 'Expected a comma or a closing brace.',
    end: 'The tree ends before this; nothing may follow it.',
  },
};
