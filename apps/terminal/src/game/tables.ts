// The matches of this machine: made, opened for play, and kept from being played by two processes at once.

import { randomUUID } from 'node:crypto';
import { createHub, createReferee, type MatchId } from '@blackpeg/referee';
import {
  type Code,
  type Dice,
  hideCode,
  ok,
  type Result,
  type RuleViolation,
  type Terms,
} from '@blackpeg/rules';
import { humanePace, type Pace } from '@blackpeg/session';
import { createHousePlayer, type Thinker } from '@blackpeg/thinking';
import { WorldError } from '../io.ts';
import { keptMatch, type Saved } from '../saved/saved.ts';
import type { NewCard } from './card.ts';
import { unusedName } from './match-name.ts';
import { runTable } from './running-table.ts';
import type { Opening, TableHooks, Tables, TerminalTable } from './table.ts';
import { dropUntouched } from './untouched.ts';
import { wallClock } from './wall-clock.ts';

export interface TablesPorts {
  readonly saved: Saved;
  readonly thinker: Thinker;
  /** Decides who begins, and what the house hides and guesses. */
  readonly dice: Dice;
  /** At once unless given. */
  readonly pace?: Pace;
}

export function createTables({ saved, thinker, dice, pace = humanePace(0) }: TablesPorts): Tables {
  const hub = createHub();
  // What fails while nobody waits for it fails again, and is told, when somebody does.
  const referee = createReferee({ store: saved.logs, delivery: hub, clock: wallClock, fault: () => {} });
  const newId = () => randomUUID();

  async function create(terms: Terms, card: NewCard, code?: Code): Promise<Result<MatchId, RuleViolation>> {
    const match = await unusedName(saved);
    const opened = await referee.open(match, terms, dice);
    if (!opened.ok) return opened;
    const hidden = code && (await referee.act(match, 'house', newId(), hideCode(code)));
    await referee.forget(match);
    if (hidden && !hidden.ok) {
      await saved.logs.remove(match);
      return hidden;
    }
    saved.cards.put(match, { ...card, match, madeAt: Date.now() });
    return ok(match);
  }

  async function open(match: MatchId, hooks: TableHooks): Promise<Opening> {
    const lock = saved.lock(match);
    if (lock.kind === 'taken') return { kind: 'elsewhere', process: lock.process };
    try {
      const table = await seated(match, hooks, lock.release);
      if (table) return { kind: 'open', table };
    } catch (error) {
      lock.release();
      if (error instanceof WorldError) return { kind: 'damaged', fault: error.fault };
      throw error;
    }
    lock.release();
    return { kind: 'missing' };
  }

  /** Read only now: until the lock was ours, another may have written. */
  async function seated(
    match: MatchId,
    hooks: TableHooks,
    release: () => void,
  ): Promise<TerminalTable | null> {
    const kept = await keptMatch(saved, match);
    if (!kept) return null;
    if (!saved.cards.get(match)) saved.cards.put(match, kept.card);
    async function closed(): Promise<void> {
      // Behind everything that was asked of the match before.
      await referee.forget(match);
      await dropUntouched(saved, match);
      release();
    }
    const ports = {
      referee,
      hub,
      clock: wallClock,
      drafts: saved.drafts,
      pace,
      newId,
      brainFor: createHousePlayer.bind(null, { thinker, dice }),
    };
    return runTable(ports, kept.card, kept.state, { ...hooks, closed });
  }

  return { create, open };
}
