// A visit to an online table without a face: arriving, being invited, joining, watching, leaving, and going on to a rematch.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import { settled } from '@blackpeg/referee/testing';
import { err, hideCode, ok, PERSON, type Result, standardTerms, superEdition } from '@blackpeg/rules';
import { createTestServer, TABLE } from '@blackpeg/table/testing';
import { tableTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { createVisit, type VisitPorts, type VisitStart } from './visit.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), {
  seats: [PERSON, PERSON],
  firstMaker: 0,
});
const CARD: TableCard = {
  table: TABLE,
  code: 'K7MPQ2',
  terms: TERMS,
  names: ['You', null],
  seat: 0,
  phase: 'waiting',
  listed: false,
  openedAt: 0,
};
const words = tableTexts('en');

type Answers = Readonly<Record<string, () => Result<unknown, AskFault> | Promise<Result<unknown, AskFault>>>>;

/** One visit, with its requests, announcements and what it wanted from the face. */
function coming(answers: Answers, start: VisitStart = { table: 'K7MPQ2' }, ports: Partial<VisitPorts> = {}) {
  const server = createTestServer(TERMS);
  const asked: string[] = [];
  const told: string[] = [];
  const wanted: string[] = [];
  const ask = async (name: string) => {
    // The company asks about the others by itself.
    if (name !== 'people/at') asked.push(name);
    return (await answers[name]?.()) ?? err({ error: 'failed' });
  };
  const visit = createVisit(
    {
      face: 'page',
      ask: ask as AskOnline,
      language: 'en',
      company: { clock: server.clock, hearsPhrases: () => true, keepPhrases: () => {} },
      load: async () => (card, hooks) =>
        server.visit(card.seat === 1 ? 1 : card.seat === 0 ? 0 : null, undefined, hooks),
      faultText: (_, { error }) => `No: ${error}.`,
      forgotten: () => 'Forgotten.',
      notLoaded: () => 'Not loaded.',
      follow: (table) => wanted.push(`follow ${table}`),
      forgetCopy: (table) => wanted.push(`forget ${table}`),
      tell: ({ text }) => told.push(text),
      ...ports,
    },
    start,
  );
  const kind = () => visit.current().place.kind;
  return { server, visit, asked, told, wanted, kind };
}

test('a player who comes by a link to a free seat is asked; after sitting down the code is spelt out', async () => {
  let seat: number | null = null;
  const { visit, asked, told, kind } = coming({
    'tables/look': () => ok({ ...CARD, names: ['You', seat === null ? null : 'Guest'], seat }),
    'tables/sit': () => {
      seat = 1;
      return ok({});
    },
  });
  expect(kind()).toBe('looking');
  await settled();
  expect(kind()).toBe('invited');
  visit.do({ type: 'sit' });
  expect(visit.current().isBusy).toBe(true);
  await settled();
  expect([kind(), visit.current().isBusy]).toEqual(['at-table', false]);
  expect(asked).toEqual(['tables/look', 'tables/sit', 'tables/look']);
  expect(told).toEqual(['Table code: K 7 M P Q 2.']);
});

test('a spectator takes no seat, and just leaves', async () => {
  const { visit, asked, kind } = coming({ 'tables/look': () => ok({ ...CARD, seat: null }) });
  await settled();
  visit.do({ type: 'watch' });
  await settled();
  const { place } = visit.current();
  expect(place.kind === 'at-table' && place.table.seat).toBeNull();
  visit.do({ type: 'leave' });
  expect([kind(), asked]).toEqual(['left', ['tables/look']]);
});

test('why sitting down failed is announced and shown, and it can be tried again', async () => {
  const { visit, told, kind } = coming({
    'tables/look': () => ok({ ...CARD, seat: null }),
    'tables/sit': () => err({ error: 'no-seat-left' }),
  });
  await settled();
  visit.do({ type: 'sit' });
  await settled();
  expect([kind(), visit.current().fault, told]).toEqual([
    'invited',
    'No: no-seat-left.',
    ['No: no-seat-left.'],
  ]);
  visit.do({ type: 'again' });
  expect([kind(), visit.current().fault]).toEqual(['looking', null]);
});

test('whose seat others took first is offered none any more, only to watch', async () => {
  const { visit, asked, kind } = coming({
    'tables/look': () => ok({ ...CARD, seat: null }),
    'tables/sit': () => err({ error: 'no-seat-left' }),
  });
  await settled();
  expect(visit.current().place).toMatchObject({ kind: 'invited', full: false });
  visit.do({ type: 'sit' });
  await settled();
  expect(visit.current().place).toMatchObject({ kind: 'invited', full: true });
  visit.do({ type: 'sit' });
  await settled();
  expect(asked).toEqual(['tables/look', 'tables/sit']);
  visit.do({ type: 'watch' });
  await settled();
  expect(kind()).toBe('at-table');
});

test('a visit to a missing table fails, and its stored copy cannot be continued', async () => {
  const { visit, told, wanted } = coming({ 'tables/look': () => err({ error: 'no-such-table' }) });
  await settled();
  expect(visit.current().place).toEqual({ kind: 'failed', text: 'No: no-such-table.' });
  expect([told, wanted]).toEqual([['No: no-such-table.'], ['forget K7MPQ2']]);
});

test('what cannot be loaded fails the visit', async () => {
  const { visit } = coming({}, { card: CARD, isNew: false }, { load: async () => null });
  await settled();
  expect(visit.current().place).toEqual({ kind: 'failed', text: 'Not loaded.' });
});

