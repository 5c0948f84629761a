import { expect, test } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

/** Clocks of machine and database set by hand; the database reads its clock halfway through an answer that takes this long. */
function stage() {
  let [machine, database] = [5_000, 1_000_000];
  const clock = createDatabaseClock(() => machine);
  const pass = (milliseconds: number) => {
    machine += milliseconds;
    database += milliseconds;
  };
  const take = (way = 0) =>
    clock.take(async () => {
      pass(way / 2);
      const now = database;
      pass(way / 2);
      return { now };
    });
  const isRight = () => clock.now() === database;
  return { clock, pass, take, isRight, suspend: (milliseconds: number) => (database += milliseconds) };
}

test('counts on from what the database says', async () => {
  const { take, pass, isRight } = stage();
  await take(40);
  expect(isRight()).toBe(true);
  pass(10_000);
  expect(isRight()).toBe(true);
});

test('a machine that was suspended is right again with the next answer', async () => {
  const { take, suspend, isRight } = stage();
  await take();
  suspend(60_000);
  expect(isRight()).toBe(false);
  await take();
  expect(isRight()).toBe(true);
});

test('a machine that counts too fast is put right too', async () => {
  const { take, suspend, isRight } = stage();
  await take();
  suspend(-3);
  await take();
  expect(isRight()).toBe(true);
});

test('a slow answer changes nothing that it does not exclude', async () => {
  const { clock, take, isRight } = stage();
  await take();
  await take(900);
  expect(isRight()).toBe(true);
  expect(await clock.take(async () => null)).toBeNull();
  expect(isRight()).toBe(true);
});
