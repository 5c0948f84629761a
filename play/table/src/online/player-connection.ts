// The player's end of the connection to an online table: the session, the company, the copy and the sealed codes.

import { type Company, createSocketLink, type OpenSocket, type TableNews } from '@blackpeg/protocol';
import type { ActionId, Seals, WallClock } from '@blackpeg/referee';
import type { Dice, Seat, Terms } from '@blackpeg/rules';
import { createSealer, createSession, type Sealer, type Session, type Vault } from '@blackpeg/session';
import type { Card, Sitter } from '../card.ts';
import type { TableStorage } from '../ports.ts';
import type { TableHooks } from '../table.ts';
import { createOwnCompany, type OwnCompany } from './company.ts';
import { type Copy, type CopyPlace, keepCopy } from './copy.ts';

export interface OnlineTablePorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  readonly dice: Dice;
  readonly storage: TableStorage;
  readonly copies: CopyPlace['when'];
  readonly vault: Vault;
  readonly seals: Seals;
  readonly attention: Attention;
  newId(): ActionId;
  /** Receives faults that nobody waits for. */
  fault(error: unknown): void;
}

/** When the screen becomes visible again, and when the network is reported to be back. */
export interface Attention {
  isVisible(): boolean;
  /** Calls back whenever the screen becomes visible or the network comes back, until the returned function is called. */
  watch(callback: () => void): () => void;
}

/** The player's seat, as the server last said; null for a spectator. */
export interface OnlinePlace {
  readonly table: string;
  readonly seat: Seat | null;
  readonly terms: Terms;
  readonly names: readonly (string | null)[];
}

export interface OnlineHooks extends Omit<TableHooks, 'lost'> {
  /** All other messages, and the previous company. */
  news?(news: TableNews, before: Company): void;
  /** The table is being closed. */
  closing?(): void;
}

/** A spectator has no seat. */
export const NO_SEAT: Seat = -1;

/** This player's end of the connection. */
export interface OwnEnd {
  readonly company: OwnCompany;
  readonly copy: Copy;
  readonly sealer: Sealer | null;
  readonly session: Session;
  now(): number;
  terms(): Terms;
  isUp(): boolean;
  hurry(): void;
}

/** `changed` is called after every message, of the match or besides it. */
export function connect(
  ports: OnlineTablePorts,
  place: OnlinePlace,
  hooks: OnlineHooks,
  changed: () => void,
): OwnEnd {
  const { clock, newId } = ports;
  const { seat, table } = place;
  const link = createSocketLink({ ...ports, table, news: hear });
  const company = createOwnCompany({ ...place, clock, tell: link.tell });
  const copy = copyFor(ports, place);
  const sealer = sealerFor(ports, place);
  const now = () => clock.now() + company.current().ahead;
  let { terms } = place;
  let isUp = true;

  function hear(news: TableNews): void {
    const before = company.hear(news);
    copy.rename(sittersOf(terms, company.current().names));
    if (news.type === 'waiting' || news.type === 'welcome') isUp = true;
    hooks.news?.(news, before);
    changed();
  }

  const session = createSession({
    link,
    viewer: seat ?? 'spectator',
    clock: { now, wake: (at, callback) => clock.wake(at - company.current().ahead, callback) },
    newId,
    ...(sealer && { sealer }),
    announce(happening, fresh) {
      const { event } = happening;
      // A race may begin with fewer than it was opened for.
      if (event.type === 'match-opened') terms = event.terms;
      copy.rename(sittersOf(terms, company.current().names));
      copy.add(event);
      hooks.hear(happening, fresh, seat ?? NO_SEAT);
    },
  });
  session.subscribe(({ connection }) => {
    if (connection === 'offline') isUp = false;
    changed();
  });
  return {
    company,
    copy,
    sealer,
    session,
    now,
    terms: () => terms,
    isUp: () => isUp,
    hurry: link.hurry,
  };
}

function sealerFor({ vault, seals }: OnlineTablePorts, { table, seat, terms }: OnlinePlace): Sealer | null {
  if (seat === null || terms.custody !== 'sealed') return null;
  return createSealer({ match: table, seat, vault, seals });
}

/** No hints: the others have none of this device's solver either. */
function copyFor({ clock, storage, copies, fault }: OnlineTablePorts, place: OnlinePlace): Copy {
  const { table, seat, terms, names } = place;
  const card: Card = {
    match: table,
    origin: { kind: 'online', table, seat },
    sitters: sittersOf(terms, names),
    codemaker: 'random',
    hints: false,
    madeAt: clock.now(),
    touchedAt: clock.now(),
    closed: false,
  };
  return keepCopy(card, seat === null ? null : { ...storage, when: copies }, fault);
}

function sittersOf({ seats }: Terms, names: readonly (string | null)[]): readonly Sitter[] {
  return seats.map(({ player }, seat) =>
    player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: names[seat] ?? null },
  );
}
