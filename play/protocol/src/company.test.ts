import { expect, test } from 'vitest';
import { type Company, companyAfter, companyOf } from './company.ts';

const WAITING: Company = companyAfter(
  companyOf([null, null]),
  { type: 'waiting', table: 'table', viewer: 0, names: ['You', null] },
  0,
);

test('the welcome says how far the referee’s clock is ahead, including half of the round trip', () => {
  const lags = companyAfter(WAITING, { type: 'lag', seats: [80, null] }, 0);
  const welcome = { type: 'welcome', table: 'table', viewer: 0, names: ['You', 'Guest'], now: 1500 } as const;
  expect(companyAfter(lags, welcome, 1000)).toMatchObject({ phase: 'playing', ahead: 540 });
  expect(companyAfter(lags, { ...welcome, viewer: 'spectator' }, 1000)).toMatchObject({ ahead: 500 });
});

test('an error is cleared when the connection is up again', () => {
  const trouble = companyAfter(WAITING, { type: 'error', code: 'stopping', about: null }, 0);
  expect(trouble.trouble).toBe('stopping');
  const again = companyAfter(
    trouble,
    { type: 'waiting', table: 'table', viewer: 0, names: ['You', null] },
    0,
  );
  expect(again.trouble).toBeNull();
});

test('presence, rematch and phrases change what they are about and nothing else', () => {
  const here = companyAfter(WAITING, { type: 'presence', seats: ['here', 'empty'], spectators: 2 }, 0);
  expect(here).toEqual({ ...WAITING, presence: ['here', 'empty'], spectators: 2 });
  const wanted = companyAfter(WAITING, { type: 'rematch', wanted: [1], table: 'next' }, 0);
  expect(wanted).toEqual({ ...WAITING, wanted: [1], next: 'next' });
  expect(companyAfter(WAITING, { type: 'said', seat: 1, phrase: 'hello' }, 0)).toEqual(WAITING);
});
