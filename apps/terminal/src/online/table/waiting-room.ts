// Waiting line by line until all seats are taken and the match begins.

import { plainTexts, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { taught, typedAfter, untilView, wordIn } from '../../plain/dialogue.ts';
import { companyHelp, type TableByLines, takeCompanyWord } from './company-words.ts';
import type { HeldLines } from './held-lines.ts';

/** Until there is a state, or the visit is over. */
export async function waitForMatch(at: TableByLines, lines: HeldLines): Promise<void> {
  const { table, dialogue } = at;
  let told = false;
  const hasBegun = () => {
    const isWaiting = table.company().phase === 'waiting';
    if (isWaiting && !told) sayWaiting(at);
    told ||= isWaiting;
    return table.snapshot().state !== null;
  };
  const begun = untilView({ current: () => null, subscribe: table.subscribe }, hasBegun);
  const room: TableByLines = { ...at, dialogue: { ...dialogue, lines: lines.until(begun) } };
  for (;;) {
    const line = await typedAfter(room.dialogue, plainTexts(dialogue.language).prompts.other);
    if (line === null || (await isLeaving(room, line))) break;
  }
}

function sayWaiting({ dialogue, table, company }: TableByLines): void {
  const { language, printer } = dialogue;
  const { typed, visit } = terminalOnlineTexts(language);
  const { watching } = tableTexts(language).waiting;
  printer.say(table.seat === null ? watching : (company.current().waiting?.missing ?? ''));
  printer.say(visit.waitingHow(taught(language, 'help'), typed.leave[0], taught(language, 'quit')));
}

async function isLeaving(at: TableByLines, line: string): Promise<boolean> {
  const { language, printer } = at.dialogue;
  const { about, abouts, typing } = plainTexts(language);
  if (await takeCompanyWord(at, line)) return false;
  switch (wordIn(language, line)?.word) {
    case 'quit':
      return true;
    case 'again':
      printer.again();
      return false;
    case 'help':
      for (const text of companyHelp(at)) printer.say(text);
      for (const word of ['again', 'help', 'quit'] as const)
        printer.say(about(taught(language, word), abouts[word]));
      return false;
    default:
      if (line === '') sayWaiting(at);
      else printer.say(typing.unknown(line, taught(language, 'help')));
      return false;
  }
}
