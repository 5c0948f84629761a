// Who sits at a table: which seats are people's, what they are called, and to whom it is spoken.

import type { Edition, Seat } from '@blackpeg/rules';
import { type Language, type Speaker, seatName } from '@blackpeg/wording';
import type { Card } from './card.ts';

export function peopleOf({ sitters }: Pick<Card, 'sitters'>): readonly Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seat of the one person at this terminal; null where there are several. */
export function ownSeat(card: Pick<Card, 'sitters' | 'origin'>): Seat | null {
  if (card.origin.kind === 'online') return card.origin.seat;
  const [first, ...others] = peopleOf(card);
  return first === undefined || others.length > 0 ? null : first;
}

/** Null where the house sits. */
export function nameOf({ sitters }: Pick<Card, 'sitters'>, language: Language, seat: Seat): string | null {
  const sitter = sitters[seat];
  if (sitter?.kind === 'house') return null;
  return sitter?.name ?? seatName(language, seat);
}

/** To one seat at the table; to nobody in particular with null. */
export function speakerOf(card: Card, language: Language, edition: Edition, you: Seat | null): Speaker {
  return { language, edition, you, names: (seat) => nameOf(card, language, seat) };
}
