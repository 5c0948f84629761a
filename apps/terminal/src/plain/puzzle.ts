// A puzzle solved by lines: its rows are read, and codes are typed until one fits them all.

import { type Code, type Edition, firstMisfit, widestSpec } from '@blackpeg/rules';
import type { Puzzle } from '@blackpeg/solver';
import {
  answerText,
  briefCode,
  codeName,
  dailyTexts,
  difficultyText,
  editionText,
  plainTexts,
  puzzleTexts,
  reasoningTexts,
} from '@blackpeg/wording';
import { type Desk, typedAfter } from './desk.ts';
import { codeTyped, exampleRow, pegsText } from './pegs.ts';
import { taught, wordIn } from './typed.ts';

/** Until it is solved, shown or left. */
export async function solvePuzzle(desk: Desk, edition: Edition, puzzle: Puzzle): Promise<void> {
  const { language, printer } = desk;
  const { prompts } = plainTexts(language);
  sayPuzzle(desk, edition, puzzle);
  printer.say(difficultyText(language, puzzle));
  printer.say(plainTexts(language).puzzle.how(exampleRow(language, widestSpec(edition))));
  for (;;) {
    const line = await typedAfter(desk, prompts.code);
    if (line === null || takeLine(desk, edition, puzzle, line)) return;
  }
}

/** Whether that was all. */
function takeLine(desk: Desk, edition: Edition, puzzle: Puzzle, line: string): boolean {
  const { language, printer } = desk;
  const { typing } = plainTexts(language);
  switch (wordIn(language, line)?.word) {
    case 'quit':
      return true;
    case 'rows':
      sayPuzzle(desk, edition, puzzle);
      return false;
    case 'pegs':
      printer.say(pegsText(language, widestSpec(edition)));
      return false;
    case 'again':
      printer.again();
      return false;
    case 'resign':
    case 'suggest':
      for (const text of reasoningTexts({ language, edition }, puzzle.reasoning)) printer.say(text);
      printer.say(puzzleTexts(language).solution(codeName(language, edition, puzzle.solution)));
      return true;
    case 'help':
      help(desk);
      return false;
    default: {
      const code = codeTyped(language, widestSpec(edition), line);
      if (code) return judge(desk, puzzle, code);
      printer.say(typing.unknown(line, taught(language, 'help')));
      return false;
    }
  }
}

/** Which rows it contradicts; none, and it is the code. */
function judge({ printer, language }: Desk, { knowledge }: Puzzle, code: Code): boolean {
  const words = dailyTexts(language);
  const wrong = knowledge.rows.flatMap((row, index) =>
    firstMisfit(knowledge.marking, [row], code) === undefined ? [] : [index + 1],
  );
  printer.say(wrong.length === 0 ? words.puzzleSolved : words.puzzleWrong(wrong));
  return wrong.length === 0;
}

function sayPuzzle({ printer, language }: Desk, edition: Edition, { knowledge }: Puzzle): void {
  const { rows } = knowledge;
  printer.say(puzzleTexts(language).position(editionText(language, edition), rows.length));
  for (const [index, { guess, mark }] of rows.entries())
    printer.say(
      `${index + 1}: ${briefCode(language, edition, guess)}: ${answerText(language, edition.name, mark)}`,
    );
}

function help({ printer, language }: Desk): void {
  const { about, abouts } = plainTexts(language);
  for (const word of ['rows', 'pegs', 'suggest', 'again', 'help', 'quit'] as const)
    printer.say(about(taught(language, word), abouts[word]));
}
