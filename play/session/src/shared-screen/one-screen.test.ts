// T4b, T2b: two people at one screen: covered between them, clocks stopped meanwhile, and each told only their own news.

import { settled } from '@blackpeg/referee/testing';
import { PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { PLAIN_HIDING } from '../intents/intent.ts';
import { clockHolder } from '../link/local-link.ts';
import { type LocalTable, localTable } from '../local-table.testing.ts';
import { createOneScreen, type OneScreen } from './one-screen.ts';

const TERMS: Terms = standardTerms(superEdition({ holes: 3, colours: 4 }), {
  oneScreen: true,
  marker: 'by-hand',
});
const TIMED = TERMS.seats.map(() => ({ ...PERSON, allowance: 10_000 }));

function screenFor(table: LocalTable, heard: string[] = []): OneScreen {
  let holds = 0;
  return createOneScreen({
    seats: [0, 1],
    openSession: (seat, announce) => table.sit(seat, announce),
    holdClocks: clockHolder(table.referee, 'm', () => {
      holds += 1;
      return `hold ${holds}`;
    }),
    announce: ({ event }) => heard.push(event.type),
  });
}

async function play(screen: OneScreen, ...pegs: readonly number[]): Promise<void> {
  for (const peg of pegs) screen.shown()?.intend({ type: 'peg', peg, hole: null });
  screen.shown()?.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
}

async function lift(screen: OneScreen): Promise<void> {
  screen.uncover();
  await settled();
}

test('T4b: covers itself whenever the next one to act is the other', async () => {
  const screen = screenFor(await localTable(TERMS));
  await settled();
  expect([screen.eyes(), screen.shown()]).toEqual([{ kind: 'covered', seat: 0 }, null]);
  await lift(screen);
  await play(screen, 1, 2, 3);
  expect([screen.eyes(), screen.shown()]).toEqual([{ kind: 'covered', seat: 1 }, null]);
  await lift(screen);
  expect(JSON.stringify(screen.shown()?.current().state)).not.toContain('[1,2,3]');
  await play(screen, 4, 4, 4);
  expect(screen.eyes()).toEqual({ kind: 'covered', seat: 0 });
  await lift(screen);
  screen.shown()?.intend({ type: 'mark', feedback: { black: 0, white: 0, blue: 0 }, confirmed: false });
  await settled();
  expect(screen.eyes()).toEqual({ kind: 'covered', seat: 1 });
});

test('M7: an offer to end the match goes to the player who may agree, at once and once', async () => {
  const screen = screenFor(await localTable(TERMS));
  await settled();
  await lift(screen);
  screen.shown()?.intend({ type: 'offer-end' });
  await settled();
  expect(screen.eyes()).toEqual({ kind: 'covered', seat: 1 });
  await lift(screen);
  screen.handTo(0);
  await lift(screen);
  expect(screen.eyes()).toEqual({ kind: 'shown', seat: 0 });
  screen.handTo(1);
  await lift(screen);
  screen.shown()?.intend({ type: 'offer-end' });
  await settled();
  expect(screen.shown()?.current().state?.result).toMatchObject({ kind: 'no-result', why: 'agreed' });
});

test('M7: a declined offer returns the screen to its maker, unless there is something to do', async () => {
  const heard: string[] = [];
  const screen = screenFor(await localTable(TERMS), heard);
  const offer = async () => {
    screen.shown()?.intend({ type: 'offer-end' });
    await settled();
    await lift(screen);
    expect(screen.eyes().seat).toBe(1);
    heard.length = 0;
    screen.shown()?.intend({ type: 'decline-offer' });
    await settled();
  };
  await settled();
  await lift(screen);
  await offer();
  expect([screen.eyes(), heard]).toEqual([{ kind: 'covered', seat: 0 }, ['end-declined']]);
  await lift(screen);
  expect([screen.shown()?.current().state?.endOffers, heard.at(-1)]).toEqual([[], 'end-declined']);
  await play(screen, 1, 2, 3);
  screen.handTo(0);
  await lift(screen);
  await offer();
  expect(screen.eyes()).toEqual({ kind: 'shown', seat: 1 });
});

test('T4b: a reload in the middle of a turn starts covered', async () => {
  const table = await localTable(TERMS);
  const screen = screenFor(table);
  await settled();
  await lift(screen);
  expect(screen.shown()).not.toBeNull();
  screen.close();
  const reloaded = screenFor(table);
  await settled();
  expect([reloaded.eyes().kind, reloaded.shown()]).toEqual(['covered', null]);
});

test('T4b, W3: the maker can have the screen again to correct an answer', async () => {
  const screen = screenFor(await localTable(TERMS));
  await settled();
  await lift(screen);
  await play(screen, 1, 2, 3);
  await lift(screen);
  await play(screen, 1, 1, 1);
  await lift(screen);
  screen.shown()?.intend({ type: 'mark', feedback: { black: 0, white: 0, blue: 0 }, confirmed: true });
  await settled();
  expect(screen.eyes()).toEqual({ kind: 'covered', seat: 1 });
  screen.handTo(0);
  expect([screen.eyes(), screen.shown()]).toEqual([{ kind: 'covered', seat: 0 }, null]);
  await lift(screen);
  screen.shown()?.intend({ type: 'correct', feedback: { black: 1, white: 0, blue: 0 }, confirmed: true });
  await settled();
  expect(screen.eyes()).toEqual({ kind: 'shown', seat: 0 });
  expect(screen.shown()?.current().state?.round.boards[0]?.rows[0]?.mark).toMatchObject({ black: 1 });
  screen.handTo(1);
  expect([screen.eyes(), screen.shown()]).toEqual([{ kind: 'covered', seat: 1 }, null]);
});

test('T2b: clocks are stopped while the screen is covered, and nobody is charged', async () => {
  const table = await localTable({ ...TERMS, seats: TIMED });
  const screen = screenFor(table);
  await settled();
  await table.clock.advance(3_600_000);
  await lift(screen);
  await play(screen, 1, 2, 3);
  await table.clock.advance(3_600_000);
  expect(table.log('m').map(({ type }) => type)).not.toContain('search-ended');
  await lift(screen);
  await table.clock.advance(4_000);
  screen.cover();
  await settled();
  await table.clock.advance(3_600_000);
  await lift(screen);
  await play(screen, 4, 4, 4);
  expect(table.truth('m').round.boards[0]?.rows).toMatchObject([{ guess: [4, 4, 4], spent: 4_000 }]);
  expect(table.truth('m').clocksStopped).toBe(true);
});

test('without a time limit covering leaves no trace', async () => {
  const table = await localTable(TERMS);
  const screen = screenFor(table);
  await settled();
  await lift(screen);
  screen.cover();
  await settled();
  expect(table.log('m')).toHaveLength(2);
});

test('each seat hears every event once, when it has the screen', async () => {
  const heard: string[] = [];
  const screen = screenFor(await localTable(TERMS), heard);
  await settled();
  expect(heard).toEqual([]);
  await lift(screen);
  await play(screen, 1, 2, 3);
  expect(heard).toEqual(['match-opened', 'round-opened', 'code-hidden']);
  await lift(screen);
  expect(heard.slice(3)).toEqual(['match-opened', 'round-opened', 'code-hidden']);
  await play(screen, 4, 4, 4);
  await lift(screen);
  expect(heard.slice(6)).toEqual(['guess-placed', 'guess-placed']);
});
