// A puzzle for who reads and for who computes: rows, link, difficulty, and the code only on request.

import { formatCode, formatEdition, formatPosition, formatRows } from '@blackpeg/notation';
import type { Edition } from '@blackpeg/rules';
import type { Puzzle } from '@blackpeg/solver';
import {
  answerText,
  difficultyOf,
  difficultyText,
  editionText,
  type Language,
  puzzleTexts,
  reasoningTexts,
} from '@blackpeg/wording';
import { signAndName } from './sign-and-name.ts';
import { deductionJson } from './solver-json.ts';
import { drawTable } from './table.ts';

export interface ShownPuzzle {
  readonly edition: Edition;
  readonly puzzle: Puzzle;
  /** Where it came from; null for a puzzle that is known by its day. */
  readonly seed: number | null;
  readonly withSolution: boolean;
}

export function puzzleText(language: Language, shown: ShownPuzzle): string {
  const { edition, puzzle, withSolution } = shown;
  const { rows, spec } = puzzle.knowledge;
  const words = puzzleTexts(language);
  const table = drawTable(
    rows.map(({ guess, mark }, index) => [
      String(index + 1),
      formatCode(spec, guess),
      answerText(language, edition.name, mark),
    ]),
    ['right', 'left', 'left'],
  );
  const solution = [
    ...reasoningTexts({ language, edition }, puzzle.reasoning),
    words.solution(signAndName(language, edition, puzzle.solution)),
  ];
  const lines = [
    difficultyText(language, puzzle),
    words.link(linkOf(shown)),
    ...(withSolution ? solution : []),
  ];
  return `${words.position(editionText(language, edition), rows.length)}\n${table}${lines.join('\n')}\n`;
}

export function puzzleJson(shown: ShownPuzzle) {
  const { edition, puzzle, seed, withSolution } = shown;
  const { knowledge, reasoning, solution } = puzzle;
  const { spec, marking, rows } = knowledge;
  const steps = reasoning.steps.map(({ deductions, open }) => ({
    deductions: deductions.map(deductionJson),
    open,
  }));
  return {
    edition: formatEdition(edition),
    ...(seed !== null && { seed }),
    rows: formatRows(spec, marking, rows),
    link: linkOf(shown),
    difficulty: difficultyOf(puzzle),
    depth: reasoning.depth,
    ...(withSolution && { solution: formatCode(spec, solution), steps }),
  };
}

function linkOf({ edition, puzzle, seed }: ShownPuzzle): string {
  return formatPosition({ edition, rows: puzzle.knowledge.rows, goal: null, seed });
}
