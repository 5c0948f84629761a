// All matches of this tab: one referee, a table for each match that is open, and the locks that keep other tabs out.

import { createHub, createReferee, type MatchId } from '@blackpeg/referee';
import {
  type Code,
  type Dice,
  fold,
  hideCode,
  ok,
  type Result,
  type RuleViolation,
  type Terms,
} from '@blackpeg/rules';
import { cardOf } from '../storage/matches.ts';
import type { Locks, Release } from './locks.ts';
import { type RunningPorts, runTable } from './running-table.ts';
import type { NewCard, Opening, TablePorts, Tables } from './table.ts';

export interface TablesPorts extends Omit<RunningPorts, 'referee' | 'hub'> {
  readonly locks: Locks;
  readonly dice: Dice;
}

/** A table that is open in this tab. */
interface Held {
  /** Closes it for another who takes it, and tells its screen. */
  lose(): void;
  /** Kept when everything is written and the lock is given back. */
  readonly ended: Promise<void>;
}

type Hold = (match: MatchId, wanted: () => void) => Promise<Release | null>;

export function createTables(ports: TablesPorts): Tables {
  const { storage, clock, locks, dice, newId, fault } = ports;
  const hub = createHub();
  const referee = createReferee({ store: storage.logs, delivery: hub, clock, fault });
  const held = new Map<MatchId, Held>();
  let askedToKeep = false;
  /** Openings wait for each other, so that two of one match never meet. */
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn(job: () => Promise<Opening>): Promise<Opening> {
    const done = turn.then(job);
    turn = done.catch(() => {});
    return done;
  }

  async function create(terms: Terms, card: NewCard, code?: Code): Promise<Result<MatchId, RuleViolation>> {
    const match = newId();
    const opened = await referee.open(match, terms, dice);
    if (!opened.ok) return opened;
    const hidden = code && (await referee.act(match, 'house', newId(), hideCode(code)));
    await referee.forget(match);
    if (hidden && !hidden.ok) {
      await storage.logs.remove(match);
      return hidden;
    }
    const now = clock.now();
    await storage.cards.put(match, { ...card, match, madeAt: now, touchedAt: now, closed: false });
    if (!askedToKeep) storage.askToKeep().catch((error: unknown) => fault(match, error));
    askedToKeep = true;
    return ok(match);
  }

  async function enter(match: MatchId, own: TablePorts, lost: () => void, hold: Hold): Promise<Opening> {
    const earlier = held.get(match);
    earlier?.lose();
    await earlier?.ended;
    let wanted = false;
    let lose = () => {
      wanted = true;
    };
    const release = await hold(match, () => lose());
    if (!release) {
      return { kind: 'elsewhere', take: () => inTurn(() => enter(match, own, lost, locks.takeOver)) };
    }
    const opening = await seated(match, own, lost, release).catch((error: unknown) => {
      release();
      throw error;
    });
    if (opening.kind === 'open') lose = () => held.get(match)?.lose();
    if (wanted) lose();
    return opening;
  }

  async function seated(
    match: MatchId,
    { announce }: TablePorts,
    lost: () => void,
    release: Release,
  ): Promise<Opening> {
    const card = await cardOf(storage, match);
    const state = card && fold((await storage.logs.read(match, 0)).flatMap(({ events }) => events));
    // A copy of a match that a server runs is looked at, and never played on here.
    if (!card || !state || card.origin.kind === 'online') {
      release();
      return { kind: 'missing' };
    }
    if (!(await storage.cards.get(match))) await storage.cards.put(match, card);
    let settle = () => {};
    const ended = new Promise<void>((resolve) => {
      settle = resolve;
    });
    function closed(): void {
      lose = () => {};
      // Behind everything that was asked of the match before.
      referee.forget(match).finally(() => {
        held.delete(match);
        release();
        settle();
      });
    }
    const table = await runTable({ ...ports, referee, hub }, card, state, { announce, closed });
    let lose = () => {
      table.close();
      lost();
    };
    held.set(match, { lose: () => lose(), ended });
    return { kind: 'open', table };
  }

  return {
    create,
    open: (match, own, lost) => inTurn(() => enter(match, own, lost, locks.take)),
  };
}
