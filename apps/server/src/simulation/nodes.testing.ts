// What several simulated servers share through their database: leases by its clock, who is connected where, and hints
// that can get lost. A query reaches the database even if the server that sent it dies; the answer reaches only servers
// that are alive.

import type { Claim, MatchId, SharedDraft } from '@blackpeg/referee';
import type { Dice, Milliseconds, Seat } from '@blackpeg/rules';
import { type ClusterNode, LEASE, type SharedPhrase, type TableConnections } from '../store/nodes.ts';
import type { Disk } from './disk.testing.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

interface Lease {
  readonly owner: string | null;
  readonly epoch: number;
  readonly era: number;
}

interface Listener {
  readonly life: Life;
  readonly hear: (tables: readonly string[]) => void;
}

/** The database's side. */
interface SharedState {
  readonly leases: Map<MatchId, Lease>;
  readonly alive: Map<string, number>;
  readonly connections: Map<string, Map<string, TableConnections>>;
  readonly wanted: Map<string, readonly Seat[]>;
  readonly said: Map<string, readonly SharedPhrase[]>;
  readonly drafts: Map<MatchId, readonly SharedDraft[]>;
  readonly listeners: Map<string, Listener>;
  era: number;
}

export interface SimulatedNodes {
  nodeFor(life: Life, name: string): ClusterNode;
}

export interface SimulatedNodesPorts {
  readonly time: VirtualTime;
  readonly disk: Disk;
  readonly dice: Dice;
  readonly even: boolean;
  /** A server has a match that was another's. */
  takenOver(): void;
}

export function createSimulatedNodes(ports: SimulatedNodesPorts): SimulatedNodes {
  const state: SharedState = {
    leases: new Map(),
    alive: new Map(),
    connections: new Map(),
    wanted: new Map(),
    said: new Map(),
    drafts: new Map(),
    listeners: new Map(),
    era: 0,
  };
  return { nodeFor: (life, name) => nodeFor(ports, state, life, name) };
}

function nodeFor(ports: SimulatedNodesPorts, state: SharedState, life: Life, name: string): ClusterNode {
  const { time, dice, even } = ports;
  const isAlive = (node: string | null) => node !== null && (state.alive.get(node) ?? 0) > time.now();
  const takes = (most: Milliseconds) => (even ? 1 : dice(most + 1));
  const ask = <T>(effect: () => T): Promise<T> =>
    new Promise((resolve) => {
      time.after(null, takes(4), () => {
        const result = effect();
        time.after(life, takes(4), () => resolve(result));
      });
    });
  const hint = (table: string) => {
    for (const [other, { life: theirs, hear }] of state.listeners)
      if (other !== name && dice(4) > 0) time.after(theirs, 1 + takes(20), () => hear([table]));
  };
  const referees = refereesOf(ports, state, { life, name, ask, hint, isAlive });
  const beat = () => {
    const isNew = !state.alive.has(name);
    state.alive.set(name, time.now() + LEASE);
    return isNew;
  };
  if (![...state.alive.keys()].some(isAlive)) state.era += 1;
  beat();
  return {
    referees,
    beat: () => ask(beat),
    look: (tables) =>
      ask(() =>
        tables.flatMap((id) => {
          const table = ports.disk.tables.get(id);
          const lease = state.leases.get(id);
          const isOurs = lease?.owner === name && referees.epochs.get(id) === lease.epoch;
          if (!isOurs && !(lease?.owner === name)) referees.epochs.delete(id);
          if (!table) return [];
          const theirs = [...(state.connections.get(id) ?? [])].filter(
            ([node]) => node !== name && isAlive(node),
          );
          return {
            id,
            version: ports.disk.versionOf(id),
            isFree:
              ports.disk.versionOf(id) > 0 &&
              !isOurs &&
              (lease?.owner === name || !isAlive(lease?.owner ?? null)),
            signature: '',
            elsewhere: theirs.map(([, connections]) => connections),
            wanted: state.wanted.get(id) ?? [],
            said: state.said.get(id) ?? [],
          };
        }),
      ),
    hint,
    onHint: (hear) => void state.listeners.set(name, { life, hear }),
    noteConnections(table, connections) {
      const all = state.connections.get(table) ?? new Map<string, TableConnections>();
      state.connections.set(table, all);
      void ask(() => {
        if (connections) all.set(name, connections);
        else all.delete(name);
        hint(table);
      });
    },
    say: () => ask(() => 0),
    saidBy: () => ask(() => []),
    want: () => ask(() => []),
    attended: () => ask(() => []),
    loggedOut: () => ask(() => []),
    now: time.now,
    stoodStill: referees.disownAll,
    leave: async () => {},
  };
}

interface Asking {
  readonly life: Life;
  readonly name: string;
  readonly ask: <T>(effect: () => T) => Promise<T>;
  readonly hint: (table: string) => void;
  readonly isAlive: (node: string | null) => boolean;
}

function refereesOf({ disk, takenOver }: SimulatedNodesPorts, state: SharedState, asking: Asking) {
  const { life, name, ask, hint, isAlive } = asking;
  const { leases, drafts } = state;
  const epochs = new Map<MatchId, number>();
  const unsure = new Set<MatchId>();

  function take(match: MatchId): number {
    const epoch = (leases.get(match)?.epoch ?? 0) + 1;
    leases.set(match, { owner: name, epoch, era: state.era });
    return epoch;
  }

  const disown = (match: MatchId) => {
    if (epochs.delete(match)) unsure.add(match);
  };
  return {
    epochs,
    async claim(match: MatchId): Promise<Claim> {
      if (epochs.has(match)) return 'ours';
      const claimed = await ask(() => {
        const before = leases.get(match);
        if (disk.versionOf(match) === 0) return null;
        if (before?.owner && before.owner !== name && isAlive(before.owner)) return null;
        const isOutage = before?.owner !== null || before.era !== state.era;
        if (before?.owner && before.owner !== name) takenOver();
        return { epoch: take(match), isOutage };
      });
      unsure.delete(match);
      if (!claimed) return 'theirs';
      epochs.set(match, claimed.epoch);
      return claimed.isOutage ? 'ours-after-outage' : 'ours';
    },
    epochOf: (match: MatchId) => epochs.get(match) ?? null,
    isUnsure: (match: MatchId) => unsure.has(match),
    disown,
    disownAll() {
      for (const match of [...epochs.keys()]) disown(match);
    },
    async release(match: MatchId): Promise<void> {
      const epoch = epochs.get(match);
      epochs.delete(match);
      if (epoch === undefined) return;
      await ask(() => {
        const lease = leases.get(match);
        if (lease?.epoch === epoch) leases.set(match, { ...lease, owner: null });
        hint(match);
      });
    },
    append: disk.fencedFor(life, {
      mayAppend: (match, version) => version === 0 || leases.get(match)?.epoch === epochs.get(match),
      appended(match, version) {
        if (version === 0) epochs.set(match, take(match));
        hint(match);
      },
      refused: (match) => void epochs.delete(match),
    }),
    async keepDraft(match: MatchId, seat: Seat, draft: SharedDraft | null): Promise<void> {
      await ask(() => {
        const others = (drafts.get(match) ?? []).filter((other) => other.seat !== seat);
        drafts.set(match, draft ? [...others, draft] : others);
      });
    },
    draftsOf: (match: MatchId) => ask(() => drafts.get(match) ?? []),
  };
}
