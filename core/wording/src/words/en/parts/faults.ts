// English sentences about texts, records and logs that cannot be read or do not add up.

import { EDITION_NAMES } from '@blackpeg/rules';
import type { TextReasonWords } from '../../fault-facts.ts';
import { join } from '../../grammar.ts';
import { count } from '../base/voice.ts';

const reasons: TextReasonWords = {
  'unknown-peg': ({ hole, found }) => `“${found}” is not a peg for hole ${hole}. Choose one this game has.`,
  'too-many-key-pegs': ({ feedback, holes }, say) =>
    `${say.answer(feedback)}: that is too many for ${count(holes, 'hole', 'holes')}. Count again.`,
  'not-earnable': ({ feedback, holes }, say) =>
    `No row of ${count(holes, 'peg', 'pegs')} can get that answer: ${say.answer(feedback)}. Count again.`,
  'blue-not-marked': () => 'This game has no blue pegs. Leave the third number out.',
  'not-json': () => 'This line is not valid JSON.',
  'wrong-format': ({ format }) => `This is “${format}”, not a Blackpeg log.`,
  'unknown-version': ({ version, oldest, newest }) =>
    `Version ${version} of the log is unknown; versions ${oldest} to ${newest} are known. Use a newer Blackpeg.`,
  'bad-field': ({ path, expected }) =>
    path === '' ? `The value must be ${expected}.` : `The field ${path} must be ${expected}.`,
  'unknown-field': ({ path }) => `There is no field ${path}. Leave it out.`,
  'repeated-tag': ({ tag }) => `The tag ${tag} appears twice. Keep one.`,
  'bad-tag': ({ tag, found, values }) =>
    `The tag ${tag} cannot be “${found}”. Possible values are ${values.join(', ')}.`,
  unclosed: ({ what }) => `A ${what} begins here and is not closed. Close it.`,
  'row-out-of-order': ({ expected, given }) => `Row ${expected} must follow here, not row ${given}.`,
  'no-such-board': ({ board }) => `There is no board “${board}” in this match.`,
  'no-such-seat': ({ seat }) => `There is no seat ${seat} in this match.`,
  damaged: () => 'The link is damaged: a character is wrong or missing. Copy it again.',
};

export const textFaults = {
  /** Lines and characters count from 1. */
  place: {
    character: (character: number) => `Character ${character}`,
    line: (line: number, character: number) => `Line ${line}, character ${character}`,
    end: 'At the end',
  },
  at: (place: string, fault: string) => `${place}: ${fault}`,
  expected: {
    peg: 'a peg',
    feedback: 'an answer such as 1-2',
    'blue-count': 'the number of blue pegs, as in 1-2-0',
    colon: 'a colon between row and answer',
    row: 'a row',
    separator: 'a space or a semicolon between rows',
    'edition-name': `the name of an edition (${EDITION_NAMES.join(', ')})`,
    'edition-game': 'a game this edition has',
    'edition-size': 'a size such as 5x8',
    'edition-option': 'an option of this edition',
    header: 'the first line of a Blackpeg log',
    event: 'an event',
    tag: 'a tag such as [Edition "super-5x8"]',
    round: 'a line such as Round 1',
    statement: 'a statement of a match record',
    count: 'a number',
    seat: 'a seat such as seat1',
    seconds: 'a time in seconds',
    text: 'a text in quotation marks',
    ending: 'how the search ended',
    outcome: 'how the round came out',
    awards: 'what each seat gets',
    'palmed-counts': 'the number of withheld pegs of each kind',
    link: 'a Blackpeg link',
    'link-part': 'another part of the link',
  },
  instead: (expected: string, found: string) => `Expected ${expected}, not “${found}”.`,
  missing: (expected: string) => `Expected ${expected}.`,
  surplus: (found: string) => `“${found}” does not belong here. Leave it out.`,
  reasons,
};

export const recordFaults = {
  /** Rounds, replays and rows count from 1; a replay of 0 is the round itself. Boards have letters. */
  place: (round: number, replay: number, board: string | null, row: number | null) =>
    join(
      ', ',
      recordFaults.round(round, replay),
      board === null ? null : `board ${board}`,
      row === null ? null : `row ${row}`,
    ),
  round: (round: number, replay: number) =>
    replay === 0 ? `Round ${round}` : `Round ${round}, replay ${replay}`,
  hidden: {
    code: 'The record does not contain the code, so the match cannot be played again.',
    palmed: 'The record does not contain the withheld pegs, so the match cannot be played again.',
    guess: 'The record does not contain this row, so the match cannot be played again.',
    mark: 'The record does not contain this answer, so the match cannot be played again.',
  },
  searchOver: (ending: string) => `By the rules the search was over before this. ${ending}`,
  whats: {
    round: 'The round is',
    marks: 'The answer is',
    time: 'The time is',
    ending: 'The end of the search is',
    outcome: 'The outcome is',
    awards: 'The points are',
    result: 'The result is',
  },
  differs: (what: string, recorded: string, replayed: string) =>
    `${what} not what the rules give. Recorded: ${recorded}. By the rules: ${replayed}.`,
  nothing: 'nothing',
};

/** Events count from 1; events and violations are passed as finished texts. */
export const logFaults = {
  'no-opening': 'The log does not begin with the opening of a match.',
  'cut-short': (event: number, expected: string) =>
    `The log breaks off: event ${event} is missing (${expected})`,
  'time-runs-back': (event: number) => `Event ${event} has an earlier time than the one before it.`,
  refused: (event: number, why: string) => `Event ${event} breaks the rules. ${why}`,
  differs: (event: number, recorded: string, expected: string) =>
    `Event ${event} is not what the rules give. Recorded: ${recorded} Expected: ${expected}`,
  /** Recorded and expected differ, but in nothing that is put into words. */
  'differs-in-detail': (event: number, recorded: string) =>
    `Event ${event} differs in a detail from what the rules give: ${recorded}`,
  'out-of-place': (event: number, recorded: string) => `Event ${event} does not belong here: ${recorded}`,
  /** Not a fault: a rule that has changed since the match was opened. */
  'earlier-rules': (rule: string) => `Played by earlier rules: rule ${rule} has changed since.`,
};
