// Every violation says what, where and what to do, in three languages.

import { shapesEdition, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { VIOLATIONS } from './violations.testing.ts';
import { codeFaultText, violationText } from './violations.ts';

const edition = superEdition();
const texts = (violation: (typeof VIOLATIONS)[number], of = edition) =>
  LANGUAGES.map((language) => violationText({ language, edition: of }, violation));

test.each(VIOLATIONS.map((violation) => [violation.kind, violation] as const))('%s %j', (_, violation) => {
  const [en = '', fr = '', de = ''] = texts(violation);
  expect(new Set([en, fr, de]).size).toBe(3);
  for (const text of [en, fr, de]) {
    expect(text).toMatch(/^[\p{Lu}\d“«„].*\.$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}|!/);
    // Short enough to be heard in one go.
    expect([...text].length).toBeLessThanOrEqual(150);
  }
  expect(fr).not.toMatch(/[^\u202f][:;?»]|«[^\u202f]|'/u);
});

test('no two kinds share a sentence', () => {
  for (const language of LANGUAGES) {
    const byText = new Map(
      VIOLATIONS.map((violation) => [violationText({ language, edition }, violation), violation.kind]),
    );
    const kinds = new Set(byText.values());
    expect(kinds.size).toBe(new Set(VIOLATIONS.map(({ kind }) => kind)).size);
  }
});

test('rows are counted from 1, holes as they come', () => {
  expect(texts({ rule: 'E5', kind: 'inconsistent', row: 2 })).toEqual([
    'This cannot be the code: see row 3. Change a peg.',
    'Code exclu par la rangée 3. Changez un pion.',
    'Nicht der Code: siehe Reihe 3. Ändere einen Stecker.',
  ]);
  expect(texts({ rule: 'M1', kind: 'no-such-seat', seat: 2 })[0]).toContain('seat 3');
  const blank = { kind: 'blank-not-allowed', hole: 2 } as const;
  expect(texts({ rule: 'C9', kind: 'bad-code', what: 'guess', fault: blank })).toEqual([
    'Hole 2: no blanks in this round. Place a peg there.',
    'Trou 2\u202f: manche sans vides. Posez-y un pion.',
    'Loch 2: Diese Runde hat keine Lücken. Setze dort einen Stecker.',
  ]);
});

test('pegs go by their names, answers by the key pegs of the edition', () => {
  const short = { rule: 'T3', kind: 'tray-short', peg: { facet: 1, kind: 1 }, left: 0 } as const;
  expect(texts(short, shapesEdition())).toEqual([
    'The tray has no triangle left. Choose another peg.',
    'Réserve épuisée : triangle. Choisissez un autre pion.',
    'Dreieck ist im Vorrat aufgebraucht. Wähle einen anderen Stecker.',
  ]);
  const feedback = { black: 4, white: 1, blue: 0 };
  expect(texts({ rule: 'F8', kind: 'not-earnable', feedback, holes: 5 })).toEqual([
    'Not possible: 4 black, 1 white. No row of 5 pegs can get that: count again.',
    'Impossible\u202f: 4 noires, 1 blanche. Aucune rangée de 5 pions ne peut recevoir cette réponse\u202f: recomptez.',
    'Nicht möglich: 4 schwarz, 1 weiß. Das bekommt keine Reihe aus 5 Steckern: Zähl noch einmal.',
  ]);
});

test.each([
  [0, 'The row has 5 holes, but only 0 are filled. Fill the rest from hole 1 on.'],
  [1, 'The row has 5 holes, but only 1 is filled. Fill the rest from hole 2 on.'],
  [7, 'The row has 5 holes, but 7 pegs are given. Leave 2 out.'],
])('a row of %d pegs', (given, text) => {
  expect(codeFaultText('en', { kind: 'wrong-length', holes: 5, given }, 'guess')).toBe(text);
});
