// One server among several on a PostgreSQL database: its sign of life, by the clock of the database, and what it
// shares.

import {
  boolean,
  type Decoder,
  either,
  finite,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
} from '@blackpeg/notation';
import { PHRASES } from '@blackpeg/protocol';
import type { EventStore } from '@blackpeg/referee';
import { count, json, text } from '../../decoded-rows.ts';
import { createLeases, type Leases } from '../../leases.ts';
import type { ClusterNode, TableConnections } from '../../nodes.ts';
import type { Stores } from '../../ports.ts';
import type { PostgresDatabase } from '../database.ts';
import { createConnectionRows } from './connection-rows.ts';
import { createDatabaseClock } from './database-clock.ts';
import { createLeaseRows, isAlive, UNTIL } from './lease-rows.ts';
import type { Notifications } from './notifications.ts';

/** A row that is inserted has no transaction that replaced it. */
const BEAT = `INSERT INTO nodes (node, until) VALUES ($1, ${UNTIL})
  ON CONFLICT (node) DO UPDATE SET until = excluded.until RETURNING xmax = 0 AS "isNew",
    ARRAY(SELECT others.node FROM nodes AS others WHERE others.node <> $1 AND others.until > clock_timestamp()) AS others,
    (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;
/** If no other server is alive, all were dead before this one started. */
const NEW_ERA = `UPDATE eras SET era = era + 1
  WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE node <> $1 AND until > clock_timestamp())`;
/** Long after they were declared dead. */
const BURY = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'";
const CLEAR =
  'DELETE FROM connections WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = connections.node)';

const SIGNATURE = `md5(concat_ws(' ', tables.phase = 'waiting', opened_by,
  (SELECT string_agg(concat_ws(':', seat, guest_id, name), ' ' ORDER BY seat)
    FROM seats LEFT JOIN guests USING (guest_id) WHERE seats.table_id = tables.table_id),
  (SELECT concat_ws(':', count(*), max(people.added)) FROM people JOIN seats ON guest_id IN (by_guest, about_guest)
    WHERE treatment = 'blocked' AND seats.table_id = tables.table_id)))`;
const LATELY = "at > clock_timestamp() - interval '10 seconds'";
const LOOK = `SELECT tables.table_id AS id, coalesce(version, 0) AS version, owner, coalesce(epoch, 0) AS epoch,
    version IS NOT NULL AND NOT ${isAlive('owner')} AS "isFree", ${SIGNATURE} AS signature,
    (SELECT coalesce(json_agg(json_build_object('seats', seats, 'spectators', spectators, 'lags', lags)), '[]') FROM connections
      WHERE connections.table_id = tables.table_id AND node <> $2 AND ${isAlive('connections.node')}) AS elsewhere,
    (SELECT coalesce(json_agg(seat ORDER BY seat), '[]') FROM rematch_wishes
      WHERE rematch_wishes.table_id = tables.table_id) AS wanted,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'seat', seat, 'phrase', phrase) ORDER BY id), '[]') FROM said
      WHERE said.table_id = tables.table_id AND ${LATELY}) AS said
  FROM tables LEFT JOIN heads ON match_id = table_id WHERE table_id = ANY ($1)`;

const SAY = `WITH spoken AS (INSERT INTO said (table_id, seat, phrase) VALUES ($1, $2, $3) RETURNING id),
  older AS (DELETE FROM said WHERE table_id = $1 AND seat = $2 AND id IN
    (SELECT id FROM said WHERE table_id = $1 AND seat = $2 ORDER BY id DESC OFFSET $4))
  SELECT id FROM spoken`;
/** Of one seat. */
const MOST_SAID = 20;
const SAID_BY = `SELECT phrase, (extract(epoch FROM at) * 1000)::bigint AS at FROM said
  WHERE table_id = $1 AND seat = $2 ORDER BY id`;

const ATTENDED = `SELECT table_id AS id FROM tables WHERE listed AND phase = $1 AND table_id IN
  (SELECT table_id FROM connections WHERE attended AND ${isAlive('connections.node')})
  ORDER BY visited_at, added LIMIT $2`;
const LOGGED_OUT = `SELECT guest, device FROM unnest($1::text[], $2::text[]) AS connected (guest, device)
  WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE guest_id = guest AND starts_with(token_hash, device))`;

const MOST_ROWS = 10_000;
const lag = either(integer(0, Number.MAX_SAFE_INTEGER), nothing);
const connectionsRow: Decoder<TableConnections> = record({
  seats: json(listOf(count, 0, MOST_ROWS)),
  spectators: count,
  lags: json(listOf(lag, 0, MOST_ROWS)),
});
const sharedRow = record({
  id: text,
  version: count,
  owner: either(text, nothing),
  epoch: count,
  isFree: boolean,
  signature: text,
  elsewhere: listOf(connectionsRow, 0, MOST_ROWS),
  wanted: listOf(count, 0, MOST_ROWS),
  said: listOf(record({ id: count, seat: count, phrase: oneOf(PHRASES) }), 0, MOST_ROWS),
});
const idRow = record({ id: count });

const beatRow = record({ isNew: boolean, others: listOf(text, 0, MOST_ROWS), now: finite });

export interface NodePlace {
  readonly database: PostgresDatabase;
  /** The same with connections of its own: what keeps a server alive and takes matches over does not wait behind players' requests. */
  readonly urgent: PostgresDatabase;
  readonly notifications: Notifications;
  /** Of this server. */
  readonly name: string;
}

/** Its stores notify others of what is written. */
export async function joinNodes(
  stores: Stores,
  { database, urgent, notifications, name }: NodePlace,
): Promise<{ readonly node: ClusterNode; readonly stores: Stores }> {
  const { run } = database;
  const leases = createLeases(createLeaseRows(database, urgent), name);
  /** The other servers that were alive at the last beat. */
  let others: readonly string[] = [];
  const notify = (table: string) => {
    if (others.length > 0) notifications.notify(table);
  };
  const connections = createConnectionRows(database, name, notify);
  const clock = createDatabaseClock(() => performance.now());
  let hasLeft = false;
  const beat = async () => {
    if (hasLeft) return { isNew: false, isOneGone: false };
    const beaten = await clock.take(() => urgent.row(BEAT, beatRow, name));
    const alive = beaten?.others ?? [];
    const isOneGone = others.some((other) => !alive.includes(other));
    others = alive;
    connections.write();
    return { isNew: beaten?.isNew ?? false, isOneGone };
  };
  await run(NEW_ERA, name);
  await beat();
  await run(BURY);
  await run(CLEAR);
  const node: ClusterNode = {
    ...talkIn(database, notify),
    ...whoIsWhere(database),
    referees: {
      ...leases,
      append: notifying(leases.append, notify),
      async release(match) {
        await leases.release(match);
        notify(match);
      },
    },
    beat,
    look: lookWith(urgent, leases, name),
    now: clock.now,
    stoodStill: leases.disownAll,
    letGoOfStrays: leases.letGoOfStrays,
    notify,
    onNotification: notifications.onNotification,
    noteConnections: connections.note,
    async leave() {
      hasLeft = true;
      connections.stop();
      for (const match of await leases.releaseAll()) notify(match);
      await run('DELETE FROM connections WHERE node = $1', name);
      await run('DELETE FROM nodes WHERE node = $1', name);
    },
  };
  return {
    node,
    stores: { ...stores, logs: { ...stores.logs, append: notifying(stores.logs.append, notify) } },
  };
}

function lookWith({ rows }: PostgresDatabase, leases: Leases, name: string): ClusterNode['look'] {
  return async (tables) => {
    if (tables.length === 0) return [];
    const found = await rows(LOOK, sharedRow, tables, name);
    for (const { id, owner, epoch } of found) leases.correct(id, owner, epoch);
    // Everything this server owns, knowingly or not, is claimed again.
    return found.map((table) => ({
      ...table,
      isFree: table.isFree || (table.owner === name && leases.epochOf(table.id) === null),
    }));
  };
}

function whoIsWhere({ rows }: PostgresDatabase): Pick<ClusterNode, 'attended' | 'loggedOut'> {
  return {
    attended: async (phase, most) =>
      (await rows(ATTENDED, record({ id: text }), phase, most)).map(({ id }) => id),
    loggedOut: (connected) =>
      rows(
        LOGGED_OUT,
        record({ guest: text, device: text }),
        connected.map(({ guest }) => guest),
        connected.map(({ device }) => device),
      ),
  };
}

/** What is said at a table besides its match. */
function talkIn(
  { row, rows, run }: PostgresDatabase,
  notify: (table: string) => void,
): Pick<ClusterNode, 'say' | 'saidBy' | 'want'> {
  return {
    async say(table, seat, phrase) {
      const spoken = await row(SAY, idRow, table, seat, phrase, MOST_SAID - 1);
      notify(table);
      return spoken?.id ?? 0;
    },
    saidBy: (table, seat) => rows(SAID_BY, record({ phrase: oneOf(PHRASES), at: count }), table, seat),
    async want(table, seat, isWanted) {
      const wish = isWanted
        ? 'INSERT INTO rematch_wishes (table_id, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'DELETE FROM rematch_wishes WHERE table_id = $1 AND seat = $2';
      await run(wish, table, seat);
      notify(table);
      const all = 'SELECT seat AS id FROM rematch_wishes WHERE table_id = $1 ORDER BY seat';
      return (await rows(all, idRow, table)).map(({ id }) => id);
    },
  };
}

function notifying(append: EventStore['append'], notify: (table: string) => void): EventStore['append'] {
  return async (match, version, batch) => {
    const appended = await append(match, version, batch);
    if (appended.ok) notify(match);
    return appended;
  };
}
