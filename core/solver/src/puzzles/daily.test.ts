// Past days never change: dates with their codes and puzzles, by both versions; and the properties of the weekday ladder.

import type { CodeSpec, Marking } from '@blackpeg/rules';
import { countCodes, EDITION_NAMES, widestSpec } from '@blackpeg/rules';
import { describe, expect, inject, it } from 'vitest';
import { type Field, openField } from '../candidates/field.ts';
import { type DailyCode, type DailyPuzzle, dailyCode, dailyPuzzle, LADDER_FROM } from './daily.ts';
import { isPuzzle } from './puzzle.ts';

/** Edition and game, then the code. */
const CODES: Readonly<Record<string, string>> = {
  '2025-01-01': 'shapes 2: 52 32 25 12',
  '2025-02-28': 'braille 1: 1 3 2 4',
  '2025-03-01': 'shapes 1: 45 14 31 13',
  '2025-06-30': 'shapes 3: 11 13 55 42',
  '2025-10-27': 'shapes 3: 11 15 21 44',
  '2025-12-31': 'shapes 2: 55 35 4 21',
  '2026-01-01': 'super 1: 2 3 4 7 8',
  '2026-01-02': 'braille 1: 5 5 2 1',
  '2026-01-03': 'shapes 1: 22 45 32 41',
  '2026-01-04': 'super 2: 0 5 4 3 8',
  '2026-01-05': 'shapes 3: 33 55 45 55',
  '2026-01-06': 'braille 2: 2 4 2 6',
  '2026-01-07': 'shapes 2: 50 52 4 24',
  '2026-03-30': 'shapes 3: 45 12 53 43',
  '2026-07-14': 'braille 2: 2 1 4 4',
  '2026-11-16': 'shapes 3: 14 53 21 31',
  '2026-11-22': 'super 2: 6 8 1 8 0',
  '2026-11-23': 'original 1: 5 5 1 4',
  '2026-11-24': 'mini 1: 6 3 5 3',
  '2026-11-25': 'braille 2: 2 4 4 3',
  '2026-11-26': 'duel 1: 2 4 3 5',
  '2026-11-27': 'super 1: 6 7 8 1 4',
  '2026-11-28': 'super 2: 4 4 7 4 8',
  '2026-11-29': 'shapes 1: 12 31 32 12',
  '2027-01-01': 'super 1: 8 5 3 8 6',
  '2028-02-29': 'mini 1: 4 2 3 2',
  '2030-06-15': 'super 2: 7 2 4 0 6',
  '2099-12-31': 'duel 1: 4 4 3 6',
};

