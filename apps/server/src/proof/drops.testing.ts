// All players' connections fail at once, with moves under way: cut, held by a network that lets nothing through, or on a
// sleeping device. Measures how soon all are back.

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createSocketLink } from '@blackpeg/protocol';
import { type Code, type Dice, drawCode, fold, seededDice, specFor, viewOf } from '@blackpeg/rules';
import { createSession, type Session } from '@blackpeg/session';
import type { Database } from '../store/sqlite/database.ts';
import { createDevice, LOSSES, type Loss, type TestDevice } from './devices.testing.ts';
import { ARRIVING, inTurn } from './pace.testing.ts';
import { registersOf, type SeededTable } from './seeded.testing.ts';

export interface Drop {
  readonly port: number;
  readonly tables: readonly SeededTable[];
  /** Milliseconds for each. */
  readonly lasting: Readonly<Record<Loss, number>>;
  readonly seed: number;
}

export interface Dropped {
  readonly loss: Loss;
  readonly table: string;
  readonly seat: number;
  readonly session: Session;
  /** Milliseconds from the return of the network, or the end of sleep, until the connection was up and nothing was under way. */
  backAfter: number;
}

export async function dropAll({ port, tables, lasting, seed }: Drop): Promise<readonly Dropped[]> {
  const dice = seededDice(seed);
  const devices = new Map<Dropped, TestDevice>();
  const players = tables
    .flatMap(({ table, tokens }) => tokens.map((token, seat) => ({ table, token, seat })))
    .map((player, index) => ({ ...player, loss: LOSSES[index % LOSSES.length] ?? 'cut' }));
  const dropped = await inTurn(players, ARRIVING, async ({ table, token, seat, loss }): Promise<Dropped> => {
    const device = createDevice(port, token);
    const { clock } = device;
    const link = createSocketLink({ open: device.open, clock, dice, table });
    let ids = 0;
    const newId = () => {
      ids += 1;
      return `${seat}-${ids}`;
    };
    const session = createSession({ link, viewer: seat, clock, newId });
    await until(session, () => session.current().state !== null);
    const player = { loss, table, seat, session, backAfter: Number.NaN };
    devices.set(player, device);
    return player;
  });
  for (const { session, seat } of dropped) hide(session, seat, dice);
  await Promise.all(
    [...devices].map(async ([player, device]) => {
      const { session, loss } = player;
      device.begin(loss);
      await pause(lasting[loss]);
      device.end();
      const mended = performance.now();
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
  for (const device of devices.values()) device.begin('cut');
  return dropped;
}

/** Players who do not have the current state. */
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
