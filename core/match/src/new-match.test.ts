import { parseRecord, replayRecord } from '@blackpeg/notation';
import { drawCode, EDITION_NAMES, seededDice, widestSpec } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { newMatch } from './new-match.ts';

/** Played to its end by hints. */
function playOut(match: ReturnType<typeof newMatch>, codes: readonly string[] = []): void {
  for (let steps = 0; match.turn && steps < 200; steps += 1) {
    const done =
      match.turn.to === 'hide' ? match.hide(codes[match.turn.seat] ?? '') : match.guess(match.hint() ?? '');
    expect(done).toMatchObject({ ok: true });
  }
}

test.each(EDITION_NAMES.filter((name) => name !== 'custom' && name !== 'shapes'))(
  'one plays %s against a hidden code, and the rules agree with the record',
  (edition) => {
    const match = newMatch(edition, { seed: 3 });
    playOut(match);
    expect(match).toMatchObject({ turn: null, result: 'finished' });
    const record = parseRecord(match.record());
    expect(record.ok && replayRecord(record.value).fault).toBeNull();
  },
);

test('the same seed is the same match', () => {
  const played = [5, 5, 6].map((seed) => {
    const match = newMatch('braille', { seed });
    playOut(match);
    return match.record();
  });
  expect(played[0]).toBe(played[1]);
  expect(played[0]).not.toBe(played[2]);
});

test('two hide and look in turn; the record says who won', () => {
  const match = newMatch('super-4x6', { seed: 1, form: 'classic', marker: 'by-hand', now: () => 0 });
  expect(match.turn).toEqual({ seat: 0, to: 'hide' });
  expect(match.hint()).toBeNull();
  expect(match.hide('1123').ok).toBe(true);
  expect(match.turn).toEqual({ seat: 1, to: 'guess' });
  expect(match.guess('1122')).toEqual({ ok: true, value: null });
  expect(match.turn).toEqual({ seat: 0, to: 'mark' });
  expect(match.mark('3-0').ok).toBe(true);
  expect(match.rows).toEqual([{ seat: 1, guess: '1122', answer: '3-0' }]);
  expect(match.act(1, { type: 'resign-match' }).ok).toBe(true);
  expect(match).toMatchObject({ turn: null, result: 'seat1 by resignation' });
});

test('rows are those of the round, of the last one once all is over', () => {
  const match = newMatch('super-4x6', { seed: 1, form: 'classic' });
  playOut(match, ['1123', '6543']);
  expect(match.rows.at(-1)).toEqual({ seat: 0, guess: '6543', answer: '4-0' });
  expect(match.result).not.toBeNull();
});

test('a duel is played by both, and each has hints of its own board', () => {
  const match = newMatch('duel-4x8', { seed: 2, form: 'duel', length: { kind: 'rounds', rounds: 1 } });
  playOut(match, ['1234', '8888']);
  expect(new Set(match.rows.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  expect(match.result).not.toBeNull();
});

test('where makers choose whether there are blanks, there may be', () => {
  const match = newMatch('super-4x6-choice', { seed: 1, form: 'classic' });
  expect(match.hide('1.23').ok).toBe(true);
  expect(match.guess('1..2')).toEqual({ ok: true, value: '2-1' });
});

describe('what cannot be done changes nothing', () => {
  const match = newMatch('super-4x6', { seed: 1 });
  const before = match.log.length;

  test.each(['', '11', '11223', '1199', 'x'])('the row %j', (row) => {
    expect(match.guess(row)).toMatchObject({ ok: false, error: { reason: {} } });
    expect(match.log).toHaveLength(before);
  });

  test('a code in another’s turn', () => {
    expect(match.hide('1123')).toMatchObject({ ok: false, error: { kind: expect.any(String) } });
    expect(match.mark('1-1')).toMatchObject({ ok: false });
    expect(match.log).toHaveLength(before);
  });

  test('an edition or an agreement that does not exist', () => {
    expect(() => newMatch('chess', { seed: 1 })).toThrow('No such edition: chess');
    expect(() => newMatch('super', { seed: 1, form: 'duel' })).toThrow('No match can be played like this');
  });

  test.each([
    ['{ "length": { "rounds": 3 } }', 'length'],
    ['{ "marker": "by hand" }', 'marker'],
    ['{ "rounds": 3 }', 'rounds'],
  ])('options without types, %s: the fault is named', (options, name) => {
    expect(() => newMatch('super', { seed: 1, ...JSON.parse(options) })).toThrow(name);
  });
});

test('hints know nothing that the seat cannot see', () => {
  const dice = seededDice(1);
  const hints = Array.from({ length: 3 }, () => {
    const match = newMatch('braille', { seed: 1, form: 'classic' });
    const { edition } = match.state.terms;
    match.hide(drawCode(widestSpec(edition), dice).join(''));
    return match.hint();
  });
  expect(new Set(hints).size).toBe(1);
});

test('the record has the names that are given', () => {
  const match = newMatch('super', { seed: 1, form: 'classic', names: ['You', 'Guest'] });
  expect(match.record()).toMatch(/^\[Player1 "You"\]\n\[Player2 "Guest"\]\n\[Edition /);
  expect(newMatch('super', { seed: 1 }).record()).toMatch(/^\[Edition /);
});
