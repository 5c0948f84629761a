// Who sits at a table: which seats belong to people, their names, and who is being spoken to.

import type { Edition, Seat } from '@blackpeg/rules';
import type { Language } from '../words/lookup.ts';
import { seatName } from './names.ts';
import type { Speaker } from './who.ts';

/** By seat. Without a name it is the only person at this device: you. */
export interface Sitters {
  readonly sitters: readonly (
    | { readonly kind: 'person'; readonly name: string | null }
    | { readonly kind: 'house' }
  )[];
}

/** Where a match comes from: a server's log belongs to one seat, or to no seat for a spectator. */
export interface Whence {
  readonly origin:
    | { readonly kind: 'online'; readonly seat: Seat | null }
    | { readonly kind: 'set-up' | 'daily' | 'challenge' | 'import' };
}

export function peopleOf({ sitters }: Sitters): readonly Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seat of the only person at this device; null if there are several, or none of them has a seat. */
export function ownSeat(card: Sitters & Whence): Seat | null {
  if (card.origin.kind === 'online') return card.origin.seat;
  const [first, ...others] = peopleOf(card);
  return first === undefined || others.length > 0 ? null : first;
}

/** Null for a seat of the house. */
export function sitterName({ sitters }: Sitters, language: Language, seat: Seat): string | null {
  const sitter = sitters[seat];
  if (sitter?.kind === 'house') return null;
  return sitter?.name ?? seatName(language, seat);
}

/** Speaks to one seat at the table, or with null to nobody in particular. */
export function speakerOf(
  card: Sitters & Partial<Whence>,
  language: Language,
  edition: Edition,
  you: Seat | null,
): Speaker {
  const isChallenged = card.origin?.kind === 'challenge';
  return { language, edition, you, names: (seat) => sitterName(card, language, seat), isChallenged };
}
