// A visit to one table, whatever shows it: the connection is opened, and what ends the visit from afar is heard.

import { randomBytes, randomUUID } from 'node:crypto';
import { createSeals } from '@blackpeg/commitment';
import type { AskFault, Company, TableCard, TableNews } from '@blackpeg/protocol';
import type { Dice, Result } from '@blackpeg/rules';
import type { Vault } from '@blackpeg/session';
import {
  type OnlineHooks,
  type OnlineTable,
  openOnlineTable,
  type VisitTurn,
  visitTurn,
} from '@blackpeg/table/online';
import { type Language, terminalOnlineTexts } from '@blackpeg/wording';
import { wallClock } from '../node-ports.ts';
import type { Saved } from '../saved/saved.ts';
import type { Server } from './server.ts';
import { openSocket } from './socket.ts';

export interface VisitPorts extends OnlineHooks {
  readonly server: Server;
  readonly vault: Vault;
  readonly dice: Dice;
  readonly saved: Saved;
  readonly language: Language;
  news(news: TableNews, before: Company): void;
  /** Something about the line that changes nothing. */
  trouble(sentence: string): void;
}

/** Why a visit is over: its player went, the table did, the server would not have it, or it goes on at another table. */
export type VisitEnd =
  /** Their seat was given back, is kept for them, or is none or of no use any more. */
  | { readonly kind: 'left'; readonly seat: 'free' | 'kept' | 'none' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** `isNew`: its match begins now. */
  | { readonly kind: 'moved'; readonly table: string; readonly isNew: boolean };

export interface Visit {
  readonly table: OnlineTable;
  /** Kept when the visit is over; never where its player just goes. */
  readonly over: Promise<VisitEnd>;
  end(end: VisitEnd): void;
  /** Before the match. It ends the visit, unless it is refused. */
  giveUpSeat(): Promise<Result<unknown, AskFault>>;
}

export function visitTable(ports: VisitPorts, card: TableCard): Visit {
  const { server, language } = ports;
  const { faults } = terminalOnlineTexts(language);
  let end: (end: VisitEnd) => void = () => {};
  let isLeaving = false;
  let heardLeaving: VisitEnd | null = null;
  const over = new Promise<VisitEnd>((resolve) => {
    end = resolve;
  });

  function refused(status: number): void {
    if (status === 429) ports.trouble(faults.crowded);
    else if (status === 401) end({ kind: 'refused', sentence: faults.unknownGuest });
    else if (status < 500) end({ kind: 'refused', sentence: faults.otherVersion(server.address) });
  }

  /** Who gives up their seat hears of that over the socket too, sometimes first: the answer to it counts. */
  function endFromAfar(heard: VisitEnd): void {
    if (isLeaving) heardLeaving ??= heard;
    else end(heard);
  }

  function endOf(turn: VisitTurn, before: Company): VisitEnd {
    switch (turn.kind) {
      case 'gone':
        return { kind: 'gone' };
      case 'forgotten':
        return { kind: 'refused', sentence: faults.unknownGuest };
      case 'reseated':
        return { kind: 'moved', table: card.table, isNew: before.phase !== 'playing' };
      case 'rematch':
        return { kind: 'moved', table: turn.table, isNew: true };
    }
  }

  function news(told: TableNews, before: Company): void {
    ports.news(told, before);
    const turn = visitTurn(table, told);
    if (turn) endFromAfar(endOf(turn, before));
  }

  async function giveUpSeat(): Promise<Result<unknown, AskFault>> {
    isLeaving = true;
    const left = await server.ask('tables/leave', { table: card.table });
    isLeaving = false;
    const heard: VisitEnd | null = left.ok ? { kind: 'left', seat: 'free' } : heardLeaving;
    if (heard) end(heard);
    return left;
  }

  const open = openSocket({ server: server.address, token: server.token, refused });
  const table: OnlineTable = openOnlineTable(
    {
      ...ports,
      open,
      clock: wallClock,
      storage: ports.saved,
      // What is not over is at its server.
      copies: 'finished',
      seals: createSeals((count) => randomBytes(count)),
      // Whoever is at a terminal looks at it.
      attention: { isVisible: () => true, watch: () => () => {} },
      newId: () => randomUUID(),
      fault: () => {},
    },
    card,
    { ...ports, news },
  );
  return { table, over, end, giveUpSeat };
}
