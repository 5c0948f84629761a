// What the words do beside a real board.

import { type Code, mark, widestSpec } from '@blackpeg/rules';
import {
  answerText,
  briefCode,
  companionTexts,
  PLAIN_WORDS,
  type PlainWord,
  plainTexts,
} from '@blackpeg/wording';
import { checkHint, clueHint, fitsTexts, rowHint } from '../game/hints.ts';
import { exampleAnswer } from './answers.ts';
import { type Companion, sayStanding, sceneOf, setRows } from './companion-board.ts';
import { codeTyped, exampleRow, pegsText } from './pegs.ts';
import { taught } from './typed.ts';

type Do = (companion: Companion, rest: string) => void | Promise<void>;

const WORDS: Partial<Record<PlainWord, Do>> = {
  rows: sayRows,
  drop,
  clear(companion) {
    setRows(companion, []);
    companion.desk.printer.say(companionTexts(companion.desk.language).startedOver);
  },
  fit: async (companion) => sayAll(companion, await fitsTexts(sceneOf(companion))),
  check: checkRow,
  async hint(companion) {
    const { texts, clue } = await clueHint(sceneOf(companion), companion.told);
    if (clue) companion.told = [...companion.told, clue];
    sayAll(companion, texts);
  },
  async suggest(companion) {
    const { edition, rows } = companion;
    sayAll(companion, (await rowHint(sceneOf(companion), edition.rows - rows.length)).texts);
  },
  mark: sayMark,
  pegs: ({ desk, edition }) => desk.printer.say(pegsText(desk.language, widestSpec(edition))),
  again: ({ desk }) => desk.printer.again(),
  help: (companion) =>
    sayAll(companion, [
      howTo(companion),
      ...PLAIN_WORDS.filter((word) => word in WORDS || word === 'quit').map((word) => {
        const { about, abouts } = plainTexts(companion.desk.language);
        return about(taught(companion.desk.language, word), abouts[word]);
      }),
    ]),
};

/** Null for a word that is none here. */
export function companionWord(word: PlainWord): Do | null {
  return WORDS[word] ?? null;
}

export function howTo({ desk, edition }: Companion): string {
  const { language } = desk;
  const example = `${exampleRow(language, widestSpec(edition))} ${exampleAnswer(edition).text}`;
  return plainTexts(language).companion.how(example, taught(language, 'help'));
}

function sayAll({ desk }: Companion, texts: readonly string[]): void {
  for (const text of texts) desk.printer.say(text);
}

function sayRows(companion: Companion): void {
  const { desk, edition, rows } = companion;
  const { language } = desk;
  const lines = rows.map(
    ({ guess, mark: answer }, index) =>
      `${index + 1}: ${briefCode(language, edition, guess)}: ${answerText(language, edition.name, answer)}`,
  );
  sayAll(companion, lines.length === 0 ? [companionTexts(language).noRows] : lines);
}

async function drop(companion: Companion, rest: string): Promise<void> {
  const { desk, rows } = companion;
  const row = Number(rest);
  if (!rows[row - 1]) {
    const { typing } = plainTexts(desk.language);
    desk.printer.say(typing.needsNumber(taught(desk.language, 'drop')));
    return;
  }
  setRows(
    companion,
    rows.filter((_, index) => index !== row - 1),
  );
  desk.printer.say(companionTexts(desk.language).removed(row));
  await sayStanding(companion);
}

async function checkRow(companion: Companion, rest: string): Promise<void> {
  const { desk, edition } = companion;
  const guess = codeTyped(desk.language, widestSpec(edition), rest);
  if (guess) sayAll(companion, (await checkHint(sceneOf(companion), guess)).texts);
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

function twoCodes(
  language: Companion['desk']['language'],
  edition: Companion['edition'],
  text: string,
): readonly [Code, Code] | null {
  const spec = widestSpec(edition);
  for (const cut of text.matchAll(/\s+/g)) {
    const code = codeTyped(language, spec, text.slice(0, cut.index));
    const guess = codeTyped(language, spec, text.slice(cut.index));
    if (code && guess) return [code, guess];
  }
  return null;
}
