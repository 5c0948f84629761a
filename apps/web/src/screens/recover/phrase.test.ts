// Phrases as people copy them from one device to another.

import { expect, test } from 'vitest';
import { phraseIn } from './phrase.ts';

const PHRASE = 'ABCD-EFGH-JKMN-PQRS-TVWX-2345';

test.each([
  PHRASE,
  PHRASE.toLowerCase(),
  PHRASE.replaceAll('-', ' '),
  PHRASE.replaceAll('-', ''),
  `  ${PHRASE.replaceAll('-', ' – ')}\n`,
  `http://127.0.0.1:8080/recover#${PHRASE}`,
])('%j is read', (text) => {
  expect(phraseIn(text)).toBe(PHRASE);
});

test.each(['', 'ABCD', `${PHRASE}-${PHRASE}`, 'ABCD-EFGH-JKMN-PQRS-TVW!', 'http://127.0.0.1/recover#'])(
  '%j is none',
  (text) => {
    expect(phraseIn(text)).toBeNull();
  },
);
