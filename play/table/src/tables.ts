// All matches played on this device: one referee, a table for each match that is open, and the locks that keep others out.

import { createHub, createReferee, type MatchId } from '@blackpeg/referee';
import {
  type Code,
  fold,
  hideCode,
  ok,
  type Result,
  type RuleViolation,
  rematchTerms,
  type Terms,
} from '@blackpeg/rules';
import { cardOf, type NewCard } from './card.ts';
import type { Awaitable, Locks, MatchLock, Release } from './ports.ts';
import { type RunningPorts, runTable } from './running-table.ts';
import type { Opening, Table, TableHooks, Tables } from './table.ts';

export interface TablesPorts extends Omit<RunningPorts, 'referee' | 'hub'> {
  readonly locks: Locks;
  /** An id that no match here has. */
  newMatch(): Awaitable<MatchId>;
  /** A table is closed and everything is written; its lock is released after this. */
  closed?(match: MatchId): Promise<void>;
}

/** A table that is open here. */
interface HeldTable {
  /** Closes it because another takes it, and notifies its screen. */
  lose(): void;
  /** Resolves when everything is written and the lock is released. */
  readonly ended: Promise<void>;
}

type Hold = (match: MatchId, wanted: () => void) => Awaitable<MatchLock>;

export function createTables(ports: TablesPorts): Tables {
  const { locks } = ports;
  const referees = startReferee(ports);
  const held = new Map<MatchId, HeldTable>();
  /** Openings wait for each other, so that two of the same match never overlap. */
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn(job: () => Promise<Opening>): Promise<Opening> {
    const done = turn.then(job);
    turn = done.catch(() => {});
    return done;
  }

  async function enter(match: MatchId, hooks: TableHooks, hold: Hold): Promise<Opening> {
    const earlier = held.get(match);
    earlier?.lose();
    await earlier?.ended;
    let wanted = false;
    let lose = () => {
      wanted = true;
    };
    const lock = await hold(match, () => lose());
    if (lock.kind === 'taken') return elsewhere(match, hooks, lock.process);
    const opening = await seatAt({ ...ports, ...referees }, held, match, hooks, lock.release).catch(
      (error: unknown) => {
        lock.release();
        throw error;
      },
    );
    if (opening.kind === 'open') lose = () => held.get(match)?.lose();
    if (wanted) lose();
    return opening;
  }

  function elsewhere(match: MatchId, hooks: TableHooks, process: number | null): Opening {
    const { takeOver } = locks;
    if (!takeOver) return { kind: 'elsewhere', process, take: null };
    const hold: Hold = async (name, wanted) => ({ kind: 'held', release: await takeOver(name, wanted) });
    return { kind: 'elsewhere', process, take: () => inTurn(() => enter(match, hooks, hold)) };
  }

  const create: Tables['create'] = (...asked) => createMatch(ports, referees, ...asked);
  return {
    create,
    rematch: ({ sitters, codemaker, hints }, state) =>
      create(rematchTerms(state), { origin: { kind: 'set-up' }, sitters, codemaker, hints }),
    open: (match, hooks) => inTurn(() => enter(match, hooks, locks.take)),
  };
}

/** Read only now: before we held the lock, another may have written. */
async function seatAt(
  ports: TablesPorts & RunningPorts,
  held: Map<MatchId, HeldTable>,
  match: MatchId,
  hooks: TableHooks,
  release: Release,
): Promise<Opening> {
  const known = await knownMatch(ports, match);
  if (!known) {
    release();
    return { kind: 'missing' };
  }
  const { closed, of } = holdTable(hooks, async () => {
    try {
      // After everything that was requested for the match before.
      await ports.referee.forget(match);
      await ports.closed?.(match);
    } finally {
      held.delete(match);
      release();
    }
  });
  const table = await runTable(ports, known.card, known.state, { hear: hooks.hear, closed });
  held.set(
    match,
    of(table, (error) => ports.fault(match, error)),
  );
  return { kind: 'open', table };
}

/** `end` is called once everything of the table is written, however it was closed. */
function holdTable({ lost }: TableHooks, end: () => Promise<void>) {
  let isClosed = false;
  let settle = () => {};
  const ended = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    async closed(written: Promise<void>): Promise<void> {
      isClosed = true;
      await written;
      await end().finally(settle);
    },
    of: (table: Table, fault: (error: unknown) => void): HeldTable => ({
      ended,
      lose() {
        if (isClosed) return;
        table.close().catch(fault);
        lost?.();
      },
    }),
  };
}

function startReferee({ storage, clock, fault }: TablesPorts): Pick<RunningPorts, 'referee' | 'hub'> {
  const hub = createHub();
  return { hub, referee: createReferee({ store: storage.logs, delivery: hub, clock, fault }) };
}

async function createMatch(
  { storage, clock, dice, newId, newMatch }: TablesPorts,
  { referee }: Pick<RunningPorts, 'referee'>,
  terms: Terms,
  { origin, sitters, codemaker, hints }: NewCard,
  code?: Code,
): Promise<Result<MatchId, RuleViolation>> {
  const match = await newMatch();
  const opened = await referee.open(match, terms, dice);
  if (!opened.ok) return opened;
  const hidden = code && (await referee.act(match, 'house', newId(), hideCode(code)));
  await referee.forget(match);
  if (hidden && !hidden.ok) {
    await storage.logs.remove(match);
    return hidden;
  }
  const now = clock.now();
  const card = { match, origin, sitters, codemaker, hints, madeAt: now, touchedAt: now, closed: false };
  await storage.cards.put(match, card);
  return ok(match);
}

/** Null if missing. A copy of a server's match can be reviewed, but never played on here. */
async function knownMatch({ storage: { logs, cards } }: TablesPorts, match: MatchId) {
  const log = (await logs.read(match, 0)).flatMap(({ events }) => events);
  const state = fold(log);
  const kept = await cards.get(match);
  if (!state || kept?.origin.kind === 'online') return null;
  const card = cardOf(match, kept, log, state);
  // After a crash the card may be lost, or may not say that the match is over.
  if (kept?.closed !== card.closed) await cards.put(match, card);
  return { card, state };
}
