// Rooms over a slow store: a player who sits down in the meantime is not missed.

import type { ServerMessage } from '@blackpeg/protocol';
import { createHub, createReferee } from '@blackpeg/referee';
import { createFakeClock } from '@blackpeg/referee/testing';
import { seededDice } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { createPeople } from '../identity/people.ts';
import { GUEST, HOST, tableOf, withGuests } from '../store/contracts/under-test.testing.ts';
import { createMemoryStores } from '../store/memory.testing.ts';
import type { StoredTable } from '../store/records.ts';
import { createRooms } from './rooms.ts';
import { createTables } from './tables.ts';

/** Reads arrive when they are released, in any order. */
async function withHeldAnswers() {
  const stores = await withGuests({ open: async () => createMemoryStores() });
  await stores.tables.add(tableOf('one'));
  const held: (() => void)[] = [];
  const tables = createTables({
    ...stores.tables,
    async find(name): Promise<StoredTable | null> {
      const found = await stores.tables.find(name);
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
      return found;
    },
  });
  const [hub, clock] = [createHub(), createFakeClock()];
  const fault = (_: string, error: unknown) => {
    throw error;
  };
  const referee = createReferee({ store: stores.logs, delivery: hub, clock, fault });
  const rooms = createRooms({
    tables,
    people: createPeople(stores.people),
    referee,
    hub,
    clock,
    dice: seededDice(1),
    fault,
  });
  const heard: ServerMessage[] = [];
  const visitor = { guest: HOST, tell: (message: ServerMessage) => heard.push(message) };
  return {
    rooms,
    tables,
    guests: stores.guests,
    heard,
    enter: () => rooms.enter('one', visitor),
    /** The last names sent to the host. */
    names: () => heard.findLast((message) => 'names' in message),
    /** Releases one answer after the other, as they arrive. */
    async letGo(count: number, which: 'first' | 'last' = 'first') {
      for (let done = 0; done < count; done += 1) {
        await expect.poll(() => held.length).toBeGreaterThan(0);
        (which === 'first' ? held.shift() : held.pop())?.();
      }
    },
    /** Until everything that can be requested has been. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test('a player who sits down while another opens the room is seen there', async () => {
  const { rooms, tables, enter, letGo, names, settle } = await withHeldAnswers();
  const entered = enter();
  await settle();
  await tables.sit('one', GUEST);
  const refreshed = rooms.refresh('one');
  await letGo(2);
  await Promise.all([entered, refreshed]);
  expect(names()).toMatchObject({ type: 'welcome', names: ['You', 'Guest'] });
});

test('a player renamed while another opens the room has the new name there', async () => {
  const { rooms, guests, enter, letGo, names, settle } = await withHeldAnswers();
  const entered = enter();
  await settle();
  await guests.rename(HOST.id, 'You again');
  const refreshed = rooms.refreshAll(HOST.id);
  await letGo(2);
  await Promise.all([entered, refreshed]);
  expect(names()).toMatchObject({ type: 'waiting', names: ['You again', null] });
});

test('an older answer of the store does not replace a newer one', async () => {
  const { rooms, tables, enter, letGo, names, settle } = await withHeldAnswers();
  const entered = enter();
  await letGo(1);
  await entered;
  const first = rooms.refresh('one');
  await settle();
  await tables.sit('one', GUEST);
  const second = rooms.refresh('one');
  await settle();
  await letGo(2, 'last');
  await Promise.all([first, second]);
  expect(names()).toMatchObject({ type: 'welcome', names: ['You', 'Guest'] });
});

test('two who enter at once share a room, and one table is read for both', async () => {
  const { enter, letGo, heard } = await withHeldAnswers();
  const visits = [enter(), enter()];
  await letGo(1);
  const [first, second] = await Promise.all(visits);
  heard.length = 0;
  first?.leave();
  expect(heard.map(({ type }) => type)).toEqual(['presence']);
  second?.leave();
});
