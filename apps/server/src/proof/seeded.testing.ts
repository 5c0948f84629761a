// Tables with all seats taken, written straight into a database, as if thousands had used the server.

import path from 'node:path';
import {
  checkTerms,
  duelEdition,
  type Milliseconds,
  PERSON,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { createGuests } from '../identity/guests.ts';
import { createTables } from '../rooms/tables.ts';
import type { Guest } from '../store/records.ts';
import { type Database, openDatabase } from '../store/sqlite/database.ts';
import { createSqliteLogs } from '../store/sqlite/logs.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';

export interface SeededTable {
  readonly table: string;
  /** One for each seat, like the tokens. */
  readonly guests: readonly Guest[];
  readonly tokens: readonly string[];
}

interface Newcomer {
  readonly guest: Guest;
  readonly token: string;
}

/** An odd number, as duels require; more rounds than any test plays. */
const MANY_ROUNDS = 99;

/** A duel that does not end during a measurement. */
export function longDuel(allowance: Milliseconds | null = null): Terms {
  const seat = { ...PERSON, allowance };
  return standardTerms(duelEdition(4), {
    seats: [seat, seat],
    length: { kind: 'rounds', rounds: MANY_ROUNDS },
  });
}

/** The database in this folder. */
export function openIn(dataDir: string): Database {
  const opened = openDatabase(path.join(dataDir, 'blackpeg.db'));
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

/** Made once for each database: preparing statements takes long. */
const registers = new WeakMap<Database, ReturnType<typeof createRegisters>>();

function createRegisters(database: Database) {
  const stores = createSqliteStores(database);
  return {
    guests: createGuests(stores.guests),
    tables: createTables(stores.tables),
    logs: createSqliteLogs(database),
  };
}

export function registersOf(database: Database): ReturnType<typeof createRegisters> {
  const known = registers.get(database) ?? createRegisters(database);
  registers.set(database, known);
  return known;
}

/** One table and its players. */
export async function seedTable(database: Database, terms: Terms): Promise<SeededTable> {
  const checked = checkTerms(terms);
  if (!checked.ok) throw new Error(`Nobody can play that: ${JSON.stringify(checked.error)}.`);
  const seated = await seedGuests(database, terms.seats.length);
  const guests = seated.map(({ guest }) => guest);
  const { id } = await registersOf(database).tables.create(terms, guests);
  return { table: id, guests, tokens: seated.map(({ token }) => token) };
}

export async function seedTables(
  database: Database,
  terms: Terms,
  count: number,
): Promise<readonly SeededTable[]> {
  return Promise.all(Array.from({ length: count }, () => seedTable(database, terms)));
}

export async function seedGuests(database: Database, count: number): Promise<readonly Newcomer[]> {
  const { guests } = registersOf(database);
  return Promise.all(Array.from({ length: count }, () => guests.create('en')));
}
