// A match that is kept: whom somebody at this screen plays it with, to whom lists speak of it, and where it is resumed.

import type { Edition, Seat } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { type Language, ownSeat, peopleOf, type Speaker, speakerOf } from '@blackpeg/wording';
import type { Route } from '../app/route.ts';

/** The people somebody at this screen plays with; everybody, where several share it. */
export function othersOf(card: Pick<Card, 'sitters' | 'origin'>): readonly Seat[] {
  const own = ownSeat(card);
  return peopleOf(card).filter((seat) => seat !== own);
}

/** In lists: to the one person as “you”; of several each by name. */
export function listSpeaker(card: Card, language: Language, edition: Edition): Speaker {
  return speakerOf(card, language, edition, ownSeat(card));
}

export function wayBackTo({ match, origin }: Pick<Card, 'match' | 'origin'>): Route {
  return origin.kind === 'online' ? { screen: 'table', table: origin.table } : { screen: 'play', match };
}
