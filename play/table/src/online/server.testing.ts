// A server for tests of the online table: a real referee behind sockets that can be cut, in the same process.

import { createSeals } from '@blackpeg/commitment';
import {
  actionOf,
  decodeClientMessage,
  encodeMessage,
  type OpenSocket,
  type ServerMessage,
  type SocketEvents,
} from '@blackpeg/protocol';
import { createTable, type FakeClock, settled } from '@blackpeg/referee/testing';
import type { Action, Actor, Seat, Terms } from '@blackpeg/rules';
import { type KeptCode, placeName, type Vault } from '@blackpeg/session';
import { createMemoryStorage, type MemoryStorage } from '../device.testing.ts';
import { type OnlineTable, openOnlineTable } from './online-table.ts';
import type { OnlineHooks, OnlineTablePorts } from './player-connection.ts';

export interface TestServer {
  readonly clock: FakeClock;
  /** All seats are taken: the match begins. */
  begin(): Promise<void>;
  /** An action of somebody else than the visitors: the referee, or a seat from elsewhere. */
  act(by: Actor, action: Action): Promise<void>;
  /** Sends something to everybody. */
  tell(message: ServerMessage): void;
  /** All messages of the clients that are not actions. */
  readonly heard: readonly string[];
  /** Breaks every connection; while `reachable` is false none can be opened. */
  cut(): Promise<void>;
  reachable: boolean;
  /** While true actions are accepted but not answered. */
  silent: boolean;
  /** The same device makes another visit from there. */
  visit(seat: Seat | null, device?: OnlineDevice, hooks?: Partial<OnlineHooks>): OnlineTable;
}

export const TABLE = 'table-1';
const NAMES = ['You', 'Guest'];
/** The referee's clock is ahead of every device's. */
export const AHEAD = 5000;

export function createTestServer(terms: Terms): TestServer {
  const seals = createSeals((count) => Uint8Array.from({ length: count }, (_, at) => (at * 7 + ids) % 256));
  const { referee, hub, clock } = createTable({ seals });
  const lines = new Set<{ tell(message: ServerMessage): void; end(): void; greet(): void }>();
  const heard: string[] = [];
  let ids = 0;
  let begun = false;

  function lineFor(seat: Seat | null): OpenSocket {
    const viewer = seat ?? 'spectator';
    return (events: SocketEvents) => {
      let leave: (() => void) | null = null;
      const tell = (message: ServerMessage) => {
        const text = encodeMessage(message);
        Promise.resolve().then(() => lines.has(line) && events.received(text));
      };
      const greet = () => {
        if (!begun) return tell({ type: 'waiting', table: TABLE, viewer, names: [NAMES[0] ?? null, null] });
        leave ??= hub.join(TABLE, viewer, ({ after, events: told, actionId }) =>
          tell({ type: 'dispatch', after, events: told, id: actionId }),
        );
        tell({ type: 'welcome', table: TABLE, viewer, names: NAMES, now: clock.now() + AHEAD });
      };
      const line = {
        tell,
        greet,
        end() {
          lines.delete(line);
          leave?.();
          Promise.resolve().then(events.closed);
        },
      };
      Promise.resolve().then(() => {
        if (!server.reachable) return events.closed();
        lines.add(line);
        events.opened();
      });
      return {
        send: (text) => void answer(text, seat, tell, greet),
        close() {
          lines.delete(line);
          leave?.();
        },
      };
    };
  }

  async function answer(
    text: string,
    seat: Seat | null,
    tell: (message: ServerMessage) => void,
    greet: () => void,
  ): Promise<void> {
    const message = decodeClientMessage(text);
    if (!message.ok) throw new Error(`A client says ${text}.`);
    const { value } = message;
    switch (value.type) {
      case 'hello':
        return greet();
      case 'act': {
        if (seat === null) return tell({ type: 'error', code: 'not-a-player', about: value.id });
        const reply = await referee.act(TABLE, seat, value.id, actionOf(value.action));
        if (!reply || server.silent) return;
        tell(
          reply.ok
            ? { type: 'granted', id: value.id, version: reply.value.version }
            : { type: 'refused', id: value.id, violation: reply.error },
        );
        return;
      }
      case 'events-after': {
        const dispatch = await referee.eventsAfter(TABLE, seat ?? 'spectator', value.version);
        if (dispatch)
          tell({ type: 'events', ask: value.ask, after: dispatch.after, events: dispatch.events });
        return;
      }
      case 'keep-draft':
        return;
      case 'presence':
      case 'say':
      case 'rematch':
        heard.push(text);
        return;
    }
  }

  const server: TestServer = {
    clock,
    heard,
    reachable: true,
    silent: false,
    async begin() {
      const opened = await referee.open(TABLE, terms, () => 0);
      if (!opened.ok) throw new Error(opened.error.kind);
      begun = true;
      for (const { greet } of lines) greet();
      await settled();
    },
    async act(by, action) {
      ids += 1;
      const reply = await referee.act(TABLE, by, `id-${ids}`, action);
      if (!reply?.ok) throw new Error(`${action.type} is refused.`);
      await settled();
    },
    tell(message) {
      for (const line of lines) line.tell(message);
    },
    async cut() {
      for (const line of [...lines]) line.end();
      await settled();
    },
    visit(seat, device = newDevice(), hooks = {}) {
      return openOnlineTable(
        {
          open: lineFor(seat),
          clock,
          dice: () => 0,
          copies: 'always',
          attention: { isVisible: () => true, watch: () => () => {} },
          ...device,
          seals,
          newId() {
            ids += 1;
            return `id-${ids}`;
          },
          fault(error) {
            throw error;
          },
        },
        { table: TABLE, seat, terms, names: NAMES },
        { hear: () => {}, ...hooks },
      );
    },
  };
  return server;
}

/** Where codes and stored data are. */
export interface OnlineDevice extends Partial<OnlineTablePorts> {
  readonly storage: MemoryStorage;
  readonly vault: Vault;
}

export function newDevice(ports: Partial<OnlineTablePorts> = {}): OnlineDevice {
  return { ...ports, storage: createMemoryStorage(), vault: createMemoryVault() };
}

function createMemoryVault(): Vault {
  const codes = new Map<string, readonly KeptCode[]>();
  return {
    get: async (place) => codes.get(placeName(place)) ?? [],
    async add(place, kept) {
      codes.set(placeName(place), [...(codes.get(placeName(place)) ?? []), kept]);
    },
    async remove(place) {
      codes.delete(placeName(place));
    },
  };
}