/** Edition and game, then guesses with their feedback; the solution follows from them. None may ever change. */
const PUZZLES: Readonly<Record<string, string>> = {
  '2025-01-01':
    'shapes 1: 12 23 44 25 = 0-0-1, 21 21 33 53 = 0-0-1, 55 32 54 43 = 0-3-0, 11 54 55 32 = 3-0-0',
  '2025-02-28':
    'shapes 3: 15 11 31 23 = 0-2-0, 35 31 23 55 = 1-2-0, 31 55 23 21 = 2-0-0, 31 35 23 31 = 1-1-0',
  '2025-03-01': 'braille 2: 3 1 2 4 = 0-2-0, 2 6 4 6 = 0-0-0, 1 5 3 5 = 2-1-0, 0 5 3 1 = 1-2-0',
  '2025-06-30': 'super 1: 2 7 1 6 8 = 1-1-0, 8 7 7 3 4 = 3-2-0, 8 7 4 3 7 = 1-4-0',
  '2025-10-27': 'super 1: 1 1 2 3 7 = 1-1-0, 3 5 4 3 2 = 1-3-0, 5 2 5 3 4 = 3-2-0',
  '2025-12-31':
    'shapes 1: 11 14 52 44 = 1-0-2, 13 14 42 33 = 0-1-1, 21 13 52 51 = 0-0-3, 11 33 54 24 = 3-0-1, 11 33 55 24 = 2-0-2',
  '2026-01-01': 'super 2: 3 6 1 8 4 = 0-3-0, 7 1 3 4 3 = 2-3-0, 1 3 7 4 3 = 1-4-0',
  '2026-01-02':
    'shapes 3: 31 14 45 23 = 0-0-0, 33 43 32 15 = 0-0-0, 24 21 13 44 = 1-0-0, 25 21 21 55 = 0-0-0, 42 34 13 53 = 0-0-0, 11 12 22 44 = 1-1-0, 51 54 12 44 = 2-0-0, 51 35 11 44 = 1-0-0, 44 52 12 44 = 1-0-0, 22 54 54 44 = 3-0-0',
  '2026-01-03': 'braille 2: 6 3 0 2 = 1-1-0, 6 2 4 6 = 0-2-0, 4 0 2 2 = 2-2-0',
  '2026-01-04':
    'shapes 2: 43 3 33 10 = 0-0-1, 44 34 20 52 = 0-0-2, 54 23 15 51 = 0-0-1, 1 42 24 50 = 0-0-2, 22 35 25 0 = 1-0-0, 13 35 4 55 = 0-0-0, 30 2 25 32 = 1-0-2',
  '2026-01-05': 'super 1: 7 4 6 8 8 = 1-0-0, 2 4 3 5 3 = 0-2-0, 7 1 5 3 7 = 3-0-0, 7 1 5 1 2 = 4-0-0',
  '2026-01-06': 'braille 1: 3 1 1 4 = 0-3-0, 1 4 3 5 = 1-3-0, 1 5 4 3 = 1-3-0',
  '2026-01-07':
    'shapes 1: 44 34 42 12 = 0-0-1, 43 23 11 21 = 1-1-0, 43 21 35 24 = 0-1-2, 45 23 33 43 = 3-0-1',
  '2026-03-30': 'super 1: 2 4 6 7 8 = 1-2-0, 3 1 6 8 2 = 1-4-0, 2 1 8 3 6 = 3-2-0',
  '2026-07-14': 'braille 1: 5 1 4 5 = 0-1-0, 4 2 6 3 = 0-2-0, 1 6 2 1 = 3-0-0, 6 6 2 1 = 2-1-0',
  '2026-11-16':
    'super 1: 5 4 3 6 6 = 0-2-0, 1 3 8 4 3 = 0-2-0, 3 5 5 8 7 = 2-1-0, 7 7 5 8 4 = 2-0-0, 3 7 5 2 1 = 2-1-0',
  '2026-11-23': 'braille 1: 4 4 6 6 = 3-0-0, 4 6 6 6 = 2-2-0',
  '2026-11-24': 'original 1: 2 1 3 1 = 1-0-0, 5 1 5 6 = 1-1-0, 5 5 3 3 = 0-2-0, 2 4 5 5 = 3-0-0',
  '2026-11-25': 'duel 1: 6 8 7 3 = 1-1-0, 7 8 4 1 = 0-1-0, 5 7 7 6 = 2-1-0, 5 6 7 2 = 3-0-0',
  '2026-11-26': 'braille 2: 3 5 0 1 = 0-3-0, 6 3 5 0 = 0-2-0, 1 0 3 4 = 0-2-0, 0 1 2 5 = 3-0-0',
  '2026-11-27': 'duel 1: 5 6 2 8 = 0-1-0, 7 8 3 3 = 1-1-0, 3 2 3 1 = 0-1-0, 6 4 7 3 = 2-2-0',
  '2026-11-28': 'duel 1: 7 6 7 2 4 = 2-1-0, 7 6 4 8 6 = 0-3-0, 6 8 1 2 4 = 1-3-0, 4 1 7 2 8 = 3-2-0',
  '2026-11-29': 'super 1: 6 3 4 3 2 = 0-2-0, 4 2 1 1 1 = 1-0-0, 3 2 5 2 5 = 1-1-0, 3 5 1 6 6 = 1-2-0',
  '2028-02-29': 'original 1: 5 4 3 2 = 1-1-0, 5 3 1 5 = 0-2-0, 1 4 4 3 = 3-0-0',
  '2099-12-31': 'braille 2: 4 5 6 2 = 1-1-0, 2 5 5 0 = 0-2-0, 5 3 1 2 = 2-0-0, 0 3 4 2 = 2-0-0',
};

/** Of three puzzles of its edition, the one that takes as long as all others but one together. */
const LONGEST = '2026-01-02';

