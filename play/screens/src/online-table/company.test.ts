// The company at an online table without a face: who arrives, phrases, absences, seals, a rematch, a lost connection.

import { settled } from '@blackpeg/referee/testing';
import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { PLAIN_HIDING } from '@blackpeg/session';
import type { OnlineTable } from '@blackpeg/table/online';
import { AHEAD, createTestServer, TABLE } from '@blackpeg/table/testing';
import { LANGUAGES, tableTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { begun, sitting, TERMS } from './company.testing.ts';

const words = tableTexts('en');
const GUEST = { kind: 'other', name: 'Guest' } as const;

async function hide(table: OnlineTable): Promise<void> {
  for (const [hole, peg] of [1, 2, 3].entries()) table.intend({ type: 'peg', peg, hole });
  table.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
}

/** The others receive that this seat is away, as the log has it. */
async function goAway(server: ReturnType<typeof createTestServer>, seat: number): Promise<void> {
  await server.act('referee', { type: 'leave', seat });
  server.tell({ type: 'presence', seats: seat === 0 ? ['away', 'here'] : ['here', 'away'], spectators: 0 });
  await settled();
}

test('a player who sits down is announced once to the others; the last one too, though the match begins at once', async () => {
  const { server, you } = await begun();
  expect(you.told).toEqual(['Guest has sat down.']);
  server.tell({ type: 'welcome', table: TABLE, viewer: 0, names: ['You', 'Guest'], now: 0 });
  await settled();
  expect(you.told).toHaveLength(1);
});

test('R20: a phrase is announced in the listener’s language, also to its sender, but not to players who switched phrases off', async () => {
  const { server, you } = await begun();
  for (const language of LANGUAGES) {
    you.company.take({ type: 'language', language });
    server.tell({ type: 'said', seat: 1, phrase: 'good-luck' });
    await settled();
    expect(you.told.at(-1)).toContain(tableTexts(language).talk.phrases['good-luck']);
  }
  you.company.take({ type: 'language', language: 'en' });
  expect(you.company.current().talk).toBe('Guest says: Good luck.');
  await server.clock.advance(10_000);
  expect(you.company.current().talk).toBeNull();
  you.company.do({ type: 'switch-phrases' });
  expect([you.told.at(-1), you.kept]).toEqual([words.talk.heardNoMore, [false]]);
  const before = you.told.length;
  server.tell({ type: 'said', seat: 1, phrase: 'hello' });
  await settled();
  expect([you.told.length, you.company.current().talk]).toEqual([before, null]);
  you.company.do({ type: 'say', phrase: 'thanks' });
  expect(server.heard.at(-1)).toContain('thanks');
  server.tell({ type: 'said', seat: 0, phrase: 'thanks' });
  await settled();
  expect(you.told.at(-1)).toBe('You say: Thank you.');
});

test('E6: how long a seat is kept is said when its player goes, and what can be done as soon as it can', async () => {
  const { server, you } = await begun(TERMS, { overdue: () => 'Do something.' });
  await goAway(server, 1);
  expect(you.told.at(-1)).toBe(words.away.left('55 seconds'));
  const { absences, offers, mood, label } = you.company.current();
  expect([absences.length, absences[0]?.isOver, offers, mood]).toEqual([1, false, [], 'away']);
  expect(label).toBe(words.here.away([GUEST]));
  expect(you.company.why({ type: 'ask', act: 'take-round' })).toMatch(/\.$/);
  await server.clock.advance(20_000);
  you.company.do({ type: 'time-left', seat: 1 });
  expect(you.told.at(-1)).toBe(words.away.left('35 seconds'));
  await server.clock.advance(41_000);
  // E6e: while they owe nothing, nothing can be done.
  expect([you.told.at(-1), you.company.current().offers]).toEqual([words.away.left('35 seconds'), []]);
  expect(you.company.current().absences[0]?.text).toBe(words.away.over(GUEST));
  await hide(you.table);
  expect(you.told.slice(-2)).toEqual([words.away.over(GUEST), 'Do something.']);
  expect(you.company.current().offers.map(({ act }) => act)).toEqual(['take-round', 'abandon-match']);
});

test('E6b, E6c: claiming the round and ending the match are confirmed, and the first answer keeps waiting', async () => {
  const { server, you } = await begun();
  await hide(you.table);
  await goAway(server, 1);
  await server.clock.advance(60_100);
  expect(you.company.current().offers.map(({ act }) => act)).toEqual(['take-round', 'abandon-match']);
  you.company.do({ type: 'ask', act: 'take-round' });
  const asked = you.company.current().question;
  expect(asked).toMatchObject({ title: words.away.takeRound, text: words.away.takeRoundText });
  for (const { command } of asked?.answers.slice(0, 1) ?? []) you.company.do(command);
  expect(you.company.current().question).toBeNull();
  you.company.do({ type: 'ask', act: 'take-round' });
  for (const { command } of you.company.current().question?.answers.slice(1) ?? []) you.company.do(command);
  await settled();
  expect(you.table.snapshot().state?.past).toHaveLength(1);
});

test('K1: ending a match shows its codes, except sealed ones', async () => {
  for (const custody of ['escrow', 'sealed'] as const) {
    const { server, you } = await begun({ ...TERMS, firstMaker: 1, custody });
    await goAway(server, 1);
    await server.clock.advance(60_100);
    const end = you.company.current().offers.find(({ act }) => act === 'abandon-match');
    expect(end?.text).toContain(custody === 'sealed' ? 'sealed codes stay sealed' : 'the codes are shown');
  }
});

test('E6a: an absent player is told until when the seat is kept, by the clock of this device', async () => {
  const { server, you } = await begun(TERMS, { steppedAway: () => 'Gone.' });
  you.company.do({ type: 'step-away' });
  await goAway(server, 0);
  const until = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
    server.clock.now() - AHEAD + 60_000,
  );
  expect(you.told.at(-1)).toBe('Gone.');
  expect(you.company.current().ownAbsence).toBe(words.away.own(until));
  await server.clock.advance(60_100);
  expect(you.company.current().ownAbsence).toBe(words.away.ownOver);
  const before = you.told.length;
  you.company.do({ type: 'come-back' });
  // The event says so.
  expect([you.told.length, server.heard.slice(-1)[0]]).toEqual([before, expect.stringContaining('true')]);
});

