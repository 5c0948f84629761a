// Whom somebody at this screen plays with, and to whom lists speak.

import type { Edition, Seat } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { type Language, ownSeat, peopleOf, type Speaker, speakerOf } from '@blackpeg/wording';

/** The people somebody at this screen plays with; everybody, where several share it. */
export function othersOf(card: Pick<Card, 'sitters' | 'origin'>): readonly Seat[] {
  const own = ownSeat(card);
  return peopleOf(card).filter((seat) => seat !== own);
}

/** In lists: to the one person as “you”; of several each by name. */
export function listSpeaker(card: Card, language: Language, edition: Edition): Speaker {
  return speakerOf(card, language, edition, ownSeat(card));
}
