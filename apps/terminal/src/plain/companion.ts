// A real board beside the keyboard: its rows are typed with their answers, and the solver reasons along.

import type { Edition } from '@blackpeg/rules';
import { companionTexts, editionText, plainTexts } from '@blackpeg/wording';
import { type Companion, markedRowTyped, sayStanding, setRows } from './companion-board.ts';
import { companionWord, howTo } from './companion-words.ts';
import { type Desk, typedAfter } from './desk.ts';
import { type Typed, taught, wordIn } from './typed.ts';

/** Until the player stops. */
export async function keepCompany(desk: Desk, edition: Edition): Promise<void> {
  const { companion: words, prompts } = plainTexts(desk.language);
  const companion: Companion = { desk, edition, rows: [], told: [] };
  desk.printer.say(words.welcome(editionText(desk.language, edition)));
  desk.printer.say(howTo(companion));
  for (;;) {
    const line = await typedAfter(desk, prompts.row(companion.rows.length + 1));
    const typed = line === null ? null : wordIn(desk.language, line);
    if (line === null || typed?.word === 'quit') return;
    try {
      if (typed) await doWord(companion, typed);
      else if (line !== '') await addRow(companion, line);
    } catch {
      // The thread broke; the next question starts another.
      desk.printer.say(companionTexts(desk.language).failed);
    }
  }
}

async function doWord(companion: Companion, { word, rest }: Typed): Promise<void> {
  const { printer, language } = companion.desk;
  const run = companionWord(word);
  if (run) await run(companion, rest);
  else printer.say(plainTexts(language).typing.notNow(taught(language, word)));
}

async function addRow(companion: Companion, line: string): Promise<void> {
  const { desk, edition, rows } = companion;
  const { printer, language } = desk;
  const words = companionTexts(language);
  const row = markedRowTyped(companion, line);
  if (!row || rows.length >= edition.rows) {
    const { typing } = plainTexts(language);
    printer.say(row ? words.full(edition.rows) : typing.unknown(line, taught(language, 'help')));
    return;
  }
  setRows(companion, [...rows, row]);
  printer.say(words.added(companion.rows.length));
  await sayStanding(companion);
}
