import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anySign, anyText, isPlaced, mutated } from '../fuzz.testing.ts';
import { randomMatch } from '../random-match.testing.ts';
import { formatLength } from '../text/terms.ts';
import { formatRecord } from './format.ts';
import { isTagName, type MatchRecord, recordOf } from './match-record.ts';
import { parseRecord } from './parse.ts';
import { recordOfLog } from './record-of-log.ts';

const CLASSIC = `[Place "a \\"kitchen\\" table"]
[Edition "super-4x6"]
[Form "classic"]
[Seat1 "person 60s consistent"]
[Seat2 "person"]
[FirstMaker "drawn seat2"]
[Length "2 rounds"]
[Scoring "points"]
[Marker "by-hand"]
[Absence "300"]
[Result "*"]

Round 1
seat2 hides 1234 commitment "5f" key "a0"
1. 1122 1-1 12.4s
2. lost 60s
3. 1234 3-0>4-0 60.5s clock
End found
Outcome broken 3
Awards 0/3 3/0

Round 2
seat1 hides ? commitment "60" key ?
1. ? ?
2. 4444
seat1 offers end
`;

const RACE = `[Edition "braille-1"]
[Form "race"]
[Pace "free"]
[Seat1 "person"]
[Seat2 "house"]
[Seat3 "person"]
[FirstMaker "seat1"]
[Length "1 rounds"]
[Scoring "rounds-won"]
[Marker "automatic"]
[Tray "24"]
[Absence "300"]
[OneScreen "yes"]
[Result "drawn seat2 seat3"]

Round 1 replay 2
house hides 1234 palmed 010020
A1. 1122 1-1 0.001s
C1. 4321 0-4 2s
Claim refuted A
seat1 resigns round
seat3 resigns match
End rows-used
seat2 withholds code
Outcome won nobody
Awards 0/0 -1/0 0/-3
`;

