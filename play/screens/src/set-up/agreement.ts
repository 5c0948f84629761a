// From choices to terms for the rules, and the card that says who sits where.

import {
  type Custody,
  EDITIONS,
  HOUSE,
  PERSON,
  type SeatTerms,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { countsDown, type NewCard, type Sitter } from '@blackpeg/table';
import { isVisibleName } from '../visible-names.ts';
import type { BothSeats, Choices, EXTRAS } from './choices.ts';
import { editionOf } from './sizes.ts';

export function termsOf(choices: Choices): Terms {
  const { form, opponent } = choices;
  const classic = form === 'classic';
  const points = classic && choices.scoring === 'points';
  const edition = editionOf(choices);
  return standardTerms(edition, {
    form,
    pace: form === 'duel' || form === 'race' ? choices.pace : 'turns',
    seats: seatsOf(choices),
    firstMaker: classic ? FIRST_MAKER[choices.first] : 0,
    length:
      classic && choices.length === 'target'
        ? { kind: 'target', points: choices.target }
        : { kind: 'rounds', rounds: choices.rounds[form] },
    ...(classic ? { scoring: choices.scoring } : {}),
    unbrokenBonus: points && choices.bonus,
    marker: classic || form === 'duel' ? choices.marker : 'automatic',
    custody: custodyOf(choices),
    supply: choices.tray ? (choices.supply ?? EDITIONS[choices.edition].supplies[0]) : null,
    oneScreen: opponent === 'screen',
  });
}

/** For a match on this device; `usual` are the default names of two people. */
export function cardOf(choices: Choices, usual: BothSeats<string>): NewCard {
  return {
    origin: { kind: 'set-up' },
    sitters: sittersOf(choices, usual),
    codemaker: choices.form === 'solitaire' ? choices.codemaker : 'random',
    hints: choices.hints,
  };
}

/** Two names that are visible and different: otherwise the default names are used. */
export function namesOf({ names }: Choices, [host, guest]: BothSeats<string>): BothSeats<string> {
  const [one, other] = names.map((name) => (isVisibleName(name) ? name.trim().replace(/\s+/g, ' ') : ''));
  const first = one || (other === host ? guest : host);
  const second = other || (first === guest ? host : guest);
  return first === second ? [first, first === guest ? host : guest] : [first, second];
}

/**
 * Who can get extra time or a bar: not the house, and on another device a bar is for its owner (E5b). The second
 * seat of a race stands for all others, because it is not known yet who will sit where.
 */
export function seatsAsked(
  { opponent, form }: Pick<Choices, 'opponent' | 'form'>,
  question: 'extra' | 'bar',
): readonly (0 | 1)[] {
  const both = question === 'bar' ? opponent === 'screen' : opponent !== 'house';
  return form !== 'solitaire' && both ? [0, 1] : [0];
}

/** Milliseconds for a row; null for no limit. */
export function timeOf({ time, otherTime }: Pick<Choices, 'time' | 'otherTime'>): number | null {
  switch (time) {
    case 'none':
      return null;
    case 'one':
      return 60_000;
    case 'two':
      return 2 * 60_000;
    case 'five':
      return 5 * 60_000;
    case 'other':
      return otherTime * 1000;
  }
}

const FIRST_MAKER = { you: 0, other: 1, drawn: 'drawn' } as const;
const TIMES_LONGER: Readonly<Record<(typeof EXTRAS)[number], number | null>> = {
  none: 1,
  double: 2,
  tenfold: 10,
  unlimited: null,
};

function custodyOf({ form, codemaker, opponent, sealed }: Choices): Custody {
  if (form === 'solitaire') return codemaker === 'adversarial' ? 'uncommitted' : 'escrow';
  return sealed && opponent === 'online' && form !== 'race' ? 'sealed' : 'escrow';
}

/** The house has a pace of its own and no clock; in a race all others play like the second. */
function seatsOf(choices: Choices): readonly SeatTerms[] {
  const you = personOf(choices, 0);
  if (choices.form === 'solitaire') return [you];
  if (choices.form === 'race')
    return [you, ...Array.from({ length: choices.players - 1 }, () => personOf(choices, 1))];
  return [you, choices.opponent === 'house' ? HOUSE : personOf(choices, 1)];
}

function personOf(choices: Choices, seat: 0 | 1): SeatTerms {
  return {
    ...PERSON,
    allowance: allowanceOf(choices, seat),
    consistentOnly: seatsAsked(choices, 'bar').includes(seat) && choices.bars[seat],
  };
}

function allowanceOf(choices: Choices, seat: 0 | 1): number | null {
  const time = timeOf(choices);
  const extra = seatsAsked(choices, 'extra').includes(seat) ? choices.extra[seat] : 'none';
  if (time === null) return null;
  if (typeof extra === 'number') return extra * 1000;
  const longer = TIMES_LONGER[extra];
  return longer === null ? null : time * longer;
}

function sittersOf(choices: Choices, usual: BothSeats<string>): readonly Sitter[] {
  const you: Sitter = { kind: 'person', name: null };
  if (choices.form === 'solitaire') return [you];
  if (choices.opponent === 'house') {
    const { level, speed } = choices;
    return [you, { kind: 'house', level, ...(countsDown(termsOf(choices)) && { speed }) }];
  }
  return namesOf(choices, usual).map((name): Sitter => ({ kind: 'person', name }));
}
