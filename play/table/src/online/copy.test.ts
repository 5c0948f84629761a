// The copy of an online match on this device, when the server was restored from an older one.

import { createMemoryStore } from '@blackpeg/referee';
import { type MatchEvent, openMatch, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { type CopyPlace, keepCopy } from './copy.ts';

const CARD: Card = {
  match: 'm',
  origin: { kind: 'online', table: 'm', seat: 0 },
  sitters: [],
  codemaker: 'random',
  hints: false,
  madeAt: 0,
  touchedAt: 0,
  closed: false,
};

const offered = (at: number): MatchEvent => ({ type: 'end-offered', seat: 0, at });

test('R21: a log that starts again replaces the stored one', async () => {
  const opening = openMatch(standardTerms(superEdition()), seededDice(1), 1);
  const first = opening.ok ? opening.value : [];
  const logs = createMemoryStore();
  const cards = { put: async () => {} } as unknown as CopyPlace['cards'];
  const fault = (error: unknown) => {
    throw error;
  };
  const copy = keepCopy(CARD, { logs, cards, when: 'always' }, fault);
  const stored = async () => (await logs.read('m', 0)).flatMap(({ events }) => events);
  for (const event of [...first, offered(2), offered(3)]) copy.add(event);
  await copy.settled();
  expect(await stored()).toEqual([...first, offered(2), offered(3)]);
  for (const event of [...first, offered(4)]) copy.add(event);
  await copy.settled();
  expect(copy.log()).toEqual([...first, offered(4)]);
  expect(await stored()).toEqual([...first, offered(4)]);
});
