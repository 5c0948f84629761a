// Typed options, by name and in the words of every language, and refusals.

import { duelEdition, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { cardOf, termsOf } from './agreement.ts';
import { type Choices, OPPONENTS, standardChoices } from './choices.ts';
import { choicesFrom, withOption } from './options.ts';
import { choicesFor, editionOf } from './sizes.ts';
import type { GivenOption } from './typed-values.ts';

const HERE = { language: 'en', opponents: ['house', 'screen'] } as const;
const SUPER = standardChoices('super');

function typed(first: Choices, given: readonly (readonly [GivenOption['name'], string])[], context = HERE) {
  return choicesFrom(
    first,
    given.map(([name, value]) => ({ name, value })),
    context,
  );
}

function chosen(...given: readonly (readonly [GivenOption['name'], string])[]): Choices {
  const choices = typed(SUPER, given);
  if (!choices.ok) throw new Error(choices.error.kind);
  return choices.value;
}

describe('a form that nobody asked for is the first in which everything makes a difference', () => {
  test.each([
    [['rounds', '3'], 'solitaire'],
    [['marking', 'automatic'], 'solitaire'],
    [['codemaker', 'hard'], 'solitaire'],
    [['level', 'keen'], 'classic'],
    [['maker', 'me'], 'classic'],
    [['marking', 'by-hand'], 'classic'],
    [['scoring', 'fewest-rows'], 'classic'],
    [['bonus', 'on'], 'classic'],
    [['target', '20'], 'classic'],
    [['blanks', 'choice'], 'classic'],
    [['opponent', 'screen'], 'classic'],
    [['names', 'Red,Blue'], 'classic'],
  ] as const)('%j: %s', (option, form) => {
    expect(chosen(option).form).toBe(form);
  });

  test('S2a: players make a race', () => {
    const online = { ...SUPER, opponent: 'online' } as const;
    const race = choicesFrom(online, [{ name: 'players', value: '3' }], { ...HERE, opponents: ['online'] });
    expect(race).toMatchObject({ ok: true, value: { form: 'race', players: 3 } });
  });
});

describe('names', () => {
  test.each([
    ['Red,Blue', ['Red', 'Blue']],
    ['Red', ['Red', 'Player 2']],
    [',Blue', ['Player 1', 'Blue']],
  ] as const)('%s: what is typed is kept', (value, called) => {
    const { sitters } = cardOf(chosen(['names', value]), ['Player 1', 'Player 2']);
    expect(sitters).toEqual(called.map((name) => ({ kind: 'person', name })));
  });

  test.each(['Red,Red', 'Red,Blue,Green', ',', 'x'.repeat(25)])('%s is refused', (value) => {
    expect(typed(SUPER, [['names', value]])).toMatchObject({ error: { kind: 'bad-names' } });
  });
});

describe('T1a: times by seat', () => {
  test.each([
    ['60', [60_000, 60_000]],
    ['60,120', [60_000, 120_000]],
    ['100,60', [100_000, 60_000]],
    ['0,60', [null, 60_000]],
    ['0', [null, null]],
    ['2 minutes', [120_000, 120_000]],
  ] as const)('%s', (value, allowances) => {
    const { seats } = termsOf(chosen(['opponent', 'screen'], ['time', value]));
    expect(seats.map(({ allowance }) => allowance)).toEqual(allowances);
  });

  test('the computer has no clock', () => {
    expect(typed(SUPER, [['time', '60,120']])).toMatchObject({ error: { kind: 'one-clock' } });
  });
});

describe('values', () => {
  test.each([
    ['en', 'level', 'Keen', { level: 'keen' }],
    ['fr', 'level', 'maître', { level: 'master' }],
    ['fr', 'level', 'master', { level: 'master' }],
    ['de', 'marking', 'von Hand', { marker: 'by-hand' }],
    ['fr', 'hints', 'non', { hints: false }],
    ['de', 'bonus', 'ja', { bonus: true }],
    ['en', 'bonus', '', { bonus: true }],
    ['en', 'opponent', '', { opponent: 'screen' }],
    ['fr', 'holes', '4', { holes: 4 }],
    ['en', 'supply', '20', { tray: true, supply: 20 }],
    ['en', 'supply', '0', { tray: true, supply: null }],
    ['de', 'supply', 'nein', { tray: false }],
  ] as const)('%s: %s %s', (language, name, value, part) => {
    const classic: Choices = { ...SUPER, form: 'classic' };
    const changed = withOption(classic, { name, value }, { ...HERE, language });
    expect(changed).toMatchObject({ ok: true, value: part });
  });

  test.each([
    ['holes', '6', { kind: 'bad-number', least: 1, most: 5 }],
    ['level', 'strong', { kind: 'not-asked' }],
    ['codemaker', 'easy', { kind: 'bad-choice', known: ['random', 'hard', 'adversarial'] }],
    ['hints', 'perhaps', { kind: 'bad-choice', known: ['on', 'off'] }],
    ['players', '3', { kind: 'not-asked' }],
  ] as const)('%s %s is refused', (name, value, fault) => {
    expect(withOption(SUPER, { name, value }, HERE)).toMatchObject({ ok: false, error: fault });
  });
});

describe('what does not go together', () => {
  test.each([
    [
      ['maker', 'me'],
      ['form', 'solitaire'],
    ],
    [
      ['level', 'keen'],
      ['opponent', 'screen'],
    ],
    [
      ['codemaker', 'hard'],
      ['maker', 'me'],
    ],
    [
      ['target', '20'],
      ['rounds', '4'],
    ],
  ] as const)('%j and %j', (one, other) => {
    expect(typed(SUPER, [one, other])).toMatchObject({ ok: false, error: { kind: 'not-together' } });
  });

  test('a rule is named with its reason, and in a match a number of rounds takes the place of a target', () => {
    const odd = typed(SUPER, [
      ['form', 'classic'],
      ['rounds', '3'],
    ]);
    expect(odd).toMatchObject({
      ok: false,
      error: { kind: 'refused', why: expect.stringContaining('even') },
    });
    const match: Choices = { ...SUPER, form: 'classic' };
    expect(withOption(match, { name: 'rounds', value: '3' }, HERE)).toMatchObject({
      error: { kind: 'refused' },
    });
    const target = withOption(chosen(['target', '20']), { name: 'rounds', value: '4' }, HERE);
    expect(target.ok && termsOf(target.value).length).toEqual({ kind: 'rounds', rounds: 4 });
  });
});

test('an edition that no choices make is kept as it is written until its size is chosen', () => {
  const twice = choicesFor(duelEdition([4, 4]));
  expect(editionOf(twice)).toEqual(duelEdition([4, 4]));
  const changed = withOption(
    twice,
    { name: 'holes', value: '4,5' },
    { language: 'en', opponents: OPPONENTS },
  );
  expect(changed.ok && editionOf(changed.value)).toEqual(duelEdition([4, 5]));
  expect(choicesFor(superEdition({ holes: 3, blanks: 'on' }))).toMatchObject({ holes: 3, written: null });
});
