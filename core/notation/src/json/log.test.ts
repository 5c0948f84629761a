import { type MatchEvent, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyText, isPlaced, mutated } from '../fuzz.testing.ts';
import { randomMatch } from '../random-match.testing.ts';
import { decodeEvent, encodeEvent } from './event.ts';
import { formatLog, parseLog } from './log.ts';
import type { Lineage } from './upcast.ts';

const HEADER = '{"format":"blackpeg-log","version":3}';
const SEEN: MatchEvent = { type: 'seen', seat: 1, at: 5 };
const MARKED: MatchEvent = {
  at: 7,
  by: 'maker',
  feedback: { blue: 0, white: 1, black: 2 },
  row: 3,
  board: 0,
  type: 'guess-marked',
};

describe('the event log as JSON lines', () => {
  it('begins with format and version, and has one order of keys', () => {
    expect(formatLog([SEEN, MARKED])).toBe(
      `${HEADER}\n{"type":"seen","at":5,"seat":1}\n` +
        '{"type":"guess-marked","at":7,"board":0,"row":3,"feedback":{"black":2,"white":1,"blue":0},"by":"maker"}\n',
    );
  });

  it.each([
    ['', 0, 1, { kind: 'expected', what: 'header', found: '' }],
    ['{"type":"seen"}', 0, 1, { kind: 'expected', what: 'header', found: '{"type":"seen"}' }],
    ['{"format":"pgn","version":1}', 0, 1, { kind: 'wrong-format', format: 'pgn' }],
    ['{"format":{"toString":1}}', 0, 1, { kind: 'wrong-format', format: '' }],
    [
      '{"format":"blackpeg-log","version":"1"}',
      0,
      1,
      { kind: 'bad-field', path: 'version', expected: 'a number' },
    ],
    [
      '{"format":"blackpeg-log","version":4}',
      0,
      1,
      { kind: 'unknown-version', version: 4, oldest: 1, newest: 3 },
    ],
    [`${HEADER}\n{`, 38, 2, { kind: 'not-json' }],
    [`\n${HEADER}\n\n  []`, 42, 4, { kind: 'bad-field', path: '', expected: 'an object' }],
  ])('names the fault of %j, its place and its line', (text, at, line, reason) => {
    expect(parseLog(text)).toEqual({ ok: false, error: { at, line, reason } });
  });

  it.each([
    [{ type: 'seen', at: 0, seat: 8 }, 'seat', 'a whole number from 0 to 7'],
    [{ type: 'seen', at: 0 }, 'seat', 'a whole number from 0 to 7'],
    [{ type: 'seen', at: Number.NaN, seat: 1 }, 'at', 'a number'],
    [{ type: 'sighted', at: 0, seat: 1 }, 'type', undefined],
    [{ type: 'toString', at: 0 }, 'type', undefined],
    [
      { type: 'guess-placed', at: 0, board: 0, row: 0, guess: [1, 100], byClock: false },
      'guess[1]',
      undefined,
    ],
    [{ type: 'guess-placed', at: 0, board: 0, row: 0, guess: 'shown', byClock: false }, 'guess', undefined],
    [{ type: 'guess-placed', at: 0, board: 0, row: 0, guess: [], byClock: 1 }, 'guess', undefined],
    [{ type: 'search-ended', at: 0, ending: { kind: 'resigned', seat: -1 } }, 'ending.seat', undefined],
    [{ type: 'search-ended', at: 0, ending: { kind: 'found', seat: 1 } }, 'ending.seat', undefined],
    [
      {
        type: 'match-opened',
        at: 0,
        firstMaker: 0,
        terms: { ...standardTerms(superEdition()), form: 'chess' },
      },
      'terms.form',
      undefined,
    ],
    [{ type: 'seen', at: 0, seat: 1, why: '' }, 'why', 'no such field'],
  ])('refuses %j at its field', (event, path, expected) => {
    const decoded = decodeEvent(event);
    expect(decoded).toMatchObject({
      ok: false,
      error: { path, ...(expected === undefined ? {} : { expected }) },
    });
  });

  it('takes __proto__ for a field nobody knows', () => {
    const text = `${HEADER}\n{"type":"seen","at":5,"seat":1,"__proto__":{"polluted":true}}`;
    expect(parseLog(text)).toMatchObject({
      ok: false,
      error: { reason: { kind: 'unknown-field', path: '__proto__' } },
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('takes a field that is only inherited for missing', () => {
    expect(decodeEvent(Object.create({ type: 'seen', at: 5, seat: 1 }))).toMatchObject({ ok: false });
  });

  it('decodes what it encodes and leaves alone what it cannot', () => {
    expect(decodeEvent(encodeEvent(MARKED))).toEqual({ ok: true, value: MARKED });
    const odd = { ...SEEN, seat: 99 };
    expect(encodeEvent(odd)).toBe(odd);
  });

  it('never throws, and places every fault within the text', () => {
    const logs = Array.from({ length: 20 }, (_, seed) => formatLog(randomMatch(seed).log.slice(0, 12)));
    fc.assert(
      fc.property(fc.integer(), anyText, (seed, noise) => {
        const text = mutated(logs[seededDice(seed)(logs.length)] ?? '', seed);
        expect(isPlaced(text, parseLog(text))).toBe(true);
        expect(isPlaced(noise, parseLog(noise))).toBe(true);
        const line = `${HEADER}\n${noise}`;
        expect(isPlaced(line, parseLog(line))).toBe(true);
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });

  it('decodes any JSON at all without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(decodeEvent(value).ok).toBe(false);
      }),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
  });
});

describe('upcasting', () => {
  // An invented past: version -1 said `player` from 1, version 0 said `seat` but called seeing looking and logged ticks.
  const lineage: Lineage = {
    oldest: -1,
    steps: [
      (event) => {
        const { player, ...rest } = event as { player?: number };
        return [player === undefined ? rest : { ...rest, seat: player - 1 }];
      },
      (event) => {
        const { type } = event as { type: string };
        if (type === 'ticked') return [];
        return [type === 'looked' ? { ...(event as object), type: 'seen' } : event];
      },
    ],
  };

  it('runs every step from the version of the log to the newest', () => {
    const old =
      '{"format":"blackpeg-log","version":-1}\n{"type":"ticked","at":1}\n{"type":"looked","at":5,"player":2}\n';
    expect(parseLog(old, lineage)).toEqual({ ok: true, value: [SEEN] });
  });

  it('skips the steps a newer log does not need', () => {
    const newer = '{"format":"blackpeg-log","version":0}\n{"type":"looked","at":5,"seat":1}\n';
    expect(parseLog(newer, lineage)).toEqual({ ok: true, value: [SEEN] });
    const newest = '{"format":"blackpeg-log","version":1}\n{"type":"seen","at":5,"seat":1}\n';
    expect(parseLog(newest, lineage)).toEqual({ ok: true, value: [SEEN] });
  });

  it('refuses what the steps left wrong, and versions outside', () => {
    const wrong = '{"format":"blackpeg-log","version":0}\n{"type":"looked","at":5,"player":1}\n';
    expect(parseLog(wrong, lineage)).toMatchObject({
      ok: false,
      error: { line: 2, reason: { path: 'seat' } },
    });
    const older = '{"format":"blackpeg-log","version":-2}\n';
    expect(parseLog(older, lineage)).toMatchObject({
      ok: false,
      error: { reason: { kind: 'unknown-version', oldest: -1, newest: 1 } },
    });
  });
});
