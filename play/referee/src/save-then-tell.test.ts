// I4: nothing is delivered that is not stored, and everything that was answered survives a crash, at every point of a match.

import { type Dice, fold, seededDice, type Viewer, verifyLog, viewOf } from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { anyTerms, dueWish, strayWish } from './any-match.testing.ts';
import type { Dispatch } from './delivery.ts';
import { metEvents, redacted } from './redacted.ts';
import type { EventStore } from './store/event-store.ts';
import { createTable, type TestTable } from './table.testing.ts';
import { settled } from './time/fake-clock.testing.ts';

const VIEWERS: readonly Viewer[] = [0, 'spectator'];

/** How an append fails: before anything is written, or after all of it is. */
type Crash = 'before' | 'after';

/** A store that fails when the dice say so; reading works. */
function brittle(store: EventStore, crashNow: () => Crash | null): EventStore {
  return {
    ...store,
    async append(match, version, batch) {
      const crash = crashNow();
      if (crash === 'before') throw new Error('crash');
      const appended = await store.append(match, version, batch);
      if (crash === 'after') throw new Error('crash');
      return appended;
    },
  };
}

function wishFor(table: TestTable, dice: Dice) {
  const state = table.truth('m');
  return dice(4) === 0 && state.phase !== 'closed' ? strayWish(state, dice) : dueWish(state, dice);
}

/** What was delivered, and which of it was not stored at that moment. */
interface Heard {
  readonly told: Dispatch[];
  readonly early: Dispatch[];
}

function listen(table: TestTable, viewer: Viewer): Heard {
  const heard: Heard = { told: [], early: [] };
  table.hub.join('m', viewer, (dispatch) => {
    const stored = table.log('m').slice(dispatch.after);
    heard.told.push(dispatch);
    const isStored = dispatch.events.every(({ type, at }, index) => {
      const event = stored[index];
      return event?.type === type && event.at === at;
    });
    if (!isStored) heard.early.push(dispatch);
  });
  return heard;
}

test('I4: nothing is delivered before it is stored, and a lost reply is given again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const dice = seededDice(seed);
      const crashNow = () => (dice(6) === 0 ? (['before', 'after'] as const)[dice(2) as 0 | 1] : null);
      const memory = createTable();
      const terms = anyTerms(dice);
      await memory.referee.open('m', terms, dice);
      let table = memory.restarted((store) => brittle(store, crashNow));
      const heard = VIEWERS.map((viewer) => listen(table, viewer));
      for (let step = 0; step < 25; step += 1) {
        const wish = wishFor(table, dice);
        if (!wish) break;
        const send = () => table.referee.act('m', wish.by, `${step}`, wish.action);
        for (let tries = 0; tries < 20; tries += 1) {
          const reply = await send().catch(() => null);
          if (reply?.ok) expect(reply.value.version).toBeLessThanOrEqual(table.log('m').length);
          if (reply) break;
          if (dice(2) === 0) continue;
          table = table.restarted((store) => brittle(store, crashNow));
          heard.push(...VIEWERS.map((viewer) => listen(table, viewer)));
        }
      }
      await settled();
      const batches = table.shelf.get('m') ?? [];
      const ids = batches.map(({ by, actionId }) => `${by} ${actionId}`);
      expect(new Set(ids).size).toBe(ids.length);
      expect(verifyLog(table.log('m'))).toBeNull();
      for (const { told, early } of heard) {
        expect(early).toEqual([]);
        expectUnbroken(told);
      }
    }),
    { numRuns: inject('isFullRun') ? 200 : 70 },
  );
});

/** What one referee delivered to a viewer has no gaps and no repetitions. */
function expectUnbroken(told: readonly Dispatch[]): void {
  for (const [index, dispatch] of told.entries()) {
    const before = told[index - 1];
    if (before) expect(dispatch.after).toBe(before.after + before.events.length);
  }
}

test('I4: at whatever point a referee is killed, the next one knows exactly what is stored', async () => {
  const dice = seededDice(11);
  const table = createTable();
  await table.referee.open('m', anyTerms(dice, { form: 'duel' }), dice);
  for (let step = 0; step < 40; step += 1) {
    const wish = wishFor(table, dice);
    if (!wish) break;
    await table.restarted().referee.act('m', wish.by, `${step}`, wish.action);
    const fresh = table.restarted();
    const viewed = await fresh.referee.eventsAfter('m', 1, 0);
    expect(viewed?.events).toEqual(redacted(metEvents(undefined, table.log('m')), 1));
    expect(fold(viewed?.events ?? [])).toEqual(viewOf(table.truth('m'), 1));
  }
});

test('a clock event that could not be stored is reported and retried', async () => {
  let broken = false;
  const table = createTable({ wrap: (store) => brittle(store, () => (broken ? 'before' : null)) });
  const terms = anyTerms(seededDice(1), { form: 'solitaire', custody: 'escrow' });
  const seats = terms.seats.map((seat) => ({ ...seat, player: 'person' as const, allowance: 10_000 }));
  await table.referee.open('m', { ...terms, seats }, () => 0);
  const hide = dueWish(table.truth('m'), seededDice(1));
  if (hide) await table.referee.act('m', hide.by, 'hide', hide.action);
  broken = true;
  await table.clock.advance(12_500);
  expect(table.faults).toHaveLength(3);
  expect(table.log('m').map(({ type }) => type)).not.toContain('row-lost');
  broken = false;
  await table.clock.advance(1000);
  expect(table.log('m').at(-1)).toMatchObject({ type: 'row-lost', at: 13_000 });
});