test('a lost connection is announced and shown, and so is its return; before the match nothing is lost with it', async () => {
  const { server, you } = await begun();
  await server.cut();
  expect([you.told.at(-1), you.company.current().down]).toEqual([words.line.downText, words.line.downText]);
  expect(you.company.current().label).toBe(words.line.down);
  await server.clock.advance(3000);
  expect([you.told.at(-1), you.company.current().down]).toEqual([words.line.back, null]);
  const early = createTestServer(TERMS);
  const alone = sitting(early, 0);
  await settled();
  await early.cut();
  expect(alone.told.at(-1)).toBe(words.line.downWatching);
});

test('K1: a seal is announced when a code is hidden, and in full on request', async () => {
  const { you, guest } = await begun();
  guest.company.do({ type: 'seals' });
  expect(guest.told.at(-1)).toBe(words.seals.none);
  await hide(you.table);
  expect(guest.told.at(-1)).toMatch(/^You’s code: seal \S{4}…\S{4}\.$/);
  const [seal] = guest.company.current().seals;
  guest.company.do({ type: 'seals' });
  expect(guest.told.at(-1)).toContain(seal?.whole);
});

test('a rematch is announced when another player wants it and when it begins, and can be requested and cancelled', async () => {
  const { server, you } = await begun();
  const spectator = sitting(server, null);
  await settled();
  await server.act(0, { type: 'resign-match' });
  server.tell({ type: 'rematch', wanted: [1], table: null });
  await settled();
  expect(you.told.at(-1)).toBe('Guest wants a rematch.');
  expect(you.company.current().rematch).toMatchObject({
    wants: 'Guest wants a rematch.',
    own: { label: words.over.rematch, note: 'Guest wants a rematch.', isWanted: false },
  });
  expect(spectator.company.current().rematch?.own).toBeNull();
  expect(spectator.company.why({ type: 'rematch' })).toMatch(/\.$/);
  you.company.do({ type: 'rematch' });
  expect(you.company.current().rematch?.own).toMatchObject({ label: words.over.wanted, isWanted: true });
  you.company.do({ type: 'rematch' });
  expect(server.heard.slice(-2).map((text) => JSON.parse(text).wanted)).toEqual([true, false]);
  server.tell({ type: 'rematch', wanted: [0, 1], table: 'next' });
  await settled();
  expect([you.told.at(-1), spectator.told.at(-1)]).toEqual([words.over.going, words.over.going]);
  expect(spectator.company.current().rematch?.next).toEqual({ table: 'next', label: words.over.follow });
});

