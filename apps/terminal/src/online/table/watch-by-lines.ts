// Watching a match line by line: events are announced and queries answered, until the spectator leaves.

import { commandOf } from '@blackpeg/screens/play';
import { type PlainWord, plainTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { taught, typedAfter, wordIn } from '../../plain/dialogue.ts';
import { type Sitting, sittingAt } from '../../plain/table-session.ts';
import { companyHelp, type TableByLines, takeCompanyWord } from './company-words.ts';

const WORDS = [
  'rows',
  'score',
  'turn',
  'clock',
  'again',
  'help',
  'quit',
] as const satisfies readonly PlainWord[];

export async function watchByLines(at: TableByLines): Promise<void> {
  const { dialogue, table } = at;
  const { language, printer } = dialogue;
  const { visit } = terminalOnlineTexts(language);
  printer.say(visit.watching(taught(language, 'help'), taught(language, 'quit')));
  const sitting = sittingAt(dialogue, table);
  answer(at, sitting, 'score');
  try {
    for (;;) {
      const line = await typedAfter(dialogue, plainTexts(language).prompts.other);
      const word = line === null ? 'quit' : wordIn(language, line)?.word;
      if (line === null || word === 'quit') return;
      if (await takeCompanyWord(at, line)) continue;
      const known = WORDS.find((one) => one === word) ?? (line === '' ? 'turn' : null);
      if (known) answer(at, sitting, known);
      else printer.say(plainTexts(language).typing.unknown(line, taught(language, 'help')));
    }
  } finally {
    sitting.screen.close();
  }
}

function answer(at: TableByLines, { screen }: Sitting, word: (typeof WORDS)[number]): void {
  const { language, printer } = at.dialogue;
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
      for (const text of companyHelp(at)) printer.say(text);
      for (const one of WORDS) printer.say(about(taught(language, one), abouts[one]));
      return;
    case 'quit':
      return;
  }
}
