// Keeping a match that was brought in: its log as it is, and a card that says where it came from.

import { isSameMatch } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import { finishedRounds, fold, type MatchEvent, type Terms } from '@blackpeg/rules';
import type { Card, Sitter } from '@blackpeg/table';
import { type Language, seatName } from '@blackpeg/wording';
import type { Route } from '../../app/route.ts';
import type { Storage } from '../../storage/storage.ts';
import type { BroughtIn } from './bring-in.ts';
import { dayFrom, namesFrom } from './record-file.ts';

export interface Keeping {
  readonly storage: Storage;
  readonly match: MatchId;
  readonly language: Language;
  readonly now: number;
}

export interface Kept {
  /** The review, or the board where no round is over yet. */
  readonly to: Route;
  /** False where it was here already. */
  readonly isNew: boolean;
}

/** The same match is kept once, however often and in whatever form it comes. */
export async function keepMatch(
  { storage, match, language, now }: Keeping,
  { terms, events, tags }: BroughtIn,
): Promise<Kept> {
  const state = fold(events);
  const way = (to: MatchId): Route =>
    state && finishedRounds(state).length > 0
      ? { screen: 'review', match: to, round: null }
      : { screen: 'play', match: to };
  const here = await sameMatch(storage, events);
  if (here !== null) return { to: way(here), isNew: false };
  const card: Card = {
    match,
    origin: { kind: 'import' },
    sitters: sittersOf(terms, namesFrom(tags, terms.seats.length), language),
    codemaker: 'random',
    hints: true,
    madeAt: dayFrom(tags) ?? (events[0]?.at || now),
    touchedAt: now,
    closed: state?.phase === 'closed',
  };
  await storage.logs.append(match, 0, { by: 'referee', actionId: match, events });
  await storage.cards.put(match, card);
  return { to: way(match), isNew: true };
}

async function sameMatch({ logs }: Storage, events: readonly MatchEvent[]): Promise<MatchId | null> {
  for (const match of await logs.list()) {
    const log = (await logs.read(match, 0)).flatMap((batch) => batch.events);
    if (isSameMatch(events, log)) return match;
  }
  return null;
}

/** One person alone needs no name; of several each has one. */
function sittersOf(
  { seats }: Terms,
  names: readonly (string | null)[],
  language: Language,
): readonly Sitter[] {
  const people = seats.filter(({ player }) => player === 'person').length;
  return seats.map(({ player }, seat) => {
    if (player === 'house') return { kind: 'house', level: 'steady' };
    return { kind: 'person', name: names[seat] ?? (people === 1 ? null : seatName(language, seat)) };
  });
}
