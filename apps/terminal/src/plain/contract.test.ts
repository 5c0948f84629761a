// Playing by lines prints the sentences that every face shows, in their order.

import { seededDice } from '@blackpeg/rules';
import {
  CONTRACT_CARD,
  CONTRACT_CODE,
  CONTRACT_TERMS,
  contractLines,
  missingIn,
} from '@blackpeg/screens/testing';
import { LANGUAGES, type Language, plainTexts } from '@blackpeg/wording';
import { expect, it } from 'vitest';
import { directThinker } from '../game/direct-thinker.testing.ts';
import { openTables } from '../game/tables.ts';
import { savedInMemory } from '../saved/memory.testing.ts';
import { type Dialogue, taught } from './dialogue.ts';
import { playNew } from './play.ts';
import { createPrinter } from './printer.ts';

/** Returns everything that is printed while these lines are typed. */
async function printed(language: Language, typed: readonly string[]): Promise<string> {
  const manner = { language, detail: 'full', cells: false } as const;
  const lines = typed.values();
  let text = '';
  const write = async (part: string) => {
    text += part;
  };
  const saved = savedInMemory();
  const thinker = directThinker();
  const dice = seededDice(1);
  const printer = createPrinter({ out: { write, rewrite: write, raw: write }, isTerminal: false }, manner);
  const dialogue: Dialogue = {
    ...manner,
    printer,
    lines: { next: async () => lines.next().value ?? null },
    saved,
    tables: openTables({ saved, thinker, dice }),
    thinker,
    dice,
    env: {},
  };
  await playNew(dialogue, CONTRACT_TERMS, CONTRACT_CARD, CONTRACT_CODE);
  await printer.flushed();
  return text;
}

it.each(LANGUAGES)('whose turn it is, what is asked, what became of a round: %s', async (language) => {
  const no = plainTexts(language).no[0] ?? '';
  const text = await printed(language, [taught(language, 'resign'), no, CONTRACT_CODE.join('')]);
  expect(
    missingIn(text, [
      ...contractLines('playing', language),
      ...contractLines('asked', language),
      ...contractLines('over', language),
    ]),
  ).toBeNull();
});

it.each(LANGUAGES)('what can be typed is listed in the words of the language: %s', async (language) => {
  const text = await printed(language, [taught(language, 'help')]);
  const { about, abouts, typed } = plainTexts(language);
  const words = Object.values(typed).map(([word]) => word);
  const listed = text.split('\n').flatMap((line) => /^([^:]+?)\s?: \S/.exec(line)?.[1] ?? []);
  expect(text).toContain(about(taught(language, 'known'), abouts.known));
  expect(
    listed.slice(listed.indexOf(taught(language, 'rows'))).filter((word) => !words.includes(word)),
  ).toEqual([]);
});
