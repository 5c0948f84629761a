// The companion's questions to the solver, and the answers.

import type { Code } from '@blackpeg/rules';
import type { CoachStep, Contradiction, Deduction, GoodRow, RowCheck } from '@blackpeg/solver';
import type { LatestQuestion } from '../asking.ts';
import { cluesFor, type RealBoard } from './board.ts';

export type CompanionQuestion =
  | { readonly type: 'certain' }
  | { readonly type: 'clue' }
  | { readonly type: 'good-row' }
  /** Could this be the code? */
  | { readonly type: 'check'; readonly guess: Code };

/** The solver's result for the rows. */
export type BoardFinding =
  /** There is no row yet, or the code is found. */
  | { readonly kind: 'none' | 'found' }
  | { readonly kind: 'working' | 'failed' }
  | { readonly kind: 'fits'; readonly count: number; readonly codes: readonly Code[] }
  | { readonly kind: 'contradiction'; readonly contradiction: Contradiction };

/** The answer to another question. */
export type CompanionAnswer =
  | { readonly kind: 'failed' | 'no-fit' }
  | { readonly kind: 'certain'; readonly facts: readonly Deduction[] }
  | { readonly kind: 'clue'; readonly clue: Deduction | null }
  | { readonly kind: 'check'; readonly check: RowCheck; readonly guess: Code }
  | { readonly kind: 'good-row'; readonly good: GoodRow };

/** What can be explained of an answer; null for nothing. */
export function explained(answer: CompanionAnswer | null): Deduction | Code | null {
  if (answer?.kind === 'clue') return answer.clue;
  if (answer?.kind === 'check') return answer.guess;
  return answer?.kind === 'good-row' ? answer.good.advice.guess : null;
}

/** Maximum number of codes shown. */
const SHOWN = 12;

export async function find(finding: LatestQuestion, board: RealBoard): Promise<BoardFinding> {
  const clues = cluesFor(board);
  const fits = await finding.ask('fits', { clues, list: SHOWN });
  const contradiction = fits.count > 0 ? null : await finding.ask('contradiction', { clues });
  return contradiction ? { kind: 'contradiction', contradiction } : { kind: 'fits', ...fits };
}

export async function answerTo(
  asking: LatestQuestion,
  board: RealBoard,
  told: readonly Deduction[],
  question: CompanionQuestion,
): Promise<CompanionAnswer> {
  const clues = cluesFor(board);
  switch (question.type) {
    case 'certain':
      return { kind: 'certain', facts: await asking.ask('deductions', { clues }) };
    case 'clue':
      return { kind: 'clue', clue: await asking.ask('clue', { clues, told }) };
    case 'check':
      return {
        kind: 'check',
        check: await asking.ask('check-row', { clues, guess: question.guess }),
        guess: question.guess,
      };
    case 'good-row': {
      const good = await asking.ask('good-row', { clues, rowsLeft: rowsLeft(board) });
      return 'advice' in good ? { kind: 'good-row', good } : { kind: 'no-fit' };
    }
  }
}

export function stepsTo(
  asking: LatestQuestion,
  board: RealBoard,
  of: Deduction | Code,
): Promise<readonly CoachStep[]> {
  return asking.ask('why', { clues: cluesFor(board), of });
}

export function rowsLeft({ edition, rows }: RealBoard): number {
  return Math.max(0, edition.rows - rows.length);
}
