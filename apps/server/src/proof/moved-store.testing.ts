// A data folder with every kind of data, to be moved into another database.

import { openMatch } from '@blackpeg/rules';
import { GUEST, HOST, tableOf, withGuests } from '../store/contracts/under-test.testing.ts';
import type { Stores } from '../store/ports.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import { openIn } from './seeded.testing.ts';

/** More rows than are copied at once. */
const MANY = 450;

export async function fillFolder(dataDir: string): Promise<void> {
  const database = openIn(dataDir);
  const stores = createSqliteStores(database);
  const { guests, tables, people, reports, logs } = await withGuests({ open: async () => stores });
  await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      guests.add({ id: `guest ${index}`, name: `Gäste “${index}” \\ 👋` }, `hash ${index}`),
    ),
  );
  await guests.setPhrase(HOST.id, 'phrase');
  const played = tableOf('played', { seats: [HOST, GUEST], phase: 'playing', listed: false });
  await tables.add(played);
  await tables.add(tableOf('waiting'));
  await tables.addRematch('played', tableOf('again'));
  const opening = openMatch(played.terms, () => 0, 1000);
  if (!opening.ok) throw new Error(JSON.stringify(opening.error));
  await logs.append('played', 0, { by: 'referee', actionId: 'open', events: opening.value });
  const [first] = opening.value;
  if (first) await logs.append('elsewhere', 0, { by: 1, actionId: 'by a seat', events: [first] });
  await people.add(HOST.id, { person: 'p', guestId: GUEST.id, name: 'Guest', as: 'blocked', since: 7 }, 10);
  const about = { id: GUEST.id, name: 'Guest' };
  await reports.add({ id: 'r', by: HOST.id, about, table: 'played', reason: 'stalling', phrases: [], at: 8 });
  database.close();
}

/** Its contents, as the ports return them. */
export async function toldBy({ guests, tables, lobby, people, reports, logs }: Stores): Promise<unknown> {
  return {
    holder: await guests.byToken('hash 17'),
    details: await guests.details(HOST.id),
    tokens: await guests.tokensOf(HOST.id),
    tables: await Promise.all(['played', 'waiting', 'again'].map((id) => tables.find(id))),
    ofHost: await lobby.ofGuest(HOST.id, 10),
    people: await people.of(HOST.id),
    reports: await reports.list(10),
    logs: await Promise.all(['played', 'elsewhere'].map((id) => logs.read(id, 0))),
  };
}
