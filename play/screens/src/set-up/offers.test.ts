// Every choice can be played, and what cannot be played is not offered.

import { checkEdition, checkTerms, EDITION_NAMES, openMatch, seededDice } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { cardOf, termsOf } from './agreement.ts';
import { anyChoices, choicesOf } from './choices.testing.ts';
import { type Choices, standardChoices } from './choices.ts';
import {
  formsFor,
  isAsked,
  isUnusual,
  leastSupply,
  objectionBeside,
  objectionTo,
  type SetUpQuestion,
  settled,
} from './offers.ts';
import { editionOf } from './sizes.ts';

const RUNS = { numRuns: inject('isFullRun') ? 3000 : 300 };
const USUAL = ['Host', 'Guest'] as const;
const SPEED: Partial<Choices> = { form: 'duel', pace: 'free' };

describe('every combination that is offered is legal', () => {
  test('whatever was wished for, unless one’s own game has a size nobody can play', () => {
    fc.assert(
      fc.property(anyChoices, (wish) => {
        const choices = settled(wish);
        const terms = termsOf(choices);
        const playable = checkEdition(editionOf(choices)).ok;
        expect(checkTerms(terms).ok).toBe(playable);
        if (!playable) expect(choices.edition).toBe('custom');
        if (playable) expect(openMatch(terms, seededDice(1), 0).ok).toBe(true);
      }),
      RUNS,
    );
  });

  test('the card has a sitter for every seat, of the same kind', () => {
    fc.assert(
      fc.property(anyChoices, (wish) => {
        const choices = settled(wish);
        if (choices.opponent === 'online') return;
        const { sitters } = cardOf(choices, USUAL);
        expect(sitters.map(({ kind }) => kind)).toEqual(termsOf(choices).seats.map(({ player }) => player));
        const names = sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : []));
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain('');
      }),
      RUNS,
    );
  });

  test('compatible choices stay unchanged, and a compatible wish is granted', () => {
    fc.assert(
      fc.property(anyChoices, (wish) => {
        const choices = settled(wish);
        expect(settled(choices)).toEqual(choices);
        const asWished = objectionTo(wish) === null && formsFor(wish).includes(wish.form);
        if (asWished) expect({ ...choices, supply: wish.supply }).toEqual(wish);
      }),
      RUNS,
    );
  });

  test('an answer without an objection can be chosen beside the rest', () => {
    const parts: readonly Partial<Choices>[] = [
      { pace: 'free' },
      { tray: true },
      { length: 'target' },
      { bonus: true },
      { form: 'duel' },
      { codemaker: 'adversarial' },
      { rings: 'you-four' },
      { sealed: true },
      { form: 'race' },
    ];
    fc.assert(
      fc.property(anyChoices, fc.constantFrom(...parts), (wish, part) => {
        const choices = settled(wish);
        if (objectionTo(choices) !== null || !formsFor(choices).includes(part.form ?? choices.form)) return;
        const chosen = settled({ ...choices, ...part });
        const names = Object.keys(part) as (keyof Choices)[];
        const granted = names.every((name) => chosen[name] === part[name]);
        expect(granted).toBe(objectionBeside(choices, part) === null);
      }),
      RUNS,
    );
  });
});

describe('a question that is not asked makes no difference', () => {
  const CHANGES: readonly (readonly [SetUpQuestion, Partial<Choices>])[] = [
    ['names', { names: ['You', 'Guest'] }],
    ['level', { level: 'master' }],
    ['codemaker', { codemaker: 'hard' }],
    ['first', { first: 'other' }],
    ['scoring', { scoring: 'fewest-rows' }],
    ['bonus', { bonus: true }],
    ['length', { length: 'target' }],
    ['target', { target: 75 }],
    ['marker', { marker: 'by-hand' }],
    ['pace', { pace: 'free' }],
    ['other-time', { otherTime: 90 }],
    ['extra', { extra: ['double', 'unlimited'] }],
    ['supply', { supply: 39 }],
    ['rounds', { rounds: { solitaire: 9, classic: 8, duel: 7, race: 6 } }],
    ['players', { players: 7 }],
    ['sealed', { sealed: true }],
  ];
  test.each(CHANGES)('%s', (question, change) => {
    fc.assert(
      fc.property(anyChoices, (wish) => {
        const choices = settled(wish);
        if (isAsked(choices, question)) return;
        const other = { ...choices, ...change };
        expect(termsOf(other)).toEqual(termsOf(choices));
        if (choices.opponent !== 'online') expect(cardOf(other, USUAL)).toEqual(cardOf(choices, USUAL));
      }),
      { numRuns: RUNS.numRuns / 2 },
    );
  });
});

