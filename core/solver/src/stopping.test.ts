// Every search calls `shouldStop` often enough. Time is counted as work: codes marked and calls to the kernel.

import { describe, expect, inject, it } from 'vitest';
import { advise } from './advice/advisor.ts';
import { CALL_WORK, GUESS_WORK, MOST_BETWEEN } from './brake.ts';
import { indexOfCode } from './candidates/code-table.ts';
import type { Field } from './candidates/field.ts';
import { workOut } from './candidates/knowledge.ts';
import type { Kernel, SetId } from './kernel/contract.ts';
import { plainField, verified } from './small-games.testing.ts';
import { beamStrategy, optimalStrategy, type SearchAim } from './trees/find-strategy.ts';
import { treeOfPlan } from './trees/strategy-tree.ts';

const average: SearchAim = { kind: 'average' };
const worst: SearchAim = { kind: 'worst-case' };

/** Work since the last call, counted like the brake does, but at the kernel itself. */
interface Gauge {
  work: number;
  most: number;
  asked: number;
}

const large = plainField(5, 8);
const small = plainField(4, 6);

/** The call that stops the search which goes on for longest. */
const LATEST = inject('isFullRun') ? 120 : 40;

const SEARCHES: readonly (readonly [string, (field: Field, shouldStop: () => boolean) => unknown, Field])[] =
  [
    ['a beam', (field, shouldStop) => beamStrategy(field, [3, 2], average, { shouldStop }), large],
    [
      'a beam from an opening',
      (field, shouldStop) => beamStrategy(field, [3, 2], average, opened(shouldStop)),
      large,
    ],
    ['a proof', (field, shouldStop) => optimalStrategy(field, average, { shouldStop }), large],
    ['a worst case', (field, shouldStop) => optimalStrategy(field, worst, { shouldStop }), large],
    [
      'a beam for the worst case',
      (field, shouldStop) => beamStrategy(field, [3], worst, { shouldStop }),
      large,
    ],
    ['a proof of 4 x 6', (field, shouldStop) => optimalStrategy(field, average, { shouldStop }), small],
    ['advice', (field, shouldStop) => advise(field, emptyAfter(field), {}, { shouldStop }), large],
    [
      'advice for the worst case',
      (field, shouldStop) => advise(field, emptyAfter(field), { aim: worst }, { shouldStop }),
      large,
    ],
  ];

describe.each(SEARCHES)('%s', (_, run, field) => {
  it('asks whether to stop after little work, and ends soon when told to', () => {
    for (const questions of [1, 2, 3, 5, 9, 30, LATEST]) {
      const gauge: Gauge = { work: 0, most: 0, asked: 0 };
      const shouldStop = () => {
        gauge.asked += 1;
        gauge.most = Math.max(gauge.most, gauge.work);
        gauge.work = 0;
        return gauge.asked >= questions;
      };
      run({ ...field, kernel: gauged(field.kernel, gauge) }, shouldStop);
      if (gauge.asked < questions) break;
      expect(gauge.most).toBeLessThanOrEqual(2 * MOST_BETWEEN);
      expect(gauge.work).toBeLessThanOrEqual(END_WORK);
    }
  });
});

/** What a stopped search may still do: quickly complete a tree, with one call to choose and one to divide each set. */
const END_WORK = 2 * 12_000 * CALL_WORK + 32_768 * 8 * GUESS_WORK;

describe('stopped', () => {
  it('a search has a whole tree, whenever it was', () => {
    for (const questions of [1, 2, 4, 8, 16]) {
      let asked = 0;
      const shouldStop = () => {
        asked += 1;
        return asked >= questions;
      };
      const { plan, proved } = beamStrategy(small, [8, 5], average, { shouldStop });
      expect(proved).toBe(false);
      expect(plan && verified(small.table, treeOfPlan(small, plan)).total).toBe(plan?.total);
    }
  });

  it('only for a moment, a search proves nothing', () => {
    for (const only of [1, 2, 3, 10, 50]) {
      let asked = 0;
      const shouldStop = () => {
        asked += 1;
        return asked === only;
      };
      expect(optimalStrategy(small, average, { shouldStop }).proved).toBe(false);
      asked = 0;
      const standing = workOut(small, { ...small.table, rows: [FIRST_ROW], missing: null });
      const advice = advise(small, standing, { nodes: 10_000_000 }, { shouldStop });
      if (asked >= only) expect(advice.ok && advice.value.proved).toBe(false);
    }
  });

  it('by its nodes, the smallest worst case is not proved', () => {
    for (const nodes of [10, 100, 300, 1000]) {
      const result = optimalStrategy(small, worst, { nodes });
      expect([result.proved, result.nodes <= nodes + 1]).toEqual([false, true]);
    }
  });
});

const FIRST_ROW = { guess: [1, 1, 2, 2], mark: { black: 1, white: 1, blue: 0 } } as const;

function opened(shouldStop: () => boolean) {
  return { shouldStop, openings: [indexOfCode(large.table, [1, 1, 2, 2, 3])] };
}

function emptyAfter({ table }: Field) {
  const rows = [{ guess: [1, 1, 1, 1, 1].slice(0, table.spec.holes), mark: { black: 0, white: 0, blue: 0 } }];
  return workOut(large, { ...table, rows, missing: null });
}

function gauged(kernel: Kernel, gauge: Gauge): Kernel {
  const sizes = new Map<SetId, number>();
  const did = (guesses: number, set: SetId) => {
    gauge.work += CALL_WORK + guesses * Math.max(GUESS_WORK, sizes.get(set) ?? 0);
  };
  return {
    ...kernel,
    load: (codes) => {
      const set = kernel.load(codes);
      sizes.set(set, codes.length);
      return set;
    },
    tally: (set, guess, counts) => {
      did(1, set);
      kernel.tally(set, guess, counts);
    },
    score: (set, guesses, rule, scores) => {
      did(guesses.length, set);
      kernel.score(set, guesses, rule, scores);
    },
    split: (set, guess, sorted, counts) => {
      did(1, set);
      kernel.split(set, guess, sorted, counts);
    },
  };
}
