// A real board beside the keyboard: its rows are typed with their answers, and the solver reasons along.

import { type Code, type Edition, type MarkedGuess, mark, widestSpec } from '@blackpeg/rules';
import { type CompanionScreen, createCompanionScreen, markedRowText } from '@blackpeg/screens/companion';
import {
  answerText,
  companionTexts,
  editionText,
  type Language,
  PLAIN_WORDS,
  type PlainWord,
  plainTexts,
} from '@blackpeg/wording';
import { answerTyped, codeTyped, exampleAnswer, exampleRow, pegsText } from '../game/typed-codes.ts';
import { type Desk, taught, typedAfter, unknownText, untilView, wordIn, wordTexts } from './dialogue.ts';

interface Companion {
  readonly desk: Desk;
  readonly edition: Edition;
  readonly screen: CompanionScreen;
}

/** Until the player stops. */
export async function runCompanion(desk: Desk, edition: Edition): Promise<void> {
  const { language, printer, thinker } = desk;
  const { companion: words, prompts } = plainTexts(language);
  const ports = { thinker, tell: ({ text }: { readonly text: string }) => printer.say(text) };
  const screen = createCompanionScreen(ports, { language, edition });
  const companion: Companion = { desk, edition, screen };
  printer.say(words.welcome(editionText(language, edition)));
  printer.say(howTo(companion));
  for (;;) {
    const line = await typedAfter(desk, prompts.row(screen.current().rows.length + 1));
    const typed = line === null ? null : wordIn(language, line);
    if (line === null || typed?.word === 'quit') return screen.close();
    if (typed) doWord(companion, typed.word, typed.rest);
    else if (line !== '') addRow(companion, line);
    await untilView(screen, ({ working, finding }) => working === null && finding !== 'working');
  }
}

type Do = (companion: Companion, rest: string) => void;

const WORDS: Partial<Record<PlainWord, Do>> = {
  rows: sayRows,
  drop,
  clear: ({ screen }) => screen.do({ type: 'clear' }),
  fit: ({ screen }) => screen.do({ type: 'standing' }),
  check: checkRow,
  hint: ({ screen }) => screen.do({ type: 'clue' }),
  suggest: ({ screen }) => screen.do({ type: 'good-row' }),
  mark: sayMark,
  pegs: ({ desk, edition }) => desk.printer.say(pegsText(desk.language, widestSpec(edition))),
  again: ({ desk }) => desk.printer.again(),
  help: (companion) =>
    companion.desk.printer.say(
      howTo(companion),
      ...wordTexts(
        companion.desk.language,
        PLAIN_WORDS.filter((word) => word in WORDS || word === 'quit'),
      ),
    ),
};

function doWord(companion: Companion, word: PlainWord, rest: string): void {
  const { printer, language } = companion.desk;
  const run = WORDS[word];
  if (run) run(companion, rest);
  else printer.say(plainTexts(language).typing.notNow(taught(language, word)));
}

function addRow({ desk, edition, screen }: Companion, line: string): void {
  const { printer, language } = desk;
  const row = markedRowTyped(language, edition, line);
  if (row) screen.do({ type: 'enter', row });
  else printer.say(unknownText(language, line));
}

/** A row, then its answer, with a colon or a space between them; null for anything else. */
function markedRowTyped(language: Language, edition: Edition, line: string): MarkedGuess | null {
  for (const cut of line.matchAll(/[:\s]+/g)) {
    const guess = codeTyped(language, widestSpec(edition), line.slice(0, cut.index));
    const answer = answerTyped(language, edition, line.slice(cut.index + cut[0].length));
    if (guess && answer) return { guess, mark: answer };
  }
  return null;
}

function howTo({ desk, edition }: Companion): string {
  const { language } = desk;
  const example = `${exampleRow(language, widestSpec(edition))} ${exampleAnswer(edition).text}`;
  return plainTexts(language).companion.how(example, taught(language, 'help'));
}

function sayRows({ desk, edition, screen }: Companion): void {
  const reader = { language: desk.language, edition };
  const lines = screen.current().rows.map((row) => markedRowText(reader, row.number, row));
  desk.printer.say(...(lines.length === 0 ? [companionTexts(desk.language).noRows] : lines));
}

function drop({ desk, screen }: Companion, rest: string): void {
  const row = Number(rest) - 1;
  const { typing } = plainTexts(desk.language);
  if (screen.current().rows[row]) screen.do({ type: 'remove', row });
  else desk.printer.say(typing.needsNumber(taught(desk.language, 'drop')));
}

function checkRow({ desk, edition, screen }: Companion, rest: string): void {
  const guess = codeTyped(desk.language, widestSpec(edition), rest);
  if (guess) screen.do({ type: 'check', guess });
  else desk.printer.say(plainTexts(desk.language).typing.needsText(taught(desk.language, 'check')));
}

/** For the one who holds the code: what a row earns. */
function sayMark({ desk, edition }: Companion, rest: string): void {
  const { typing, companion: words } = plainTexts(desk.language);
  const two = twoCodes(desk.language, edition, rest);
  desk.printer.say(
    two
      ? words.marked(answerText(desk.language, edition.name, mark(edition.marking, ...two)))
      : typing.needsText(taught(desk.language, 'mark')),
  );
}

function twoCodes(language: Language, edition: Edition, text: string): readonly [Code, Code] | null {
  const spec = widestSpec(edition);
  for (const cut of text.matchAll(/\s+/g)) {
    const code = codeTyped(language, spec, text.slice(0, cut.index));
    const guess = codeTyped(language, spec, text.slice(cut.index));
    if (code && guess) return [code, guess];
  }
  return null;
}
