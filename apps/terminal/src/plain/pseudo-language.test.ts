// Plain mode in a language generated from English (U21): a word with a plain vowel does not come from the words.

import { plainTexts } from '@blackpeg/wording';
import { addPseudoLanguage, plainWordsIn } from '@blackpeg/wording/testing';
import { expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { testFolders } from '../saved/folder.testing.ts';

const newFolder = testFolders();
const pseudo = addPseudoLanguage();

/** What is typed stays as it is, here and in a shell. */
const TYPED = new Set([
  ...Object.values(plainTexts(pseudo).typed).flatMap((all) => all.flatMap(plainWordsIn)),
  ...['blackpeg', 'play'],
]);

const ASKING = ['rows', 'row 1', 'last', 'left', 'score', 'turn', 'clock', 'tray', 'code', 'pegs', 'draft'];
const DOING = ['112', 'undo', 'clear', '1122', 'random', 'fit', '9', 'note 1', 'notes', 'claim'];

it.each([
  ['the menu', '--plain', ['help', 'stats', 'matches', 'nonsense', 'quit']],
  ['a new match', '--plain', ['new', 'nonsense', '1', '', 'help', 'quit']],
  ['a real board', '--plain', ['companion', 'help', '11223 12', 'rows', 'quit']],
  ['a match', 'play super --plain', ['help', ...DOING, '11223', ...ASKING, 'resign', 'yes', 'quit']],
  ['two people', 'play duel --plain --two', ['', '11223', '', '12345', 'help', ...ASKING, 'quit']],
])('U21: %s is in the words', async (_, args, typed) => {
  const env = { LANG: pseudo, BLACKPEG_HOME: newFolder() };
  const { out, err } = await ran(args.split(' '), { input: typed.map((line) => `${line}\n`).join(''), env });
  // A match has a random name.
  const lines = `${out}${err}`.replace(/--resume \w+/g, '').split('\n');
  expect(lines.length).toBeGreaterThan(typed.length);
  expect(lines.filter((line) => plainWordsIn(line).some((word) => !TYPED.has(word)))).toEqual([]);
});
