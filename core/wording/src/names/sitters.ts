// Who sits at a table: which seats belong to people, their names, and who is being spoken to.

import type { Edition, Seat } from '@blackpeg/rules';
import type { Language } from '../words/lookup.ts';
import { seatName } from './names.ts';
import type { Speaker } from './who.ts';

/** By seat. Without a name it is the one person at this device: you. */
export interface Sitters {
  readonly sitters: readonly (
    | { readonly kind: 'person'; readonly name: string | null }
    | { readonly kind: 'house' }
  )[];
}

/** Where a match is from: at a server's table it was told to one seat, or to nobody's for who looks on. */
export interface Whence {
  readonly origin:
    | { readonly kind: 'online'; readonly seat: Seat | null }
    | { readonly kind: 'set-up' | 'daily' | 'challenge' | 'import' };
}

export function peopleOf({ sitters }: Sitters): readonly Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The seat of the one person at this device; null where there are several, or none of them sits there. */
export function ownSeat(card: Sitters & Whence): Seat | null {
  if (card.origin.kind === 'online') return card.origin.seat;
  const [first, ...others] = peopleOf(card);
  return first === undefined || others.length > 0 ? null : first;
}

/** Null where the house sits. */
export function sitterName({ sitters }: Sitters, language: Language, seat: Seat): string | null {
  const sitter = sitters[seat];
  if (sitter?.kind === 'house') return null;
  return sitter?.name ?? seatName(language, seat);
}

/** To one seat at the table; to nobody in particular with null. */
export function speakerOf(
  card: Sitters & Partial<Whence>,
  language: Language,
  edition: Edition,
  you: Seat | null,
): Speaker {
  const isChallenged = card.origin?.kind === 'challenge';
  return { language, edition, you, names: (seat) => sitterName(card, language, seat), isChallenged };
}