test('a connection that the server refuses fails the visit', async () => {
  let refuse: (text: string) => void = () => {};
  const { visit, server } = coming({}, { card: CARD, isNew: false });
  const refused = coming(
    {},
    { card: CARD, isNew: false },
    {
      async load(told) {
        refuse = told;
        return (card, hooks) => server.visit(card.seat === 0 ? 0 : null, undefined, hooks);
      },
    },
  );
  await settled();
  refuse('Not you.');
  expect([refused.kind(), visit.current().place.kind]).toEqual(['failed', 'at-table']);
});

test('a seat is given back before the match, kept during it, and gone after it', async () => {
  const before = coming({ 'tables/leave': () => ok({}) }, { card: CARD, isNew: false });
  await settled();
  before.visit.do({ type: 'leave' });
  await settled();
  expect(before.visit.current().place).toEqual({ kind: 'left', seat: 'free' });

  const during = coming({}, { card: CARD, isNew: false });
  await settled();
  await during.server.begin();
  during.visit.do({ type: 'leave' });
  expect([during.visit.current().place, during.asked]).toEqual([{ kind: 'left', seat: 'kept' }, []]);

  const after = coming({}, { card: CARD, isNew: false });
  await settled();
  await after.server.begin();
  await after.server.act(1, { type: 'resign-match' });
  after.visit.do({ type: 'leave' });
  expect(after.visit.current().place).toEqual({ kind: 'left', seat: 'none' });
});

test.each([
  ['has left, even where the table is heard to be gone first', ok({}), { kind: 'left', seat: 'free' }],
  [
    'finds it gone where the seat cannot be given up',
    err({ error: 'no-such-table' } as const),
    { kind: 'failed', text: words.line.gone },
  ],
])('U22: a player who gives up their seat %s', async (_, answer, place) => {
  let reply: (answer: Result<unknown, AskFault>) => void = () => {};
  const { visit, server } = coming(
    {
      'tables/leave': () =>
        new Promise<Result<unknown, AskFault>>((resolve) => {
          reply = resolve;
        }),
    },
    { card: CARD, isNew: false },
  );
  await settled();
  visit.do({ type: 'leave' });
  server.tell({ type: 'error', code: 'no-such-table', about: null });
  await settled();
  expect(visit.current().place.kind).toBe('at-table');
  reply(answer);
  await settled();
  expect(visit.current().place).toEqual(place);
});

test('R19: a guest who was deleted elsewhere is told so', async () => {
  const { visit, server } = coming({}, { card: CARD, isNew: false });
  await settled();
  server.tell({ type: 'error', code: 'forgotten', about: null });
  await settled();
  expect(visit.current().place).toEqual({ kind: 'failed', text: 'Forgotten.' });
});

test('what happened before a face listens is delivered to it then, in order', async () => {
  const { visit, server } = coming({}, { card: CARD, isNew: true }, { face: 'terminal' });
  await settled();
  await server.begin();
  const heard: string[] = [];
  visit.listen(({ happening, isSaid }) => heard.push(`${happening.event.type} ${isSaid}`));
  expect(heard).toEqual(['match-opened true', 'round-opened true']);
  await server.act(1, { type: 'resign-match' });
  expect(heard.at(-1)).toBe('match-closed true');
});

test.each([
  ['waited for is said, however early it came', 'waiting', true],
  ['come to later is summed up', 'playing', false],
] as const)('what somebody did in a match that one has %s', async (_, phase, isSaid) => {
  const { visit, server } = coming({}, { card: { ...CARD, seat: 1, phase }, isNew: false });
  const heard: string[] = [];
  visit.listen(({ happening, isSaid }) => heard.push(`${happening.event.type} ${isSaid}`));
  server.reachable = false;
  await settled();
  await server.begin();
  await server.act(0, hideCode([1, 2, 3]));
  server.reachable = true;
  await server.clock.advance(60_000);
  expect(heard).toEqual(['match-opened false', 'round-opened false', `code-hidden ${isSaid}`]);
});

/** Both want another match, and it is at its table. */
async function wantRematch({ server, visit }: ReturnType<typeof coming>): Promise<void> {
  await settled();
  await server.begin();
  await server.act(1, { type: 'resign-match' });
  const { place } = visit.current();
  if (place.kind === 'at-table') place.company.do({ type: 'rematch' });
  server.tell({ type: 'rematch', wanted: [0, 1], table: 'next' });
  await settled();
}

test('a rematch has an address of its own on a page; a terminal goes on there', async () => {
  const page = coming({}, { card: CARD, isNew: false });
  await wantRematch(page);
  expect([page.wanted, page.kind()]).toEqual([['follow next'], 'at-table']);
  const terminal = coming(
    { 'tables/look': () => ok({ ...CARD, table: TABLE, code: 'NEXT22' }) },
    { card: CARD, isNew: false },
    { face: 'terminal' },
  );
  await wantRematch(terminal);
  const { place } = terminal.visit.current();
  expect(place).toMatchObject({ kind: 'at-table', isNew: true, card: { code: 'NEXT22' } });
});

test('a guest who was moved to another seat reconnects', async () => {
  const { visit, server, asked } = coming(
    { 'tables/look': () => ok({ ...CARD, seat: 1 }) },
    { card: CARD, isNew: false },
  );
  await settled();
  server.tell({ type: 'waiting', table: TABLE, viewer: 1, names: ['Guest', 'You'] });
  await settled();
  const { place } = visit.current();
  expect([asked, place.kind === 'at-table' && place.table.seat]).toEqual([['tables/look'], 1]);
});
