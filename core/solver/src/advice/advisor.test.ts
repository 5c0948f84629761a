// Advice against brute force on small games; repeatable with the same seed; better with more time; stoppable.

import {
  allCodes,
  brailleEdition,
  type Code,
  mark,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { describe, expect, inject, it } from 'vitest';
import { openField } from '../candidates/field.ts';
import { fittingCodes, type Standing, workOut } from '../candidates/knowledge.ts';
import { playOut } from '../play-out.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import type { Advice } from './advice.ts';
import { type AdviceOptions, advise, advising } from './advisor.ts';
import type { Aim } from './aim.ts';

const MANY = 50_000_000;

/** Few enough codes for every strategy to be tried. */
const TINY: readonly SmallGame[] = SMALL_GAMES.filter(({ name }) =>
  ['2 x 4', '2 pairs of 3 x 2 without blue', '2 pairs of 2 x 2 with blanks'].includes(name),
);

/** Rows and seeds. */
const POSITIONS = inject('isFullRun')
  ? ([1, 2, 3, 4] as const).map((seed) => [seed === 4 ? 2 : 1, seed] as const)
  : ([
      [1, 1],
      [2, 4],
    ] as const);

describe('advice, given time', () => {
  it.each(TINY)('is proved, and no strategy is better on average: $name', (game) => {
    const field = fieldFor(game);
    for (const [rows, seed] of POSITIONS) {
      const standing = workOut(field, playedPosition(game, rows, seed).knowledge);
      const advice = get(game, standing, { nodes: MANY });
      const codes = fittingCodes(field, standing, Number.POSITIVE_INFINITY);
      expect(advice.proved).toBe(true);
      expect(advice.grounds).toBe('exact');
      expect(advice.expectedRows * codes.length).toBeCloseTo(fewest(game, codes));
      expect(advice.lowerBound).toBe(advice.expectedRows);
    }
  });

  it.each(TINY)('keeps the figures it gives when it is played: $name', (game) => {
    const field = fieldFor(game);
    const standing = workOut(field, playedPosition(game, 1, 6).knowledge);
    const advice = get(game, standing, { nodes: MANY, rowsLeft: 2 });
    const rows = fittingCodes(field, standing, Number.POSITIVE_INFINITY).map(
      (code) => playOut(field, standing, code, (_, now) => get(game, now, { nodes: MANY }).guess, 20).length,
    );
    expect(rows.reduce((sum, count) => sum + count, 0) / rows.length).toBeCloseTo(advice.expectedRows);
  });

  it('finds the best chance within two rows: one code for each part', () => {
    for (const game of TINY) {
      const standing = workOut(fieldFor(game), playedPosition(game, 1, 2).knowledge);
      const codes = fittingCodes(fieldFor(game), standing, Number.POSITIVE_INFINITY);
      const aim: Aim = { kind: 'chance', rows: 2 };
      const advice = get(game, standing, { aim, rowsLeft: 2, nodes: MANY });
      const parts = [...allCodes(game.spec)].map(
        (guess) => new Set(codes.map((code) => key(game, code, guess))).size,
      );
      expect(advice.proved).toBe(true);
      expect(advice.chanceWithin).toBeCloseTo(Math.max(...parts) / codes.length);
    }
  });

  it('finds the smallest worst case, and keeps to a maximum that can be kept', () => {
    for (const game of TINY) {
      const standing = workOut(fieldFor(game), playedPosition(game, 1, 3).knowledge);
      const codes = fittingCodes(fieldFor(game), standing, Number.POSITIVE_INFINITY);
      const worst = get(game, standing, { aim: { kind: 'worst-case' }, nodes: MANY });
      expect(worst.worstCase).toBe(smallestWorst(game, codes));
      expect(worst.proved).toBe(true);
      const kept = get(game, standing, {
        aim: { kind: 'average-within', rows: worst.worstCase },
        nodes: MANY,
      });
      expect(kept.worstCase).toBeLessThanOrEqual(worst.worstCase);
      expect(kept.expectedRows).toBeCloseTo(worst.expectedRows);
    }
  });

  it('knows 4 x 6 in five rows at most after Knuth’s first guess', () => {
    const edition = brailleEdition();
    const field = openField(widestSpec(edition), edition.marking);
    const rows = [{ guess: [1, 1, 2, 2], mark: { black: 1, white: 1, blue: 0 } }];
    const standing = workOut(field, { spec: widestSpec(edition), marking: 'places', rows, missing: null });
    expect(standing.candidates).toHaveLength(208);
    const advice = advise(field, standing, { aim: { kind: 'worst-case' } });
    expect(advice.ok && advice.value.worstCase).toBe(4);
  });
});

describe('advice in large games', () => {
  const shapes = { name: 'shapes 1', spec: widestSpec(shapesEdition('1')), marking: 'pairs' } as const;
  const large = { name: 'super', spec: widestSpec(superEdition()), marking: 'places' } as const;

  it.each([shapes, large])('is the same for the same seed and nodes: $name', (game) => {
    const standing = workOut(fieldFor(game), playedPosition(game, 2, 8).knowledge);
    const options = { seed: 5, nodes: 60_000 };
    expect([...advising(fieldFor(game), standing, options)]).toEqual([
      ...advising(fieldFor(game), standing, options),
    ]);
  });

  it.each([shapes, large])('begins with the opening: $name', (game) => {
    const standing = workOut(fieldFor(game), playedPosition(game, 0, 1).knowledge);
    const [first] = advising(fieldFor(game), standing);
    expect(first?.guess).toEqual(game === shapes ? [11, 12, 23, 34] : [1, 1, 2, 2, 3]);
    expect(first?.expectedRows).toBeGreaterThan(5);
    expect(first?.expectedRows).toBeLessThan(7);
  });

  it.each([shapes, large])('is a code of the game, with figures that go together: $name', (game) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const standing = workOut(fieldFor(game), playedPosition(game, 1 + (seed % 4), seed).knowledge);
      for (const advice of advising(fieldFor(game), standing, { nodes: 30_000, rowsLeft: 6 })) {
        expect(advice.candidatesLeft).toBe(standing.candidates.length);
        expect(advice.lowerBound).toBeLessThanOrEqual(advice.expectedRows + 1e-9);
        expect(advice.expectedRows).toBeLessThanOrEqual(advice.worstCase);
        expect(advice.chanceWithin).toBeGreaterThanOrEqual(advice.worstCase <= 6 ? 1 - 1e-9 : 0);
        expect(advice.couldBeCode).toBe(fits(standing, advice.guess));
      }
    }
  });

  it('stops when told to, with what it has and nothing left in the kernel', () => {
    const standing = workOut(fieldFor(shapes), playedPosition(shapes, 2, 8).knowledge);
    const seen: Advice[] = [];
    const stopped = advise(
      fieldFor(shapes),
      standing,
      { nodes: MANY },
      { shouldStop: () => seen.length > 0, onAdvice: (advice) => seen.push(advice) },
    );
    expect(seen).toHaveLength(1);
    expect(stopped).toEqual({ ok: true, value: seen[0] });
    const { kernel } = fieldFor(shapes);
    expect(kernel.load(Uint32Array.of(0))).toBe(0);
    kernel.drop(0);
  });

  it('spends about as many nodes as it may', () => {
    const standing = workOut(fieldFor(large), playedPosition(large, 2, 8).knowledge);
    const [few, many] = [1000, 200_000].map(
      (nodes) => [...advising(fieldFor(large), standing, { nodes })].length,
    );
    expect(few).toBe(1);
    expect(many).toBeGreaterThan(1);
  });
});

