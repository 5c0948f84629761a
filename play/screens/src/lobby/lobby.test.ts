// The lobby without a face: refreshed again and again, page by page, and the ways to a table.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import { createFakeClock, settled } from '@blackpeg/referee/testing';
import { err, ok, type Result, standardTerms, superEdition } from '@blackpeg/rules';
import { onlineTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { createLobby } from './lobby.ts';
import { EVERY } from './polling.ts';
import { LOBBY_PLACES } from './state.ts';

const words = onlineTexts('en');
const card = (table: string, part: Partial<TableCard> = {}): TableCard => ({
  table,
  code: 'K7MPQ2',
  terms: standardTerms(superEdition()),
  names: ['Guest', null],
  seat: null,
  phase: 'waiting',
  listed: true,
  openedAt: 0,
  ...part,
});

interface Asked {
  readonly name: string;
  readonly body: { readonly phase?: string; readonly page?: number; readonly edition?: string | null };
}

/** A server with these pages of waiting tables, and what was requested, announced and entered. */
function lobbyAt(server: {
  pages: readonly (readonly TableCard[])[];
  mine?: readonly TableCard[];
  fault?: AskFault | null;
  answers?: Readonly<Record<string, Result<unknown, AskFault>>>;
}) {
  const clock = createFakeClock();
  const asked: Asked[] = [];
  const told: string[] = [];
  const entered: string[] = [];
  let isReading = false;
  const ask = async (name: string, body: Asked['body']) => {
    asked.push({ name, body });
    if (server.fault) return err(server.fault);
    if (name === 'guests/tables') return ok({ tables: server.mine ?? [] });
    if (name !== 'tables/lobby') return server.answers?.[name] ?? err({ error: 'failed' });
    const { page = 0 } = body;
    const pages = body.phase === 'waiting' ? server.pages : [];
    return ok({ tables: pages[page] ?? [], more: page + 1 < pages.length });
  };
  const lobby = createLobby({
    ask: ask as AskOnline,
    clock,
    language: 'en',
    isVisible: () => true,
    isReading: () => isReading,
    faultText: (_, { error }) => `No: ${error}.`,
    sitsByCode: true,
    enter: (table, isNew) => entered.push(`${table} ${isNew}`),
    elsewhere: (at, table) => entered.push(`${at} ${table}`),
    tell: ({ text }) => told.push(text),
  });
  const tables = () => lobby.current().open.map(({ table }) => table);
  const read = (on: boolean) => {
    isReading = on;
  };
  return { lobby, clock, asked, told, entered, tables, read };
}

test('is loading until everything was answered, then has the player’s own tables, open ones and running ones', async () => {
  const { lobby, tables } = lobbyAt({ pages: [[card('a')]], mine: [card('own', { seat: 0 })] });
  expect(lobby.current().kind).toBe('loading');
  await settled();
  expect([lobby.current().kind, tables()]).toEqual(['open', ['a']]);
  expect(lobby.current().mine).toMatchObject([{ table: 'own', line: { action: words.mine.enter } }]);
  expect(lobby.current().found).toBe('1 open table.');
});

test('U1: more tables come page by page, all of them are refreshed, and one that moved is listed once', async () => {
  const server = { pages: [[card('a'), card('b')], [card('b'), card('c')], [card('d')]] };
  const { lobby, clock, asked, tables } = lobbyAt(server);
  await settled();
  expect([tables(), lobby.current().more.waiting]).toEqual([['a', 'b'], true]);
  lobby.do({ type: 'more', phase: 'waiting' });
  await settled();
  expect([tables(), lobby.current().more.waiting]).toEqual([['a', 'b', 'c'], true]);
  lobby.do({ type: 'more', phase: 'waiting' });
  await settled();
  expect([tables(), lobby.current().more.waiting]).toEqual([['a', 'b', 'c', 'd'], false]);
  asked.splice(0);
  await clock.advance(EVERY);
  const pages = asked.filter(({ body }) => body.phase === 'waiting').map(({ body }) => body.page);
  expect(pages).toEqual([0, 1, 2]);
});

test('own and running tables are asked for less often than open ones', async () => {
  const { clock, asked } = lobbyAt({ pages: [[]] });
  await settled();
  for (let times = 0; times < 7; times += 1) await clock.advance(EVERY);
  const count = (name: string) => asked.filter((one) => one.name === name).length;
  expect([count('guests/tables'), count('tables/lobby')]).toEqual([2, 8 + 2]);
});

test('another edition is asked for at once, from its first page, and how many there are is said', async () => {
  const { lobby, asked, told, tables } = lobbyAt({ pages: [[card('a')]] });
  await settled();
  lobby.do({ type: 'choose', edition: 'duel' });
  expect(tables()).toEqual([]);
  await settled();
  expect(asked.at(-1)?.body).toMatchObject({ edition: 'duel', page: 0 });
  expect(told).toEqual(['Duel: 1 open table.']);
});

test('a closed table stays while somebody reads the list, and its button says so', async () => {
  const server = { pages: [[card('a'), card('b')]] as readonly (readonly TableCard[])[] };
  const { lobby, clock, told, read, asked } = lobbyAt(server);
  await settled();
  read(true);
  server.pages = [[card('b')]];
  await clock.advance(EVERY);
  expect(lobby.current().open).toMatchObject([
    { table: 'a', isGone: true, line: { state: words.tables.taken } },
    {},
  ]);
  asked.splice(0);
  lobby.do({ type: 'sit', table: 'a' });
  expect([told, asked]).toEqual([[words.tables.taken], []]);
  read(false);
  await clock.advance(EVERY);
  expect(lobby.current().open).toHaveLength(1);
});

test('U22: an unreachable server is announced once and on each retry; later that the list is outdated, and that the server is back', async () => {
  const server = { pages: [[card('a')]], fault: { error: 'unreachable' } as AskFault | null };
  const { lobby, clock, told } = lobbyAt(server);
  await settled();
  expect([lobby.current().kind, lobby.current().unreachable]).toEqual([
    'unreachable',
    words.unreachable.text,
  ]);
  await clock.advance(20_000);
  expect(told).toEqual([words.unreachable.text]);
  lobby.do({ type: 'look' });
  await settled();
  expect(told).toHaveLength(2);
  server.fault = null;
  lobby.do({ type: 'refresh' });
  await settled();
  expect([lobby.current().kind, told.at(-1)]).toEqual(['open', words.unreachable.back]);
  server.fault = { error: 'failed' };
  await clock.advance(EVERY);
  expect([lobby.current().stale, told.at(-1)]).toEqual([words.unreachable.stale, words.unreachable.stale]);
  await clock.advance(20_000);
  expect(told).toHaveLength(4);
});

test('the ways to a table: sitting down, pairing, hosting and coming back lead there, each once', async () => {
  const seated = ok({ table: 'there', code: 'K7MPQ2', seat: 1 });
  const answers = { 'tables/sit': seated, 'tables/pair': seated, 'tables/open': seated };
  const { lobby, entered } = lobbyAt({ pages: [[card('a')]], answers });
  await settled();
  const ways = [
    { type: 'sit', table: 'a' },
    { type: 'pair', edition: 'super' },
    { type: 'host', terms: standardTerms(superEdition()), listed: true },
  ] as const;
  for (const way of ways) {
    lobby.do(way);
    lobby.do(way);
    expect(lobby.current().isBusy).toBe(true);
    await settled();
  }
  lobby.do({ type: 'enter', table: 'own' });
  await settled();
  expect(entered).toEqual(['there true', 'there true', 'there true', 'own false']);
});

test('a failure to enter is announced and shown where it was tried, and the tables are refreshed', async () => {
  const { lobby, told, asked } = lobbyAt({
    pages: [[card('a')]],
    answers: { 'tables/sit': err({ error: 'no-seat-left' }) },
  });
  await settled();
  lobby.do({ type: 'sit', table: 'a' });
  await settled();
  expect(lobby.current().refused).toEqual({ at: 'a', why: 'No: no-seat-left.' });
  expect([told, asked.at(-1)?.name]).toEqual([['No: no-seat-left.'], 'tables/lobby']);
});

test('R9: a code leads to a seat, or back to one’s own; a link may lead to another server, and an invalid text nowhere', async () => {
  const look = { current: ok(card('id')) };
  const { lobby, entered, told } = lobbyAt({
    pages: [[]],
    answers: {
      get 'tables/look'() {
        return look.current;
      },
      'tables/sit': ok({ table: 'id', code: 'K7MPQ2', seat: 1 }),
    },
  });
  await settled();
  lobby.do({ type: 'join', text: 'k7m pq2' });
  await settled();
  look.current = ok(card('id', { seat: 0 }));
  lobby.do({ type: 'join', text: 'K7MPQ2' });
  await settled();
  lobby.do({ type: 'join', text: 'https://example.org/table/K7MPQ2' });
  lobby.do({ type: 'join', text: 'nonsense' });
  await settled();
  expect(entered).toEqual(['id true', 'id false', 'https://example.org K7MPQ2']);
  expect(lobby.current().refused).toEqual({ at: LOBBY_PLACES.join, why: words.join.bad });
  expect(told).toEqual([words.join.bad]);
});

test('a friend is invited to a table of a box at its usual terms, which no lobby lists', async () => {
  const { lobby, asked, entered } = lobbyAt({ pages: [[]], answers: { 'tables/open': ok({ table: 't' }) } });
  await settled();
  lobby.do({ type: 'invite', edition: 'super' });
  await settled();
  expect(asked.at(-1)).toEqual({
    name: 'tables/open',
    body: { terms: standardTerms(superEdition()), listed: false },
  });
  expect(entered).toEqual(['t true']);
});
