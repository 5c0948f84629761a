// Compares acknowledgements with the logs: every difference is reported as a sentence, and there should be none.

import { isDeepStrictEqual } from 'node:util';
import type { EventStore, StoredBatch } from '@blackpeg/referee';
import { dutyOf, fold, type MatchState, timeLeft, verifyLog, viewOf } from '@blackpeg/rules';
import type { Database } from '../store/sqlite/database.ts';
import { createSqliteLogs } from '../store/sqlite/logs.ts';
import type { Kill } from './lives.testing.ts';
import { stateAfter } from './playing.testing.ts';
import type { Program } from './program.testing.ts';

export interface Reckoning {
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly events: number;
  /** How often a log records stopped clocks while the server was down. */
  readonly outages: number;
}

export async function reckon(
  logs: Pick<EventStore, 'read'>,
  playersOf: ReadonlyMap<string, readonly Program[]>,
  kills: readonly Kill[],
): Promise<Reckoning> {
  const faults: string[] = [];
  let [acknowledged, events, outages] = [0, 0, 0];
  for (const [table, players] of playersOf) {
    const batches = await logs.read(table, 0);
    const found = [
      ...faultsOfLog(batches),
      ...players.flatMap((player) => faultsOfPlayer(batches, player)),
      ...faultsOfClocks(batches, kills),
    ];
    faults.push(...found.map((fault) => `Table ${table}: ${fault}`));
    for (const player of players) acknowledged += player.acknowledged.length;
    events += batches.at(-1) ? endOf(batches.at(-1) as StoredBatch) : 0;
    outages += batches.filter(isOutage).length;
  }
  return { faults, acknowledged, events, outages };
}

/** By table. */
export async function logsOf(
  database: Database,
  tables: readonly { readonly table: string }[],
): Promise<readonly (readonly [string, readonly StoredBatch[]])[]> {
  const store = createSqliteLogs(database);
  return Promise.all(tables.map(async ({ table }) => [table, await store.read(table, 0)] as const));
}

/** No gap, no repetition, and nothing that the rules would refuse. */
export function faultsOfLog(batches: readonly StoredBatch[]): readonly string[] {
  const faults: string[] = [];
  const known = new Set<string>();
  let version = 0;
  for (const batch of batches) {
    const { by, actionId, after } = batch;
    if (after !== version) faults.push(`after version ${version} comes ${after}`);
    if (known.has(`${by} ${actionId}`)) faults.push(`${actionId} of ${by} was applied twice`);
    known.add(`${by} ${actionId}`);
    version = endOf(batch);
  }
  // Nobody ever connected.
  if (batches.length === 0) return [];
  const illegal = verifyLog(batches.flatMap(({ events }) => events));
  return illegal ? [...faults, `the rules forbid it: ${JSON.stringify(illegal)}`] : faults;
}

/** Everything acknowledged to a player is in the log, in the order of acknowledgement; and everything they were told happened. */
function faultsOfPlayer(batches: readonly StoredBatch[], player: Program): readonly string[] {
  const { seat, acknowledged } = player;
  const faults: string[] = [];
  const stored = new Map(
    batches.filter(({ by }) => by === seat).map((batch) => [batch.actionId, endOf(batch)]),
  );
  let last = { id: '', version: 0 };
  for (const { id, version } of acknowledged) {
    // An action about something that already counted as seen is granted without an event.
    if (id.startsWith('see-') && !stored.has(id)) continue;
    if (stored.get(id) !== version) faults.push(`${id} was acknowledged at ${version}: ${stored.get(id)}`);
    // A repeated action gets the same acknowledgement again.
    if (id !== last.id && version <= last.version)
      faults.push(`${id} was acknowledged at ${version}, after ${last.version}`);
    last = { id, version };
  }
  const view = player.view();
  const truth = fold(batches.flatMap(({ events }) => events).slice(0, view?.version ?? 0));
  if (!view || !truth || !isDeepStrictEqual(viewOf(truth, seat), view)) {
    faults.push(`seat ${seat} was told what did not happen before version ${view?.version}`);
  }
  return faults;
}

/** T2b: if a clock ran, a new process first records that it stood still, and charges nobody. */
function faultsOfClocks(batches: readonly StoredBatch[], kills: readonly Kill[]): readonly string[] {
  const faults: string[] = [];
  const lifeOf = (at: number) => kills.filter(({ killedAt }) => killedAt < at).length;
  let state: MatchState | null = null;
  let lastAt = 0;
  for (const batch of batches) {
    const before: readonly (number | null)[] = state ? timesLeft(state, lastAt) : [];
    const at = batch.events.at(-1)?.at ?? lastAt;
    const isNewLife = state !== null && lifeOf(at) > lifeOf(lastAt);
    if (isNewLife && before.some((left) => left !== null) && !isOutage(batch)) {
      faults.push(`version ${batch.after} follows a restart, and no clock was stopped`);
    }
    for (const event of batch.events) {
      state = stateAfter(state, event);
    }
    if (state && isOutage(batch) && !isDeepStrictEqual(timesLeft(state, at), before)) {
      faults.push(`the outage at version ${batch.after} was charged to somebody`);
    }
    lastAt = at;
  }
  return faults;
}

/** By seat; null if no clock runs. */
function timesLeft(state: MatchState, now: number): readonly (number | null)[] {
  return state.terms.seats.map((_, seat) => {
    const duty = dutyOf(state, seat);
    return duty && timeLeft(state, seat, duty, now);
  });
}

function isOutage({ by, actionId }: StoredBatch): boolean {
  return by === 'referee' && actionId.startsWith('outage ');
}

function endOf({ after, events }: StoredBatch): number {
  return after + events.length;
}
