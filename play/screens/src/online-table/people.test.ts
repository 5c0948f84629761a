// R20: mute, block and report at a table without a face.

import type { AskOnline, SeatTreatment } from '@blackpeg/protocol';
import { settled } from '@blackpeg/referee/testing';
import { err, ok } from '@blackpeg/rules';
import { TABLE } from '@blackpeg/table/testing';
import { LANGUAGES, tableTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { begun } from './company.testing.ts';

const { people: words } = tableTexts('en');

/** A server that stores how one player treats the other, with all requests. */
function keeping(fault: 'failed' | 'too-fast' | null = null) {
  const asked: [string, unknown][] = [];
  let seats: readonly SeatTreatment[] = ['none', 'heard'];
  const ask = async (name: string, question: { readonly as?: SeatTreatment }) => {
    asked.push([name, question]);
    if (name === 'people/at') return ok({ seats });
    if (fault) return err({ error: fault });
    if (question.as) seats = seats.with(1, question.as);
    return ok({});
  };
  return { asked, ask: ask as AskOnline };
}

async function together(fault: 'failed' | 'too-fast' | null = null) {
  const { asked, ask } = keeping(fault);
  const { server, you } = await begun(undefined, {}, ask);
  await settled();
  const person = () => you.company.current().people[0];
  const press = async (kind: 'mute' | 'block' | 'report') => {
    const action = person()?.actions.find((one) => one.kind === kind);
    if (action) you.company.do(action.command);
    await settled();
  };
  const answer = async (label: string) => {
    const answers = you.company.current().question?.answers ?? [];
    const chosen = answers.find((one) => one.label === label);
    if (!chosen) throw new Error(`${label} is none of ${answers.map((one) => one.label)}.`);
    you.company.do(chosen.command);
    await settled();
  };
  const says = async (phrase: 'hello' | 'sorry') => {
    server.tell({ type: 'said', seat: 1, phrase });
    await settled();
  };
  return { asked, server, you, person, press, answer, says };
}

test('a muted player is neither heard nor shown, at once and until it is undone; the player’s own phrases still are', async () => {
  const { server, you, person, press, says } = await together();
  await says('hello');
  expect(you.company.current().talk).toBe('Guest says: Hello.');
  await press('mute');
  expect([you.told.at(-1), you.company.current().notice]).toEqual([
    words.muted('Guest'),
    words.muted('Guest'),
  ]);
  expect([person()?.state, you.company.current().talk]).toEqual([words.state.muted, null]);
  const before = you.told.length;
  await says('sorry');
  expect([you.told.length, you.company.current().talk]).toEqual([before, null]);
  server.tell({ type: 'said', seat: 0, phrase: 'hello' });
  await settled();
  expect(you.told).toHaveLength(before + 1);
  await press('mute');
  await says('sorry');
  expect(you.told.slice(-2)).toEqual([words.heard('Guest'), 'Guest says: Sorry.']);
  await server.clock.advance(10_000);
  expect(you.company.current().notice).toBeNull();
});

test('a block is confirmed first; then no phrase and no rematch of theirs is announced, and none is offered', async () => {
  const { asked, server, you, person, press, answer, says } = await together();
  await press('block');
  const { question } = you.company.current();
  expect([question?.title, question?.answers[0]?.label]).toEqual([
    words.blockQuestion('Guest'),
    words.cancel,
  ]);
  await answer(words.cancel);
  expect([you.company.current().question, person()?.state]).toEqual([null, null]);
  await press('block');
  await answer(words.block('Guest'));
  expect(asked.at(-1)).toEqual(['people/set', { table: TABLE, seat: 1, as: 'blocked' }]);
  expect(you.told.at(-1)).toBe(words.blocked('Guest'));
  expect(person()?.actions.map(({ label }) => label)).toEqual([
    words.unblock('Guest'),
    words.report('Guest'),
  ]);
  const before = you.told.length;
  await says('hello');
  await server.act(0, { type: 'resign-match' });
  server.tell({ type: 'rematch', wanted: [1], table: null });
  await settled();
  expect(you.told.slice(before)).toEqual([]);
  expect(you.company.current().rematch).toMatchObject({ wants: null, own: null });
  await press('block');
  expect(you.told.at(-1)).toBe(words.unblocked('Guest'));
  expect(you.company.current().rematch?.own).not.toBeNull();
});

test('a report asks why, and goes out with the reason', async () => {
  const { asked, you, press, answer } = await together();
  await press('report');
  expect(you.company.current().question?.answers.map(({ label }) => label)).toEqual([
    words.cancel,
    ...Object.values(words.reasons),
  ]);
  await answer(words.reasons.stalling);
  expect(asked.at(-1)).toEqual(['people/report', { table: TABLE, seat: 1, reason: 'stalling' }]);
  expect([you.told.at(-1), you.company.current().question]).toEqual([words.reported('Guest'), null]);
});

test('U22: a refusal of the server is announced, and changes nothing', async () => {
  const failing = await together('failed');
  await failing.press('mute');
  expect([failing.you.told.at(-1), failing.person()?.state]).toEqual(['No: failed.', null]);
  const often = await together('too-fast');
  await often.press('report');
  await often.answer(words.reasons.other);
  expect(often.you.told.at(-1)).toBe(words.tooMany);
});

test('the server is asked again when somebody sits down; an older server offers nothing, and all are heard', async () => {
  const { asked, server } = await together();
  const looks = () => asked.filter(([name]) => name === 'people/at').length;
  const before = looks();
  server.tell({ type: 'welcome', table: TABLE, viewer: 0, names: ['You', 'Guest'], now: 0 });
  await settled();
  expect(looks()).toBe(before);
  server.tell({ type: 'welcome', table: TABLE, viewer: 0, names: ['You', 'Other'], now: 0 });
  await settled();
  expect(looks()).toBe(before + 1);
  const old = await begun();
  await settled();
  expect(old.you.company.current().people).toEqual([]);
  old.server.tell({ type: 'said', seat: 1, phrase: 'hello' });
  await settled();
  expect(old.you.told.at(-1)).toBe('Guest says: Hello.');
});

test.each(LANGUAGES)('I10: everything is said in %s', async (language) => {
  const { you, press } = await together();
  you.company.take({ type: 'language', language });
  await press('mute');
  const { people } = tableTexts(language);
  expect(you.told.at(-1)).toBe(people.muted('Guest'));
  expect(you.company.current().people[0]?.actions[0]?.label).toBe(people.unmute('Guest'));
});
