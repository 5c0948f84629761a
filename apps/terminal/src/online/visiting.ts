// One visit to a table by lines: what its words work with, and how it begins and ends by them.

import type { TableCard } from '@blackpeg/protocol';
import type { OnlineTable } from '@blackpeg/table/online';
import type { Desk } from '../plain/dialogue.ts';
import { askFaultText } from './ask-fault.ts';
import type { PhraseSwitch } from './phrase-switch.ts';
import type { Server } from './server.ts';
import type { Visit, VisitEnd } from './visit.ts';

/** One visit to a table, as its words need it. */
export interface Visiting {
  readonly desk: Desk;
  readonly server: Server;
  readonly card: TableCard;
  readonly table: OnlineTable;
  readonly phrases: PhraseSwitch;
  end(end: VisitEnd): void;
  giveUpSeat: Visit['giveUpSeat'];
}

/** A seat is given back before its match, and kept in one; either way the visit is over. */
export async function leave({ card, table, end, giveUpSeat }: Visiting): Promise<void> {
  const isWaiting = card.seat !== null && table.snapshot().state === null;
  if (isWaiting) await giveUpSeat();
  end(goingFrom(table));
}

/** How a visit ends whose player just goes. */
export function goingFrom(table: OnlineTable): VisitEnd {
  const isOver = table.seat === null || table.snapshot().state?.phase === 'closed';
  return { kind: 'left', seat: isOver ? 'none' : 'kept' };
}

/** A race with those who sit; the welcome that follows is heard like any other. */
export async function begin({ desk, server, card }: Visiting): Promise<void> {
  const begun = await server.ask('tables/begin', { table: card.table });
  if (!begun.ok) desk.printer.say(askFaultText(desk.language, server.address, begun.error));
}
