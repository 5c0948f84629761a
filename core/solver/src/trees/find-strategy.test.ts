// Searches compared with published optima, with trying everything, and with their own limits.

import { allCodes, type Code, type CodeSpec, mark, sameCode, seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { codeAt, indexOfCode } from '../candidates/code-table.ts';
import { allCandidates, openField } from '../candidates/field.ts';
import { KERNEL_NAMES } from '../kernel/contract.ts';
import type { SearchProgress } from '../search/options.ts';
import { search } from '../search/search.ts';
import { pairSpec, plainField, plainSpec, signed, verified } from '../small-games.testing.ts';
import { everyStrategy } from '../strategies/every-strategy.testing.ts';
import { beamStrategy, optimalStrategy, type SearchAim } from './find-strategy.ts';
import { partsOf, type StrategyTree, treeOfPlan, walk } from './strategy-tree.ts';
import { formatTree } from './text.ts';

const average: SearchAim = { kind: 'average' };

describe('4 x 6, the game of Knuth', () => {
  const field = plainField(4, 6);
  const found = (aim: SearchAim) => {
    const { plan, proved } = optimalStrategy(field, aim);
    return { proved, signature: plan && signed(field, treeOfPlan(field, plan)) };
  };

  it('needs 5625 guesses, as Koyama and Lai found, and no fewer', () => {
    expect(found(average)).toEqual({ proved: true, signature: expect.stringMatching(/^5625:6:/) });
  });

  it('needs one more where no code may take six', () => {
    const result = { proved: true, signature: expect.stringMatching(/^5626:5:/) };
    expect(found({ kind: 'average-within', rows: 5 })).toEqual(result);
    expect(found({ kind: 'worst-case' })).toEqual(result);
  });

  it('cannot be done in four', () => {
    expect(found({ kind: 'average-within', rows: 4 })).toEqual({ proved: true, signature: undefined });
  });

  it('beams come close, closer when wider, and what they say is so', () => {
    const totals = [[1], [3, 2], [8, 5]].map((widths) => {
      const { plan, proved } = beamStrategy(field, widths, average);
      expect(proved).toBe(false);
      if (plan)
        expect(verified(field.table, treeOfPlan(field, plan))).toMatchObject({
          total: plan.total,
          most: plan.most,
        });
      return plan?.total;
    });
    expect(totals).toEqual([5631, 5629, 5625]);
  });

  it('ends at its node budget with a whole tree', () => {
    for (const nodes of [0, 1, 50]) {
      const { plan, proved } = optimalStrategy(field, average, { nodes });
      expect(proved).toBe(false);
      expect(plan && verified(field.table, treeOfPlan(field, plan)).total).toBe(plan?.total);
    }
  });

  it('stops on request', () => {
    let asked = 0;
    const shouldStop = () => {
      asked += 1;
      return true;
    };
    const { plan, nodes } = search(field, { widths: [Number.POSITIVE_INFINITY], shouldStop });
    expect(asked).toBeGreaterThan(0);
    expect(nodes).toBeLessThan(400);
    expect(plan && verified(field.table, treeOfPlan(field, plan)).codes).toBe(1296);
  });

  it('reports how far it is', () => {
    const seen: SearchProgress[] = [];
    const opening = indexOfCode(field.table, [1, 1, 2, 3]);
    beamStrategy(field, [2], average, { openings: [opening], onProgress: (progress) => seen.push(progress) });
    expect(seen.at(-1)).toMatchObject({ settled: 1296, codes: 1296 });
  });

  it('finds nothing below what is best', () => {
    expect(search(field, { widths: [5], below: 5625 }).plan).toBeUndefined();
  });

  it('starts from a position as from the whole game', () => {
    const guess = indexOfCode(field.table, [1, 1, 2, 2]);
    const totals = partsOf(field, allCandidates(field.table), guess).map(([, candidates]) => {
      return optimalStrategy(field, average, {}, { candidates }).plan?.total ?? 0;
    });
    const whole = search(field, { widths: [Number.POSITIVE_INFINITY], openings: [guess] });
    expect(totals.reduce((sum, total) => sum + total, 1296)).toBe(whole.plan?.total);
  });
});

it('every kernel leads to the same tree', () => {
  const spec = plainSpec(4, 5);
  const texts = KERNEL_NAMES.map((name) => {
    const field = openField(spec, 'places', name);
    const { plan } = beamStrategy(field, [3, 2], average);
    return plan && formatTree(spec, 'places', treeOfPlan(field, plan));
  });
  expect(texts[0]).toMatch(/^1\d+\{/);
  expect(new Set(texts).size).toBe(1);
});

describe('positions of a game with more codes than two bytes can count', () => {
  const spec: CodeSpec = plainSpec(4, 20);
  const field = openField(spec, 'places');
  const dice = seededDice(5);

  it.each([3, 8, 25])('%i codes are found as the plan says', (size) => {
    const candidates = Uint32Array.from({ length: size }, () => dice(field.table.size)).sort();
    const { plan } = beamStrategy(field, [2, 1], average, {}, { candidates });
    if (!plan) throw new Error('There is always a plan.');
    const tree = treeOfPlan(field, plan, candidates);
    const rows = Array.from(candidates, (code) => rowsFor(codeAt(field.table, code), tree));
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(plan.total);
    expect(Math.max(...rows)).toBe(plan.most);
  });

  const rowsFor = (code: Code, tree: StrategyTree): number => {
    if (sameCode(code, tree.guess)) return 1;
    const next = walk(tree, mark('places', code, tree.guess));
    return next ? 1 + rowsFor(code, next) : Number.NaN;
  };
});

describe('small games, against every strategy there is', () => {
  it.each([
    { spec: plainSpec(1, 5), marking: 'places' as const },
    { spec: plainSpec(2, 1), marking: 'places' as const },
    { spec: plainSpec(2, 4), marking: 'places' as const },
    { spec: plainSpec(3, 3), marking: 'places' as const },
    { spec: plainSpec(3, 4, false), marking: 'places' as const },
    { spec: plainSpec(5, 2), marking: 'places' as const },
    { spec: pairSpec(2, 2, 2), marking: 'pairs' as const },
    { spec: pairSpec(1, 3, 3), marking: 'pairs' as const },
  ])('$spec.holes holes, $marking', ({ spec, marking }) => {
    const field = openField(spec, marking);
    const { plan, proved } = optimalStrategy(field, average);
    expect(proved).toBe(true);
    expect(plan?.total).toBe(everyStrategy(spec, marking).leastTotal([...allCodes(spec)]));
    expect(plan && verified(field.table, treeOfPlan(field, plan)).total).toBe(plan?.total);
  });
});

it('a search for the smallest worst case that is stopped tries no further rows', () => {
  const stopped = beamStrategy(plainField(4, 6), [1], { kind: 'worst-case' }, { shouldStop: () => true });
  expect(stopped.plan).toBeUndefined();
});
