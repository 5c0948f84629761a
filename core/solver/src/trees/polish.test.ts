// Improved trees: never worse, checked by playing every code, and optimal if every position is proved.

import { describe, expect, it } from 'vitest';
import { plainField, verified } from '../small-games.testing.ts';
import { entropy } from '../strategies/entropy.ts';
import { firstConsistent } from '../strategies/first-consistent.ts';
import { type PolishPosition, polishTree } from './polish.ts';
import { buildTree } from './strategy-tree.ts';

const EVERY_GUESS = [Number.POSITIVE_INFINITY];

describe('a tree is polished', () => {
  const field = plainField(3, 6);
  const tree = buildTree(field, entropy);
  const before = verified(field.table, tree);

  it('to the optimum, where all of it is searched again', () => {
    const best = verified(field.table, polishTree(field, tree, { widths: EVERY_GUESS }));
    expect(best.total).toBe(
      verified(field.table, polishTree(field, tree, { widths: EVERY_GUESS, after: 0 })).total,
    );
    expect(best.total).toBeLessThan(before.total);
  });

  it('in positions up to a size, by what those cost less', () => {
    let saved = 0;
    const sizes: number[] = [];
    const polished = polishTree(field, tree, {
      widths: EVERY_GUESS,
      mostCodes: 40,
      onSearched: ({ codes }, { before: cost, after = cost, proved }) => {
        expect(proved).toBe(true);
        sizes.push(codes);
        saved += cost - after;
      },
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
    expect(saved).toBeGreaterThan(0);
    expect(verified(field.table, polished).total).toBe(before.total - saved);
  });

  it('after so many guesses alone, and only where it is wanted', () => {
    const searched: PolishPosition[] = [];
    polishTree(field, tree, {
      widths: [2],
      after: 1,
      wanted: ({ codes }) => codes % 2 === 0,
      onSearched: (position) => searched.push(position),
    });
    expect(searched.length).toBeGreaterThan(1);
    expect(searched.every(({ path, codes }) => path.length === 1 && codes % 2 === 0)).toBe(true);
  });

  it('until it keeps to the rows it may take, though that costs guesses', () => {
    const long = buildTree(field, firstConsistent);
    const { most } = verified(field.table, long);
    const within = polishTree(field, long, { widths: [4], after: 1, mostRows: 6 });
    expect(most).toBeGreaterThan(6);
    expect(verified(field.table, within).most).toBe(6);
  });
});
