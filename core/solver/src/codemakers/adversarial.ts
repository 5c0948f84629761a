// The codemaker that chooses a code as late as possible: each answer is the hardest one that some code still fits.

import type { Code, Dice, Feedback } from '@blackpeg/rules';
import { codeAt } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import type { Standing } from '../candidates/knowledge.ts';
import { partitionByCode } from '../candidates/partition.ts';

/**
 * The feedback that keeps the most codes open; among equals the one with the fewest key pegs. All black only if nothing
 * else is possible. The standing has at least one candidate.
 */
export function hardestFeedback(field: Field, { candidates }: Standing, guess: Code): Feedback {
  const { feedback } = field.table;
  const { counts } = partitionByCode(field, candidates, guess);
  const answers = feedback.map((answer, index) => ({ answer, codes: counts[index] as number }));
  const goingOn = answers.slice(0, -1).filter(({ codes }) => codes > 0);
  goingOn.sort((a, b) => b.codes - a.codes || keyPegs(a.answer) - keyPegs(b.answer));
  return (goingOn[0] ?? (answers.at(-1) as (typeof answers)[number])).answer;
}

/** A code that agrees with all answers given, to be shown at the end. */
export function openFittingCode({ table }: Field, { candidates }: Standing, dice: Dice): Code {
  return codeAt(table, candidates[dice(candidates.length)] as number);
}

function keyPegs({ black, white, blue }: Feedback): number {
  return black + white + blue;
}
