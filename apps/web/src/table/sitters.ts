// Who sits at a table: which seats are people's, what they are called, and to whom it is spoken.

import type { Edition, Seat } from '@blackpeg/rules';
import { type Language, type Speaker, seatName } from '@blackpeg/wording';
import type { Card } from './card.ts';

export function peopleOf({ sitters }: Pick<Card, 'sitters'>): readonly Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seat of the one person at this screen; null where there are several, or none of them sits there. */
export function ownSeat(card: Pick<Card, 'sitters' | 'origin'>): Seat | null {
  if (card.origin.kind === 'online') return card.origin.seat;
  const [first, ...others] = peopleOf(card);
  return first === undefined || others.length > 0 ? null : first;
}

/** The people somebody at this screen plays with; everybody, where several share it. */
export function othersOf(card: Pick<Card, 'sitters' | 'origin'>): readonly Seat[] {
  const own = ownSeat(card);
  return peopleOf(card).filter((seat) => seat !== own);
}

/** Null where the house sits. */
export function nameOf(card: Card, language: Language, seat: Seat): string | null {
  const sitter = card.sitters[seat];
  if (sitter?.kind === 'house') return null;
  return sitter?.name ?? seatName(language, seat);
}

/** To one seat at the table. */
export function speakerOf(card: Card, language: Language, edition: Edition, you: Seat | null): Speaker {
  return { language, edition, you, names: (seat) => nameOf(card, language, seat) };
}

/** In lists: to the one person as “you”; of several each by name. */
export function listSpeaker(card: Card, language: Language, edition: Edition): Speaker {
  return speakerOf(card, language, edition, ownSeat(card));
}
