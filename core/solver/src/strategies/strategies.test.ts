// Strategies on 4 x 6 against the published figures.

import { seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { indexOfCode } from '../candidates/code-table.ts';
import { allCandidates } from '../candidates/field.ts';
import { plainField, signed } from '../small-games.testing.ts';
import { buildTree } from '../trees/strategy-tree.ts';
import { entropy } from './entropy.ts';
import { expectedSize } from './expected-size.ts';
import { firstConsistent } from './first-consistent.ts';
import { minimax } from './minimax.ts';
import { mostParts } from './most-parts.ts';
import { oneStepDeeper } from './one-step-deeper.ts';
import { randomConsistent } from './random-consistent.ts';

const field = plainField(4, 6);
const row = (...code: number[]) => indexOfCode(field.table, code);

describe('4 x 6', () => {
  // Knuth takes the first in numerical order among equal candidates, and so do we: his 5801, not the 5778 of
  // later authors, who break ties by further criteria.
  it('minimax has the signature of Knuth 1976', () => {
    expect(signed(field, buildTree(field, minimax))).toBe('5801:5:694');
  });

  it('expected size has the published 5696:6', () => {
    expect(signed(field, buildTree(field, expectedSize))).toBe('5696:6:3');
  });

  it('most parts has the published 5668:6', () => {
    expect(signed(field, buildTree(field, mostParts))).toBe('5668:6:7');
  });

  // 5722 is the 4.415 of Kooi 2005 from 1234, the guess of most entropy; from 1123 the same rule needs 42 fewer.
  it('entropy has 5722:6, from 1123 5680:6', () => {
    expect(signed(field, buildTree(field, entropy))).toBe('5722:6:12');
    expect(signed(field, buildTree(field, entropy, row(1, 1, 2, 3)))).toBe('5680:6:4');
  });

  it('one step deeper is better than entropy', () => {
    expect(signed(field, buildTree(field, oneStepDeeper))).toBe('5697:6:3');
  });

  it('the first consistent code needs 7471', () => {
    expect(signed(field, buildTree(field, firstConsistent))).toBe('7471:9:6');
  });

  it('a random consistent code is the same for a seed and another for another', () => {
    const tree = (seed: number) => signed(field, buildTree(field, randomConsistent(seededDice(seed))));
    expect(tree(1)).toBe(tree(1));
    expect(tree(1)).not.toBe(tree(2));
  });

  it("Knuth's 1122 splits the codes as he printed it", () => {
    const counts = new Uint32Array(field.kernel.classes);
    const set = field.kernel.load(allCandidates(field.table));
    field.kernel.tally(set, row(1, 1, 2, 2), counts);
    field.kernel.drop(set);
    expect([...counts]).toEqual([256, 256, 96, 16, 1, 256, 208, 36, 0, 114, 32, 4, 20, 0, 1]);
  });
});