describe('the code of a day', () => {
  it.each(Object.entries(CODES))('%s', (date, frozen) => {
    const daily = dailyCode(date);
    if (!daily.ok) throw new Error(daily.error.kind);
    const { edition, code, version } = daily.value;
    expect(version).toBe(date < LADDER_FROM ? 1 : 2);
    expect(`${edition.name} ${edition.game}: ${code.join(' ')}`).toBe(frozen);
  });

  it('comes from another edition each day of the week', () => {
    const days = [10, 11, 12, 13, 14, 15, 16].map((day) => dailyCode(`2026-01-${day}`));
    const names = days.map((day) => day.ok && `${day.value.edition.name} ${day.value.edition.game}`);
    expect(new Set(names).size).toBe(7);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-01', 'today', '2026-01-32', '0000-01-01', ''])(
    'refuses %j',
    (date) => {
      expect(dailyCode(date)).toEqual({ ok: false, error: { kind: 'not-a-date', given: date } });
      expect(dailyPuzzle(date, openField).ok).toBe(false);
    },
  );

  it('knows leap days', () => {
    expect(dailyCode('2024-02-29').ok).toBe(true);
    expect(dailyCode('2000-02-29').ok).toBe(true);
    expect(dailyCode('1900-02-29').ok).toBe(false);
    expect(dailyCode('0001-01-01').ok).toBe(true);
  });
});

describe('the weekday ladder', () => {
  it('goes from small to large over all editions, every week', () => {
    const week = days(7).map(codeOf);
    const sizes = week.map(({ edition }) => countCodes(widestSpec(edition)));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(week.map(({ edition }) => edition.name))).toEqual(
      new Set(EDITION_NAMES.filter((name) => name !== 'custom')),
    );
    const later = days(7, 7 * 300).map(codeOf);
    expect(later.map(({ edition }) => edition)).toEqual(week.map(({ edition }) => edition));
  });

  it('brings no code of a size twice within a year, for ten years', () => {
    const last = new Map<string, number>();
    for (const [day, { edition, code }] of days(10 * 366)
      .map(codeOf)
      .entries()) {
      const name = `${JSON.stringify(widestSpec(edition))} ${code}`;
      expect(day - (last.get(name) ?? -366), name).toBeGreaterThanOrEqual(366);
      last.set(name, day);
    }
  });

  it('has puzzles of two rows or more, deeper from day to day', () => {
    for (const from of [0, 7 * 40]) {
      const week = days(7, from).map(puzzleOf);
      const depths = week.map(({ puzzle }) => puzzle.reasoning.depth);
      expect(depths).toEqual([1, 2, 2, 3, 3, 3, 4]);
      for (const { puzzle } of week) expect(puzzle.knowledge.rows.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('never falls back from one day to the next, and no puzzle of a weekday has its code twice within a year', () => {
    const weeks = inject('isFullRun') ? 106 : 3;
    const solutions: string[] = [];
    let before = 0;
    for (const [day, { puzzle }] of days(7 * weeks)
      .map(puzzleOf)
      .entries()) {
      const { depth } = puzzle.reasoning;
      expect(depth, String(day)).toBeGreaterThanOrEqual(day % 7 === 0 ? 1 : before);
      before = depth;
      const solution = `${day % 7} ${puzzle.solution}`;
      expect(solutions.slice(-366)).not.toContain(solution);
      solutions.push(solution);
    }
  });
});

describe('the puzzle of a day', () => {
  const tried = Object.entries(PUZZLES).filter(([date]) => date !== LONGEST || inject('isFullRun'));
  it.each(tried)('%s', (date, frozen) => {
    const daily = dailyPuzzle(date, keptField);
    if (!daily.ok) throw new Error(daily.error.kind);
    const { edition, puzzle } = daily.value;
    const rows = puzzle.knowledge.rows.map(
      ({ guess, mark: { black, white, blue } }) => `${guess.join(' ')} = ${black}-${white}-${blue}`,
    );
    expect(`${edition.name} ${edition.game}: ${rows.join(', ')}`).toBe(frozen);
    expect(rows.length).toBeLessThanOrEqual(edition.rows);
    expect(isPuzzle(keptField(widestSpec(edition), edition.marking), puzzle.knowledge)).toBe(true);
  });
});

const fields = new Map<string, Field>();

function keptField(spec: CodeSpec, marking: Marking): Field {
  const name = JSON.stringify([spec, marking]);
  const field = fields.get(name) ?? openField(spec, marking);
  fields.set(name, field);
  return field;
}

/** From the first day of the ladder, or this many days later. */
function days(count: number, later = 0): readonly string[] {
  const first = Date.parse(`${LADDER_FROM}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) =>
    new Date(first + (day + later) * 86_400_000).toISOString().slice(0, 10),
  );
}

function codeOf(date: string): DailyCode {
  const daily = dailyCode(date);
  if (!daily.ok) throw new Error(date);
  return daily.value;
}

function puzzleOf(date: string): DailyPuzzle {
  const daily = dailyPuzzle(date, keptField);
  if (!daily.ok) throw new Error(date);
  return daily.value;
}
