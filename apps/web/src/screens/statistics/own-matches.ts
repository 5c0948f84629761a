// Which of the kept matches are the player's own, and from which seat.

import type { OwnMatch, Seat } from '@blackpeg/rules';
import type { KeptMatch } from '../../storage/matches.ts';

/** Only matches of one person at this screen count: of two, nobody can say whose they are. */
export function ownMatches(matches: readonly KeptMatch[], from: number): readonly OwnMatch[] {
  return matches.flatMap((match) => {
    const { card, state } = match;
    const seat = onlyPerson(match);
    return seat === null || card.madeAt < from || card.origin.kind === 'import' ? [] : [{ state, seat }];
  });
}

function onlyPerson({ card, state }: KeptMatch): Seat | null {
  if (card.origin.kind === 'online') return card.origin.seat;
  const people = state.terms.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
