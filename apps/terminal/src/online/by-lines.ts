// Table after table by lines: what one comes to is said, and a rematch is followed to its own table.

import type { TableCard } from '@blackpeg/protocol';
import { terminalOnlineTexts, termsText } from '@blackpeg/wording';
import type { Outcome } from '../command-line/io.ts';
import type { Desk } from '../plain/dialogue.ts';
import { askFaultText } from './ask-fault.ts';
import { farewell } from './farewell.ts';
import type { Found } from './found.ts';
import { holdLines } from './held-lines.ts';
import { inviteTexts } from './invite.ts';
import { openPhraseSwitch } from './phrase-switch.ts';
import { plainTable } from './plain-table.ts';
import type { Server } from './server.ts';
import { openVault } from './vault.ts';

export interface LinesPorts {
  readonly desk: Desk;
  readonly server: Server;
}

/** Until the player leaves, or there is nothing left to visit. */
export async function visitByLines(
  { desk, server }: LinesPorts,
  first: Found,
  notices: readonly string[],
): Promise<Outcome | undefined> {
  const { language, printer } = desk;
  const lines = holdLines(desk.lines);
  const ports = {
    desk,
    server,
    lines,
    vault: openVault(desk.saved),
    dice: desk.dice,
    phrases: openPhraseSwitch(desk.saved),
  };
  for (const text of notices) printer.say(text);
  let { card, isNew } = first;
  for (;;) {
    for (const text of arrivalTexts(desk, server, card)) printer.say(text);
    const end = await plainTable(ports, card, isNew);
    if (end.kind !== 'moved') {
      const { texts, outcome } = farewell(language, server.address, card, end);
      for (const text of texts) printer.say(text);
      return outcome;
    }
    const next = await server.ask('tables/look', { table: end.table });
    if (!next.ok) return { kind: 'negative', sentence: askFaultText(language, server.address, next.error) };
    card = next.value;
    isNew = end.isNew;
  }
}

function arrivalTexts({ language }: Desk, server: Server, card: TableCard): readonly string[] {
  const { visit } = terminalOnlineTexts(language);
  const people = card.names.filter((name) => name !== null);
  return [
    ...inviteTexts(language, server.address, card.code),
    visit.played(termsText(language, card.terms)),
    visit.atTable(people.join(', ')),
  ];
}
