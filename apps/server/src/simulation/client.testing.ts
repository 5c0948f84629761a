// A simulated player's device: the real client of an online table, over a simulated network, with a simulated player.

import { createSeals } from '@blackpeg/commitment';
import type { OpenSocket } from '@blackpeg/protocol';
import { createMemoryStore, createWallClock } from '@blackpeg/referee';
import type { Dice, Seat, Terms, Viewer } from '@blackpeg/rules';
import { type KeptCode, placeName, type Session, type Vault } from '@blackpeg/session';
import { type OnlineTable, type OnlineTablePorts, openOnlineTable } from '@blackpeg/table/online';
import type { Guest } from '../store/records.ts';
import type { Device } from './network.testing.ts';
import { playOnce } from './player.testing.ts';
import { newLife, type VirtualTime } from './virtual-time.testing.ts';

/** A player or spectator at the table, over all visits. */
export interface Client {
  readonly number: number;
  readonly viewer: Viewer;
  readonly guest: Guest;
  readonly dice: Dice;
  /** What the device keeps when the page is reloaded. */
  readonly kept: Pick<OnlineTablePorts, 'storage' | 'vault'>;
  visits: number;
  /** Null between two visits, and for a player who never comes back. */
  visit: Visit | null;
  hasQuit: boolean;
}

export interface Visit extends Device {
  readonly table: OnlineTable;
}

export interface VisitPorts {
  readonly time: VirtualTime;
  readonly table: string;
  readonly terms: Terms;
  openFrom(device: Device): OpenSocket;
  /** An action was given this id. */
  issued(viewer: Viewer, id: string): void;
  /** No more faults: from now on the player tries to end the match. */
  isCalm(): boolean;
  fault(error: unknown): void;
}

export function newClient(number: number, viewer: Viewer, dice: Dice): Client {
  return {
    number,
    viewer,
    guest: { id: `guest-${number}`, name: 'Guest' },
    dice,
    kept: { storage: memoryStorage(), vault: memoryVault() },
    visits: 0,
    visit: null,
    hasQuit: false,
  };
}

/** Another visit, with what the device kept of the last one. */
export function startVisit(ports: VisitPorts, client: Client): void {
  const { time } = ports;
  const { dice, viewer, guest } = client;
  client.visits += 1;
  const life = newLife();
  const device: Device = { life, guest, cutUntil: client.visit?.cutUntil ?? 0 };
  const ahead = dice(20_000) - 10_000;
  const after = (milliseconds: number, run: () => void) => time.after(life, milliseconds, run);
  const seat: Seat | null = viewer === 'spectator' ? null : viewer;
  let ids = 0;
  const visit: Visit = Object.assign(device, {
    table: openOnlineTable(
      {
        ...client.kept,
        open: ports.openFrom(device),
        clock: createWallClock({ now: () => time.now() + ahead, after }),
        dice,
        copies: 'finished',
        seals: createSeals((count) => Uint8Array.from({ length: count }, () => dice(256))),
        attention: { isVisible: () => true, watch: () => () => {} },
        newId() {
          ids += 1;
          const id = `${client.number}-${client.visits}-${ids}`;
          ports.issued(viewer, id);
          return id;
        },
        fault: ports.fault,
      },
      { table: ports.table, seat, terms: ports.terms, names: ports.terms.seats.map(() => 'Guest') },
      { hear() {} },
    ),
  });
  client.visit = visit;
  if (seat !== null) keepPlaying(ports, visit, seat, dice);
}

/** Whether everything has been received and answered. */
export function isSettled(session: Session, version: number): boolean {
  const { state, pending, connection } = session.current();
  return connection === 'online' && state?.version === version && pending.length === 0;
}

function keepPlaying(ports: VisitPorts, { life, table }: Visit, seat: Seat, dice: Dice): void {
  const play = () => {
    const isCalm = ports.isCalm();
    const isDue = playOnce(table, seat, dice, isCalm);
    if (table.session.current().state?.phase === 'closed') return;
    const most = isDue ? 500 : 1_500;
    ports.time.after(life, 50 + dice(isCalm ? most : 1_500), play);
  };
  ports.time.after(life, dice(500), play);
}

function memoryStorage(): OnlineTablePorts['storage'] {
  return { logs: createMemoryStore(), cards: memoryDrawer(), drafts: memoryDrawer() };
}

function memoryDrawer<T>() {
  const things = new Map<string, T>();
  return {
    get: (key: string) => things.get(key) ?? null,
    put: (key: string, thing: T) => void things.set(key, thing),
    remove: (key: string) => void things.delete(key),
  };
}

function memoryVault(): Vault {
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
