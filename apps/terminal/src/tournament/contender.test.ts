import { expect, it } from 'vitest';
import { wordsIn } from './contender.ts';

it.each([
  ['python3 engine.py', ['python3', 'engine.py']],
  [`"/my programs/engine" --name 'a b' x"y z"`, ['/my programs/engine', '--name', 'a b', 'xy z']],
  ['  ', []],
  ['""', ['']],
  [`it's`, ['it', "'", 's']],
])('%j is a command of words', (line, words) => {
  expect(wordsIn(line)).toEqual(words);
});
