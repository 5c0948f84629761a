// Strategies and faults of their trees in three languages.

import { superEdition } from '@blackpeg/rules';
import type { TreeFault, TreeTextFault } from '@blackpeg/solver';
import { describe, expect, it, test } from 'vitest';
import { treeFaultText, treeTextFaultText } from '../faults/tree-faults.ts';
import { inAll } from '../sound.testing.ts';
import { bestPlayText, strategyTexts, strategyWords } from './strategies.ts';

const edition = superEdition({ holes: 4, colours: 6 });
const FIGURES = { codes: 1296, total: 5625, most: 6, signature: '5625:6:7' };

test('figures', () => {
  expect(strategyTexts('en', FIGURES)).toEqual([
    'Total: 5,625 guesses over 1,296 codes.',
    'Average: 4.3403.',
    'Most for any code: 6.',
    'Signature: 5625:6:7',
  ]);
  for (const at of [0, 1, 2]) inAll((language) => strategyTexts(language, FIGURES)[at] ?? '');
  for (const proved of [true, false]) {
    inAll((language) => bestPlayText(language, { average: 4.3403, most: 6, proved }));
    inAll((language) => strategyWords(language).none(4, proved));
  }
  inAll((language) => strategyWords(language).proved);
  inAll((language) => strategyWords(language).unproved);
});

const path = [
  [1, 1, 2, 2],
  [3, 3, 4, 4],
];
const feedback = { black: 1, white: 0, blue: 0 };
const FAULTS: readonly TreeFault[] = [
  { kind: 'not-a-code', path },
  { kind: 'no-branch', path, feedback, code: [1, 3, 5, 5] },
  { kind: 'branch-twice', path, feedback },
  { kind: 'idle-branch', path, feedback },
];

describe('a fault of a tree', () => {
  it.each(FAULTS)('says where: $kind', (fault) => {
    const code = (guess: readonly number[]) => guess.join('');
    const texts = inAll((language) => treeFaultText({ language, edition, code }, fault));
    for (const text of texts) expect(text).toContain('1122 › 3344');
  });

  const EXPECTED: readonly TreeTextFault['expected'][] = [
    'guess',
    'feedback',
    'colon',
    'comma or brace',
    'end',
  ];
  it.each(EXPECTED)('in its text: %s', (expected) => {
    inAll((language) => treeTextFaultText(language, '1122{00:', { at: 3, expected }));
  });

  it('names the character, and the line if there are several', () => {
    const said = (text: string, at: number) => treeTextFaultText('en', text, { at, expected: 'guess' });
    expect(said('1122{00:x}', 8)).toBe('Character 9: Expected a guess of this game.');
    expect(said('1122{\n00:x}', 9)).toBe('Line 2, character 4: Expected a guess of this game.');
    expect(said('1122{00:\n', 9)).toMatch(/^Line 2|^At the end/);
  });
});
