// What the command line says about a match, as terms.

import { checkTerms, customEdition, type Result, type Terms } from '@blackpeg/rules';
import { type Choices, termsOf } from '@blackpeg/screens/set-up';
import { LANGUAGES, termsText } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { atThisKeyboard } from '../game/new-match.ts';
import { hostTerms } from '../online/host-terms.ts';
import { parseOptions } from './args.ts';
import type { InputFault, UsageFault } from './fault.ts';
import { choicesFromFlags, GAME_OPTIONS, HOST_OPTIONS } from './game-options.ts';

function said(line: string): Result<Choices, UsageFault | InputFault> {
  const read = parseOptions(GAME_OPTIONS, line.split(' '));
  if (!read.ok) return read;
  return choicesFromFlags({ ...read.value.values, edition: read.value.positionals[0] }, atThisKeyboard('en'));
}

function played(line: string): Terms {
  const choices = said(line);
  if (!choices.ok) throw new Error(choices.error.kind);
  return termsOf(choices.value);
}

function hosted(line: string): Result<Terms, UsageFault | InputFault> {
  const read = parseOptions(HOST_OPTIONS, line.split(' '));
  if (!read.ok) return read;
  return hostTerms({ ...read.value.values, edition: read.value.positionals[0] }, 'en');
}

function atHost(line: string): Terms {
  const terms = hosted(line);
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
  expect(atHost('shapes --target 30')).toMatchObject({ scoring: 'fewest-rows', length: { points: 30 } });
  expect(played('super --supply 0')).toMatchObject({ supply: 24 });
  for (const language of LANGUAGES) expect(termsText(language, rows)).not.toMatch(/point|Punkt/);
});

it('E5b: a bar applies to the player who agreed to it, at an online table too', () => {
  const bars = (terms: Terms) => terms.seats.map(({ consistentOnly }) => consistentOnly);
  expect(bars(atHost('super --consistent'))).toEqual([true, false]);
  expect(bars(played('super --two --consistent'))).toEqual([true, true]);
});

it('C6b, C10: boards and own games by options', () => {
  expect(played('shapes --board-rows 9').edition.rows).toBe(9);
  expect(said('super --board-rows 9')).toMatchObject({ error: { kind: 'not-for-edition' } });
  expect(
    played('custom --pegs pairs --colours 3 --shapes 4 --holes 2 --no-repeats --no-blue').edition,
  ).toEqual(
    customEdition({
      holes: 2,
      facets: [
        { name: 'colour', size: 3, blank: false },
        { name: 'shape', size: 4, blank: false },
      ],
      repeats: false,
      rows: 10,
      withoutBlue: true,
    }),
  );
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
    ['super-4x6-choice', 'choice'],
    ['braille --game 2 --two', 'on'],
    ['braille --blanks', 'on'],
    ['original --game 2 --two', 'choice'],
    ['original --blanks --two', 'on'],
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
    const terms = atHost(line);
    expect(terms.edition.blanks).toBe(blanks);
    expect(checkTerms(terms).ok).toBe(true);
  });

  it('C9f: the maker’s choice is refused alone and in a race', () => {
    expect(said('super --form solitaire --blanks=choice')).toMatchObject({
      error: { kind: 'not-together', options: ['--blanks', '--form solitaire'] },
    });
    expect(said('super-4x6-choice --form solitaire')).toMatchObject({ error: { kind: 'refused' } });
    expect(hosted('super --players 2 --blanks=choice')).toMatchObject({
      error: { kind: 'not-together', options: ['--blanks', '--players'] },
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
