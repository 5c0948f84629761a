// English texts of learning: the overview, the lesson, practice, the day.

import { briefWeekday, count, day, figures, list, longDay, monthOf, weekdayOf } from '../base/voice.ts';

export const learn = {
  title: 'Learn',
  lead: 'Start with three pegs. Everything after that is the same game, only larger.',
  lesson: {
    title: 'First lesson',
    text: 'Three holes, four colours, a minute and a half. You place pegs, read answers and draw conclusions; there is no time limit.',
    begin: 'Start the lesson',
    goOn: 'Resume the lesson',
    again: 'Take the lesson again',
    done: 'Done.',
  },
  way: {
    title: 'Step by step',
    lead: 'From the smallest game to the largest, with practice whenever something new comes in.',
    lesson: 'The first lesson',
    /** `size` is “3 holes, 4 colours”. */
    game: (edition: string, size: string) => `${edition}: ${size}`,
    codes: (codes: number) => count(codes, 'code', 'codes'),
  },
  practices: {
    duplicates: {
      title: 'Practise repeats',
      text: 'A colour comes twice: what counts, and how often?',
    },
    blanks: { title: 'Practise blanks', text: 'A hole left empty on purpose is answered like a peg.' },
    blue: { title: 'Practise blue pegs', text: 'Half of a pair is right in its place.' },
  },
  score: (right: number, asked: number) => `${figures(right)} of ${figures(asked)} right`,
  rules: {
    title: 'The rules, game by game',
  },
};

/** What the second row tries out, by names of pegs. */
export interface Supposition {
  readonly stays: string;
  readonly elsewhere: string;
  readonly wrong: string;
}

export const lesson = {
  title: 'First lesson',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** The name of the board. */
  board: 'Board of the lesson, three holes',
  /** Each step in a sentence or two. */
  steps: {
    place: (row: string) =>
      `Behind the shield are three pegs in up to four colours; a colour may come twice. Try a first row: ${row}.`,
    submit: 'The row is full. You can still change it: it counts only when you submit it.',
    read: (answer: string) =>
      `The answer is ${answer}. Black: a right peg in its hole. White: a right peg, but in another hole.`,
    test: (right: number, { stays, elsewhere, wrong }: Supposition, row: string) =>
      `Yes, ${right}. Which ones they are is for you to find out. Suppose ${stays} is in the right hole, ${elsewhere} belongs elsewhere, ${wrong} is not in the code. Test it: ${row}.`,
    conclude: (answer: string) =>
      `${answer}: all three colours are right, and none is in its hole. Now place the one row that also fits the first answer.`,
    done: (rows: number) =>
      `Found in ${count(rows, 'row', 'rows')}. Place, read, conclude: that is the whole game.`,
  },
  /** How to do it: by pointer, and by the digits of the row. */
  placeHow: (digits: string) => `Tap the colours, or press ${digits}.`,
  /** `key` is the label on it. */
  submitHow: (key: string) => `Press “${key}”, or Enter.`,
  readQuestion: 'How many of your three pegs are in the code?',
  readWrong: (answer: string) => `Count the key pegs again: ${answer}. Each one stands for one of your pegs.`,
  hintKey: 'Help me',
  /** The two rows in which every peg of row 2 has moved. */
  hint: (one: string, other: string) =>
    `Every peg of row 2 has to move. That can be ${one}, or ${other}. In row 1 one peg was in the right hole.`,
  otherPeg: (hole: number, peg: string) => `In this lesson, ${peg} goes into hole ${hole}.`,
  fits: (codes: number) => `${count(codes, 'code still fits', 'codes still fit')}`,
  skip: 'Skip the lesson',
  restart: 'Start over',
  doneMore: 'A code may be longer, with more colours. The way to find it stays the same.',
  play: 'Start here: 3 holes, 4 colours',
  rules: 'The rules of Super',
  learn: 'Back to Learn',
};

const HALVES = { colour: 'the colour', shape: 'the shape', number: 'the number' } as const;

