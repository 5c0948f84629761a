// Every port of the store in memory: shows that the contracts ask for nothing that only SQL can do.

import { isDeepStrictEqual } from 'node:util';
import { createMemoryStore, type EventStore } from '@blackpeg/referee';
import { err, type Result } from '@blackpeg/rules';
import { createMemoryPeople, type MemoryPeople } from './memory-people.testing.ts';
import type { GuestStore, LobbyStore, Stores, TableStore } from './ports.ts';
import { type Guest, NOBODY, type StoredTable } from './records.ts';

interface Memory {
  readonly guests: Map<string, Guest & { readonly phraseHash: string | null }>;
  /** The id of a guest by the hash of a token. */
  readonly tokens: Map<string, string>;
  /** In the order they were added. */
  readonly tables: Map<string, StoredTable>;
  /** The id of the next table by that of the one before. */
  readonly rematches: Map<string, string>;
}

export function createMemoryStores(): Stores {
  const memory: Memory = { guests: new Map(), tokens: new Map(), tables: new Map(), rematches: new Map() };
  const logs = createMemoryStore();
  const known = createMemoryPeople();
  return {
    guests: guestStore(memory, known),
    tables: tableStore(memory, logs),
    lobby: lobbyStore(memory, known),
    people: known.people,
    reports: known.reports,
    logs: {
      ...logs,
      async append(match, expectedVersion, batch) {
        const appended = await logs.append(match, expectedVersion, batch);
        const table = memory.tables.get(match);
        const isOver = appended.ok && batch.events.some(({ type }) => type === 'match-closed');
        if (table && isOver) memory.tables.set(match, { ...table, phase: 'over' });
        return appended;
      },
    },
    check: async () => {},
    size: async () => ({ used: 0, free: Number.POSITIVE_INFINITY }),
  };
}

function guestStore({ guests, tokens, tables }: Memory, known: MemoryPeople): GuestStore {
  const guestOf = (id: string | undefined): Guest | null => {
    const known = id === undefined ? undefined : guests.get(id);
    return known ? { id: known.id, name: known.name } : null;
  };
  /** When a token or a guest was last used, if not just now. */
  const used = new Map<string, number>();
  const usedAt = (name: string) => used.get(name) ?? Date.now();
  const change = (id: string, different: Partial<Guest & { phraseHash: string }>) => {
    const known = guests.get(id);
    if (known) guests.set(id, { ...known, ...different });
  };
  return {
    async add(guest, tokenHash) {
      if (guests.has(guest.id) || tokens.has(tokenHash)) throw new Error('There is such a guest or token.');
      guests.set(guest.id, { ...guest, phraseHash: null });
      tokens.set(tokenHash, guest.id);
    },
    async byToken(tokenHash) {
      const guest = guestOf(tokens.get(tokenHash));
      return guest && { guest, usedAt: usedAt(tokenHash) };
    },
    async details(id) {
      const guest = guests.get(id);
      return guest
        ? { id, name: guest.name, usedAt: usedAt(id), hasPhrase: guest.phraseHash !== null }
        : null;
    },
    async tokensOf(id) {
      const theirs = [...tokens].filter(([, guestId]) => guestId === id).reverse();
      const known = theirs.map(([tokenHash]) => ({ tokenHash, usedAt: usedAt(tokenHash) }));
      return known.sort((a, b) => b.usedAt - a.usedAt);
    },
    async removeToken(tokenHash) {
      tokens.delete(tokenHash);
    },
    async rename(id, name) {
      change(id, { name });
      for (const table of [...tables.values()]) reseat(tables, table, id, { id, name });
    },
    setPhrase: async (id, phraseHash) => change(id, { phraseHash }),
    async addToken(phraseHash, tokenHash, replacedHash) {
      const found = [...guests.values()].find((guest) => guest.phraseHash === phraseHash);
      if (!found) return null;
      if (replacedHash !== null) tokens.delete(replacedHash);
      tokens.set(tokenHash, found.id);
      return guestOf(found.id);
    },
    async remove(id) {
      known.forget(id);
      guests.delete(id);
      for (const [tokenHash, guestId] of tokens) if (guestId === id) tokens.delete(tokenHash);
      for (const table of [...tables.values()])
        reseat(tables, table, id, table.phase === 'waiting' ? null : NOBODY);
    },
    async noteUse(tokenHash, at) {
      used.set(tokenHash, Math.max(at, usedAt(tokenHash)));
      const id = tokens.get(tokenHash) ?? '';
      used.set(id, Math.max(at, usedAt(id)));
    },
    async removeUnused(before, most) {
      const old = [...tokens.keys()].filter((tokenHash) => usedAt(tokenHash) < before).slice(0, most);
      for (const tokenHash of old) tokens.delete(tokenHash);
      const kept = new Set([...tokens.values(), ...[...tables.values()].flatMap(seatedIds)]);
      const gone = [...guests.keys()].filter((id) => usedAt(id) < before && !kept.has(id)).slice(0, most);
      for (const id of gone) guests.delete(id);
      return old.length + gone.length;
    },
    async removeUnreachable() {
      const reached = new Set([...tokens.values(), ...[...tables.values()].flatMap(seatedIds)]);
      for (const { id, phraseHash } of [...guests.values()])
        if (phraseHash === null && !reached.has(id)) guests.delete(id);
    },
  };
}

