// A puzzle solved by lines: its rows are read, and codes are typed until one fits them all.

import { randomInt } from 'node:crypto';
import { widestSpec } from '@blackpeg/rules';
import { markedRowText } from '@blackpeg/screens/companion';
import { createPuzzleScreen, type GivenPuzzle, type PuzzleScreen } from '@blackpeg/screens/daily';
import { plainTexts, puzzleTexts } from '@blackpeg/wording';
import { type Desk, typedAfter, untilView } from './desk.ts';
import { codeTyped, exampleRow, pegsText } from './pegs.ts';
import { taught, wordIn } from './typed.ts';

/** Until it is solved, shown or left. Without a puzzle that is given, any. */
export async function solvePuzzle(desk: Desk, given?: GivenPuzzle): Promise<void> {
  const { language, printer, thinker } = desk;
  const { prompts, puzzle: words } = plainTexts(language);
  const screen = createPuzzleScreen(
    { thinker, dice: (sides) => randomInt(sides), tell: ({ text }) => printer.say(text) },
    { language, date: null, given },
  );
  await untilView(screen, ({ isWorking }) => !isWorking);
  const { position, note } = screen.current();
  if (!position) return printer.say(note);
  sayPuzzle(desk, screen);
  printer.say(position.difficulty);
  printer.say(words.how(exampleRow(language, widestSpec(position.edition))));
  while (!screen.current().solution) {
    const line = await typedAfter(desk, prompts.code);
    if (line === null || wordIn(language, line)?.word === 'quit') break;
    takeLine(desk, screen, line);
  }
  screen.close();
}

function takeLine(desk: Desk, screen: PuzzleScreen, line: string): void {
  const { language, printer } = desk;
  const { position } = screen.current();
  if (!position) return;
  const spec = widestSpec(position.edition);
  switch (wordIn(language, line)?.word) {
    case 'rows':
      sayPuzzle(desk, screen);
      break;
    case 'pegs':
      printer.say(pegsText(language, spec));
      break;
    case 'again':
      printer.again();
      break;
    case 'resign':
    case 'suggest':
      for (const text of position.reasoning) printer.say(text);
      screen.do({ type: 'show' });
      break;
    case 'help':
      help(desk);
      break;
    default: {
      const code = codeTyped(language, spec, line);
      if (code) screen.do({ type: 'try', code, missing: [] });
      else printer.say(plainTexts(language).typing.unknown(line, taught(language, 'help')));
    }
  }
}

function sayPuzzle({ printer, language }: Desk, screen: PuzzleScreen): void {
  const { position } = screen.current();
  if (!position) return;
  const { name, rows, edition } = position;
  printer.say(puzzleTexts(language).position(name, rows.length));
  for (const [index, row] of rows.entries())
    printer.say(markedRowText({ language, edition }, index + 1, row));
}

function help({ printer, language }: Desk): void {
  const { about, abouts } = plainTexts(language);
  for (const word of ['rows', 'pegs', 'suggest', 'again', 'help', 'quit'] as const)
    printer.say(about(taught(language, word), abouts[word]));
}
