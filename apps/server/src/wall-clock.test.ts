// T2: a pause is charged to nobody, and setting the system's clock changes no deadline.

import { createHub, createMemoryStore, createReferee } from '@blackpeg/referee';
import { customEdition, hideCode, PERSON, standardTerms } from '@blackpeg/rules';
import { expect, test, vi } from 'vitest';
import { createServerClock, createSharedClock } from './wall-clock.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** Time set by hand: `run` calls timers when they are due, `pause` all at once afterwards, as in a stopped process. */
function stage(isShared = false) {
  let [time, system] = [5_000, 1_000_000];
  const timers = new Set<Timer>();
  const clock = createServerClock({
    isShared,
    systemTime: () => system,
    monotonic: () => time,
    after(milliseconds, callback) {
      const timer = { at: time + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const next = (before: number) =>
    [...timers].filter(({ at }) => at <= before).sort((a, b) => a.at - b.at)[0];
  function fire(end: number, isPaused: boolean): void {
    if (isPaused) time = end;
    for (let timer = next(end); timer; timer = next(end)) {
      time = Math.max(time, timer.at);
      timers.delete(timer);
      timer.callback();
    }
    time = end;
  }
  return {
    clock,
    setSystem: (to: number) => {
      system = to;
    },
    run: (milliseconds: number) => fire(time + milliseconds, false),
    pause: (milliseconds: number) => fire(time + milliseconds, true),
  };
}

test('begins with the system’s time and does not follow it', () => {
  const { clock, run, setSystem } = stage();
  expect(clock.now()).toBe(1_000_000);
  const [hour, rung] = [3_600_000, vi.fn()];
  clock.wake(clock.now() + 10_000, rung);
  setSystem(1_000_000 + hour);
  run(9_000);
  setSystem(1_000_000 - hour);
  expect([clock.now(), rung.mock.calls.length]).toEqual([1_009_000, 0]);
  run(1_000);
  expect(rung).toHaveBeenCalledOnce();
});

test('stops while the process is paused, reports it, and fires no timer early', () => {
  const { clock, run, pause } = stage();
  const [rung, paused] = [vi.fn(), vi.fn()];
  clock.onPause?.(paused);
  clock.wake(clock.now() + 10_000, rung);
  run(1_000);
  pause(12_000);
  expect(clock.now()).toBeLessThanOrEqual(1_001_500);
  run(1);
  expect([rung.mock.calls.length, paused.mock.calls.length]).toEqual([0, 1]);
  run(9_000);
  expect(rung).toHaveBeenCalledOnce();
});

test('a loop that is late by less than a second is no pause', () => {
  const { clock, run, pause } = stage();
  run(1_000);
  pause(1_200);
  expect(clock.now()).toBe(1_002_200);
});

test('T2: a row whose time ran out during a pause is still there for the guess that was sent meanwhile', async () => {
  const { clock, run, pause } = stage();
  const store = createMemoryStore();
  const fault = (_: string, error: unknown) => {
    throw error;
  };
  const referee = createReferee({ store, delivery: createHub(), clock, fault });
  const timed = { ...PERSON, allowance: 10_000 };
  const edition = customEdition({
    holes: 3,
    facets: [{ name: 'number', size: 4, blank: false }],
    repeats: true,
    rows: 6,
  });
  await referee.open('m', standardTerms(edition, { seats: [timed, timed], firstMaker: 0 }), () => 0);
  await referee.act('m', 0, 'hide', hideCode([1, 2, 3]));
  run(1_000);
  pause(12_000);
  await referee.act('m', 1, 'guess', { type: 'place-guess', guess: [4, 4, 4], row: 0 });
  const log = (await store.read('m', 0)).flatMap(({ events }) => events);
  expect(log.filter(({ type }) => /row-lost|guess-placed/.test(type))).toMatchObject([
    { type: 'guess-placed', row: 0, byClock: false },
  ]);
});

test('of several servers counts on, and reports it before it tells the time', () => {
  const { clock, pause } = stage(true);
  const heard: string[] = [];
  clock.onPause?.(() => heard.push('paused'));
  clock.wake(clock.now() + 2_000, () => heard.push('rang'));
  pause(30_000);
  expect([clock.now(), heard]).toEqual([1_030_000, ['paused', 'rang']]);
});

test('of several servers is put right with the time they share, and says that it was paused', () => {
  let time = 1_000_000;
  const clock = createSharedClock(() => time);
  const told: number[] = [];
  clock.onPause?.(() => told.push(time));
  time += 60_000;
  expect([clock.now(), told]).toEqual([1_060_000, [1_060_000]]);
  time += 100;
  expect([clock.now(), told.length]).toEqual([1_060_100, 1]);
});
