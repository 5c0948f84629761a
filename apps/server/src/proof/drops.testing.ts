// Every line of every player cut at once, with moves under way, and no network for a while: how soon all are back.

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createSocketLink, OFFERED_PROTOCOLS, type OpenSocket, SOCKET_PATH } from '@blackpeg/protocol';
import { type Code, type Dice, drawCode, fold, seededDice, specFor, viewOf } from '@blackpeg/rules';
import { createSession, type Session } from '@blackpeg/session';
import { WebSocket } from 'ws';
import type { Database } from '../store/sqlite/database.ts';
import { wallClock } from '../wall-clock.ts';
import { ARRIVING, inTurn } from './pace.testing.ts';
import { registersOf, type SeededTable } from './seeded.testing.ts';

export interface Drop {
  readonly port: number;
  readonly tables: readonly SeededTable[];
  /** Milliseconds without a network. */
  readonly outage: number;
  readonly seed: number;
}

/** A player whose line was cut. */
export interface Dropped {
  readonly table: string;
  readonly seat: number;
  readonly session: Session;
  /** Milliseconds from the return of the network until the line was up and nothing was under way. */
  backAfter: number;
}

export async function dropAll({ port, tables, outage, seed }: Drop): Promise<readonly Dropped[]> {
  const dice = seededDice(seed);
  const network = createNetwork(port);
  const players = tables.flatMap(({ table, tokens }) =>
    tokens.map((token, seat) => ({ table, token, seat })),
  );
  const dropped = await inTurn(players, ARRIVING, async ({ table, token, seat }): Promise<Dropped> => {
    const link = createSocketLink({ open: network.openFor(token), clock: wallClock, dice, table });
    let ids = 0;
    const newId = () => {
      ids += 1;
      return `${seat}-${ids}`;
    };
    const session = createSession({ link, viewer: seat, clock: wallClock, newId });
    await until(session, () => session.current().state !== null);
    return { table, seat, session, backAfter: Number.NaN };
  });
  for (const { session, seat } of dropped) hide(session, seat, dice);
  network.cut();
  await pause(outage);
  network.mend();
  const mended = performance.now();
  await Promise.all(
    dropped.map(async (player) => {
      const { session } = player;
      await until(
        session,
        () => session.current().connection === 'online' && session.current().pending.length === 0,
      );
      player.backAfter = performance.now() - mended;
    }),
  );
  await Promise.all(
    dropped.map(({ session }) => until(session, () => session.current().state?.phase === 'seeking')),
  );
  for (const { session } of dropped) session.close();
  network.cut();
  return dropped;
}

/** Those who do not see what there is. */
export async function astray(database: Database, dropped: readonly Dropped[]): Promise<readonly string[]> {
  const { logs } = registersOf(database);
  const faults: string[] = [];
  for (const { table, seat, session } of dropped) {
    const log = (await logs.read(table, 0)).flatMap(({ events }) => events);
    const { state } = session.current();
    const truth = fold(log.slice(0, state?.version ?? 0));
    if (!truth || !state || !isDeepStrictEqual(viewOf(truth, seat), state))
      faults.push(`seat ${seat} at ${table}`);
    const hidden = log.filter((event) => event.type === 'code-hidden' && event.maker === seat).length;
    if (hidden !== 1) faults.push(`the code of seat ${seat} at ${table} was hidden ${hidden} times`);
  }
  return faults;
}

function hide(session: Session, seat: number, dice: Dice): void {
  const { terms } = session.current().state ?? {};
  const code: Code = terms ? drawCode(specFor(terms.edition, 1 - seat, false), dice) : [];
  session.perform({ type: 'hide-code', code, blanks: null, palmed: null, commitment: null, key: null });
}

function until(session: Session, reached: () => boolean): Promise<void> {
  if (reached()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!reached()) return;
      stop();
      resolve();
    });
  });
}

/** All lines of this process, which can be cut together. */
function createNetwork(port: number) {
  const sockets = new Set<WebSocket>();
  let isDown = false;

  function openFor(token: string): OpenSocket {
    return ({ opened, received, closed }) => {
      const headers = { authorization: `Bearer ${token}` };
      const socket = new WebSocket(
        `ws://127.0.0.1:${isDown ? NOBODY : port}${SOCKET_PATH}`,
        OFFERED_PROTOCOLS,
        {
          headers,
        },
      );
      sockets.add(socket);
      socket.on('open', opened);
      socket.on('message', (data) => received(data.toString()));
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        closed();
      });
      return { send: (text) => socket.send(text), close: () => socket.terminate() };
    };
  }

  return {
    openFor,
    cut() {
      isDown = true;
      for (const socket of sockets) socket.terminate();
    },
    mend() {
      isDown = false;
    },
  };
}

/** A port where nobody listens. */
const NOBODY = 1;
