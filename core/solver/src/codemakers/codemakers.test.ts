// Codemakers stay consistent with their answers, and the hard ones are hard.

import {
  brailleEdition,
  firstMisfit,
  isBroken,
  mark,
  sameFeedback,
  seededDice,
  widestSpec,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAt } from '../candidates/code-table.ts';
import { openField } from '../candidates/field.ts';
import { workOut } from '../candidates/knowledge.ts';
import { playAgainst, playOut } from '../play-out.ts';
import { fieldFor, playedPosition, SMALL_GAMES } from '../positions.testing.ts';
import { minimax } from '../strategies/minimax.ts';
import { buildTree } from '../trees/strategy-tree.ts';
import { hardestFeedback, openFittingCode } from './adversarial.ts';
import { CODEMAKER_NAMES, CODEMAKERS } from './codemaker.ts';
import { hardCodeByTrial, hardCodeOfTree, quick } from './hard.ts';

const edition = brailleEdition();
const spec = widestSpec(edition);
const field = openField(spec, edition.marking);
const start = workOut(field, { spec, marking: 'places', rows: [], missing: null });

it('codemakers say whether they commit', () => {
  expect(CODEMAKERS.map(({ name }) => name)).toEqual(CODEMAKER_NAMES);
  expect(CODEMAKERS.filter(({ commits }) => !commits).map(({ name }) => name)).toEqual(['adversarial']);
});

describe('the adversarial codemaker', () => {
  it.each(SMALL_GAMES)('K3: answers so that the code it opens bears out every row: $name', (game) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const dice = seededDice(seed);
        const on = fieldFor(game);
        const from = workOut(on, playedPosition(game, 0, seed).knowledge);
        const choose = () => codeAt(on.table, dice(on.table.size));
        const rows = playAgainst(on, from, (guess, now) => hardestFeedback(on, now, guess), choose, 6);
        const end = workOut(on, { ...from.knowledge, rows });
        const code = openFittingCode(on, end, dice);
        expect(firstMisfit(game.marking, rows, code)).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });

  it('keeps as many codes open as any answer could', () => {
    const guess = [1, 1, 2, 2];
    const answer = hardestFeedback(field, start, guess);
    expect(answer).toEqual({ black: 0, white: 0, blue: 0 });
    const left = (feedback: typeof answer) =>
      [...start.candidates].filter((index) =>
        sameFeedback(mark('places', codeAt(field.table, index), guess), feedback),
      ).length;
    expect(left(answer)).toBe(256);
  });

  it('says all black only when nothing else is left', () => {
    const one = { ...start, candidates: start.candidates.subarray(5, 6) };
    expect(isBroken(hardestFeedback(field, one, codeAt(field.table, 5)), 4)).toBe(true);
    const two = { ...start, candidates: start.candidates.subarray(5, 7) };
    expect(isBroken(hardestFeedback(field, two, codeAt(field.table, 5)), 4)).toBe(false);
  });
});

describe('the hard codemaker', () => {
  it('takes a code the tree needs most guesses for', () => {
    const tree = buildTree(field, minimax);
    for (let seed = 1; seed < 6; seed += 1) {
      const code = hardCodeOfTree(tree, seededDice(seed));
      let node = tree;
      const rows = playOut(
        field,
        start,
        code,
        (_, now) => {
          const last = now.knowledge.rows.at(-1);
          const branch = node.branches.find(({ feedback }) => last && sameFeedback(feedback, last.mark));
          if (last && branch) node = branch.tree;
          return node.guess;
        },
        10,
      );
      expect(rows).toHaveLength(5);
    }
  });

  it('finds codes at least as hard the longer it tries, the same for the same dice', () => {
    const rows = [1, 12].map((tries) => {
      const code = hardCodeByTrial(field, seededDice(3), tries);
      expect(hardCodeByTrial(field, seededDice(3), tries)).toEqual(code);
      return playOut(field, start, code, quick, 10).length;
    });
    expect(rows[1]).toBeGreaterThanOrEqual(rows[0] ?? 0);
    expect(rows[1]).toBeGreaterThanOrEqual(5);
  });
});
