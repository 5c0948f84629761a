// R12: clocks charge no lag, and a player who does not report having seen something gains next to nothing.

import { createHub, createMemoryStore, createReferee } from '@blackpeg/referee';
import { createFakeClock } from '@blackpeg/referee/testing';
import {
  type Action,
  type Code,
  type MatchEvent,
  type Milliseconds,
  type Seat,
  seededDice,
} from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { longDuel } from '../../proof/seeded.testing.ts';
import { LONGEST_WAY, LONGEST_WAYS, startSight } from './sight.ts';

const ALLOWANCE = 60_000;
const THINKING = 2_000;
const ROWS = 10;
const CODE: Code = [1, 2, 3, 4];
const WRONG: Code = [5, 5, 6, 6];

/** A duel in turns; `says` is the delay after which a seat reports having seen something, null for never. */
async function duel(says: (seat: Seat) => Milliseconds | null) {
  const clock = createFakeClock();
  const hub = createHub();
  const fault = (_: string, error: unknown) => {
    throw error;
  };
  const referee = createReferee({ store: createMemoryStore(), delivery: hub, clock, fault });
  const log: MatchEvent[] = [];
  let acts = 0;
  const act = (by: Seat, action: Action) => {
    acts += 1;
    return referee.act('m', by, `${acts}`, action);
  };
  hub.join('m', 'spectator', ({ events }) => {
    log.push(...events);
    if (events.every(({ type }) => type === 'seen')) return;
    for (const seat of [0, 1]) {
      const after = says(seat);
      if (after !== null) clock.wake(clock.now() + after, () => void act(seat, { type: 'see', seat }));
    }
  });
  const sight = startSight({ referee, hub, clock, fault }, 'm', [0, 1]);
  await referee.open('m', { ...longDuel(ALLOWANCE), firstMaker: 0 }, seededDice(1));
  await clock.advance(THINKING);
  return { clock, log, sight, act };
}

/** The first row needs no report: its clock runs when all codes are hidden. Returns the delay after which each event counted as seen. */
function waysOf(log: readonly MatchEvent[], seat: Seat): readonly Milliseconds[] {
  let sent = 0;
  return log.flatMap((event) => {
    if (event.type !== 'seen') sent = event.at;
    return event.type === 'seen' && event.seat === seat ? [event.at - sent] : [];
  });
}

async function playRound({ act, clock }: Awaited<ReturnType<typeof duel>>, rows = ROWS): Promise<void> {
  for (const by of [0, 1])
    await act(by, { type: 'hide-code', code: CODE, blanks: null, palmed: null, commitment: null, key: null });
  for (let row = 0; row < rows; row += 1) {
    await clock.advance(THINKING);
    for (const by of [0, 1]) await act(by, { type: 'place-guess', guess: WRONG });
  }
}

test('T2f, R12: a player who never reports having seen anything gains half a second a move, and three in a round', async () => {
  const table = await duel((seat) => (seat === 0 ? 20 : null));
  await playRound(table);
  const gained = waysOf(table.log, 1);
  expect(gained).toHaveLength(ROWS - 1);
  expect(Math.max(...gained)).toBeLessThanOrEqual(LONGEST_WAY);
  expect(gained.reduce((sum, way) => sum + way, 0)).toBeLessThanOrEqual(LONGEST_WAYS);
  expect(new Set(waysOf(table.log, 0))).toEqual(new Set([20]));
});

test.each([20, 100, 300])('R12: a delay of %i ms is not charged', async (lag) => {
  const table = await duel(() => lag);
  await playRound(table);
  expect(waysOf(table.log, 1)).toEqual(Array(ROWS - 1).fill(lag));
});

test('T2f: a mark counts as seen half a second later for disconnected players too', async () => {
  const table = await duel(() => null);
  await playRound(table, 1);
  await table.clock.advance(LONGEST_WAY);
  expect([waysOf(table.log, 0), waysOf(table.log, 1)]).toEqual([[LONGEST_WAY], [LONGEST_WAY]]);
  table.sight.stop();
});

test('R12: what an opponent placed a moment before does not make a mark count as seen sooner', async () => {
  const lag = 300;
  const { act, clock, log, sight } = await duel(() => lag);
  for (const by of [0, 1])
    await act(by, { type: 'hide-code', code: CODE, blanks: null, palmed: null, commitment: null, key: null });
  for (let row = 0; row < 3; row += 1) {
    await clock.advance(THINKING);
    await act(0, { type: 'place-guess', guess: WRONG });
    await clock.advance(LONGEST_WAY - 100);
    await act(1, { type: 'place-guess', guess: WRONG });
  }
  expect(waysOf(log, 1)).toEqual([lag, lag]);
  sight.stop();
});