export const practice = {
  titles: { duplicates: 'Practise repeats', blanks: 'Practise blanks', blue: 'Practise blue pegs' },
  /** What is practised, in a sentence or two. */
  leads: {
    duplicates:
      'Every peg of the code and every peg of the row counts once. Right places count first, then pegs in other holes.',
    blanks:
      'A hole left empty on purpose is a peg like any other: it can be right, in another hole, or wrong.',
    blue: 'Black: the whole pair in its hole. White: the whole pair in another hole. Blue: only its colour or only its shape is right in this hole.',
  },
  question: (number: number) => `Question ${figures(number)}`,
  code: 'The code',
  row: 'The row',
  ask: 'Which answer does this row get?',
  check: 'Check my answer',
  right: (answer: string) => `Right: ${answer}.`,
  wrong: (given: string, answer: string) => `Not quite. Your answer: ${given}. The right answer: ${answer}.`,
  why: 'Peg by peg',
  next: 'Next question',
  score: (right: number, asked: number) => `${figures(right)} of ${figures(asked)} right so far`,
  scoreNone: 'Take your time. A wrong answer costs nothing.',
  /** `key` is what the peg earns: “1 white peg”. */
  reasons: {
    black: (hole: number, peg: string, key: string) => `Hole ${hole}, ${peg}: in the right hole. ${key}.`,
    white: (hole: number, peg: string, of: number, key: string) =>
      `Hole ${hole}, ${peg}: belongs in hole ${of}. ${key}.`,
    blue: (hole: number, peg: string, half: 'colour' | 'shape' | 'number', key: string) =>
      `Hole ${hole}, ${peg}: ${HALVES[half]} is right here, the rest is not. ${key}.`,
    absent: (hole: number, peg: string) => `Hole ${hole}, ${peg}: not in the code. Nothing.`,
    spent: (hole: number, peg: string, times: number) =>
      times === 1
        ? `Hole ${hole}, ${peg}: the code has one, and it is already counted. Nothing.`
        : `Hole ${hole}, ${peg}: the code has ${times}, and all are already counted. Nothing.`,
    halfSpent: (hole: number, peg: string, half: 'colour' | 'shape' | 'number', by: number) =>
      `Hole ${hole}, ${peg}: ${HALVES[half]} is right here, but the hidden pair already counts for hole ${by}. Nothing.`,
  },
  rules: 'Read the rules',
  learn: 'Back to Learn',
};

const numbers = (all: readonly number[]) => list(all.map(String));

export const daily = {
  title: 'Daily code',
  /** A day in words; the argument is `2026-03-14`. */
  day: longDay,
  /** The same without its weekday. */
  date: day,
  today: 'Today',
  codeHeading: 'The daily code',
  codeNote:
    'The same code for everyone, new at midnight UTC. Nothing is lost if you miss a day: all of them stay below.',
  start: 'Find the code',
  goOn: 'Resume',
  seeAgain: 'Review',
  share: 'Share',
  found: (rows: number) => `Found in ${count(rows, 'row', 'rows')}.`,
  held: 'The code held.',
  running: 'In progress.',
  notPlayed: 'Not played.',
  streak: (days: number) => `Streak: ${count(days, 'day', 'days')}`,
  noStreak: 'No streak yet.',
  streakSwitch: 'Count days in a row',
  byRows: 'Your daily codes, by rows',
  byRowsSwitch: 'Show how many rows they took',
  rows: (rows: number) => count(rows, 'row', 'rows'),
  times: (times: number) => count(times, 'code', 'codes'),
  heldRow: 'not found',
  /** It is past midnight while the page is open. */
  newDay: 'A new code is here.',
  next: (time: string) => `The next code comes in ${time}.`,
  puzzleHeading: 'The daily puzzle',
  puzzleNote: 'Only one code fits these rows and answers. Which one?',
  puzzleWorking: 'Preparing the puzzle…',
  puzzleFailed: 'The puzzle could not be prepared. Reload the page to try again.',
  tryCode: 'This is the code',
  /** The rows, from 1, that the tried code contradicts. */
  puzzleWrong: (rows: readonly number[]) =>
    rows.length === 1
      ? `That cannot be it: row ${numbers(rows)} would have another answer.`
      : `That cannot be it: rows ${numbers(rows)} would have other answers.`,
  puzzleSolved: 'That is it. Every row fits.',
  solution: (code: string) => `The code: ${code}`,
  showSolution: 'Show the code',
  yourCode: 'Your code',
  /** The seven days from Monday on, each with its game. */
  thisWeek: 'This week',
  /** The argument is its Monday. */
  weekFrom: (date: string) => `Week of ${day(date)}`,
  weekNote: 'From a small game on Monday to a large one on Sunday.',
  weekday: weekdayOf,
  toCome: 'Still to come.',
  calendar: 'Calendar',
  calendarNote: 'Play any day that has passed. Only the day itself counts for the streak.',
  month: monthOf,
  briefWeekday,
  /** The contents of its cells; `signs` are those for found in 4 rows, not found, in progress and not played. */
  calendarSigns: (found: string, held: string, running: string, open: string) =>
    `${found}: found in that many rows; ${held}: not found; ${running}: in progress; ${open}: not played.`,
  /** A day or a weekday with its result. */
  dayResult: (name: string, result: string) => `${name}: ${result}`,
  monthSoFar: (played: number, found: number) =>
    played === 0 ? 'No code played.' : `${count(played, 'code', 'codes')} played, ${figures(found)} found.`,
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  noSuchDay: 'There is no such day.',
  notYet: 'That day has not come yet.',
  toToday: 'Go to today',
  /** The link of the day has the sender's rows. */
  ghost: 'Your friend has looked for this code. When you have finished, you see both searches row by row.',
  badGhost:
    'The rows of your friend could not be read: the link is damaged, was cut short or belongs to another day. You can still play the code of this day.',
};
