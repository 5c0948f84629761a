// What a server stores about a guest, without a face: devices, people, the file.

import type { AskOnline } from '@blackpeg/protocol';
import { settled } from '@blackpeg/referee/testing';
import { err, ok, type Result } from '@blackpeg/rules';
import { LANGUAGES, settingsTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { createAccount } from './account.ts';
import type { ExportFile } from './export.ts';

const { account: words } = settingsTexts('en').online;
const DAY = Date.UTC(2026, 2, 14, 12);

function opened(answers: Readonly<Record<string, (question: never) => Result<unknown, unknown>>> = {}) {
  const asked: [string, unknown][] = [];
  const told: string[] = [];
  const saved: ExportFile[] = [];
  let devices = [
    { device: 'AAAAAAAAAAAAAAAA', usedAt: DAY, isThis: true },
    { device: 'BBBBBBBBBBBBBBBB', usedAt: DAY, isThis: false },
  ];
  let people = [{ person: 'entry-one', name: 'Guest', as: 'blocked', since: DAY }];
  const usual: typeof answers = {
    'guests/devices': () => ok({ devices }),
    'people/list': () => ok({ people }),
    'guests/devices/revoke': () => {
      devices = devices.slice(0, 1);
      return ok({});
    },
    'people/release': () => {
      people = [];
      return ok({});
    },
  };
  const ask = async (name: string, question: never) => {
    asked.push([name, question]);
    return (answers[name] ?? usual[name])?.(question) ?? ok({});
  };
  const account = createAccount({
    ask: ask as AskOnline,
    language: 'en',
    now: () => DAY,
    faultText: (_, { error }) => `No: ${error}.`,
    save: (file) => saved.push(file),
    tell: ({ text }) => told.push(text),
  });
  return { account, asked, told, saved };
}

test('devices are listed with this one among them, and one is logged out', async () => {
  const { account, asked, told } = opened();
  expect(account.current().devices).toBeNull();
  await settled();
  const [here, other] = account.current().devices ?? [];
  expect([here?.name, other?.name]).toEqual([words.thisDevice, words.device('BBBB')]);
  expect(other?.used).toBe('last used on 14 March 2026');
  if (other) account.do(other.action.command);
  await settled();
  expect(asked).toContainEqual(['guests/devices/revoke', { device: 'BBBBBBBBBBBBBBBB' }]);
  expect([told, account.current().told]).toEqual([[words.loggedOut], words.loggedOut]);
  expect([account.current().devices?.length, account.current().others]).toEqual([1, null]);
});

test.each([
  ['others', words.others, 'guests/devices/revoke-others', words.othersDone],
  ['here', words.here, 'guests/log-out', words.hereDone],
] as const)('logging out %s is asked first', async (about, yes, address, done) => {
  const { account, asked, told } = opened();
  await settled();
  account.do({ type: 'ask', about });
  const question = account.current().question;
  expect(question?.answers.map(({ label }) => label)).toEqual([words.cancel, yes]);
  account.do({ type: 'leave' });
  expect(account.current().question).toBeNull();
  const command = question?.answers[1]?.command;
  if (command) account.do(command);
  await settled();
  expect(asked).toContainEqual([address, {}]);
  expect(told).toEqual([done]);
  expect(account.current().devices === null).toBe(about === 'here');
});

test('a blocked player is in the list by name, and can be unblocked', async () => {
  const { account, asked, told } = opened();
  await settled();
  const [person] = account.current().people;
  expect(person).toMatchObject({
    name: 'Guest',
    state: words.blocked,
    action: { label: words.unblock('Guest') },
  });
  if (person) account.do(person.action.command);
  await settled();
  expect(asked).toContainEqual(['people/release', { person: 'entry-one' }]);
  expect([told, account.current().people]).toEqual([[words.released('Guest')], []]);
});

test('R19: the pages of what is held become one file, each table once', async () => {
  const table = (id: string) => ({ card: { table: id } });
  const { account, told, saved } = opened({
    'guests/export': ({ page }: { readonly page: number }) =>
      ok({
        guest: page === 0 ? { name: 'You' } : null,
        tables: page === 0 ? [table('one'), table('two')] : [table('two'), table('three')],
        more: page === 0,
      }),
  } as never);
  await settled();
  account.do({ type: 'save' });
  await settled();
  expect(told).toEqual([words.saved]);
  expect(saved[0]?.name).toBe('blackpeg-online-2026-03-14.json');
  expect(JSON.parse(saved[0]?.text ?? '')).toEqual({
    format: 'blackpeg-guest',
    version: 1,
    at: '2026-03-14T12:00:00.000Z',
    guest: { name: 'You' },
    tables: [table('one'), table('two'), table('three')],
  });
});

test('U22: a refusal of the server is announced, and nothing is saved', async () => {
  const failed = () => err({ error: 'failed' });
  const { account, told, saved } = opened({ 'guests/export': failed, 'guests/devices': failed });
  await settled();
  account.do({ type: 'save' });
  await settled();
  expect([told, saved, account.current().isBusy]).toEqual([['No: failed.', 'No: failed.'], [], false]);
});

test.each(LANGUAGES)('I10: has words in %s', async (language) => {
  const { account } = opened();
  account.take({ type: 'language', language });
  await settled();
  expect(account.current().devices?.[0]?.name).toBe(settingsTexts(language).online.account.thisDevice);
});
