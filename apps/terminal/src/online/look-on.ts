// Looking on at a match by lines: it is heard as it happens, and asked about, until the looker has seen enough.

import { dutyOf, type Maker } from '@blackpeg/rules';
import { timeAsked } from '@blackpeg/session';
import {
  boardText,
  dutyText,
  type PlainWord,
  plainTexts,
  scoreText,
  tableTexts,
  terminalOnlineTexts,
  timeLeftText,
} from '@blackpeg/wording';
import { typedAfter } from '../plain/desk.ts';
import { taught, wordIn } from '../plain/typed.ts';
import { speakerAt } from './company-texts.ts';
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
  answer(visiting, 'score');
  try {
    for (;;) {
      const line = await typedAfter(desk, plainTexts(language).prompts.other);
      const word = line === null ? 'quit' : wordIn(language, line)?.word;
      if (line === null || word === 'quit') return;
      if (await takeCompanyWord(visiting, line)) continue;
      const known = WORDS.find((one) => one === word) ?? (line === '' ? 'turn' : null);
      if (known) answer(visiting, known);
      else printer.say(plainTexts(language).typing.unknown(line, taught(language, 'help')));
    }
  } finally {
    stop();
  }
}

function answer(visiting: Visiting, word: (typeof WORDS)[number]): void {
  const { desk, table } = visiting;
  const { language, printer, detail } = desk;
  const { state } = table.snapshot();
  if (!state) return;
  const speaker = speakerAt(table, language);
  const { about, abouts } = plainTexts(language);
  switch (word) {
    case 'rows':
      for (const board of state.round.boards) {
        for (const text of boardText(speaker, board, detail)) printer.say(text);
      }
      return;
    case 'score':
      printer.say(scoreText(speaker, state));
      return;
    case 'turn': {
      const all = new Set<Maker>(state.round.boards.flatMap(({ maker, breaker }) => [maker, breaker]));
      const busy = [...all].filter((who) => dutyOf(state, who) !== null);
      for (const who of busy) printer.say(dutyText(speaker, state, who));
      if (busy.length === 0) printer.say(scoreText(speaker, state));
      return;
    }
    case 'clock':
      printer.say(timeLeftText(speaker, timeAsked(state, null, table.now())));
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
