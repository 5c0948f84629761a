// What the players agree on before the first code is hidden.

import type { Edition } from '../editions/edition.ts';
import { EDITIONS } from '../editions/records.ts';
import type { Seat } from '../match/seat.ts';
import type { Form, Pace, Scoring } from './form.ts';

/** F7: who gives the feedback, and what is checked before it is sent. */
export const MARKERS = ['automatic', 'assisted', 'by-hand'] as const;
export type Marker = (typeof MARKERS)[number];

/**
 * Where the code is kept. Escrow: with the referee. Sealed: on the maker's device until the reveal. Uncommitted:
 * nowhere; the house of an adversarial solitaire chooses it while marking.
 */
export const CUSTODIES = ['escrow', 'sealed', 'uncommitted'] as const;
export type Custody = (typeof CUSTODIES)[number];

export type Milliseconds = number;

export interface SeatTerms {
  readonly player: 'person' | 'house';
  /** T1: time for a row, a mark or a code; null for none. Extra time is a longer one. */
  readonly allowance: Milliseconds | null;
  /** E5: the player's own bar against guesses that contradict the rows. */
  readonly consistentOnly: boolean;
}

/** M1, M4, D4. */
export type Length =
  | { readonly kind: 'rounds'; readonly rounds: number }
  /** A number of points, or of rows if fewest rows are scored. */
  | { readonly kind: 'target'; readonly points: number };

export interface Terms {
  readonly edition: Edition;
  readonly form: Form;
  readonly pace: Pace;
  readonly seats: readonly SeatTerms[];
  readonly firstMaker: Seat | 'drawn';
  readonly length: Length;
  readonly scoring: Scoring;
  /** M2: one point more for a code that stays unbroken. */
  readonly unbrokenBonus: boolean;
  readonly marker: Marker;
  readonly custody: Custody;
  /** T3: pegs of each kind in the tray, of each player in a duel; null when they are not counted. */
  readonly supply: number | null;
  /** E6: how long a seat is kept for one who left. */
  readonly absence: Milliseconds;
  /** Both players share one screen, with a hand-over between them (T4, D6). */
  readonly oneScreen: boolean;
}

const STANDARD_ABSENCE: Milliseconds = 5 * 60_000;

export const PERSON: SeatTerms = { player: 'person', allowance: null, consistentOnly: false };

export const HOUSE: SeatTerms = { ...PERSON, player: 'house' };

/** M5 and the defaults of M1, D4: the terms of an edition unless something else is agreed. */
export function standardTerms(edition: Edition, agreed: Partial<Terms> = {}): Terms {
  const { forms, scoring } = EDITIONS[edition.name];
  const form = agreed.form ?? forms[0];
  return {
    edition,
    form,
    pace: 'turns',
    seats: Array.from({ length: form === 'solitaire' ? 1 : 2 }, () => PERSON),
    firstMaker: 0,
    length: { kind: 'rounds', rounds: standardRounds(form) },
    scoring: standardScoring(form, scoring),
    unbrokenBonus: false,
    marker: 'automatic',
    custody: 'escrow',
    supply: null,
    absence: STANDARD_ABSENCE,
    oneScreen: false,
    ...agreed,
  };
}

function standardRounds(form: Form): number {
  switch (form) {
    case 'classic':
      return 2;
    case 'duel':
      return 3;
    case 'solitaire':
    case 'race':
      return 1;
  }
}

function standardScoring(form: Form, habit: Scoring): Scoring {
  switch (form) {
    case 'classic':
      return habit === 'rounds-won' ? 'points' : habit;
    case 'duel':
    case 'race':
      return 'rounds-won';
    case 'solitaire':
      return 'none';
  }
}
