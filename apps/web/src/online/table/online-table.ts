// A table at the other end of a line: the same to a screen as one on this device, with the others' company besides.

import {
  type Aside,
  type Company,
  companyAfter,
  companyOf,
  createSocketLink,
  type OpenSocket,
  type PHRASES,
  type TableNews,
} from '@blackpeg/protocol';
import type { ActionId, Seals, WallClock } from '@blackpeg/referee';
import type { Dice, MatchEvent, Seat, Terms } from '@blackpeg/rules';
import {
  type Announce,
  createSealer,
  createSession,
  type Eyes,
  keepSealed,
  type Session,
} from '@blackpeg/session';
import type { Storage } from '../../storage/storage.ts';
import type { Card, Sitter } from '../../table/card.ts';
import { keepDraft } from '../../table/keep-drafts.ts';
import { decodeDraft } from '../../table/kept-draft.ts';
import type { Table } from '../../table/table.ts';
import type { Attention } from './attention.ts';
import { keepCopy } from './keep-copy.ts';
import { createOwnAbsence } from './own-absence.ts';
import { ownEyes } from './own-eyes.ts';
import { vaultIn } from './vault.ts';

export type Phrase = (typeof PHRASES)[number];

export interface OnlinePorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  readonly dice: Dice;
  readonly storage: Storage;
  readonly attention: Attention;
  readonly seals: Seals;
  newId(): ActionId;
  fault(error: unknown): void;
}

/** Where one sits, as the server said it last; null for who looks on. */
export interface OnlinePlace {
  readonly table: string;
  readonly seat: Seat | null;
  readonly terms: Terms;
  readonly names: readonly (string | null)[];
}

export interface OnlineHooks {
  readonly announce: Announce;
  /** Everything else there is to hear, and what was known before. */
  news?(news: TableNews, before: Company): void;
}

export interface OnlineTable extends Table {
  readonly session: Session;
  company(): Company;
  /** Everything told so far, as this seat may know it. */
  log(): readonly MatchEvent[];
  tell(aside: Aside): void;
  /** Whether another match was asked for on this visit. */
  wantsRematch(): boolean;
  /** Kept when this device has written all it was told. */
  settled(): Promise<void>;
}

export function openOnlineTable(ports: OnlinePorts, place: OnlinePlace, hooks: OnlineHooks): OnlineTable {
  const { clock, storage, attention, fault } = ports;
  const { table, seat } = place;
  const listeners = new Set<() => void>();
  const copy = keepCopy(firstCard(place, clock.now()), seat === null ? null : storage, fault);
  let { terms } = place;
  let company: Company = companyOf(place.names);
  let wantsRematch = false;
  let open = true;
  let stopKeeping = () => {};

  const sealer =
    seat !== null && place.terms.custody === 'sealed'
      ? createSealer({ match: table, seat, vault: vaultIn(storage), seals: ports.seals })
      : null;
  const link = createSocketLink({ ...ports, table, news: hear });
  const absence = createOwnAbsence(link.tell, () => seat !== null && company.presence[seat] === 'away');
  const now = () => clock.now() + company.ahead;
  const session = createSession({
    link,
    viewer: seat ?? 'spectator',
    clock: { now, wake: (at, callback) => clock.wake(at - company.ahead, callback) },
    newId: ports.newId,
    ...(sealer && { sealer }),
    announce(happening, fresh) {
      const { event } = happening;
      // A race may begin with fewer than it was opened for.
      if (event.type === 'match-opened') terms = event.terms;
      copy.rename(sittersOf(terms, company.names));
      copy.add(event);
      hooks.announce(happening, fresh);
    },
  });

  function hear(news: TableNews): void {
    const before = company;
    company = companyAfter(before, news, clock.now());
    copy.rename(sittersOf(terms, company.names));
    // A server that was started anew has forgotten who wants what, and who is away.
    if (news.type === 'welcome') {
      if (wantsRematch) link.tell({ type: 'rematch', wanted: true });
      absence.greeted();
    }
    hooks.news?.(news, before);
    for (const listener of listeners) listener();
  }

  /** T2a: a clock that waits for its player to look begins when they do. */
  function look(): void {
    if (attention.isVisible()) session.look();
  }

  function attend(): void {
    link.hurry();
    look();
  }

  async function keepRow(own: Seat): Promise<void> {
    const drawer = storage.drawer('drafts', decodeDraft);
    const stop = await keepDraft(session, {
      drawer,
      key: `${table} ${own}`,
      seat: own,
      shared: false,
      fault,
    });
    if (open) stopKeeping = stop;
    else stop();
  }

  /** Once the match is there; the half-filled row of an earlier visit with it. */
  const stopArriving = session.subscribe(({ state }) => {
    if (state === null) return;
    stopArriving();
    if (seat !== null) keepRow(seat).catch(fault);
    for (const listener of listeners) listener();
  });
  const ends = [attention.watch(attend), session.subscribe(look), stopArriving];
  if (sealer && seat !== null) ends.push(keepSealed({ session, seat, sealer, fault }));
  const shown = seat === null ? session : absence.endedBy(ownEyes(session, seat, sealer));
  const eyes: Eyes = { kind: 'shown', seat: seat ?? 0 };

  return {
    get card() {
      return copy.current();
    },
    session: shown,
    people: seat === null ? [] : [seat],
    company: () => company,
    eyes: () => eyes,
    shown: () => (session.current().state === null ? null : shown),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // One screen, one person: nothing is ever handed over.
    cover() {},
    uncover() {},
    handTo() {},
    now,
    tell(aside) {
      if (aside.type === 'rematch') wantsRematch = aside.wanted;
      absence.told(aside);
      link.tell(aside);
    },
    wantsRematch: () => wantsRematch,
    log: copy.log,
    settled: copy.settled,
    close() {
      if (!open) return;
      open = false;
      stopKeeping();
      for (const end of ends) end();
      session.close();
    },
  };
}

/** No hints: the others have none of this device's solver either. */
function firstCard({ table, seat, terms, names }: OnlinePlace, now: number): Card {
  return {
    match: table,
    origin: { kind: 'online', table, seat },
    sitters: sittersOf(terms, names),
    codemaker: 'random',
    hints: false,
    madeAt: now,
    touchedAt: now,
    closed: false,
  };
}

function sittersOf({ seats }: Terms, names: readonly (string | null)[]): readonly Sitter[] {
  return seats.map(({ player }, seat) =>
    player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: names[seat] ?? null },
  );
}
