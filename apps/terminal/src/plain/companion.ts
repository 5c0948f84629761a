// A real board beside the keyboard: its rows are typed with their answers, and the solver helps.

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
import { type Dialogue, taught, typedAfter, unknownText, untilView, wordIn, wordTexts } from './dialogue.ts';

interface Companion {
  readonly dialogue: Dialogue;
  readonly edition: Edition;
  readonly screen: CompanionScreen;
}

/** Until the player stops. */
export async function runCompanion(dialogue: Dialogue, edition: Edition): Promise<void> {
  const { language, printer, thinker } = dialogue;
  const { companion: words, prompts } = plainTexts(language);
  const ports = { thinker, tell: ({ text }: { readonly text: string }) => printer.say(text) };
  const screen = createCompanionScreen(ports, { language, edition });
  const companion: Companion = { dialogue, edition, screen };
  printer.say(words.welcome(editionText(language, edition)));
  printer.say(howTo(companion));
  for (;;) {
    const line = await typedAfter(dialogue, prompts.row(screen.current().rows.length + 1));
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
  why: ({ screen }) => screen.do({ type: 'why' }),
  mark: sayMark,
  pegs: ({ dialogue, edition }) => dialogue.printer.say(pegsText(dialogue.language, widestSpec(edition))),
  again: ({ dialogue }) => dialogue.printer.again(),
  help: (companion) =>
    companion.dialogue.printer.say(
      howTo(companion),
      ...wordTexts(
        companion.dialogue.language,
        PLAIN_WORDS.filter((word) => word in WORDS || word === 'quit'),
      ),
    ),
};

function doWord(companion: Companion, word: PlainWord, rest: string): void {
  const { printer, language } = companion.dialogue;
  const run = WORDS[word];
  if (run) run(companion, rest);
  else printer.say(plainTexts(language).typing.notNow(taught(language, word)));
}

function addRow({ dialogue, edition, screen }: Companion, line: string): void {
  const { printer, language } = dialogue;
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

function howTo({ dialogue, edition }: Companion): string {
  const { language } = dialogue;
  const example = `${exampleRow(language, widestSpec(edition))} ${exampleAnswer(edition).text}`;
  return plainTexts(language).companion.how(example, taught(language, 'help'));
}

function sayRows({ dialogue, edition, screen }: Companion): void {
  const reader = { language: dialogue.language, edition };
  const lines = screen.current().rows.map((row) => markedRowText(reader, row.number, row));
  dialogue.printer.say(...(lines.length === 0 ? [companionTexts(dialogue.language).noRows] : lines));
}

function drop({ dialogue, screen }: Companion, rest: string): void {
  const row = Number(rest) - 1;
  const { typing } = plainTexts(dialogue.language);
  if (screen.current().rows[row]) screen.do({ type: 'remove', row });
  else dialogue.printer.say(typing.needsNumber(taught(dialogue.language, 'drop')));
}

function checkRow({ dialogue, edition, screen }: Companion, rest: string): void {
  const guess = codeTyped(dialogue.language, widestSpec(edition), rest);
  if (guess) screen.do({ type: 'check', guess });
  else
    dialogue.printer.say(plainTexts(dialogue.language).typing.needsText(taught(dialogue.language, 'check')));
}

/** For the codemaker: the answer to a row. */
function sayMark({ dialogue, edition }: Companion, rest: string): void {
  const { typing, companion: words } = plainTexts(dialogue.language);
  const two = twoCodes(dialogue.language, edition, rest);
  dialogue.printer.say(
    two
      ? words.marked(answerText(dialogue.language, edition.name, mark(edition.marking, ...two)))
      : typing.needsText(taught(dialogue.language, 'mark')),
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