describe('records as text', () => {
  it.each([
    ['a classic match', CLASSIC],
    ['a race', RACE],
  ])('reads and writes %s in its canonical form', (_, text) => {
    const parsed = parseRecord(text);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(formatRecord(parsed.value)).toBe(text);
  });

  it('keeps tags of its own, marks taken back, times, lost and clocked rows', () => {
    expect(read(CLASSIC)).toMatchObject({
      tags: [{ name: 'Place', value: 'a "kitchen" table' }],
      firstMaker: 1,
      terms: {
        firstMaker: 'drawn',
        seats: [{ allowance: 60_000, consistentOnly: true }, { allowance: null }],
      },
      rounds: [
        {
          codes: [{ maker: 1, code: [1, 2, 3, 4], commitment: '5f', key: 'a0' }],
          moves: [
            { marks: [{ black: 1, white: 1 }], spent: 12_400, byClock: false },
            { guess: 'lost', marks: [], spent: 60_000 },
            { marks: [{ black: 3 }, { black: 4 }], spent: 60_500, byClock: true },
          ],
        },
        {
          codes: [{ code: 'hidden', commitment: '60', key: 'hidden' }],
          moves: [{ guess: 'hidden', marks: ['hidden'], spent: null }, { marks: [] }, {}],
        },
      ],
    });
  });

  it('forgives order of tags, spacing, case, comments, line ends and rows on one line', () => {
    const untidy = `\uFEFF; kept by hand\r\n[result "*"] [ABSENCE "300.0"]  [Marker "By-Hand"]
[Scoring "points"][Length "2  rounds"] [FirstMaker "drawn SEAT2"] [Seat2 "person"]
[ Seat1  "consistent 60s person" ] {and here}
[Form "classic"] [Place "a \\"kitchen\\" table"] [Edition "SUPER-4x6"]
ROUND 1 ; the first
  Seat2 hides 1 2 3 4 KEY "a0" commitment "5f"
1. 1 1 2 2 1-1 12.40s {a good start} 2. LOST 60S {60} 3. 1234 3-0 > 4-0 60.50s CLOCK
end FOUND ; at last
outcome broken 3 {well}
awards 0/3 3/0
Round 2
SEAT1 hides ? commitment "60" key ? 1. ? ? 2. 4444
seat1 OFFERS end`;
    expect(read(untidy.replaceAll('\n', '\r\n'))).toEqual(read(CLASSIC));
  });

  it('reads seconds in braces, as records had them before, where a row has no others', () => {
    const old = CLASSIC.replace('12.4s', '{a good start} {12.4}')
      .replace('lost 60s', 'lost {60} {what a pity}')
      .replace('60.5s clock', '{ 60.50 CLOCK }');
    expect(old).not.toBe(CLASSIC);
    expect(read(old)).toEqual(read(CLASSIC));
    expect(read(CLASSIC.replace('12.4s', '12.4s {99} {clock}'))).toEqual(read(CLASSIC));
  });

  it.each(['1..2s', '.s', '1e999s'])('says where seconds are wrong: %s', (seconds) => {
    expect(parseRecord(CLASSIC.replace('12.4s', seconds))).toMatchObject({
      ok: false,
      error: { reason: { kind: 'expected', what: 'seconds' } },
    });
  });

  it('takes what no tag says as usual in the edition', () => {
    expect(read('[Edition "duel"]')).toMatchObject({
      terms: { form: 'duel', length: { rounds: 3 }, seats: [{ player: 'person' }, { player: 'person' }] },
      firstMaker: 0,
      rounds: [],
      result: null,
    });
  });

  it('M4d: writes a target in what is scored', () => {
    for (const [scoring, length] of [
      ['points', '20 points'],
      ['fewest-rows', '20 rows'],
    ]) {
      const { terms } = read(`[Edition "super"][Scoring "${scoring}"][Length "${length}"]`);
      expect(terms.length).toEqual({ kind: 'target', points: 20 });
      expect(formatLength(terms.length, terms.scoring)).toBe(length);
    }
  });

  const HEAD = '[Edition "super-4x6"]\n';
  const badTag = (tag: string, found: string) => ({
    kind: 'bad-tag',
    tag,
    found,
    values: expect.arrayContaining([expect.any(String)]),
  });
  it.each([
    ...['Form', 'Pace', 'Scoring', 'Marker', 'Custody', 'Length', 'UnbrokenBonus', 'OneScreen', 'Tray'],
    ...['Absence', 'FirstMaker', 'Result', 'Seat1'],
  ])('a wrong %s is answered with values that are right', (tag) => {
    const wrong = parseRecord(`${HEAD}[${tag} "?"]`);
    const reason = wrong.ok ? null : wrong.error.reason;
    const values = reason?.kind === 'bad-tag' ? reason.values : [];
    expect(values).not.toEqual([]);
    for (const value of values) {
      const again = parseRecord(`${HEAD}[${tag} "${value}"]`);
      expect(again.ok || again.error.reason.kind).not.toBe('bad-tag');
    }
  });

  it.each([
    ['', 0, 1, { kind: 'expected', what: 'tag', found: '' }],
    ['[Form "classic"]', 16, 1, { kind: 'expected', what: 'tag', found: '' }],
    ['[Edition "super-4"]', 16, 1, { kind: 'expected', what: 'edition-size', found: '4' }],
    ['[Edition "super]', 9, 1, { kind: 'unclosed', what: 'text' }],
    ['[Edition "super" x', 0, 1, { kind: 'unclosed', what: 'tag' }],
    ['[Edition super]', 9, 1, { kind: 'expected', what: 'text', found: 'super]' }],
    ['[1 "x"]', 0, 1, { kind: 'expected', what: 'tag', found: '[1' }],
    [`${HEAD}[Form "chess"]`, 29, 2, badTag('form', 'chess')],
    [`${HEAD}[Length "2 goals"]`, 31, 2, badTag('length', '2 goals')],
    [`${HEAD}[Seat1 "cat"]`, 30, 2, badTag('seat1', 'cat')],
    [`${HEAD}[FirstMaker "seat9"]`, 35, 2, badTag('firstmaker', 'seat9')],
    [`${HEAD}[Result "seat1"]`, 31, 2, badTag('result', 'seat1')],
    [`${HEAD}${HEAD}`, 32, 2, { kind: 'repeated-tag', tag: 'edition' }],
    [`${HEAD}{`, 22, 2, { kind: 'unclosed', what: 'comment' }],
    [`${HEAD}1. 1122`, 22, 2, { kind: 'expected', what: 'round', found: '1.' }],
    [`${HEAD}Round 1\n2. 1122`, 30, 3, { kind: 'row-out-of-order', expected: 1, given: 2 }],
    [`${HEAD}Round 1\nB1. 1122`, 30, 3, { kind: 'no-such-board', board: 'B' }],
    [`${HEAD}Round 1\n1. 1172`, 35, 3, { kind: 'bad-code', fault: { kind: 'no-such-peg', hole: 3, peg: 7 } }],
    [
      `${HEAD}Round 1\n1. 1122 3-1`,
      38,
      3,
      { kind: 'not-earnable', feedback: { black: 3, white: 1, blue: 0 }, holes: 4 },
    ],
    [`${HEAD}Round 1\n1. 1122 1-1>x`, 42, 3, { kind: 'expected', what: 'feedback', found: 'x' }],
    [`${HEAD}Round 1\nseat3 hides 1122`, 30, 3, { kind: 'no-such-seat', seat: 3 }],
    [`${HEAD}Round 1\nseat1 sings`, 30, 3, { kind: 'expected', what: 'statement', found: 'seat1' }],
    [`${HEAD}Round 1\nseat1 resigns`, 30, 3, { kind: 'expected', what: 'statement', found: 'seat1' }],
    [`${HEAD}Round 1\nhouse offers end`, 30, 3, { kind: 'expected', what: 'statement', found: 'house' }],
    [
      `${HEAD}Round 1\nseat1 hides 1122 palmed x`,
      54,
      3,
      { kind: 'expected', what: 'palmed-counts', found: 'x' },
    ],
    [`${HEAD}Round 1\nseat1 hides 1122 commitment 5`, 58, 3, { kind: 'expected', what: 'text', found: '5' }],
    [`${HEAD}Round 1\nEnd never`, 30, 3, { kind: 'expected', what: 'ending', found: 'End' }],
    [`${HEAD}Round 1\nOutcome void by`, 30, 3, { kind: 'expected', what: 'outcome', found: 'Outcome' }],
    [`${HEAD}Round 1\nAwards 3`, 30, 3, { kind: 'expected', what: 'awards', found: 'Awards' }],
    [`${HEAD}Round 1\nClaim upheld A`, 30, 3, { kind: 'expected', what: 'statement', found: 'Claim' }],
    [`${HEAD}Round 1\nClaim refuted B`, 30, 3, { kind: 'no-such-board', board: 'B' }],
  ])('names the fault of %j, its place and its line', (text, at, line, reason) => {
    expect(parseRecord(text)).toEqual({ ok: false, error: { at, line, reason } });
  });

  it('keeps whatever a tag says', () => {
    const record = read(CLASSIC);
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (value) => {
        const tagged = { ...record, tags: [{ name: 'Note', value }] };
        expect(parseRecord(formatRecord(tagged))).toEqual({ ok: true, value: tagged });
      }),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
  });

  it('leaves out tags under names of the record\u2019s own', () => {
    const { state } = randomMatch(1);
    const tags = ['Event', 'Edition', 'seat1', 'two words', '9', ''].map((name) => ({ name, value: 'x' }));
    expect(recordOf(state, tags).tags).toEqual([{ name: 'Event', value: 'x' }]);
    expect(isTagName('result')).toBe(false);
  });

  it('never throws, places every fault within the text, and writes what it reads in one way', () => {
    const texts = Array.from({ length: 30 }, (_, seed) => formatRecord(recordOf(randomMatch(seed).state)));
    fc.assert(
      fc.property(fc.nat(), anyText, (seed, noise) => {
        const text = mutated([CLASSIC, RACE, ...texts][seed % 32] ?? '', seed);
        for (const broken of [text, noise, `${HEAD}Round 1\n${noise}`]) {
          const parsed = parseRecord(broken);
          expect(isPlaced(broken, parsed)).toBe(true);
          if (parsed.ok) expect(parseRecord(formatRecord(parsed.value))).toEqual(parsed);
        }
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });
});

describe('the record of a log', () => {
  it('is none where the log does not open a match', () => {
    expect(recordOfLog([])).toBeUndefined();
    expect(recordOfLog([{ type: 'seen', seat: 0, at: 0 }])).toBeUndefined();
  });
});

function read(text: string): MatchRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
