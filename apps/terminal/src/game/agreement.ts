// From what players wish to what the rules ask for: terms, and the card that says who sits where.

import {
  type Edition,
  HABITS,
  HOUSE,
  type Marker,
  type Pace,
  PERSON,
  type Scoring,
  type SeatTerms,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import type { NewCard, Sitter } from '@blackpeg/table';
import { type Language, setUpTexts } from '@blackpeg/wording';

/** A race needs more keyboards than one. */
export const LOCAL_FORMS = ['solitaire', 'classic', 'duel'] as const;
export type LocalForm = (typeof LOCAL_FORMS)[number];

export const FIRST_MAKERS = ['me', 'other', 'drawn'] as const;
export const CLASSIC_SCORINGS = ['points', 'fewest-rows'] as const satisfies readonly Scoring[];

/** A wish is null where nothing is wished; then the edition's own habit holds. */
export interface Wishes {
  readonly edition: Edition;
  readonly form: LocalForm | null;
  /** Two people at this keyboard, not one and the house. */
  readonly two: boolean;
  readonly names: readonly [string, string] | null;
  /** Who hides first. */
  readonly maker: (typeof FIRST_MAKERS)[number] | null;
  readonly level: LevelName;
  readonly codemaker: CodemakerName;
  readonly rounds: number | null;
  readonly target: number | null;
  readonly scoring: (typeof CLASSIC_SCORINGS)[number] | null;
  readonly bonus: boolean;
  readonly marking: Marker | null;
  readonly pace: Pace;
  /** Seconds for a row by seat; null for as long as one likes. */
  readonly time: readonly [number | null, number | null];
  /** T3: pegs of each kind; `set` for as many as the set has. */
  readonly supply: number | 'set' | null;
  readonly consistent: boolean;
  readonly hints: boolean;
}

export function noWishes(edition: Edition): Wishes {
  return {
    edition,
    form: null,
    two: false,
    names: null,
    maker: null,
    level: 'steady',
    codemaker: 'random',
    rounds: null,
    target: null,
    scoring: null,
    bonus: false,
    marking: null,
    pace: 'turns',
    time: [null, null],
    supply: null,
    consistent: false,
    hints: true,
  };
}

/** What only a match between two can have makes it one. */
export function formOf({ edition, form, two, maker, scoring, target, bonus, marking }: Wishes): LocalForm {
  if (form) return form;
  if (edition.name === 'duel') return 'duel';
  const between =
    two ||
    edition.blanks === 'choice' ||
    maker ||
    scoring ||
    target ||
    bonus ||
    (marking && marking !== 'automatic');
  return between ? 'classic' : 'solitaire';
}

export function termsOf(wishes: Wishes): Terms {
  const { edition, rounds, target, scoring, supply } = wishes;
  const form = formOf(wishes);
  return standardTerms(edition, {
    form,
    pace: wishes.pace,
    seats: seatsOf(wishes, form),
    firstMaker: FIRST[wishes.maker ?? 'drawn'],
    ...(form === 'classic' ? {} : { firstMaker: 0 }),
    ...(target === null ? {} : { length: { kind: 'target', points: target } }),
    ...(rounds === null ? {} : { length: { kind: 'rounds', rounds } }),
    ...(scoring === null ? {} : { scoring }),
    unbrokenBonus: wishes.bonus,
    marker: wishes.marking ?? 'automatic',
    custody: form === 'solitaire' && wishes.codemaker === 'adversarial' ? 'uncommitted' : 'escrow',
    supply: supply === 'set' ? HABITS[edition.name].supplies[0] : supply,
    oneScreen: wishes.two,
  });
}

export function cardOf(wishes: Wishes, language: Language): NewCard {
  return {
    origin: { kind: 'set-up' },
    sitters: sittersOf(wishes, language),
    codemaker: formOf(wishes) === 'solitaire' ? wishes.codemaker : 'random',
    hints: wishes.hints,
  };
}

const FIRST = { me: 0, other: 1, drawn: 'drawn' } as const;

/** The house has no clock. */
function seatsOf({ two, time, consistent }: Wishes, form: LocalForm): readonly SeatTerms[] {
  const person = (seat: 0 | 1): SeatTerms => {
    const seconds = time[seat];
    return { ...PERSON, allowance: seconds === null ? null : seconds * 1000, consistentOnly: consistent };
  };
  if (form === 'solitaire' && !two) return [person(0)];
  return [person(0), two ? person(1) : HOUSE];
}

function sittersOf(wishes: Wishes, language: Language): readonly Sitter[] {
  const you: Sitter = { kind: 'person', name: null };
  if (wishes.two) {
    const names = wishes.names ?? setUpTexts(language).opponent.usual;
    return names.map((name): Sitter => ({ kind: 'person', name }));
  }
  return formOf(wishes) === 'solitaire' ? [you] : [you, { kind: 'house', level: wishes.level }];
}