test('E6f: nobody waits for a player who was deleted, and no rematch with them is offered', async () => {
  const race = standardTerms(superEdition(), { form: 'race', seats: [PERSON, PERSON, PERSON] });
  const { server, you } = await begun(race);
  const names = (third: string | null) => ['You', 'Guest', third];
  server.tell({ type: 'welcome', table: TABLE, viewer: 0, names: names('Third'), now: 0 });
  await server.act(2, { type: 'resign-match' });
  await server.act('referee', { type: 'leave', seat: 2 });
  server.tell({ type: 'presence', seats: ['here', 'here', 'away'], spectators: 0 });
  await settled();
  const { absences, label, mood } = you.company.current();
  expect([absences, label, mood]).toEqual([[], words.here.all([GUEST]), 'here']);
  expect(you.told).not.toContain(words.away.left('55 seconds'));
  await server.act(1, { type: 'resign-match' });
  await settled();
  expect(you.company.current().rematch?.own?.label).toBe(words.over.rematch);
  server.tell({ type: 'welcome', table: TABLE, viewer: 0, names: names(null), now: 0 });
  await settled();
  expect(you.company.current().rematch?.own).toBeNull();
});

test('a cancelled rematch is announced to the other players only', async () => {
  const { server, you } = await begun();
  await server.act(0, { type: 'resign-match' });
  for (const wanted of [[1], [0, 1], [0], []]) server.tell({ type: 'rematch', wanted, table: null });
  await settled();
  const told = you.told.slice(-2);
  expect(told).toEqual([words.over.wants([GUEST]), words.over.wantsNoMore([GUEST])]);
});

test('S2: a race may be begun with the seated players by the one who sat down first', async () => {
  const race = standardTerms(superEdition(), { form: 'race', seats: [PERSON, PERSON, PERSON] });
  const server = createTestServer(race);
  const [first, second] = [sitting(server, 0), sitting(server, 1)];
  await settled();
  server.tell({ type: 'waiting', table: TABLE, viewer: 0, names: ['You', 'Guest', null] });
  await settled();
  expect(first.company.current().waiting).toEqual({
    missing: words.waiting.missing(1),
    waited: words.waiting.waited('0 seconds'),
    begin: { label: words.waiting.begin(2), note: words.waiting.beginNote },
  });
  expect(second.company.current().waiting?.begin).toBeNull();
});

test('K2: a missing sealed code is announced after it was searched for', async () => {
  const sealed = createTestServer({ ...TERMS, custody: 'sealed', marker: 'by-hand' });
  const here = sitting(sealed, 0);
  sitting(sealed, 1);
  await settled();
  await sealed.begin();
  await hide(here.table);
  const elsewhere = sitting(sealed, 0);
  await settled();
  await sealed.clock.advance(1500);
  expect(here.company.current().missingCode).toBeNull();
  expect(elsewhere.company.current().missingCode).toBe(words.seals.missing);
  expect(elsewhere.told).toEqual([words.seals.missing]);
});

test('how long one has waited is shown, to the second and then to the minute, until the match is there', async () => {
  const server = createTestServer(TERMS);
  const { company } = sitting(server, 0);
  await settled();
  const waited = () => company.current().waiting?.waited;
  expect(waited()).toBe(words.waiting.waited('0 seconds'));
  await server.clock.advance(42_000);
  expect(waited()).toBe(words.waiting.waited('42 seconds'));
  await server.clock.advance(100_000);
  expect(waited()).toBe(words.waiting.waited('2 minutes'));
  sitting(server, 1);
  await server.begin();
  expect(company.current().waiting).toBeNull();
});

test('the player who is to act is called, the other and a spectator are not', async () => {
  const { server, you, guest } = await begun();
  const watching = sitting(server, null);
  await settled();
  const calls = () => [you, guest, watching].map(({ company }) => company.current().call?.brief ?? null);
  expect(calls()).toEqual([words.call.turn, null, null]);
  await hide(you.table);
  expect(calls()).toEqual([null, words.call.turn, null]);
});