describe('what each edition begins with', () => {
  test.each(EDITION_NAMES)('%s can be played at once, against the house', (edition) => {
    const choices = standardChoices(edition);
    expect(settled(choices)).toEqual(choices);
    expect(objectionTo(choices)).toBeNull();
    expect(termsOf(choices).form).toBe(edition === 'duel' ? 'duel' : 'solitaire');
  });

  test('M5: a match is scored as its booklet says', () => {
    const scoringOf = (edition: Choices['edition']) =>
      termsOf({ ...standardChoices(edition), form: 'classic' }).scoring;
    expect(['super', 'braille', 'shapes'].map((edition) => scoringOf(edition as Choices['edition']))).toEqual(
      ['points', 'fewest-rows', 'fewest-rows'],
    );
  });
});

describe('less common rules are visible once they are set', () => {
  test.each(EDITION_NAMES)('%s begins without any', (edition) => {
    expect(isUnusual(standardChoices(edition))).toBe(false);
  });

  test.each<Partial<Choices>>([
    { tray: true },
    { bars: [false, true] },
    { time: 'two', extra: ['double', 'none'] },
    { rounds: { solitaire: 2, classic: 2, duel: 3, race: 1 } },
    { opponent: 'online', form: 'classic', sealed: true },
    { edition: 'shapes', rows: 9 },
    { form: 'classic', bonus: true },
    { form: 'classic', length: 'target' },
  ])('%j', (part) => {
    expect(isUnusual({ ...standardChoices('super'), ...part })).toBe(true);
  });

  test('what is not asked is not agreed', () => {
    const choices: Choices = {
      ...standardChoices('super'),
      bonus: true,
      length: 'target',
      sealed: true,
    };
    expect(isUnusual(choices)).toBe(false);
  });
});

