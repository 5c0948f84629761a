// What the command line says about a match, as wishes and terms.

import { checkTerms, type Terms } from '@blackpeg/rules';
import { LANGUAGES, termsText } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { parseOptions } from './args.ts';
import { termsOf } from './game/agreement.ts';
import { GAME_OPTIONS } from './game-options.ts';
import { HOST_OPTIONS, hostTerms } from './online/host-terms.ts';
import { wishesFrom } from './play-args.ts';

function played(line: string): Terms {
  const read = parseOptions(GAME_OPTIONS, line.split(' '));
  if (!read.ok) throw new Error(read.error.kind);
  const wishes = wishesFrom({ ...read.value.values, edition: read.value.positionals[0] });
  if (!wishes.ok) throw new Error(wishes.error.kind);
  return termsOf(wishes.value);
}

function hosted(line: string): Terms {
  const read = parseOptions(HOST_OPTIONS, line.split(' '));
  if (!read.ok) throw new Error(read.error.kind);
  const terms = hostTerms({ ...read.value.values, edition: read.value.positionals[0] });
  if (!terms.ok) throw new Error(terms.error.kind);
  return terms.value;
}

it('M4d, T3a: a target in rows, and either tray of super', () => {
  const rows = played('super --target 40 --scoring fewest-rows --supply 20');
  expect(rows).toMatchObject({
    form: 'classic',
    length: { kind: 'target', points: 40 },
    scoring: 'fewest-rows',
    supply: 20,
  });
  expect(checkTerms(rows).ok).toBe(true);
  expect(termsText('en', rows)).toMatch(/to 40 rows.*tray of 20 pegs/);
  expect(hosted('shapes --target 30')).toMatchObject({ scoring: 'fewest-rows', length: { points: 30 } });
  expect(played('super --supply 0')).toMatchObject({ supply: 24 });
  for (const language of LANGUAGES) expect(termsText(language, rows)).not.toMatch(/point|Punkt/);
});

it('a level makes it a match against the computer', () => {
  expect(played('super --level keen')).toMatchObject({ form: 'classic', seats: [{}, { player: 'house' }] });
  expect(played('duel --level keen')).toMatchObject({ form: 'duel' });
});

describe('blanks', () => {
  it.each([
    ['super --game 2 --two', 'choice'],
    ['super --game 2 --maker me', 'choice'],
    ['super --game 2 --two --blanks', 'on'],
    ['super --blanks --two', 'on'],
    ['super --blanks=choice', 'choice'],
    ['super --blanks=choice --two', 'choice'],
    ['super --game 2', 'on'],
    ['super --two', 'off'],
    ['braille --game 2 --two', 'on'],
  ])('C9g: %s', (line, blanks) => {
    const terms = played(line);
    expect(terms.edition.blanks).toBe(blanks);
    expect(checkTerms(terms).ok).toBe(true);
  });

  it.each([
    ['super --game 2', 'choice'],
    ['super --blanks', 'on'],
    ['super --game 2 --players 3', 'on'],
  ])('C9g: host %s', (line, blanks) => {
    const terms = hosted(line);
    expect(terms.edition.blanks).toBe(blanks);
    expect(checkTerms(terms).ok).toBe(true);
  });

  it('C9f: the maker’s choice is refused alone and in a race', () => {
    expect(checkTerms(played('super --form solitaire --blanks=choice'))).toMatchObject({
      error: { rule: 'C9', kind: 'blanks-not-agreed' },
    });
    expect(checkTerms(hosted('super --players 2 --blanks=choice'))).toMatchObject({
      error: { rule: 'C9', kind: 'blanks-not-agreed' },
    });
  });

  it('takes one word alone', () => {
    expect(parseOptions(GAME_OPTIONS, ['--blanks=perhaps'])).toMatchObject({
      error: { kind: 'bad-choice', option: '--blanks', given: 'perhaps', known: ['choice'] },
    });
    expect(parseOptions(GAME_OPTIONS, ['--blanks', 'choice'])).toMatchObject({
      value: { values: { blanks: true }, positionals: ['choice'] },
    });
  });
});
