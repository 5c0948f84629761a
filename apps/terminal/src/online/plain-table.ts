// An online table by lines: waiting for the others, the match with all that is heard around it, or looking on.

import type { TableCard } from '@blackpeg/protocol';
import { announce, type Language, plainTexts, tableTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { wallClock } from '../node-ports.ts';
import { type Desk, wordIn } from '../plain/dialogue.ts';
import { type Around, playAt } from '../plain/play.ts';
import { sittingAt } from '../plain/table-session.ts';
import { watchAbsence } from './absence.ts';
import { newsText, speakerAt } from './company-texts.ts';
import { companyHelp, takeCompanyWord, wishRematch } from './company-words.ts';
import type { HeldLines } from './held-lines.ts';
import { lookOn } from './look-on.ts';
import type { PhraseSwitch } from './phrase-switch.ts';
import { isCodeElsewhere, sealTexts } from './seals.ts';
import type { Server } from './server.ts';
import { type VisitEnd, type VisitPorts, visitTable } from './visit.ts';
import { goingFrom, type Visiting } from './visiting.ts';
import { waitForMatch } from './waiting-room.ts';

export interface PlainPorts extends Pick<VisitPorts, 'vault' | 'dice'> {
  readonly desk: Desk;
  readonly lines: HeldLines;
  readonly server: Server;
  readonly phrases: PhraseSwitch;
}

/** `isNew`: everything is said from the beginning of the match; else how it stands. */
export async function plainTable(ports: PlainPorts, card: TableCard, isNew: boolean): Promise<VisitEnd> {
  const { server, vault, dice, phrases, lines } = ports;
  const { language, detail, printer, saved } = ports.desk;
  const say = (text: string) => printer.say(text);
  const speaker = () => speakerAt(table, language);
  const absence = watchAbsence(wallClock, () => table, speaker, howByWords, say);

  const { table, over, end, giveUpSeat } = visitTable(
    {
      server,
      vault,
      dice,
      saved,
      language,
      hear({ event, after }, fresh) {
        if (!fresh && !isNew) return;
        say(announce(speaker(), after, event, detail));
        for (const text of sealTexts(speaker(), card.table, after, table.log())) say(text);
        absence.update(after);
      },
      news: (news, before) => say(newsText(table, speaker(), phrases.isOn(), before, news)),
      trouble: say,
    },
    card,
  );
  const desk: Desk = { ...ports.desk, lines: lines.until(over) };
  const visiting: Visiting = { desk, table, server, card, phrases, end, giveUpSeat };
  try {
    await waitForMatch(visiting, lines.until(over));
    const { state } = table.snapshot();
    if (state) absence.update(state);
    if (state) await (card.seat === null ? lookOn(visiting) : play(visiting, isNew));
    // What ended the visit has ended it by now; else its player went.
    return await Promise.race([over, Promise.resolve(goingFrom(table))]);
  } finally {
    absence.stop();
    await table.close();
  }
}

async function play(visiting: Visiting, isNew: boolean): Promise<void> {
  const { desk, table } = visiting;
  const { line, seals } = tableTexts(desk.language);
  const around: Around = {
    down: line.downText,
    back: line.back,
    async take(typed) {
      if (await takeCompanyWord(visiting, typed)) return true;
      switch (wordIn(desk.language, typed)?.word) {
        case 'rematch':
          if (table.snapshot().state?.phase === 'closed') wishRematch(visiting);
          else desk.printer.say(plainTexts(desk.language).typing.notNow(typed));
          return true;
        case 'help':
          for (const text of companyHelp(visiting)) desk.printer.say(text);
          return false;
        default:
          return false;
      }
    },
  };
  await table.settled();
  const { state } = table.snapshot();
  if (state && table.seat !== null && isCodeElsewhere(state, table.seat)) desk.printer.say(seals.missing);
  await playAt(sittingAt(desk, table), isNew, around);
}

function howByWords(language: Language): string {
  const { typed, visit } = terminalOnlineTexts(language);
  return visit.awayHow(typed.takeRound[0], typed.abandon[0]);
}
