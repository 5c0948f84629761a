// A table at the other end of a line: the same to a front end as one of this machine, with the others' company besides.

import { randomBytes, randomUUID } from 'node:crypto';
import { createSeals } from '@blackpeg/commitment';
import {
  type Aside,
  type Company,
  companyAfter,
  companyOf,
  createSocketLink,
  type OpenSocket,
  type TableNews,
} from '@blackpeg/protocol';
import type { WallClock } from '@blackpeg/referee';
import type { Dice, Edition, MatchEvent, Seat } from '@blackpeg/rules';
import {
  createSealer,
  createSession,
  type Happening,
  type KeptDraft,
  keepSealed,
  ownDuty,
  type Sealer,
  type Session,
  type Vault,
} from '@blackpeg/session';
import { keepDraft } from '../game/kept-draft.ts';
import type { Surroundings, TableSnapshot, TerminalTable } from '../game/table.ts';
import type { Drawer } from '../saved/drawer.ts';
import { seatKey } from '../saved/saved.ts';
import { type OnlinePlace, onlineCard } from './online-card.ts';
import { ownEyes } from './own-eyes.ts';

export interface OnlinePorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  readonly dice: Dice;
  readonly vault: Vault;
  readonly drafts: Drawer<KeptDraft>;
}

export interface OnlineHooks {
  /** Once for each event; not fresh is what happened before this visit. */
  hear(happening: Happening, fresh: boolean): void;
  /** Everything else there is to hear, and what was known before. */
  news(news: TableNews, before: Company): void;
  /** What there is besides the match, for a front end with a menu. */
  around?(table: OnlineTable): Surroundings;
  /** The table is being left. */
  closed?(): Promise<void>;
}

export interface OnlineTable extends TerminalTable {
  /** Null for who looks on. */
  readonly seat: Seat | null;
  company(): Company;
  /** Everything told so far, as this seat may know it. */
  log(): readonly MatchEvent[];
  tell(aside: Aside): void;
  edition(): Edition;
  isAway(): boolean;
  /** Whether the server was heard since the line last broke. */
  isUp(): boolean;
  /** Whether another match was asked for on this visit. */
  wantsRematch(): boolean;
}

/** The eyes of one who looks on are on no seat. */
const NO_SEAT: Seat = -1;

export function openOnlineTable(ports: OnlinePorts, place: OnlinePlace, hooks: OnlineHooks): OnlineTable {
  const { clock } = ports;
  const { table: match, seat } = place;
  const listeners = new Set<() => void>();
  const leaving = new Set<() => void>();
  const log: MatchEvent[] = [];
  let { terms } = place;
  let company = companyOf(place.names);
  let madeAt = clock.now();
  let wantsRematch = false;
  let isAway = false;
  let isUp = true;
  let isClosed = false;

  const sealer = sealerFor(ports, place);
  const look = ownEyes(seat, sealer);
  const link = createSocketLink({ ...ports, table: match, news: hear });
  const now = () => clock.now() + company.ahead;
  const session = createSession({
    link,
    viewer: seat ?? 'spectator',
    clock: { now, wake: (at, callback) => clock.wake(at - company.ahead, callback) },
    newId: () => randomUUID(),
    ...(sealer && { sealer }),
    announce(happening, fresh) {
      const { event } = happening;
      // A race may begin with fewer than it was opened for.
      if (event.type === 'match-opened') terms = event.terms;
      if (log.length === 0) madeAt = event.at;
      log.push(event);
      hooks.hear(happening, fresh);
    },
  });

  function hear(news: TableNews): void {
    const before = company;
    company = companyAfter(before, news, clock.now());
    if (news.type === 'waiting' || news.type === 'welcome') isUp = true;
    // A server that was started anew has forgotten who wants what.
    if (news.type === 'welcome' && wantsRematch) link.tell({ type: 'rematch', wanted: true });
    if (news.type === 'welcome' && isAway) link.tell({ type: 'presence', here: false });
    hooks.news(news, before);
    changed();
  }

  function changed(): void {
    for (const listener of listeners) listener();
  }

  function snapshot(): TableSnapshot {
    const seen = look(session.current());
    const duty = seen.state && ownDuty(seen.state, seat);
    return { ...seen, duty, eyes: { kind: 'shown', seat: seat ?? NO_SEAT } };
  }

  /** Answered, or not to be answered as long as the line is down. */
  function isSettled(): boolean {
    const { pending, connection } = session.current();
    return connection !== 'online' || pending.length === 0;
  }

  const ends = [
    session.subscribe(() => {
      // T2a: whoever does not say that they are away looks at every change.
      if (!isAway) session.look();
      if (session.current().connection === 'offline') isUp = false;
      changed();
    }),
  ];
  if (seat !== null) {
    const key = seatKey(match, seat);
    ends.push(keepDraft(session, { drawer: ports.drafts, key, seat, shared: false }));
  }
  if (sealer && seat !== null) ends.push(keepSealed({ session, seat, sealer, fault: () => {} }));

  const table: OnlineTable = {
    get card() {
      return onlineCard(place, terms, company, madeAt);
    },
    seat,
    get around() {
      return around;
    },
    people: seat === null ? [] : [seat],
    company: () => company,
    log: () => log,
    snapshot,
    now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    intend: session.intend,
    inTurn: session.inTurn,
    hasTypedAhead: session.hasTypedAhead,
    // One terminal, one person: nothing is ever handed over.
    cover() {},
    uncover() {},
    handTo() {},
    tell(aside) {
      if (aside.type === 'rematch') wantsRematch = aside.wanted;
      if (aside.type === 'presence') isAway = !aside.here;
      link.tell(aside);
      if (!isAway) session.look();
    },
    edition: () => terms.edition,
    isAway: () => isAway,
    isUp: () => isUp,
    wantsRematch: () => wantsRematch,
    async settled() {
      // A code that is being sealed is kept first and sent then, without anybody being told in between.
      await new Promise((resolve) => setImmediate(resolve));
      if (!isSettled()) await until(session, isSettled, leaving);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const end of ends) end();
      await hooks.closed?.();
      session.close();
      for (const leave of leaving) leave();
    },
  };
  const around = hooks.around?.(table);
  return table;
}

/** `leaving` gets what ends the waiting early. */
function until(session: Session, isSo: () => boolean, leaving: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => isSo() && end());
    function end(): void {
      stop();
      leaving.delete(end);
      resolve();
    }
    leaving.add(end);
  });
}

function sealerFor({ vault }: OnlinePorts, { table, seat, terms }: OnlinePlace): Sealer | null {
  if (seat === null || terms.custody !== 'sealed') return null;
  return createSealer({ match: table, seat, vault, seals: createSeals((count) => randomBytes(count)) });
}
