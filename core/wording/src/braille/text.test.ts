// Text in Braille, character by character; whole lines are compared with liblouis in the tests of embossing.

import { expect, test } from 'vitest';
import { brailleText } from './text.ts';

test.each([
  ['en', 'Row 3: 11223, 1 black.', '⠠⠗⠕⠺ ⠼⠉⠒ ⠼⠁⠁⠃⠃⠉⠂ ⠼⠁ ⠃⠇⠁⠉⠅⠲'],
  ['en', '3b, 3k, 1-2, 4,5 (NASA) l’x', '⠼⠉⠰⠃⠂ ⠼⠉⠅⠂ ⠼⠁⠤⠼⠃⠂ ⠼⠙⠂⠑ ⠐⠣⠠⠠⠝⠁⠎⠁⠐⠜ ⠇⠄⠭'],
  ['fr', 'Rangée 3\u202f: 11223, 1-2.', '⠨⠗⠁⠝⠛⠿⠑ ⠠⠩⠒ ⠠⠡⠡⠣⠣⠩⠂ ⠠⠡⠤⠣⠲'],
  ['fr', '«\u202fl’été\u202f»\u202f; 3b (a)', '⠶⠇⠄⠿⠞⠿⠶⠆ ⠠⠩⠃ ⠦⠁⠴'],
  ['de', 'Reihe 3: 1-2, Lücke; 3b.', '⠗⠑⠊⠓⠑ ⠼⠉⠠⠒ ⠼⠁⠤⠼⠃⠂ ⠇⠳⠉⠅⠑⠆ ⠼⠉⠠⠃⠄'],
] as const)('%s: %s', (language, text, cells) => {
  expect(brailleText(language, text)).toBe(cells);
});

test('what the language has no sign for is left out', () => {
  expect(brailleText('en', 'a☃b')).toBe('⠁⠃');
});
