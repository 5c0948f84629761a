// A visit line by line, table after table: the arrival is announced, then come the waiting, the match or the watching.

import type { TableCard } from '@blackpeg/protocol';
import { type AtTable, leavingSeat, type TableVisit } from '@blackpeg/screens/online-table';
import { happeningSaid, USUAL_SPEECH } from '@blackpeg/screens/play';
import { type Language, plainTexts, speakerOf, terminalOnlineTexts, termsText } from '@blackpeg/wording';
import type { Outcome } from '../../command-line/io.ts';
import { type Dialogue, taught, untilView, wordIn } from '../../plain/dialogue.ts';
import { type Around, playAt } from '../../plain/play.ts';
import { sittingAt } from '../../plain/table-session.ts';
import type { FoundTable } from '../find-table.ts';
import { inviteTexts } from '../invite.ts';
import { openPhraseSwitch } from '../phrase-switch.ts';
import type { Server } from '../server.ts';
import { openVault } from '../vault.ts';
import { companyHelp, type TableByLines, takeCompanyWord } from './company-words.ts';
import { farewell, type VisitEnd } from './farewell.ts';
import { type HeldLines, holdLines } from './held-lines.ts';
import { visitTable } from './table-visit.ts';
import { waitForMatch } from './waiting-room.ts';
import { watchByLines } from './watch-by-lines.ts';

export interface LinesPorts {
  readonly dialogue: Dialogue;
  readonly server: Server;
}

/** Until the player leaves, or there is nothing left to visit. */
export async function visitByLines(
  { dialogue, server }: LinesPorts,
  found: FoundTable,
  notices: readonly string[],
): Promise<Outcome | undefined> {
  const { language, printer, saved, dice } = dialogue;
  const say = (text: string) => printer.say(text);
  notices.forEach(say);
  const lines = holdLines(dialogue.lines);
  const visit = visitTable(
    {
      server,
      dice,
      saved,
      language,
      say,
      vault: openVault(saved),
      phrases: openPhraseSwitch(saved),
      guide: { overdue: overdueHow, rematch: rematchHow },
    },
    found,
  );
  const { end, card } = await tableAfterTable(
    { dialogue, address: server.address, visit, lines },
    found.card,
  );
  visit.close();
  await visit.closed();
  const { texts, outcome } = farewell(language, server.address, card, end);
  texts.forEach(say);
  return outcome;
}

interface VisitByLines extends Pick<TableByLines, 'dialogue' | 'address' | 'visit'> {
  readonly lines: HeldLines;
}

async function tableAfterTable(
  by: VisitByLines,
  first: TableCard,
): Promise<{ readonly end: VisitEnd; readonly card: TableCard }> {
  const { dialogue, address, visit } = by;
  let card = first;
  for (;;) {
    await untilView(visit, ({ place }) => place.kind !== 'looking');
    const { place } = visit.current();
    if (place.kind === 'failed' || place.kind === 'left') return { end: place, card };
    if (place.kind !== 'at-table') continue;
    card = place.card;
    for (const text of arrivalTexts(dialogue, address, card)) dialogue.printer.say(text);
    await atTable(by, place);
    // By now it is known what ended it; otherwise its player left.
    if (visit.current().place === place) return { end: { kind: 'left', seat: leavingSeat(place) }, card };
  }
}

async function atTable({ dialogue, address, visit, lines }: VisitByLines, place: AtTable): Promise<void> {
  const { card, table, company, isNew } = place;
  const { language, detail, printer } = dialogue;
  visit.listen(({ happening, isSaid }) => {
    const speaker = speakerOf(table.card, language, table.terms().edition, table.seat);
    const said = isSaid
      ? happeningSaid(speaker, { language, detail, byLines: true, ...USUAL_SPEECH }, happening)
      : [];
    for (const { text } of said) if (text !== '') printer.say(text);
  });
  const over = untilView(visit, (view) => view.place !== place);
  const held = lines.until(over);
  const at: TableByLines = { card, table, company, address, visit, dialogue: { ...dialogue, lines: held } };
  await waitForMatch(at, held);
  if (visit.current().place !== place || !table.snapshot().state) return;
  await (card.seat === null ? watchByLines(at) : play(at, visit, isNew));
}

async function play(at: TableByLines, visit: TableVisit, isNew: boolean): Promise<void> {
  const { dialogue, table, company } = at;
  const around: Around = {
    // Announced by the company.
    down: '',
    back: '',
    async take(typed) {
      if (await takeCompanyWord(at, typed)) return true;
      switch (wordIn(dialogue.language, typed)?.word) {
        case 'rematch':
          if (company.current().rematch?.own) company.do({ type: 'rematch' });
          else dialogue.printer.say(plainTexts(dialogue.language).typing.notNow(typed));
          return true;
        case 'help':
          for (const text of companyHelp(at)) dialogue.printer.say(text);
          return false;
        default:
          return false;
      }
    },
  };
  await table.settled();
  if (visit.current().place.kind === 'at-table') await playAt(sittingAt(dialogue, table), isNew, around);
}

function arrivalTexts({ language }: Dialogue, server: string, card: TableCard): readonly string[] {
  const { visit } = terminalOnlineTexts(language);
  const people = card.names.filter((name) => name !== null);
  return [
    ...inviteTexts(language, server, card.code),
    visit.played(termsText(language, card.terms)),
    visit.atTable(people.join(', ')),
  ];
}

function overdueHow(language: Language): string {
  const { typed, visit } = terminalOnlineTexts(language);
  return visit.awayHow(typed.takeRound[0], typed.abandon[0]);
}

function rematchHow(language: Language, wanted: boolean): string {
  const { visit } = terminalOnlineTexts(language);
  return wanted ? visit.rematchAsked(taught(language, 'rematch')) : visit.rematchTakenBack;
}
