// The referee at an ordinary table: accepted, refused and repeated actions, requested events, and a restart.

import { hideCode, ok, PERSON, standardTerms, superEdition, type Terms, viewOf } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { metEvents, redacted } from './redacted.ts';
import { createTable } from './table.testing.ts';

const TERMS: Terms = standardTerms(superEdition({ holes: 3, colours: 4 }), { firstMaker: 0 });
const HIDE = hideCode([1, 2, 3]);
const GUESS = { type: 'place-guess', guess: [1, 1, 1] } as const;

async function openTable() {
  const table = createTable();
  await table.referee.open('m', TERMS, () => 0);
  return table;
}

test('opens a match once, however often and with whatever dice it is requested', async () => {
  const { referee, log } = createTable();
  const drawn = { ...TERMS, firstMaker: 'drawn' } as const;
  expect(await referee.open('m', drawn, () => 1)).toEqual(ok({ version: 2 }));
  expect(await referee.open('m', drawn, () => 0)).toEqual(ok({ version: 2 }));
  expect(log('m')[0]).toMatchObject({ type: 'match-opened', firstMaker: 1 });
  expect(log('m')).toHaveLength(2);
});

test('refuses terms that cannot be agreed, and creates no match', async () => {
  const { referee } = createTable();
  const reply = await referee.open('m', { ...TERMS, seats: [PERSON] }, () => 0);
  expect(reply).toMatchObject({ ok: false, error: { rule: 'M1', kind: 'seat-count' } });
  expect(await referee.act('m', 0, 'a', HIDE)).toBeNull();
  expect(await referee.eventsAfter('m', 0, 0)).toBeNull();
});

test('I4: answers with the stored version, and tells each viewer what they may know', async () => {
  const table = await openTable();
  const [maker, breaker, spectator] = [
    table.watch('m', 0),
    table.watch('m', 1),
    table.watch('m', 'spectator'),
  ];
  expect(await table.referee.act('m', 0, 'a', HIDE)).toEqual(ok({ version: 3 }));
  expect(table.log('m')).toHaveLength(3);
  expect(maker).toMatchObject([{ match: 'm', after: 2, actionId: 'a', events: [{ code: [1, 2, 3] }] }]);
  expect(breaker).toMatchObject([{ match: 'm', after: 2, actionId: null, events: [{ code: 'hidden' }] }]);
  expect(spectator).toEqual(breaker);
});

test('I7: a refusal is answered with the rule and changes nothing', async () => {
  const table = await openTable();
  const told = table.watch('m', 1);
  const reply = await table.referee.act('m', 1, 'a', GUESS);
  expect(reply).toMatchObject({ ok: false, error: { kind: 'codes-not-hidden' } });
  expect(told).toEqual([]);
  expect(table.log('m')).toHaveLength(2);
});

test('the same action again gets the same answer and is applied once, also after a restart', async () => {
  const table = await openTable();
  const first = await table.referee.act('m', 0, 'a', HIDE);
  await table.referee.act('m', 1, 'b', GUESS);
  expect(await table.referee.act('m', 0, 'a', HIDE)).toEqual(first);
  const again = table.restarted();
  expect(await again.referee.act('m', 0, 'a', HIDE)).toEqual(first);
  expect(again.log('m').filter(({ type }) => type === 'code-hidden')).toHaveLength(1);
});

test('a late copy of a refused action stays refused, though it would be granted now', async () => {
  const table = await openTable();
  const refused = await table.referee.act('m', 1, 'early', GUESS);
  await table.referee.act('m', 0, 'a', HIDE);
  expect(await table.referee.act('m', 1, 'early', GUESS)).toEqual(refused);
  expect((await table.referee.act('m', 1, 'now', GUESS))?.ok).toBe(true);
  expect(table.log('m').filter(({ type }) => type === 'guess-placed')).toHaveLength(1);
});

test("nobody can use up another's action id", async () => {
  const table = await openTable();
  await table.referee.act('m', 1, 'a', GUESS);
  expect(await table.referee.act('m', 0, 'a', HIDE)).toEqual(ok({ version: 3 }));
  expect((await table.referee.act('m', 1, 'b', GUESS))?.ok).toBe(true);
});

test('the events after a version are the end of what the viewer was told', async () => {
  const table = await openTable();
  await table.referee.act('m', 0, 'a', HIDE);
  await table.referee.act('m', 1, 'b', GUESS);
  const whole = await table.referee.eventsAfter('m', 1, 0);
  expect(whole?.events.map(({ type }) => type)).toEqual([
    'match-opened',
    'round-opened',
    'code-hidden',
    'guess-placed',
    'guess-marked',
  ]);
  for (let version = 0; version <= 5; version += 1) {
    const tail = await table.referee.eventsAfter('m', 1, version);
    expect(tail).toEqual({
      match: 'm',
      after: version,
      events: whole?.events.slice(version),
      actionId: null,
    });
  }
});

test('two referees over one store do not fork a match: the second decides on what the first wrote', async () => {
  const table = await openTable();
  const other = table.restarted();
  await other.referee.eventsAfter('m', 'spectator', 0);
  const told = table.watch('m', 1);
  await other.referee.act('m', 0, 'a', HIDE);
  expect(await table.referee.act('m', 1, 'b', GUESS)).toEqual(ok({ version: 5 }));
  expect(told.map(({ after }) => after)).toEqual([2, 3]);
  expect(await other.referee.act('m', 1, 'b', GUESS)).toEqual(ok({ version: 5 }));
  expect(table.log('m')).toHaveLength(5);
});

test('I6: what another referee wrote is among the events asked for once, whenever it is taken in', async () => {
  const table = await openTable();
  const other = table.restarted();
  await other.referee.act('m', 0, 'hide', HIDE);
  await table.referee.eventsAfter('m', 1, 0);
  await table.referee.act('m', 1, 'guess', GUESS);
  const shown = await table.referee.eventsAfter('m', 1, 0);
  expect(shown?.events).toEqual(redacted(metEvents(undefined, table.log('m')), 1));
});

test('a viewer who cannot be told does not keep others from being told', async () => {
  const table = await openTable();
  table.hub.join('m', 0, () => {
    throw new Error('broken line');
  });
  const told = table.watch('m', 1);
  expect((await table.referee.act('m', 0, 'a', HIDE))?.ok).toBe(true);
  expect(told).toHaveLength(1);
  expect(table.faults).toEqual([new Error('broken line')]);
});

test('a released match is found again unchanged', async () => {
  const table = await openTable();
  await table.referee.act('m', 0, 'a', HIDE);
  await table.referee.forget('m');
  expect(await table.referee.act('m', 1, 'b', GUESS)).toEqual(ok({ version: 5 }));
  expect(viewOf(table.truth('m'), 1).round.boards[0]?.rows).toHaveLength(1);
});
