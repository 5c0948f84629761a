// Faults of texts and of records, each with its position.

import {
  type Expected,
  parseCode,
  parseLog,
  parseRecord,
  parseRows,
  type RecordFault,
  type RecordReason,
  type TextFault,
  type TextReason,
} from '@blackpeg/notation';
import { type Result, superEdition, widestSpec } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { plainSpeaker } from '../names/names.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { recordFaultText } from './record-faults.ts';
import { textFaultText } from './text-faults.ts';

const edition = superEdition();
const spec = widestSpec(edition);
const seats = [
  { player: 'person', allowance: null, consistentOnly: false },
  { player: 'person', allowance: null, consistentOnly: false },
] as const;

type Samples = {
  readonly [K in TextReason['kind']]: Omit<Extract<TextReason, { readonly kind: K }>, 'kind'>;
};

const feedback = { black: 4, white: 3, blue: 0 };

const REASONS: Samples = {
  expected: { what: 'peg', found: 'x' },
  'unknown-peg': { hole: 2, found: 'x' },
  'bad-code': { fault: { kind: 'blank-not-allowed', hole: 2 } },
  'too-many-key-pegs': { feedback, holes: 5 },
  'not-earnable': { feedback, holes: 5 },
  'blue-not-marked': {},
  'bad-edition': { fault: { kind: 'unknown-value', what: 'name' } },
  'bad-terms': { violation: { rule: 'M1', kind: 'rounds-not-even', rounds: 3 } },
  'not-json': {},
  'wrong-format': { format: 'pgn' },
  'unknown-version': { version: 9, oldest: 1, newest: 2 },
  'bad-field': { path: 'terms.seats[0].player', expected: "'person' or 'house'" },
  'unknown-field': { path: 'terms.colour' },
  'repeated-tag': { tag: 'Edition' },
  'bad-tag': { tag: 'form', found: 'chess', values: ['classic', 'race'] },
  unclosed: { what: 'comment' },
  'row-out-of-order': { expected: 2, given: 3 },
  'no-such-board': { board: 'C' },
  'no-such-seat': { seat: 3 },
  damaged: { given: 'kab', expected: 'kac' },
};

const EXPECTED: Readonly<Record<Expected, true>> = {
  peg: true,
  feedback: true,
  'blue-count': true,
  colon: true,
  row: true,
  separator: true,
  end: true,
  'edition-name': true,
  'edition-game': true,
  'edition-size': true,
  'edition-option': true,
  header: true,
  event: true,
  tag: true,
  round: true,
  statement: true,
  count: true,
  seat: true,
  seconds: true,
  text: true,
  ending: true,
  outcome: true,
  awards: true,
  'palmed-counts': true,
  link: true,
  'link-part': true,
};

const REASON_LIST = [
  ...Object.entries(REASONS).map(([kind, data]) => ({ kind, ...data }) as TextReason),
  ...Object.keys(EXPECTED).flatMap((what) => [
    { kind: 'expected', what: what as Expected, found: 'zzz' } as const,
    { kind: 'expected', what: what as Expected, found: what === 'end' ? 'z' : '' } as const,
  ]),
];

function expectSentences([en = '', fr = '', de = '']: readonly string[]): void {
  expect(new Set([en, fr, de]).size).toBe(3);
  for (const text of [en, fr, de]) {
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}|!/);
  }
  expect(fr).not.toMatch(/[^\u202f][:;?»]|«[^\u202f]|'/u);
}

test.each(REASON_LIST)('%j is a sentence in each language', (reason) => {
  const fault = { at: 2, reason };
  expectSentences(LANGUAGES.map((language) => textFaultText({ language, edition }, 'abcdef', fault)));
});

test('the three languages name what was expected apart', () => {
  for (const language of LANGUAGES) {
    const texts = REASON_LIST.map((reason) =>
      textFaultText({ language, edition }, 'abcdef', { at: 2, reason }),
    );
    expect(new Set(texts).size).toBeGreaterThanOrEqual(REASON_LIST.length);
  }
});

