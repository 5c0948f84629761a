// Lists that do not jump under the finger, and the words for each table.

import type { TableCard } from '@blackpeg/protocol';
import { duelEdition, standardTerms, superEdition } from '@blackpeg/rules';
import { onlineTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { type Listed, merged, ofEdition, ofOthers, openCount, tableLine, toComeBackTo } from './tables.ts';

function card(table: string, part: Partial<TableCard> = {}): TableCard {
  return {
    table,
    code: 'K7PQ2X',
    terms: standardTerms(superEdition()),
    names: ['Guest', null],
    seat: null,
    phase: 'waiting',
    listed: true,
    openedAt: 0,
    ...part,
  };
}

const told = (list: readonly Listed[]) =>
  list.map(({ card, isGone }) => `${card.table}${isGone ? ' gone' : ''}`);
const listOf = (...tables: readonly string[]) =>
  merged(
    [],
    tables.map((table) => card(table)),
    false,
  );

test('existing entries keep their place, new ones come last', () => {
  const list = merged(listOf('b', 'a'), [card('c'), card('a'), card('b')], false);
  expect(told(list)).toEqual(['b', 'a', 'c']);
});

test('a closed table keeps its place while somebody reads the list, and returns to it', () => {
  const gone = merged(listOf('a', 'b'), [card('b'), card('c')], true);
  expect(told(gone)).toEqual(['a gone', 'b', 'c']);
  expect(openCount(gone)).toBe(2);
  expect(told(merged(gone, [card('b')], true))).toEqual(['a gone', 'b', 'c gone']);
  expect(told(merged(gone, [card('c'), card('a')], true))).toEqual(['a', 'b gone', 'c']);
  expect(told(merged(gone, [card('c')], false))).toEqual(['c']);
});

test('the latest data of a table counts', () => {
  const [now] = merged(listOf('a'), [card('a', { names: ['Guest', 'You'] })], true);
  expect(now?.card.names).toEqual(['Guest', 'You']);
});

test('one box at a time, or all of them', () => {
  const list = merged([], [card('a'), card('d', { terms: standardTerms(duelEdition()) })], false);
  expect(told(ofEdition(list, 'duel'))).toEqual(['d']);
  expect(told(ofEdition(list, null))).toEqual(['a', 'd']);
  expect(told(ofEdition(list, 'braille'))).toEqual([]);
});

test('the player’s own tables are to come back to, the others’ to join', () => {
  const mine = card('mine', { seat: 0 });
  expect(ofOthers([card('a'), mine]).map(({ table }) => table)).toEqual(['a']);
  const all = [mine, card('over', { phase: 'over' }), card('now', { phase: 'playing' })];
  expect(toComeBackTo(all).map(({ table }) => table)).toEqual(['now', 'mine']);
});

test('a table is described by its players, its terms, its state and its action', () => {
  const words = onlineTexts('en');
  const race = card('r', { names: ['Guest', 'You', null, null], seat: 1 });
  expect(tableLine('en', { purpose: 'return', card: race }, 0)).toMatchObject({
    title: 'Guest',
    state: words.mine.waiting,
    action: words.mine.enter,
  });
  const states = [59_999, 60_000, 3_600_000, -5].map(
    (now) => tableLine('en', { purpose: 'sit', card: race }, now).state,
  );
  const waits = [0, 1, 60, 0].map((minutes) => `${words.tables.free(2)}, ${words.tables.waits(minutes)}`);
  expect(states).toEqual(waits);
  // Without the withdrawn names, the name of the edition remains.
  const nobody = card('n', { names: [null, null], phase: 'playing' });
  expect(tableLine('en', { purpose: 'watch', card: nobody }, 0)).toMatchObject({
    title: 'Super',
    state: words.mine.playing,
    actionWith: words.running.lookAt('Super'),
  });
});
