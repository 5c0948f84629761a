// Looking on at a match by lines: it is heard as it happens, and asked about, until the looker has seen enough.

import { commandOf } from '@blackpeg/screens/play';
import { type PlainWord, plainTexts, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { taught, typedAfter, wordIn } from '../plain/dialogue.ts';
import { type Sitting, sittingAt } from '../plain/table-session.ts';
import { companyHelp, takeCompanyWord } from './company-words.ts';
import type { Visiting } from './visiting.ts';

const WORDS = [
  'rows',
  'score',
  'turn',
  'clock',
  'again',
  'help',
  'quit',
] as const satisfies readonly PlainWord[];

export async function lookOn(visiting: Visiting): Promise<void> {
  const { desk, table } = visiting;
  const { language, printer } = desk;
  const { line: words } = tableTexts(language);
  let isUp = true;
  const stop = table.subscribe(() => {
    if (table.isUp() !== isUp) printer.say(isUp ? words.downWatching : words.back);
    isUp = table.isUp();
  });
  const { visit } = terminalOnlineTexts(language);
  printer.say(visit.watching(taught(language, 'help'), taught(language, 'quit')));
  const sitting = sittingAt(desk, table);
  answer(visiting, sitting, 'score');
  try {
    for (;;) {
      const line = await typedAfter(desk, plainTexts(language).prompts.other);
      const word = line === null ? 'quit' : wordIn(language, line)?.word;
      if (line === null || word === 'quit') return;
      if (await takeCompanyWord(visiting, line)) continue;
      const known = WORDS.find((one) => one === word) ?? (line === '' ? 'turn' : null);
      if (known) answer(visiting, sitting, known);
      else printer.say(plainTexts(language).typing.unknown(line, taught(language, 'help')));
    }
  } finally {
    stop();
    sitting.screen.close();
  }
}

function answer(visiting: Visiting, { screen }: Sitting, word: (typeof WORDS)[number]): void {
  const { language, printer } = visiting.desk;
  const { about, abouts } = plainTexts(language);
  switch (word) {
    case 'rows':
      screen.do({ type: 'query-rows' });
      return;
    case 'score':
    case 'turn':
    case 'clock':
      screen.do(commandOf(word));
      return;
    case 'again':
      printer.again();
      return;
    case 'help':
      for (const text of companyHelp(visiting)) printer.say(text);
      for (const one of WORDS) printer.say(about(taught(language, one), abouts[one]));
      return;
    case 'quit':
      return;
  }
}
