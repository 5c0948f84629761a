// Waiting by lines until all have sat down and the match is there.

import { plainTexts, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { taught, typedAfter, wordIn } from '../plain/dialogue.ts';
import { companyHelp, takeCompanyWord } from './company-words.ts';
import type { HeldLines } from './held-lines.ts';
import type { Visiting } from './visiting.ts';

/** Until there is a state, or the visit is over. */
export async function waitForMatch(visiting: Visiting, lines: HeldLines): Promise<void> {
  const { table, desk } = visiting;
  const { line: words } = tableTexts(desk.language);
  let told = false;
  let isUp = true;
  let look = () => {};
  const begun = new Promise<void>((resolve) => {
    look = () => {
      if (table.isUp() !== isUp) desk.printer.say(isUp ? words.downWatching : words.back);
      isUp = table.isUp();
      const isWaiting = table.company().phase === 'waiting';
      if (isWaiting && !told) sayWaiting(visiting);
      told ||= isWaiting;
      if (table.snapshot().state) resolve();
    };
  });
  const stop = table.subscribe(look);
  look();
  const room: Visiting = { ...visiting, desk: { ...desk, lines: lines.until(begun) } };
  try {
    for (;;) {
      const line = await typedAfter(room.desk, plainTexts(desk.language).prompts.other);
      if (line === null || (await isLeaving(room, line))) break;
    }
  } finally {
    stop();
  }
}

function sayWaiting({ desk, table }: Visiting): void {
  const { language, printer } = desk;
  const { typed, visit } = terminalOnlineTexts(language);
  const { waiting } = tableTexts(language);
  const free = table.company().names.filter((name) => name === null).length;
  printer.say(table.seat === null ? waiting.watching : waiting.missing(free));
  printer.say(visit.waitingHow(taught(language, 'help'), typed.leave[0], taught(language, 'quit')));
}

async function isLeaving(visiting: Visiting, line: string): Promise<boolean> {
  const { language, printer } = visiting.desk;
  const { about, abouts, typing } = plainTexts(language);
  if (await takeCompanyWord(visiting, line)) return false;
  switch (wordIn(language, line)?.word) {
    case 'quit':
      return true;
    case 'again':
      printer.again();
      return false;
    case 'help':
      for (const text of companyHelp(visiting)) printer.say(text);
      for (const word of ['again', 'help', 'quit'] as const)
        printer.say(about(taught(language, word), abouts[word]));
      return false;
    default:
      if (line === '') sayWaiting(visiting);
      else printer.say(typing.unknown(line, taught(language, 'help')));
      return false;
  }
}
