// Codes that cost the best strategy most: by its tree if there is one, otherwise by trial.

import { type Code, type Dice, drawCode } from '@blackpeg/rules';
import { advise } from '../advice/advisor.ts';
import type { Field } from '../candidates/field.ts';
import { workOut } from '../candidates/knowledge.ts';
import { type ChooseGuess, playOut } from '../play-out.ts';
import type { StrategyTree } from '../trees/strategy-tree.ts';

/** A random one of the codes for which a tree needs most guesses. */
export function hardCodeOfTree(tree: StrategyTree, dice: Dice): Code {
  let most = 0;
  let codes: Code[] = [];
  const visit = ({ guess, branches }: StrategyTree, row: number): void => {
    if (row > most) {
      most = row;
      codes = [];
    }
    if (row === most && branches.length === 0) codes.push(guess);
    for (const branch of branches) visit(branch.tree, row + 1);
  };
  visit(tree, 1);
  return codes[dice(codes.length)] as Code;
}

/** Of some random codes, the one for which a quick good strategy needs most guesses. */
export function hardCodeByTrial(field: Field, dice: Dice, tries: number): Code {
  const { spec, marking } = field.table;
  const start = workOut(field, { spec, marking, rows: [], missing: null });
  let hardest = drawCode(spec, dice);
  let most = rowsFor(hardest);
  for (let trial = 1; trial < tries; trial += 1) {
    const code = drawCode(spec, dice);
    const rows = rowsFor(code);
    if (rows <= most) continue;
    most = rows;
    hardest = code;
  }
  return hardest;

  function rowsFor(code: Code): number {
    return playOut(field, start, code, quick, MOST_ROWS).length;
  }
}

const MOST_ROWS = 20;
const QUICK_NODES = 4000;

/** Good play in a few milliseconds per guess. */
export const quick: ChooseGuess = (field, standing) => {
  const advice = advise(field, standing, { nodes: QUICK_NODES });
  if (!advice.ok) throw new RangeError('A game against a real code always has a candidate.');
  return advice.value.guess;
};
