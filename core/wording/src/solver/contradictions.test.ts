// Rows that no code fits, in three languages.

import { duelEdition, superEdition } from '@blackpeg/rules';
import type { Contradiction } from '@blackpeg/solver';
import { expect, test } from 'vitest';
import { inAll } from '../sound.testing.ts';
import { contradictionText, contradictionTexts } from './contradictions.ts';

const edition = superEdition();
const black = (count: number) => ({ black: count, white: 0, blue: 0 });
const BASE: Contradiction = {
  conflicts: [[0, 2]],
  fewestWrong: 1,
  suspects: [
    {
      row: 2,
      needed: [
        { feedback: black(1), codes: 12 },
        { feedback: black(0), codes: 1 },
      ],
    },
  ],
  needsTray: false,
};

test('in one go: that no code fits, and why', () => {
  expect(inAll((language) => contradictionText({ language, edition }, BASE))).toEqual([
    'No code fits all these rows. The answers to rows 1 and 3 cannot both be right.',
    'Aucun code ne convient à toutes ces rangées. Les réponses aux rangées 1 et 3 ne peuvent pas être toutes deux justes.',
    'Zu allen diesen Reihen passt kein Code. Die Reihen 1 und 3 können nicht beide richtig beantwortet sein.',
  ]);
});

test('every smallest set, and every row that may be the wrong one with what it would have needed', () => {
  expect(contradictionTexts({ language: 'en', edition: duelEdition() }, BASE)).toEqual([
    'The answers to rows 1 and 3 cannot both be right.',
    'If only the answer to row 3 is wrong, it should have been 1 red (12 codes) or no key pegs (1 code).',
  ]);
  const needed = Array.from({ length: 9 }, (_, codes) => ({ feedback: black(1), codes: codes + 1 }));
  const many = { ...BASE, suspects: [{ row: 0, needed }] };
  expect(contradictionTexts({ language: 'en', edition }, many)[1]).toMatch(/ or one of 5 other answers\.$/);
});

const VARIANTS: readonly Contradiction[] = [
  BASE,
  { ...BASE, conflicts: [[1]] },
  { ...BASE, conflicts: [[0, 1, 2]], needsTray: true },
  { ...BASE, conflicts: [[]], needsTray: true, suspects: [] },
  { ...BASE, conflicts: [[0, 1], [2]], fewestWrong: 2, suspects: [] },
];

test.each(VARIANTS)('%j', (contradiction) => {
  const { length } = contradictionTexts({ language: 'en', edition }, contradiction);
  for (let at = 0; at < length; at += 1) {
    inAll((language) => contradictionTexts({ language, edition }, contradiction)[at] ?? '');
  }
});
