// Rounds in lanes: the same result however many there are, and an end on request.

import { customEdition, ok } from '@blackpeg/rules';
import { expect, it } from 'vitest';
import { plainThinker } from '../engine/thinker.testing.ts';
import { ownPlayer } from './contender.ts';
import type { Player } from './player.ts';
import { playAll } from './rounds.ts';
import { standingOf } from './standing.ts';

const edition = customEdition({ holes: 3, facets: [{ name: 'colour', size: 4, blank: false }] });

function plan(lanes: number, seed = 5) {
  const seat = () => {
    const thinker = plainThinker();
    return [ownPlayer('casual', thinker), ownPlayer('keen', thinker)] as const;
  };
  return { edition, rounds: 30, seed, lanes, seat };
}

const WATCH = { shouldStop: () => false, onRound: () => {} };

it('does not depend on the lanes, but on the seed', async () => {
  const one = await playAll(plan(1), WATCH);
  expect(await playAll(plan(4), WATCH)).toEqual(one);
  expect(await playAll(plan(1, 6), WATCH)).not.toEqual(one);
  const { rounds, played, sides, draws } = standingOf(one, edition.rows);
  expect([rounds, played]).toEqual([30, 30]);
  expect(sides[0].wins + sides[1].wins + draws).toBe(30);
});

it('ends after the rounds under way when it is stopped', async () => {
  let done = 0;
  const onRound = (count: number) => {
    done = count;
  };
  const watch = { shouldStop: () => done >= 5, onRound };
  const results = await playAll(plan(2), watch);
  expect(results.length).toBeGreaterThanOrEqual(5);
  expect(results.length).toBeLessThanOrEqual(6);
});

it('restarts who lapsed, and closes everybody even after a bug', async () => {
  let restarts = 0;
  let closed = 0;
  const close = async () => {
    closed += 1;
  };
  const lapsing: Player = {
    ...ownPlayer('casual', plainThinker()),
    hide: async () => ({ ok: false, error: { kind: 'illegal-code', said: 'x' } }),
    restart: () => {
      restarts += 1;
    },
    close,
  };
  const fair = () => ({ ...ownPlayer('casual', plainThinker()), close });
  const results = await playAll({ ...plan(1), rounds: 3, seat: () => [lapsing, fair()] as const }, WATCH);
  expect(standingOf(results, edition.rows)).toMatchObject({
    played: 0,
    draws: 0,
    sides: [
      { wins: 0, rows: null, lapses: [{ rounds: 3, firstRound: 1 }] },
      { wins: 3, lapses: [] },
    ],
  });
  expect([restarts, closed]).toEqual([3, 2]);
  const broken: Player = {
    ...lapsing,
    hide: async () => ok([1, 2, 3]),
    guess: () => Promise.reject(new Error('lost')),
  };
  await expect(playAll({ ...plan(2), seat: () => [broken, fair()] as const }, WATCH)).rejects.toThrow('lost');
  expect(closed).toBe(6);
});