describe('places, from real parsers', () => {
  const said = (text: string, parsed: Result<unknown, TextFault>, what?: 'guess') => {
    if (parsed.ok) throw new Error('nothing wrong');
    return LANGUAGES.map((language) => textFaultText({ language, edition }, text, parsed.error, what));
  };

  test('a character', () => {
    expect(said('12x45', parseCode(spec, '12x45'))).toEqual([
      'Character 3: “x” is not a peg for hole 3. Choose one this game has.',
      'Caractère 3\u202f: «\u202fx\u202f» n’est pas un pion pour le trou 3. Choisissez-en un de ce jeu.',
      'Zeichen 3: „x“ ist kein Stecker für Loch 3. Wähle einen aus diesem Spiel.',
    ]);
  });

  test('the end', () => {
    expect(said('1234', parseCode(spec, '1234'))[0]).toBe(
      'At the end: The code has 5 holes, but only 4 are filled. Fill the rest from hole 5 on.',
    );
    expect(said('', parseCode(spec, ''))[2]).toBe('Am Ende: Hier fehlt ein Stecker.');
  });

  test('a guess is called a row', () => {
    expect(said('1234', parseCode(spec, '1234'), 'guess')).toEqual([
      'At the end: The row has 5 holes, but only 4 are filled. Fill the rest from hole 5 on.',
      'À la fin\u202f: La rangée compte 5 trous, dont 4 remplis. Remplissez les autres à partir du trou 5.',
      'Am Ende: Die Reihe hat 5 Löcher, besetzt sind 4. Besetze den Rest ab Loch 5.',
    ]);
  });

  test('a row', () => {
    const text = '12345:4-1';
    expect(said(text, parseRows(spec, 'places', text))[0]).toMatch(
      /^Character \d+: No row of 5 pegs can get that answer/,
    );
  });

  test('a line of a log and of a record', () => {
    const log = '{"format":"nothing"}\n{}';
    expect(said(log, parseLog(log))[0]).toMatch(/^Line 1, character 1: /);
    const record = '[Edition "super-5x8"]\n[Form "classic"]\nRond 1\n';
    expect(said(record, parseRecord(record))[0]).toMatch(/^Line \d, character \d+: /);
  });
});

describe('records', () => {
  const award = { points: 6, rows: 0 };
  const reasons: readonly RecordReason[] = [
    { kind: 'refused', violation: { rule: 'F6', kind: 'search-over' } },
    { kind: 'hidden', what: 'code' },
    { kind: 'hidden', what: 'palmed' },
    { kind: 'hidden', what: 'guess' },
    { kind: 'hidden', what: 'mark' },
    { kind: 'search-over', ending: { kind: 'found' } },
    { kind: 'differs', what: 'round', recorded: { number: 2, replay: 1 }, replayed: null },
    { kind: 'differs', what: 'marks', recorded: [feedback, 'hidden'], replayed: [] },
    { kind: 'differs', what: 'time', recorded: 1000, replayed: 2000 },
    { kind: 'differs', what: 'ending', recorded: null, replayed: { kind: 'rows-used' } },
    {
      kind: 'differs',
      what: 'outcome',
      recorded: { kind: 'broken', rows: 5 },
      replayed: { kind: 'broken', rows: 6 },
    },
    { kind: 'differs', what: 'awards', recorded: [award], replayed: [{ ...award, points: 5 }] },
    { kind: 'differs', what: 'result', recorded: null, replayed: { kind: 'won', seat: 0, by: 'score' } },
  ];
  const said = (fault: RecordFault) =>
    LANGUAGES.map((language) => recordFaultText(plainSpeaker(language, { edition, seats }, null), fault));

  test.each(reasons)('%j is a sentence in each language', (reason) => {
    expectSentences(said({ round: 2, replay: 1, board: 1, row: 2, reason }));
  });

  test('name round, board and row', () => {
    const outcome: RecordReason = {
      kind: 'differs',
      what: 'outcome',
      recorded: { kind: 'broken', rows: 5 },
      replayed: { kind: 'unbroken', rows: 12 },
    };
    expect(said({ round: 2, replay: 0, board: null, row: null, reason: outcome })).toEqual([
      'Round 2: The outcome is not what the rules give. Recorded: Found in 5 rows. By the rules: Held for 12 rows.',
      'Manche 2\u202f: Pour l’issue, le relevé s’écarte des règles. Relevé\u202f: Trouvé en 5 rangées. Règles\u202f: A tenu 12 rangées.',
      'Runde 2: Nach den Regeln ist der Ausgang anders. Mitschrift: Gefunden in 5 Reihen. Regeln: Hielt 12 Reihen stand.',
    ]);
    const marks: RecordReason = { kind: 'differs', what: 'marks', recorded: [feedback], replayed: [] };
    expect(said({ round: 1, replay: 1, board: 0, row: 2, reason: marks })[0]).toBe(
      'Round 1, replay 1, board A, row 3: The answer is not what the rules give. Recorded: 4 black, 3 white. By the rules: nothing.',
    );
  });
});