function tableStore({ guests, tables, rematches }: Memory, logs: EventStore): TableStore {
  function removeOld(
    before: number,
    most: number,
    isMeant: (table: StoredTable) => boolean,
  ): readonly StoredTable[] {
    const old = [...tables.values()].filter((table) => isMeant(table) && table.visitedAt < before);
    for (const { id } of old.slice(0, most)) tables.delete(id);
    return old.slice(0, most);
  }

  const find = (name: string): StoredTable | null =>
    tables.get(name) ?? [...tables.values()].find(({ code }) => code === name.toUpperCase()) ?? null;
  return {
    async add(table) {
      if (!seatedIds(table).every((id) => guests.has(id))) throw new Error('There is no such guest.');
      return insert(tables, table);
    },
    async addRematch(of, table) {
      const known = tables.get(rematches.get(of) ?? '');
      if (known) return known;
      if (!insert(tables, table)) return null;
      rematches.set(of, table.id);
      return table;
    },
    find: async (name) => find(name),
    async change<E>(name: string, decide: (table: StoredTable) => Result<StoredTable, E>) {
      const table = find(name);
      if (!table) return err('no-such-table' as const);
      const decided = decide(table);
      if (decided.ok) replace(tables, decided.value);
      return decided;
    },
    async unlistOthers({ id, openedBy }) {
      for (const table of [...tables.values()])
        if (table.id !== id && table.openedBy === openedBy && table.phase === 'waiting')
          replace(tables, { ...table, listed: false });
    },
    async noteVisit(id, at) {
      const table = tables.get(id);
      if (table) replace(tables, { ...table, visitedAt: Math.max(at, table.visitedAt) });
    },
    removeAbandoned: async (before, most) =>
      removeOld(before, most, ({ phase }) => phase === 'waiting').length,
    async removePlayed(before, most) {
      const removed = removeOld(before, most, ({ phase }) => phase !== 'waiting');
      for (const { id } of removed) await logs.remove(id);
      return removed.length;
    },
  };
}

function lobbyStore({ tables }: Memory, { isApart }: MemoryPeople): LobbyStore {
  /** The oldest first. */
  const sorted = () => [...tables.values()].toSorted((a, b) => a.openedAt - b.openedAt);
  const listed = (phase: StoredTable['phase'], visitedSince: number) =>
    sorted().filter((table) => table.listed && table.phase === phase && table.visitedAt > visitedSince);
  return {
    async list({ phase, edition, visitedSince, hiddenFrom, first, skip, most }) {
      const found = listed(phase, visitedSince)
        .reverse()
        .filter((table) => !isApart(hiddenFrom, seatedIds(table)))
        .filter(({ terms }) => edition === null || terms.edition.name === edition);
      const isFirst = ({ id }: StoredTable) => first.includes(id);
      const all = [...found.filter(isFirst), ...found.filter((table) => !isFirst(table))];
      return all.slice(skip, skip + most);
    },
    ofGuest: async (guestId, most, skip = 0) =>
      sorted()
        .reverse()
        .filter((table) => seatedIds(table).includes(guestId))
        .slice(skip, skip + most),
    async pair(fresh, { named, visitedSince, most }, choose) {
      const alike = listed('waiting', -1).filter(({ terms }) => isDeepStrictEqual(terms, fresh.terms));
      const guest = fresh.openedBy ?? '';
      const own = alike.filter((table) => seatedIds(table).includes(guest));
      const others = alike.filter((table) => !isApart(guest, seatedIds(table)));
      const visited = others
        .filter(({ visitedAt }) => visitedAt > visitedSince)
        .toSorted((a, b) => b.visitedAt - a.visitedAt);
      const chosen = choose([
        ...own.slice(0, 1),
        ...named.flatMap((name) => others.filter(({ id }) => id === name)),
        ...visited.slice(0, most),
      ]);
      if (chosen) replace(tables, chosen);
      else if (!insert(tables, fresh)) return null;
      return chosen ?? fresh;
    },
  };
}

function seatedIds({ seats }: StoredTable): readonly string[] {
  return seats.flatMap((sitter) => sitter?.id ?? []);
}

function insert(tables: Memory['tables'], table: StoredTable): boolean {
  if ([...tables.values()].some(({ code }) => code === table.code)) return false;
  tables.set(table.id, table);
  return true;
}

function replace(tables: Memory['tables'], table: StoredTable): void {
  if (table.seats.every((sitter) => sitter === null)) tables.delete(table.id);
  else tables.set(table.id, table);
}

/** Replaces a guest by another, and passes the table on if they had opened it and have left. */
function reseat(
  tables: Memory['tables'],
  table: StoredTable,
  id: string,
  other: StoredTable['seats'][number],
): void {
  const seats = table.seats.map((sitter) => (sitter?.id === id ? other : sitter));
  const heir = table.phase === 'waiting' ? (seats.find((sitter) => sitter !== null)?.id ?? null) : null;
  const openedBy = table.openedBy === id && other?.id !== id ? heir : table.openedBy;
  replace(tables, { ...table, seats, openedBy });
}
