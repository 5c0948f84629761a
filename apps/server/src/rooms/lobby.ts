// Finding a table: in the lobby, among a guest's own, or with somebody who waits for the same game.

import { isDeepStrictEqual } from 'node:util';
import { type BoxName, editionNamed, standardTerms, type Terms } from '@blackpeg/rules';
import type { ListedTables, Stores } from '../store/ports.ts';
import type { Guest, StoredTable } from '../store/records.ts';
import { sitDown } from './seating.ts';
import { placeOf } from './table.ts';
import { newTable, withFreeCode } from './tables.ts';

export interface Lobby {
  /** Listed tables of this phase that are visible to this guest: first those with somebody present, then the newest. */
  list(guest: Guest, wanted: LobbyWanted): Promise<LobbyPage>;
  /** Where this guest sits, the newest first. */
  of(guest: Guest): Promise<readonly StoredTable[]>;
  /** The same from an offset on. */
  pageOf(guest: Guest, skip: number, most: number): Promise<readonly StoredTable[]>;
  /** With a player who waits for this game at a listed table, or at a new table of their own. */
  pair(edition: BoxName, guest: Guest): Promise<StoredTable>;
}

export interface LobbyWanted extends Pick<ListedTables, 'edition' | 'phase'> {
  readonly page: number;
}

export interface LobbyPage {
  readonly tables: readonly StoredTable[];
  /** Whether another one follows. */
  readonly more: boolean;
}

export interface LobbyPorts {
  /** Matching tables with a seated player present; the longest-waiting first. */
  attended(isLike: (table: StoredTable) => boolean, most: number): readonly string[];
  /** The same for all servers; absent if there is only one. */
  attendedAnywhere?(phase: LobbyWanted['phase'], most: number): Promise<readonly string[]>;
}

const PAGE = 100;
/** Of those where somebody is, the newest come first in the lobby. */
const MOST_ATTENDED = 1000;
const MOST_OF_ONE = 200;
const MINUTE = 60_000;
/** A table without arrivals or departures for this long is no longer offered. */
const FORGOTTEN = 24 * 60 * MINUTE;
/** A player who waits for a partner may be away for as long as a page takes to reload. */
const MISSED = MINUTE / 2;
/** Tables examined for pairing: those with somebody present, and those where somebody just was. */
const MOST_OFFERED = 50;

export function createLobby(stores: Pick<Stores, 'lobby' | 'tables'>, ports: LobbyPorts): Lobby {
  const { attended, attendedAnywhere } = ports;
  return {
    async list({ id }, { edition, phase, page }) {
      const isShown = (table: StoredTable) => table.listed && table.phase === phase;
      const found = await stores.lobby.list({
        phase,
        edition,
        visitedSince: Date.now() - FORGOTTEN,
        hiddenFrom: id,
        first:
          (await attendedAnywhere?.(phase, MOST_ATTENDED)) ??
          attended(isShown, Number.POSITIVE_INFINITY).slice(-MOST_ATTENDED),
        skip: page * PAGE,
        most: PAGE + 1,
      });
      return { tables: found.slice(0, PAGE), more: found.length > PAGE };
    },
    of: ({ id }) => stores.lobby.ofGuest(id, MOST_OF_ONE),
    pageOf: ({ id }, skip, most) => stores.lobby.ofGuest(id, most, skip),
    pair: (edition, guest) =>
      withFreeCode(async () => {
        const terms = standardTerms(editionNamed(edition));
        const fresh = newTable({ terms, seats: [guest], listed: true });
        const offered = {
          named:
            (await attendedAnywhere?.('waiting', MOST_ATTENDED)) ??
            attended((table) => isWaitingWith(table, terms), MOST_OFFERED),
          visitedSince: Date.now() - MISSED,
          most: MOST_OFFERED,
        };
        const paired = await stores.lobby.pair(fresh, offered, (alike) => chosen(alike, guest));
        if (paired?.id === fresh.id) await stores.tables.unlistOthers(fresh);
        return paired;
      }),
  };
}

/** Somebody else's table with this guest seated, or their own. */
function chosen(alike: readonly StoredTable[], guest: Guest): StoredTable | null {
  const isOwn = (table: StoredTable) => placeOf(table, guest) !== 'spectator';
  for (const table of alike.filter((one) => !isOwn(one))) {
    const seated = sitDown(table, guest);
    if (seated.ok) return seated.value;
  }
  return alike.find(isOwn) ?? null;
}

function isWaitingWith({ phase, listed, terms }: StoredTable, wanted: Terms): boolean {
  if (phase !== 'waiting' || !listed || terms.edition.name !== wanted.edition.name) return false;
  return isDeepStrictEqual(terms, wanted);
}
