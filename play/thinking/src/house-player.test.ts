// The house acts even if the worker fails, and always by the rules.

import {
  checkCode,
  countCodes,
  firstMisfit,
  isInTray,
  type Maker,
  type PegCounts,
  seededDice,
  standardTerms,
} from '@blackpeg/rules';
import type { Brain } from '@blackpeg/session';
import { LEVEL_NAMES, type LevelName } from '@blackpeg/solver';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAsker } from './asker.ts';
import { GAMES, type Game, impossible, position } from './games.testing.ts';
import { createHousePlayer, LONGEST_THOUGHT } from './house-player.ts';
import type { Exchanges, Thinker } from './question.ts';
import { fakeWorkers, thinkerInThisThread } from './worker.testing.ts';

const broken: Thinker = { ask: () => Promise.reject(new Error('The worker broke.')), close: async () => {} };
const silent = () => createAsker<Exchanges>(fakeWorkers());
const [anyGame] = GAMES;
if (!anyGame) throw new Error('No game.');

interface Given {
  readonly who?: Maker;
  readonly level?: LevelName;
  readonly seed?: number;
}

function house(
  thinker: Thinker,
  { edition }: Game,
  { who = 0, level = 'steady', seed = 1 }: Given = {},
): Brain {
  const seats = { sitters: [{ kind: 'house', level }], codemaker: 'hard' } as const;
  return createHousePlayer({ thinker, dice: seededDice(seed) }, seats, who, standardTerms(edition));
}

afterEach(() => vi.useRealTimers());

describe.each([
  { kind: 'with the solver', thinker: thinkerInThisThread() },
  { kind: 'without it', thinker: broken },
])('$kind', ({ thinker }) => {
  it.each(GAMES)('the house plays by the rules: $name', async (game) => {
    const player = house(thinker, game);
    const { clues } = position(game, 3);
    const { spec, marking } = clues;
    const code = await house(thinker, game, { who: 'house' }).chooseCode(spec);
    expect(checkCode(spec, code).ok).toBe(true);
    const guess = await player.chooseGuess(clues, null);
    expect(checkCode(spec, guess).ok).toBe(true);
    expect(firstMisfit(marking, clues.rows, guess)).toBeUndefined();
    const rows = [...clues.rows, { guess, mark: await player.chooseMark(clues, guess) }];
    const opened = await player.settleOn({ ...clues, rows });
    expect(firstMisfit(marking, rows, opened)).toBeUndefined();
  });

  it.each(GAMES)('the house keeps guessing if no code fits: $name', async (game) => {
    const clues = impossible(game);
    expect(checkCode(clues.spec, await house(thinker, game).chooseGuess(clues, null)).ok).toBe(true);
  });

  it('T3c: the house takes what the tray holds', async () => {
    const game = GAMES.find(({ name }) => name === 'braille') ?? anyGame;
    const { clues } = position(game, 3);
    const tray: PegCounts = [[0, 0, 0, 1, 1, 2]];
    expect(isInTray(clues.spec, await house(thinker, game).chooseGuess(clues, tray), tray)).toBe(true);
  });
});

it.each(LEVEL_NAMES)('W2b: sees that no code fits, at every level but the beginner: %s', async (level) => {
  const thinker = thinkerInThisThread();
  for (const game of GAMES) {
    const player = house(thinker, game, { level });
    const alone = house(broken, game, { level });
    expect(await player.seesContradiction(position(game, 3).clues), game.name).toBe(false);
    expect(await player.seesContradiction(impossible(game)), game.name).toBe(level !== 'beginner');
    expect(await alone.seesContradiction(impossible(game)), 'without the solver').toBe(false);
  }
});

describe('the house', () => {
  const { clues } = position(anyGame, 2);

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const guess = house(silent(), anyGame).chooseGuess(clues, null);
    await vi.advanceTimersByTimeAsync(LONGEST_THOUGHT);
    expect(checkCode(clues.spec, await guess).ok).toBe(true);
  });

  it('hides at random on a seat, without a worker, however it hides in a solitaire', () => {
    const player = house(silent(), anyGame);
    const codes = Array.from({ length: 20 }, () => String(player.chooseCode(clues.spec)));
    expect(countCodes(clues.spec)).toBeGreaterThan(1000);
    expect(new Set(codes).size).toBeGreaterThan(10);
  });

  it('plays the same with the same dice', async () => {
    const thinker = thinkerInThisThread();
    const guesses = [1, 1].map((seed) => house(thinker, anyGame, { seed }).chooseGuess(clues, null));
    const [one, other] = await Promise.all(guesses);
    expect(one).toEqual(other);
  });
});
