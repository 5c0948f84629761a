// A table at the other end of a connection: the same to a screen as one on this device, with the others' company besides.

import {
  type Aside,
  type Company,
  createSocketLink,
  type OpenSocket,
  type TableNews,
} from '@blackpeg/protocol';
import type { ActionId, Seals, WallClock } from '@blackpeg/referee';
import type { Dice, MatchEvent, Seat, Terms } from '@blackpeg/rules';
import {
  createSealer,
  createSession,
  type Eyes,
  keepSealed,
  type Sealer,
  type Session,
  type Vault,
} from '@blackpeg/session';
import type { Card, Sitter } from '../card.ts';
import { keepDraft } from '../kept-draft.ts';
import type { TableStorage } from '../ports.ts';
import { createWaits, throughSession } from '../sessions.ts';
import type { Table, TableHooks } from '../table.ts';
import { createWrites } from '../writes.ts';
import { createOwnCompany, type OwnCompany } from './company.ts';
import { type Copy, type CopyPlace, keepCopy } from './copy.ts';
import { showingOwnCode } from './own-code.ts';

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
  /** Hears of what nobody waits for. */
  fault(error: unknown): void;
}

/** When the screen is looked at again, and when the network is said to be back. */
export interface Attention {
  isVisible(): boolean;
  /** Calls back whenever the screen comes into sight or the network comes back, until the given function is called. */
  watch(callback: () => void): () => void;
}

/** Where one sits, as the server said it last; null for a spectator. */
export interface OnlinePlace {
  readonly table: string;
  readonly seat: Seat | null;
  readonly terms: Terms;
  readonly names: readonly (string | null)[];
}

export interface OnlineHooks extends Omit<TableHooks, 'lost'> {
  /** Everything else there is to hear, and what was known before. */
  news?(news: TableNews, before: Company): void;
  /** The table is being closed. */
  closing?(): void;
}

export interface OnlineTable extends Table {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** There before the match is, too. */
  readonly session: Session;
  /** As they were agreed; of the match once it has begun. */
  terms(): Terms;
  company(): Company;
  /** Whether the server was heard since the connection last broke. */
  isUp(): boolean;
  /** Everything told so far, as this seat may know it. */
  log(): readonly MatchEvent[];
  tell(aside: Aside): void;
  /** Whether this player has said that they are away for a moment (E6). */
  isAway(): boolean;
  /** Whether another match was asked for on this visit. */
  wantsRematch(): boolean;
}

/** The eyes of a spectator are on no seat. */
const NO_SEAT: Seat = -1;

/** One's own end of the connection. */
interface OwnEnd {
  readonly company: OwnCompany;
  readonly copy: Copy;
  readonly sealer: Sealer | null;
  readonly session: Session;
  now(): number;
  terms(): Terms;
  isUp(): boolean;
  hurry(): void;
}

export function openOnlineTable(
  ports: OnlineTablePorts,
  place: OnlinePlace,
  hooks: OnlineHooks,
): OnlineTable {
  const { seat } = place;
  const listeners = new Set<() => void>();
  const end = connect(ports, place, hooks, () => {
    for (const listener of listeners) listener();
  });
  const { company, copy, session } = end;
  const eyes: Eyes = { kind: 'shown', seat: seat ?? NO_SEAT };
  const shown = seat === null ? session : endingAbsence(showingOwnCode(session, seat, end.sealer), company);
  const waits = createWaits([session]);
  const keeping = keepSide(ports, place, end);
  const attending = attend(ports.attention, end);
  let closing: Promise<void> | null = null;

  async function close(): Promise<void> {
    for (const stop of [keeping.stop, attending.stop, waits.end]) stop();
    hooks.closing?.();
    session.close();
    await keeping.written();
    await copy.settled();
  }

  return {
    get card() {
      return copy.current();
    },
    seat,
    session: shown,
    people: seat === null ? [] : [seat],
    ...throughSession(
      () => eyes,
      () => shown,
    ),
    shown: () => (session.current().state === null ? null : shown),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // One screen, one person: nothing is ever handed over.
    cover() {},
    uncover() {},
    handTo() {},
    now: end.now,
    terms: end.terms,
    isUp: end.isUp,
    company: company.current,
    log: copy.log,
    isAway: company.isAway,
    wantsRematch: company.wantsRematch,
    tell(aside) {
      company.tell(aside);
      attending.look();
    },
    async settled() {
      await waits.until(() => isSettled(session));
      await keeping.restored();
      await keeping.written();
      await copy.settled();
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** `changed` is called after everything that is told, by the match or besides it. */
function connect(
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

/** The half-filled row of an earlier visit once the match is there, and what the device of a sealed code does (K1). */
function keepSide({ storage, fault }: OnlineTablePorts, place: OnlinePlace, { session, sealer }: OwnEnd) {
  const { seat, table: match } = place;
  const writes = createWrites(fault);
  const ends: (() => void)[] = [];
  let isOpen = true;
  let restored: Promise<void> = Promise.resolve();

  async function keepRow(own: Seat): Promise<void> {
    const stop = await keepDraft(session, {
      drawer: storage.drafts,
      match,
      seat: own,
      shared: false,
      writes,
    });
    if (isOpen) ends.push(stop);
    else stop();
  }

  const stopArriving = session.subscribe(({ state }) => {
    if (state === null) return;
    stopArriving();
    if (seat !== null) restored = keepRow(seat).catch(fault);
  });
  if (sealer && seat !== null) ends.push(keepSealed({ session, seat, sealer, fault }));
  return {
    restored: () => restored,
    written: writes.done,
    stop() {
      isOpen = false;
      stopArriving();
      for (const end of ends) end();
    },
  };
}

/** T2a: a clock that waits for its player to look begins when they do; who has said that they are away does not look. */
function attend(attention: Attention, { session, company, hurry }: OwnEnd) {
  function look(): void {
    if (attention.isVisible() && !company.isAway()) session.look();
  }

  const unwatch = attention.watch(() => {
    hurry();
    look();
  });
  const unsubscribe = session.subscribe(look);
  return {
    look,
    stop() {
      unwatch();
      unsubscribe();
    },
  };
}

/** The same session; whoever does something in it is back. */
function endingAbsence(session: Session, company: OwnCompany): Session {
  return {
    ...session,
    intend(intent) {
      company.acted(intent);
      return session.intend(intent);
    },
  };
}

/** Answered, or not to be answered as long as the connection is down. */
function isSettled(session: Session): boolean {
  return session.current().connection !== 'online' || !session.isBusy();
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