describe('what cannot be chosen says why', () => {
  test('D6c: no speed duel for two people at one screen; with the house there is', () => {
    const atScreen = settled({ ...standardChoices('duel'), opponent: 'screen' });
    expect(objectionBeside(atScreen, SPEED)?.kind).toBe('speed-needs-two-devices');
    expect(settled({ ...atScreen, ...SPEED }).pace).toBe('turns');
    expect(settled({ ...standardChoices('duel'), ...SPEED }).pace).toBe('free');
  });

  test('K3: a house that commits to nothing counts no tray', () => {
    const open = settled({ ...standardChoices('super'), codemaker: 'adversarial', tray: true });
    expect([termsOf(open).custody, open.tray]).toEqual(['uncommitted', false]);
    expect(objectionBeside(open, { tray: true })?.kind).toBe('tray-needs-known-code');
  });

  test('K1: sealed codes are for two on devices of their own, and no tray can be counted beside them', () => {
    const online = settled({ ...standardChoices('super'), opponent: 'online', sealed: true, tray: true });
    expect([online.form, termsOf(online).custody, online.tray]).toEqual(['classic', 'sealed', false]);
    expect(objectionBeside(online, { tray: true })?.kind).toBe('tray-needs-known-code');
    for (const other of [
      { opponent: 'screen' },
      { opponent: 'house', form: 'classic' },
      { form: 'race' },
    ] as const) {
      const choices = settled({ ...online, ...other });
      expect([isAsked(choices, 'sealed'), termsOf(choices).custody]).toEqual([false, 'escrow']);
    }
  });

  test('D5: codes of different lengths are no race', () => {
    const handicap = settled({ ...standardChoices('duel'), opponent: 'online', rings: 'you-four' });
    expect(objectionBeside(handicap, { form: 'race' })?.kind).toBe('handicap-needs-duel');
  });

  test('T3d: a tray too small for the board is not counted; a set that falls short is filled up', () => {
    const one = settled({ ...standardChoices('super'), colours: 1, tray: true });
    expect([one.tray, leastSupply(one)]).toEqual([false, null]);
    expect(objectionBeside(one, { tray: true })?.kind).toBe('tray-too-small');
    const two = settled({ ...standardChoices('super'), colours: 2, tray: true });
    expect([two.tray, two.supply]).toEqual([true, 35]);
  });

  test('M4a, M4d: a target is in points, or in rows where fewest rows win', () => {
    const target: Choices = { ...standardChoices('super'), form: 'classic', length: 'target' };
    expect(termsOf(settled(target)).length).toEqual({ kind: 'target', points: 20 });
    expect(termsOf(settled({ ...target, scoring: 'fewest-rows' }))).toMatchObject({
      length: { kind: 'target', points: 20 },
      scoring: 'fewest-rows',
    });
  });

  test('C10c: one’s own game with too many codes is refused with their number', () => {
    const own = { ...standardChoices('custom'), holes: 8, colours: 8 };
    expect(objectionTo(settled(own))).toMatchObject({
      kind: 'bad-edition',
      fault: { kind: 'too-many-codes' },
    });
  });
});

describe('an online table', () => {
  test.each(EDITION_NAMES)(
    '%s is people only, each with a screen of their own, in every form it has',
    (edition) => {
      for (const form of formsFor({ edition, opponent: 'online' })) {
        const terms = termsOf(settled({ ...standardChoices(edition), opponent: 'online', form, players: 5 }));
        expect(terms.form).toBe(form);
        expect(terms.oneScreen).toBe(false);
        expect(terms.seats.map(({ player }) => player)).toEqual(
          Array.from({ length: form === 'race' ? 5 : 2 }, () => 'person'),
        );
      }
    },
  );

  test('S2a: a race is asked for its players and its pace, and not for what the house does', () => {
    const race = settled({ ...standardChoices('shapes'), opponent: 'online', form: 'race', pace: 'free' });
    expect(termsOf(race)).toMatchObject({ form: 'race', pace: 'free', marker: 'automatic' });
    const asked = (
      ['players', 'pace', 'listed', 'marker', 'scoring', 'first', 'hints', 'level'] as const
    ).map((question) => isAsked(race, question));
    expect(asked).toEqual([true, true, true, false, false, false, false, false]);
  });

  test('E5b, T1a: a bar is only one’s own; extra time may be the other’s, in a race all the others’', () => {
    const choices = settled({
      ...standardChoices('super'),
      opponent: 'online',
      time: 'two',
      extra: ['none', 'double'],
      bars: [true, true],
    });
    expect(termsOf(choices).seats).toEqual([
      { player: 'person', allowance: 120_000, consistentOnly: true },
      { player: 'person', allowance: 240_000, consistentOnly: false },
    ]);
    const race = termsOf(settled({ ...choices, form: 'race', players: 3 }));
    expect(race.seats).toEqual([
      { player: 'person', allowance: 120_000, consistentOnly: true },
      { player: 'person', allowance: 240_000, consistentOnly: false },
      { player: 'person', allowance: 240_000, consistentOnly: false },
    ]);
  });
});

test('C9: the maker’s choice of blanks is only for a maker who changes', () => {
  fc.assert(
    fc.property(choicesOf('super'), (wish) => {
      const { blanks } = editionOf(settled(wish));
      if (blanks === 'choice') expect(settled(wish).form).toBe('classic');
    }),
  );
});
