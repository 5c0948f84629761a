// What was chosen last comes back, and nothing that was kept can do harm.

import { EDITION_NAMES } from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChoices } from './choices.testing.ts';
import { objectionTo, settled } from './offers.ts';
import { decodeChoices } from './remembered.ts';
import { standardChoices } from './standard.ts';

test('choices come back as they were', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      expect(decodeChoices(choices.edition, JSON.stringify(choices))).toEqual(choices);
    }),
  );
});

test.each([null, '', '{', '[]', '7', 'null'])('nothing to read is a first time: %s', (text) => {
  expect(decodeChoices('super', text)).toBeNull();
});

test('a field that is missing, wrong or unknown costs nothing but itself', () => {
  const text = JSON.stringify({
    holes: 3,
    colours: 99,
    rounds: { classic: 3 },
    target: 7,
    invented: 1,
    names: ['You'],
  });
  expect(decodeChoices('super', text)).toEqual({ ...standardChoices('super'), holes: 3 });
});

test('whatever was kept, the set-up opens with something playable or says why not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EDITION_NAMES), fc.json(), anyChoices, (edition, json, other) => {
      for (const text of [json, JSON.stringify(other)]) {
        const choices = decodeChoices(edition, text);
        if (!choices) continue;
        expect(choices.edition).toBe(edition);
        const objection = objectionTo(settled(choices));
        if (edition !== 'custom') expect(objection).toBeNull();
      }
    }),
  );
});
