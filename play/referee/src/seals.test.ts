// What only the referee may say about a code: a client's own statements do not count.

import { type Action, hideCode, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { Seals } from './seals.ts';
import { createTable } from './table.testing.ts';

const EDITION = superEdition({ holes: 2, colours: 3 });

/** Binds everything a real one binds, in readable form. */
const SEALS: Seals = {
  newKey: () => 'the key',
  commitmentTo: (match, { round }, maker, { code }, key) =>
    key.includes('key') ? `${match} ${round.number}.${round.replay} ${maker}: ${code} with ${key}` : null,
};

async function opened(agreed: Partial<Terms>, seals: Seals | undefined = SEALS) {
  const table = createTable({ seals });
  await table.referee.open('m', standardTerms(EDITION, agreed), () => 0);
  let ids = 0;
  const act = (by: number | 'house', action: Action) => {
    ids += 1;
    return table.referee.act('m', by, `${ids}`, action);
  };
  return { ...table, act, last: () => table.log('m').at(-1) };
}

const SEALED = { custody: 'sealed' } as const;
const sealed = (commitment: string): Action => ({ ...hideCode([]), code: 'hidden', commitment }) as Action;

test('K1: in escrow the referee seals the code, whatever was sent with it', async () => {
  const table = await opened({});
  await table.act(0, { ...hideCode([1, 2]), commitment: 'mine', key: 'my key' } as Action);
  expect(table.last()).toMatchObject({ commitment: 'm 1.0 0: 1,2 with the key', key: 'the key' });
  const seen = await table.referee.eventsAfter('m', 1, 0);
  expect(seen?.events.at(-1)).toMatchObject({ commitment: 'm 1.0 0: 1,2 with the key', key: 'hidden' });
  await table.act(1, { type: 'place-guess', guess: [1, 2] });
  expect(table.log('m')).toContainEqual(
    expect.objectContaining({
      type: 'codes-revealed',
      codes: [{ maker: 0, code: [1, 2], palmed: null, key: 'the key' }],
    }),
  );
});

test('K1, S3: the house’s code is sealed too', async () => {
  const table = await opened({ form: 'solitaire' });
  await table.act('house', hideCode([3, 3]));
  expect(table.last()).toMatchObject({ commitment: 'm 1.0 house: 3,3 with the key', key: 'the key' });
});

test('K1: without seals there are no commitments', async () => {
  const table = createTable();
  await table.referee.open('m', standardTerms(EDITION), () => 0);
  await table.referee.act('m', 0, '1', hideCode([1, 2]));
  expect(table.log('m').at(-1)).toMatchObject({ commitment: null, key: null });
});

test.each<[string, number, Action, string | null]>([
  ['another code', 0, { type: 'open-code', code: [1, 3], key: 'my key', genuine: true }, 'commitment-broken'],
  [
    'another key',
    0,
    { type: 'open-code', code: [1, 2], key: 'other key', genuine: true },
    'commitment-broken',
  ],
  ['no key', 0, { type: 'open-code', code: [1, 2], key: null, genuine: true }, 'commitment-broken'],
  ['what is no key', 0, { type: 'open-code', code: [1, 2], key: '', genuine: true }, 'commitment-broken'],
  ['by another', 1, { type: 'open-code', code: [1, 2], key: 'my key', genuine: true }, 'not-for-you'],
  ['the truth', 0, { type: 'open-code', code: [1, 2], key: 'my key', genuine: false }, null],
])('K1: the referee says what is genuine: %s', async (_, by, action, refusal) => {
  const table = await opened(SEALED);
  await table.act(0, sealed('m 1.0 0: 1,2 with my key'));
  expect(table.last()).toMatchObject({
    code: 'hidden',
    key: 'hidden',
    commitment: 'm 1.0 0: 1,2 with my key',
  });
  await table.act(1, { type: 'place-guess', guess: [1, 2] });
  await table.act(0, { type: 'mark-guess', feedback: { black: 2, white: 0, blue: 0 }, confirmed: true });
  const reply = await table.act(by, action);
  expect(reply?.ok ? null : reply?.error.kind).toBe(refusal);
  expect(table.log('m').some(({ type }) => type === 'codes-revealed')).toBe(refusal === null);
});

test('K3: a house that committed to nothing opens what fits, without a key', async () => {
  const table = await opened({ form: 'solitaire', custody: 'uncommitted' });
  await table.act('house', { ...hideCode([]), code: 'hidden' } as Action);
  await table.act(0, { type: 'place-guess', guess: [1, 2] });
  await table.act('house', {
    type: 'mark-guess',
    feedback: { black: 2, white: 0, blue: 0 },
    confirmed: true,
  });
  expect(
    await table.act('house', { type: 'open-code', code: [1, 2], key: null, genuine: false }),
  ).toMatchObject({
    ok: true,
  });
});
