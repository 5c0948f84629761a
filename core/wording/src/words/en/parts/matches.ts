// English texts about matches that were played: the list, the review, the statistics.

import type { Who } from '../../event-facts.ts';
import { caseOf, join } from '../../grammar.ts';
import { amount, count, day, decimals, figures, list, moment, when } from '../base/voice.ts';

export const matches = {
  title: 'Your matches',
  none: 'No match is saved on this device yet. Choose a game, and it will appear here.',
  toBoxes: 'Choose a game',
  /** Of many matches. */
  search: 'Search your matches',
  searchFound: (found: number, all: number) => `${figures(found)} of ${count(all, 'match', 'matches')}`,
  waiting: 'Not finished',
  finished: 'Finished',
  /** For matches whose log cannot be read: the heading, the name of one, what can be done. */
  damaged: 'Damaged',
  damagedMatch: 'Damaged match',
  unreadable: 'Its log cannot be read, so it can only be deleted.',
  /** Edition and form in one line. */
  name: (edition: string, form: string) => `${edition}, ${form.toLowerCase()}`,
  /** The opponents: the beginning of a line. */
  company: {
    alone: 'Alone',
    house: 'Against the computer',
    people: (names: readonly string[]) => list(names),
  },
  when,
  /** The same with the time. */
  moment,
  imported: 'imported',
  daily: (date: string) => `Code of ${day(date)}`,
  challenge: 'a friend’s code',
  online: 'online',
  resume: 'Resume',
  review: 'Review',
  saveRecord: 'Save record',
  saveLog: 'Save log',
  /** Other actions on a match. */
  more: 'Save or delete',
  remove: 'Delete',
  saved: 'The file is in your downloads.',
  question: 'Delete this match?',
  consequence: (match: string) => `${match}: its rows, notes and review will be deleted from this device.`,
  yes: 'Delete the match',
  no: 'Cancel',
  removed: 'The match is deleted.',
  broken: 'That did not work: the browser refused access to its storage. Nothing was changed.',
  bringIn: {
    title: 'Import a match',
    text: 'A record, as people read it, or a log, as Blackpeg writes it. Every row is checked against the rules before the match is saved.',
    paste: 'Record or log',
    file: 'Choose a file',
    button: 'Check and import',
    nothing: 'There is nothing to import yet. Paste a record or a log, or choose a file.',
    tooLong: 'This is too long for a match: more than a million characters. Choose another file.',
    unreadable: 'The file could not be read. Choose it again, or paste its text.',
    noOpening:
      'The log does not begin with the opening of a match, so its rules are unknown. Choose a complete log.',
    done: 'The match is saved.',
    already: 'This match was already here.',
  },
};

const whose = caseOf('Your', 'The computer’s', 'Your friend’s', (name) => `${name}’s`);

