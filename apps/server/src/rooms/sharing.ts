// What a room shares with the rooms of the same table on other servers: who is connected there, and what is said.

import { isDeepStrictEqual } from 'node:util';
import type { Phrase } from '@blackpeg/protocol';
import type { Milliseconds, Seat, Viewer } from '@blackpeg/rules';
import type { ClusterNode, SharedPhrase, SharedTable, TableConnections } from '../store/nodes.ts';

export interface Sharing {
  /** On other servers. */
  connectionsOf(viewer: Viewer): number;
  /** On other servers; null if unknown. */
  lagOf(seat: Seat): Milliseconds | null;
  /** On this server; null when the room is released. */
  note(connections: TableConnections | null): void;
  /** Repeats what was noted last. */
  noteAgain(): void;
  /** Tells the others. False if it came from them. */
  say(seat: Seat, phrase: Phrase): Promise<boolean>;
  learn(shared: SharedTable): Learnt;
}

/** What is new. */
export interface Learnt {
  /** Whether others came or went. */
  readonly isPresence: boolean;
  readonly said: readonly SharedPhrase[];
}

/** How many phrase ids are remembered: more than are said at a table during the seconds in which they are delivered. */
const MOST_HEARD = 1_000;

/** `first` is what was known about the table before the room was opened; both are null if there are no other servers. */
export function createSharing(
  node: ClusterNode | undefined,
  table: string,
  first: SharedTable | null,
): Sharing {
  let elsewhere: readonly TableConnections[] = first?.elsewhere ?? [];
  let noted: TableConnections | null = null;
  const heard = new Set(first?.said.map(({ id }) => id));
  const isNew = (id: number) => {
    if (heard.has(id)) return false;
    heard.add(id);
    const [oldest] = heard.size > MOST_HEARD ? heard : [];
    if (oldest !== undefined) heard.delete(oldest);
    return true;
  };
  return {
    connectionsOf: (viewer) =>
      elsewhere.reduce(
        (sum, { seats, spectators }) => sum + (viewer === 'spectator' ? spectators : (seats[viewer] ?? 0)),
        0,
      ),
    lagOf: (seat) => elsewhere.map(({ lags }) => lags[seat] ?? null).find((lag) => lag !== null) ?? null,
    note(connections) {
      if (isDeepStrictEqual(connections, noted)) return;
      noted = connections;
      node?.noteConnections(table, connections);
    },
    noteAgain: () => node?.noteConnections(table, noted),
    say: async (seat, phrase) => !node || isNew(await node.say(table, seat, phrase)),
    learn(shared) {
      const isPresence = !isDeepStrictEqual(shared.elsewhere, elsewhere);
      elsewhere = shared.elsewhere;
      return { isPresence, said: shared.said.filter(({ id }) => isNew(id)) };
    },
  };
}
