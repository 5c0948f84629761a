// A simulated network between clients and servers: frames take time, are held, overtaken, doubled or lost, and connections
// end for one side sooner than for the other.

import { EventEmitter } from 'node:events';
import type { OpenSocket, SocketEvents } from '@blackpeg/protocol';
import type { Dice, Milliseconds } from '@blackpeg/rules';
import type { Guest } from '../store/records.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

/** A client's device as the network knows it. */
export interface Device {
  readonly life: Life;
  readonly guest: Guest;
  /** Frames are held until then. */
  cutUntil: number;
}

/** A server that accepts connections. */
export interface Host {
  readonly life: Life;
  accept(socket: ServerSocket, guest: Guest): void;
}

export type NextFrame =
  | { readonly kind: 'overtaken' | 'doubled'; readonly by: Milliseconds }
  | { readonly kind: 'lost' };

export interface Network {
  openFrom(device: Device): OpenSocket;
  /** Faults of the next frames, in this order. */
  readonly next: NextFrame[];
  /** Every connection of the device ends. */
  reset(device: Device): void;
  /** Its connections end; clients are told at once, or only after this delay if the machine is down. */
  hostDied(host: Host, toldIn: Milliseconds): void;
  /** Servers are told, or have to find out. */
  deviceDied(device: Device, isTold: boolean): void;
}

export interface NetworkPorts {
  readonly time: VirtualTime;
  readonly dice: Dice;
  readonly even: boolean;
  /** The server that accepts a connection now; if there is none, it is refused or not answered. */
  host(): Host | 'refused' | 'silent';
  /** A client is about to receive this. */
  heard(device: Device, text: string): void;
  /** A server is about to receive this. */
  said(device: Device, text: string): void;
}

/** The part of a WebSocket that a connection of the server needs. */
export class ServerSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly send: (text: string) => void;
  readonly ping: (payload: string) => void;
  private readonly ended: () => void;

  constructor(carry: { send(text: string): void; ping(payload: string): void; ended(): void }) {
    super();
    this.send = carry.send;
    this.ping = carry.ping;
    this.ended = carry.ended;
  }

  pong(): void {}

  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.ended();
    this.emit('close');
  }

  terminate(): void {
    this.close();
  }
}

/** One direction of a connection: when the last frame arrives. */
interface Direction {
  last: number;
}

interface Connection {
  readonly device: Device;
  readonly events: SocketEvents;
  readonly up: Direction;
  readonly down: Direction;
  isOpen: boolean;
  host: Host | null;
  socket: ServerSocket | null;
}

const LATENCY: Milliseconds = 40;

interface Running extends NetworkPorts {
  readonly next: NextFrame[];
  readonly connections: Set<Connection>;
}

export function createNetwork(ports: NetworkPorts): Network {
  const running: Running = { ...ports, next: [], connections: new Set() };
  const { connections, time } = running;
  const of = (device: Device) => [...connections].filter((one) => one.device === device);
  return {
    next: running.next,
    openFrom: (device) => (events) => open(running, device, events),
    reset(device) {
      for (const one of of(device)) {
        endForClient(running, one, 0);
        one.socket?.terminate();
      }
    },
    hostDied(host, toldIn) {
      for (const one of connections) if (one.host === host) endForClient(running, one, toldIn);
    },
    deviceDied(device, isTold) {
      for (const one of of(device)) {
        one.isOpen = false;
        connections.delete(one);
        const { socket, host } = one;
        if (isTold && socket && host) time.after(host.life, wayOf(running, one), () => socket.terminate());
      }
    },
  };
}

function open(running: Running, device: Device, events: SocketEvents) {
  const connection: Connection = {
    device,
    events,
    up: { last: 0 },
    down: { last: 0 },
    isOpen: true,
    host: null,
    socket: null,
  };
  running.connections.add(connection);
  running.time.after(null, wayOf(running, connection), () => arrive(running, connection));
  return {
    send(text: string) {
      const { host } = connection;
      if (!connection.isOpen || !host) return;
      carry(running, connection, connection.up, host.life, () => {
        if (connection.socket?.readyState !== 1) return;
        running.said(device, text);
        connection.socket.emit('message', text, false);
      });
    },
    close() {
      if (!connection.isOpen) return;
      connection.isOpen = false;
      running.connections.delete(connection);
      const { host, socket } = connection;
      if (host && socket) running.time.after(host.life, wayOf(running, connection), () => socket.terminate());
    },
  };
}

function arrive(running: Running, connection: Connection): void {
  const { time } = running;
  if (!connection.isOpen) return;
  const host = running.host();
  if (host === 'silent') return;
  if (host === 'refused') endForClient(running, connection, 0);
  else {
    connection.host = host;
    time.after(host.life, 0, () => connection.isOpen && accept(running, connection, host));
  }
}

function accept(running: Running, connection: Connection, host: Host): void {
  const { device, down, up, events } = connection;
  const tell = (act: () => void) =>
    carry(running, connection, down, device.life, () => connection.isOpen && act());
  const socket: ServerSocket = new ServerSocket({
    send: (text) =>
      tell(() => {
        running.heard(device, text);
        events.received(text);
      }),
    ping: (payload) =>
      tell(() => carry(running, connection, up, host.life, () => socket.emit('pong', payload))),
    ended: () => endForClient(running, connection, 0),
  });
  connection.socket = socket;
  host.accept(socket, device.guest);
  running.time.after(device.life, wayOf(running, connection), () => connection.isOpen && events.opened());
}

/** Frames keep their order, except for one that is overtaken and the copy of one that is doubled. */
function carry(
  running: Running,
  connection: Connection,
  direction: Direction,
  to: Life,
  arrives: () => void,
): void {
  const { time, next } = running;
  const at = Math.max(time.now() + wayOf(running, connection), direction.last);
  const hit = next.shift();
  if (hit?.kind === 'lost') return;
  if (hit?.kind !== 'overtaken') {
    direction.last = at;
    time.after(to, at - time.now(), arrives);
  }
  if (hit) time.after(to, at + hit.by - time.now(), arrives);
}

/** The delay between the two, including the time for which frames are held. */
function wayOf({ time, dice, even }: Running, { device }: Connection): Milliseconds {
  const way = even ? LATENCY / 2 : 1 + dice(dice(8) === 0 ? LATENCY * 8 : LATENCY);
  return Math.max(0, device.cutUntil - time.now()) + way;
}

/** The server's side is closed; the client learns of it when the network reports it. */
function endForClient(running: Running, connection: Connection, toldIn: Milliseconds): void {
  const { device, events } = connection;
  if (!running.connections.delete(connection)) return;
  const way = toldIn + wayOf(running, connection);
  running.time.after(device.life, way, () => {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    events.closed();
  });
}