/** Rows count from 1. */
export const review = {
  title: 'Review',
  round: (round: number, again: boolean) => `Round ${round}${again ? ', played again' : ''}`,
  codeOf: (who: Who) => `${whose(who)} code`,
  skill: 'Skill',
  skillNote: 'of 100, how well the rows split the codes',
  luck: 'Luck',
  luckNote: 'how favourable the answers were; 0 is average',
  /** The review of one row. */
  row: (row: number) => `Row ${row}`,
  /** Over the pegs of the row, and of the better one, with what each leaves on average. */
  placed: (left: number) => `This row leaves ${amount(left, 'code', 'codes', 1)} on average`,
  better: (left: number) => `A better one leaves ${amount(left, 'code', 'codes', 1)}`,
  noBetter: 'None better is known.',
  wasCode: 'It was the code.',
  /** The most instructive rows: a code that was certain but not placed, rows lost on average, an unlikely answer. */
  moments: {
    title: 'Worth a second look',
    missed: (row: number) =>
      `Only one code still fitted before row ${row}, but row ${row} was not that code.`,
    costly: (row: number, lost: number) =>
      `Row ${row} cost the most: on average ${amount(lost, 'row', 'rows', 1)} more than a better one.`,
    lucky: (row: number, left: number, expected: number) =>
      `Row ${row} had the luckiest answer: it left ${count(left, 'code', 'codes')}, ${decimals(expected, 1)} were expected.`,
  },
  chart: 'Codes that still fitted, after each row',
  yours: 'this round',
  average: 'average for that row',
  start: 'start',
  /** All codes as dots. */
  space: {
    title: 'All codes, each a dot',
    left: (row: number, before: number, after: number) =>
      `Row ${row} left ${figures(after)} of ${count(before, 'code', 'codes')}.`,
    sampled: (codes: number) => `A dot shows one code in ${figures(codes)}.`,
    fits: 'still fitted',
    gone: 'excluded by this row',
    goneBefore: 'excluded before',
    scrub: 'Row shown',
  },
  rowShort: (row: number) => `row ${row}`,
  table: {
    row: 'Row',
    guess: 'Pegs',
    answer: 'Answer',
    left: 'Codes left',
    skill: 'Skill',
    luck: 'Luck',
    best: 'Better row',
    fromTo: (before: number, after: number) => `${figures(before)} to ${figures(after)}`,
    found: 'the code',
    isBest: 'none better',
    lost: 'Time ran out, no answer',
    show: (row: number) => `Show row ${row}`,
  },
  stepBack: 'Previous row',
  stepOn: 'Next row',
  isFirst: 'This is the first row.',
  isLast: 'This is the last row.',
  working: 'Analysing each row…',
  stop: 'Stop',
  stopped: 'The review was stopped. These rows are finished.',
  failed: 'The review did not work. The match itself is safe.',
  again: 'Try again',
  hints: (number: number) => `${count(number, 'hint', 'hints')} used`,
  boards: 'Whose search',
  searchOf: (who: Who) => `${whose(who)} search`,
  rounds: 'Rounds',
  notFinished: 'No round of this match is over yet. A review begins when a code is revealed.',
  missing: 'This match is not on this device. It may have been deleted, or it is on another device.',
  continue: 'Resume the match',
  share: 'Share',
  shareWhat: 'What to share',
  shareAnswers: 'Answers only',
  shareRows: 'Rows and answers',
  shareText: 'The text',
  copy: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  send: 'Send',
  saveImage: 'Save as an image',
  saveRecord: 'Save the match record',
};

const sender = caseOf('I', 'The computer', 'My friend');

/** A finished search as it is sent to somebody outside the match: the listener is “I”, the reader is “you”. */
export const share = {
  found: (who: Who, rows: number) => `${sender(who)} found it in ${count(rows, 'row', 'rows')}`,
  notFound: (who: Who, rows: number) => `${sender(who)} did not find it in ${count(rows, 'row', 'rows')}`,
  /** The game, as finished words; if it was the code of a day, the day as `2026-03-14`. */
  code: (game: string) => `a Blackpeg code, ${game}`,
  dayCode: (date: string, game: string) => `the Blackpeg code of ${day(date)}, ${game}`,
  whole: (result: string, code: string) => `${result}: ${code}.`,
  invite: 'Can you find it?',
  row: (row: number, code: string, answer: string | null) => join(': ', `Row ${row}`, code, answer),
  link: (address: string) => `The same code: ${address}`,
};

export const statistics = {
  title: 'Statistics',
  lead: 'What you played on this device, alone, against the computer or online, game by game: which codes, in how many rows. Two people at one screen and abandoned matches are not counted. The figures stay here.',
  none: 'Nothing to count yet. A code that you looked for to the end will show up here.',
  off: 'Statistics are off. Your matches stay saved.',
  keep: 'Show statistics',
  /** A game: its codes, its rows, and the editions it was played in. */
  game: (codes: number, rows: number, boxes: readonly string[]) =>
    `${count(codes, 'code', 'codes')}, ${count(rows, 'row', 'rows')}, ${list(boxes)}`,
  searched: 'Codes looked for',
  found: 'Found',
  foundShare: (share: string) => `${share} of them`,
  average: 'Rows on average',
  fewest: 'Fewest rows',
  matches: 'Matches',
  record: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  byRows: 'Codes found, by rows',
  rows: (rows: number) => count(rows, 'row', 'rows'),
  times: (times: number) => count(times, 'code', 'codes'),
  reset: 'Reset statistics',
  resetAsk: 'All figures go back to zero. Your matches and their reviews stay.',
  resetYes: 'Reset',
  cancel: 'Cancel',
  resetDone: 'The statistics are reset.',
};
