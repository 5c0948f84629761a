// Every fault has a sentence in every language, with the right typography, that says what to do.

import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { type OnlineFaultName, onlineFaultText } from './online.ts';

/** The compiler requires each. */
const NAMES: Readonly<Record<OnlineFaultName, true>> = {
  'foreign-origin': true,
  'no-token': true,
  'too-fast': true,
  'bad-request': true,
  'not-offered': true,
  'no-such-table': true,
  'no-seat-left': true,
  'already-begun': true,
  'not-enough-players': true,
  'not-your-table': true,
  'you-blocked': true,
  'no-such-person': true,
  'too-many-people': true,
  'wrong-phrase': true,
  'not-found': true,
  failed: true,
  unreachable: true,
};

test.each(Object.keys(NAMES) as OnlineFaultName[])('U22: %s is told in three languages', (fault) => {
  const [en = '', fr = '', de = ''] = LANGUAGES.map((language) => onlineFaultText(language, fault));
  expect(new Set([en, fr, de]).size).toBe(3);
  for (const sentence of [en, fr, de]) expect(sentence).toMatch(/^[^!]{20,}\.$/);
  expect(fr).not.toMatch(/[^\u202f][:;?»]|'/u);
});
