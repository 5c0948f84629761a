// Which choices go together: which questions are asked, which values are offered, and why others are not. The rules
// decide.

import { checkTerms, EDITIONS, type Form, type RuleViolation } from '@blackpeg/rules';
import { termsOf } from './agreement.ts';
import { type Choices, type Opponent, standardChoices } from './choices.ts';
import { boardsOf, editionOf } from './sizes.ts';

/** Questions that are not always asked. */
export type SetUpQuestion =
  | 'form'
  | 'names'
  | 'players'
  | 'listed'
  | 'sealed'
  | 'hints'
  | 'level'
  | 'codemaker'
  | 'first'
  | 'scoring'
  | 'bonus'
  | 'length'
  | 'rounds'
  | 'target'
  | 'marker'
  | 'pace'
  | 'speed'
  | 'other-time'
  | 'extra'
  | 'supply'
  | 'board';

/** Does the answer make a difference with the current choices? */
export function isAsked(choices: Choices, question: SetUpQuestion): boolean {
  const { form, opponent } = choices;
  const classic = form === 'classic';
  switch (question) {
    case 'form':
      return formsFor(choices).length > 1;
    case 'names':
      return opponent === 'screen';
    case 'players':
      return form === 'race';
    case 'listed':
      return opponent === 'online';
    case 'hints':
      return opponent !== 'online';
    case 'sealed':
      return opponent === 'online' && form !== 'race';
    case 'level':
      return opponent === 'house' && form !== 'solitaire';
    case 'codemaker':
      return form === 'solitaire';
    case 'first':
    case 'scoring':
    case 'length':
      return classic;
    case 'bonus':
      return classic && choices.scoring === 'points';
    case 'target':
      return classic && choices.length === 'target';
    case 'rounds':
      return !isAsked(choices, 'target');
    case 'marker':
      return form === 'classic' || form === 'duel';
    case 'pace':
      return form === 'duel' || form === 'race';
    case 'speed':
      return opponent === 'house' && form === 'duel' && choices.pace === 'free';
    case 'other-time':
      return choices.time === 'other';
    case 'extra':
      return choices.time !== 'none';
    case 'supply':
      return choices.tray;
    case 'board':
      return boardsOf(choices).length > 1;
  }
}

/** The house's own game first; a race needs several devices. */
export const FORMS_WITH: Readonly<Record<Opponent, readonly Form[]>> = {
  house: ['solitaire', 'classic', 'duel'],
  screen: ['classic', 'duel'],
  online: ['classic', 'duel', 'race'],
};

/** The edition's forms that can be played with this opponent. */
export function formsFor({ edition, opponent }: Pick<Choices, 'edition' | 'opponent'>): readonly Form[] {
  return FORMS_WITH[opponent].filter((form) => EDITIONS[edition].forms.includes(form));
}

/** The objection to these choices; null if they can be played. */
export function objectionTo(choices: Choices): RuleViolation | null {
  const checked = checkTerms(termsOf(choices));
  return checked.ok ? null : checked.error;
}

/** Why this is not possible together with the rest; null if it is, or if the rest cannot be played anyway. */
export function objectionBeside(choices: Choices, part: Partial<Choices>): RuleViolation | null {
  const wish = { ...choices, ...part };
  const granted = settled(wish);
  const names = Object.keys(part) as (keyof Choices)[];
  if (objectionTo(choices) !== null || names.every((name) => granted[name] === wish[name])) return null;
  return objectionTo(withSupply(wish));
}

/**
 * The wishes made compatible: each is granted if it goes with those before it. The only possible objection left is
 * the size of a custom game. The wishes themselves are kept elsewhere, for when they fit again.
 */
export function settled(wish: Choices): Choices {
  const forms = [wish.form, ...formsFor(wish)].filter((form) => formsFor(wish).includes(form));
  const plain: Choices = {
    ...wish,
    pace: 'turns',
    bonus: false,
    length: 'rounds',
    sealed: false,
    tray: false,
  };
  const bases = forms.map((form): Choices => ({ ...plain, form }));
  const base = bases.find((choices) => objectionTo(choices) === null) ?? bases[0] ?? plain;
  let granted = base;
  for (const name of ['pace', 'bonus', 'length', 'sealed', 'tray'] as const) {
    const tried = withSupply({ ...granted, [name]: wish[name] });
    if (objectionTo(tried) === null) granted = tried;
  }
  return granted;
}

/** The choice of rounds, and the step that keeps them even or odd (M1, D4). */
export const ROUNDS: Readonly<Record<Form, { least: number; most: number; step: number }>> = {
  solitaire: { least: 1, most: 20, step: 1 },
  classic: { least: 2, most: 20, step: 2 },
  duel: { least: 1, most: 19, step: 2 },
  race: { least: 1, most: 20, step: 1 },
};
/** S2a. */
export const PLAYERS = { least: 2, most: 8, step: 1 } as const;
export const TARGETS = { least: 5, most: 100, step: 5 } as const;
/** Seconds. */
export const OTHER_TIMES = { least: 30, most: 1800, step: 30 } as const;
export const MOST_SUPPLY = 40;

/** The fewest pegs of each kind that fill every row; null if too many would be needed. */
export function leastSupply(choices: Choices): number | null {
  const supplies = Array.from({ length: MOST_SUPPLY }, (_, index) => index + 1);
  const terms = termsOf({ ...choices, tray: false });
  return supplies.find((supply) => checkTerms({ ...terms, supply }).ok) ?? null;
}

/** As many pegs as requested, or as the set has, but never fewer than needed. */
export function supplyOf(choices: Choices): number {
  const usual = EDITIONS[choices.edition].supplies[0];
  return Math.max(choices.supply ?? usual, leastSupply(choices) ?? 0);
}

function withSupply(choices: Choices): Choices {
  return choices.tray ? { ...choices, supply: supplyOf(choices) } : choices;
}

/** Is any of the less common rules set? */
export function isUnusual(choices: Choices): boolean {
  const { bonus, length, tray, bars, extra, time, form, rounds } = choices;
  return (
    (isAsked(choices, 'sealed') && choices.sealed) ||
    (isAsked(choices, 'hints') && !choices.hints) ||
    (isAsked(choices, 'marker') && choices.marker !== 'automatic') ||
    (isAsked(choices, 'scoring') && choices.scoring !== standardChoices(choices.edition).scoring) ||
    (isAsked(choices, 'first') && choices.first !== 'drawn') ||
    (isAsked(choices, 'bonus') && bonus) ||
    (isAsked(choices, 'length') && length === 'target') ||
    (time !== 'none' && extra.some((each) => each !== 'none')) ||
    (form === 'solitaire' && rounds.solitaire > 1) ||
    (isAsked(choices, 'board') && editionOf(choices).rows !== EDITIONS[choices.edition].rows) ||
    tray ||
    bars.includes(true)
  );
}
