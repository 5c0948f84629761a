// The last choices are restored, and nothing that was stored can do harm.

import { EDITION_NAMES } from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChoices } from './choices.testing.ts';
import { standardChoices } from './choices.ts';
import { objectionTo, settled } from './offers.ts';
import { decodeChoices, encodeChoices } from './stored.ts';

test('choices come back as they were', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      expect(decodeChoices(choices.edition, encodeChoices(choices))).toEqual(choices);
    }),
  );
});

/** As the web app has stored them since its first version. */
const STORED =
  '{"edition":"super","holes":4,"colours":6,"shapes":4,"pegs":"colours","rows":10,"repeats":true,"blue":true,"blanks":"choice","game":"1","rings":"five","opponent":"screen","names":["You",""],"form":"classic","players":2,"level":"keen","speed":"quick","codemaker":"random","first":"you","length":"target","rounds":{"solitaire":1,"classic":4,"duel":3,"race":1},"target":25,"scoring":"points","bonus":true,"marker":"by-hand","pace":"turns","time":"other","otherTime":90,"extra":["none","double"],"tray":true,"supply":20,"hints":false,"listed":true,"sealed":false,"bars":[false,true]}';

test('stored choices are read, and written back unchanged', () => {
  const choices = decodeChoices('super', STORED);
  expect(choices).toEqual({ ...JSON.parse(STORED), written: null });
  expect(choices && encodeChoices(choices)).toBe(STORED);
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

test('whatever was stored, the set-up opens with something playable or says why not', () => {
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
