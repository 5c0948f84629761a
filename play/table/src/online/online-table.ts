// A table at the other end of a connection: to a screen the same as one on this device, plus the company.

import type { Aside, Company } from '@blackpeg/protocol';
import type { MatchEvent, Seat, Terms } from '@blackpeg/rules';
import type { Eyes, Session } from '@blackpeg/session';
import { createWaits, throughSession } from '../sessions.ts';
import type { Table } from '../table.ts';
import type { OwnCompany } from './company.ts';
import { attend, keepSide } from './keep-side.ts';
import { showingOwnCode } from './own-code.ts';
import {
  connect,
  NO_SEAT,
  type OnlineHooks,
  type OnlinePlace,
  type OnlineTablePorts,
} from './player-connection.ts';

export interface OnlineTable extends Table {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Available before the match is, too. */
  readonly session: Session;
  /** As agreed; those of the match once it has begun. */
  terms(): Terms;
  company(): Company;
  /** Whether the server was heard since the connection last broke. */
  isUp(): boolean;
  /** Everything received so far, as this seat may know it. */
  log(): readonly MatchEvent[];
  tell(aside: Aside): void;
  /** Whether this player has said that they are away for a moment (E6). */
  isAway(): boolean;
  /** Whether a rematch was requested on this visit. */
  wantsRematch(): boolean;
}

/** One screen, one person. */
const NEVER_HANDED_OVER = { cover() {}, uncover() {}, handTo() {} };

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
  }

  return {
    get card() {
      return copy.current();
    },
    seat,
    session: shown,
    people: seat === null ? [] : [seat],
    ...inFront(seat, shown),
    shown: () => (session.current().state === null ? null : shown),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...NEVER_HANDED_OVER,
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
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function inFront(seat: Seat | null, shown: Session) {
  const eyes: Eyes = { kind: 'shown', seat: seat ?? NO_SEAT };
  return throughSession(
    () => eyes,
    () => shown,
  );
}

/** The same session; a player who does something in it is back. */
function endingAbsence(session: Session, company: OwnCompany): Session {
  return {
    ...session,
    intend(intent) {
      company.acted(intent);
      return session.intend(intent);
    },
  };
}

/** Answered, or not answerable while the connection is down. */
function isSettled(session: Session): boolean {
  return session.current().connection !== 'online' || !session.isBusy();
}
