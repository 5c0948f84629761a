// The house acts whatever becomes of the worker, and always by the rules.

import { checkCode, countCodes, firstMisfit, isInTray, type PegCounts } from '@blackpeg/rules';
import { LEVEL_NAMES } from '@blackpeg/solver';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BrainOptions, createBrain, LONGEST_THOUGHT } from './brain.ts';
import { GAMES, impossible, position } from './games.testing.ts';
import type { Thinker } from './question.ts';
import { createThinker } from './thinker.ts';
import { deskWorker } from './worker.testing.ts';

const OPTIONS: BrainOptions = { level: 'steady', codemaker: 'hard', marking: 'places' };
const broken: Thinker = { ask: () => Promise.reject(new Error('The worker broke.')) };
const silent: Thinker = {
  ask: (_name, _question, { signal } = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
};

afterEach(() => vi.useRealTimers());

describe.each([
  { kind: 'with the solver', thinker: createThinker(deskWorker) },
  { kind: 'without it', thinker: broken },
])('$kind', ({ thinker }) => {
  const brain = createBrain(thinker, OPTIONS);

  it.each(GAMES)('the house plays by the rules: $name', async (game) => {
    const { clues } = position(game, 3);
    const { spec, marking } = clues;
    const hider = createBrain(thinker, { ...OPTIONS, marking });
    expect(checkCode(spec, await hider.chooseCode(spec)).ok).toBe(true);
    const guess = await brain.chooseGuess(clues, null);
    expect(checkCode(spec, guess).ok).toBe(true);
    expect(firstMisfit(marking, clues.rows, guess)).toBeUndefined();
    const rows = [...clues.rows, { guess, mark: await brain.chooseMark(clues, guess) }];
    const opened = await brain.settleOn({ ...clues, rows });
    expect(firstMisfit(marking, rows, opened)).toBeUndefined();
  });

  it.each(GAMES)('the house guesses on where no code fits: $name', async (game) => {
    const clues = impossible(game);
    expect(checkCode(clues.spec, await brain.chooseGuess(clues, null)).ok).toBe(true);
  });

  it('T3c: the house takes what the tray holds', async () => {
    const game = GAMES.find(({ name }) => name === 'braille') ?? GAMES[0];
    if (!game) throw new Error('No game.');
    const { clues } = position(game, 3);
    const tray: PegCounts = [[0, 0, 0, 1, 1, 2]];
    expect(isInTray(clues.spec, await brain.chooseGuess(clues, tray), tray)).toBe(true);
  });
});

it.each(LEVEL_NAMES)('W2b: sees that no code fits, at every level but the beginner: %s', async (level) => {
  const brain = createBrain(createThinker(deskWorker), { ...OPTIONS, level });
  const alone = createBrain(broken, { ...OPTIONS, level });
  for (const game of GAMES) {
    expect(await brain.seesContradiction(position(game, 3).clues), game.name).toBe(false);
    expect(await brain.seesContradiction(impossible(game)), game.name).toBe(level !== 'beginner');
    expect(await alone.seesContradiction(impossible(game)), 'without the solver').toBe(false);
  }
});

describe('the brain', () => {
  const [game] = GAMES;
  if (!game) throw new Error('No game.');
  const { clues } = position(game, 2);

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const guess = createBrain(silent, OPTIONS).chooseGuess(clues, null);
    await vi.advanceTimersByTimeAsync(LONGEST_THOUGHT);
    expect(checkCode(clues.spec, await guess).ok).toBe(true);
  });

  it('hides a code by chance without a worker', () => {
    const brain = createBrain(silent, { ...OPTIONS, codemaker: 'random' });
    const codes = Array.from({ length: 20 }, () => String(brain.chooseCode(clues.spec)));
    expect(countCodes(clues.spec)).toBeGreaterThan(1000);
    expect(new Set(codes).size).toBeGreaterThan(10);
  });

  it('plays the same with the same seeds', async () => {
    const guesses = [1, 1].map((seed) =>
      createBrain(createThinker(deskWorker), { ...OPTIONS, seed: () => seed }).chooseGuess(clues, null),
    );
    const [one, other] = await Promise.all(guesses);
    expect(one).toEqual(other);
  });
});