it('refuses advice where no code fits', () => {
  const game = SMALL_GAMES[0] as SmallGame;
  const { knowledge } = playedPosition(game, 0, 1);
  const none = { black: 0, white: 0, blue: 0 };
  const rows = [1, 2, 3, 4].map((peg) => ({ guess: [peg, peg], mark: none }));
  const advice = advise(fieldFor(game), workOut(fieldFor(game), { ...knowledge, rows }));
  expect(advice).toEqual({ ok: false, error: { kind: 'no-code-fits' } });
});

function get(game: SmallGame, standing: Standing, options: AdviceOptions): Advice {
  const advice = advise(fieldFor(game), standing, options);
  if (!advice.ok) throw new Error('no code fits');
  return advice.value;
}

function fits({ knowledge: { marking, rows } }: Standing, guess: Code): boolean {
  return rows.every((row) => JSON.stringify(mark(marking, guess, row.guess)) === JSON.stringify(row.mark));
}

/** The fewest guesses over all codes of any strategy, by trying every guess in every position. */
function fewest(game: SmallGame, codes: readonly Code[]): number {
  return overGuesses('fewest', game, codes, (parts) =>
    parts.reduce((sum, part) => sum + fewest(game, part), codes.length),
  );
}

function smallestWorst(game: SmallGame, codes: readonly Code[]): number {
  return overGuesses(
    'worst',
    game,
    codes,
    (parts) => 1 + Math.max(0, ...parts.map((part) => smallestWorst(game, part))),
  );
}

const known = new Map<string, number>();

/** The lowest value any guess gives; parts leave out the code that is found. */
function overGuesses(
  what: string,
  game: SmallGame,
  codes: readonly Code[],
  value: (parts: readonly (readonly Code[])[]) => number,
): number {
  if (codes.length === 1) return 1;
  const name = `${what}|${game.name}|${JSON.stringify(codes)}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  let lowest = Number.POSITIVE_INFINITY;
  for (const guess of allCodes(game.spec)) {
    const parts = new Map<string, Code[]>();
    for (const code of codes)
      parts.set(key(game, code, guess), [...(parts.get(key(game, code, guess)) ?? []), code]);
    const own = key(game, guess, guess);
    const found = parts.delete(own);
    if (parts.size === 1 && !found) continue;
    lowest = Math.min(lowest, value([...parts.values()]));
  }
  known.set(name, lowest);
  return lowest;
}

function key({ marking }: SmallGame, code: Code, guess: Code): string {
  const { black, white, blue } = mark(marking, code, guess);
  return `${black}.${white}.${blue}`;
}
