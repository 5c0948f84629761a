// The matches stored on this device, as the people at this screen may see them: codes still hidden are left out.

import type { MatchId } from '@blackpeg/referee';
import type { Edition, Seat } from '@blackpeg/rules';
import {
  evolve,
  fold,
  laidOpen,
  type MatchEvent,
  type MatchState,
  redact,
  type Viewer,
  viewOf,
} from '@blackpeg/rules';
import type { KeptMatch } from '@blackpeg/screens';
import { type Card, cardOf } from '@blackpeg/table';
import { type Language, ownSeat, peopleOf, type Speaker, speakerOf } from '@blackpeg/wording';
import type { Route } from '../app/route.ts';
import { DRAWER_NAMES, type Storage } from './storage.ts';

/** The most recently played first. Every log is read and folded: pass `wanted` if not all are needed. */
export async function matchesOf(
  storage: Storage,
  wanted: (card: Card) => boolean = () => true,
): Promise<readonly KeptMatch[]> {
  const all = (await storage.cards.all()).map(([, card]) => card);
  const cards = [...all, ...(await rebuiltCards(storage, all))].filter(wanted);
  const newestFirst = cards.sort((a, b) => b.touchedAt - a.touchedAt);
  const matches = await Promise.all(newestFirst.map((card) => matchOf(storage, card)));
  return matches.filter((match) => match !== null);
}

/**
 * The complete log of a finished match, as far as it was revealed; of any other, what may be known. Empty if
 * there is none.
 */
export async function logOf(storage: Storage, match: MatchId): Promise<readonly MatchEvent[]> {
  const log = await wholeLog(storage, match);
  const state = fold(log);
  if (!state || state.phase === 'closed') return laidOpen(log);
  return redactedFor(log, viewerOf(await storage.cards.get(match), state));
}

/** With everything stored for it, except a sealed code that is still to be opened: without it a round is lost (K2). */
export async function removeMatch(storage: Storage, match: MatchId): Promise<void> {
  const open = (await storage.cards.get(match))?.closed === false;
  await storage.cards.remove(match);
  await storage.logs.remove(match);
  for (const name of DRAWER_NAMES) {
    if (open && name === 'vault') continue;
    const drawer = storage.drawer(name, (value) => value);
    for (const [key] of await drawer.all()) if (key.startsWith(`${match} `)) await drawer.remove(key);
  }
}

/** All matches, each log read once, and the unreadable ones: a damaged log, or a card without one. */
export async function allMatches(
  storage: Storage,
): Promise<{ readonly matches: readonly KeptMatch[]; readonly damaged: readonly MatchId[] }> {
  const cards = new Map(await storage.cards.all());
  const ids = [...new Set([...(await storage.logs.list()), ...cards.keys()])];
  const read = await Promise.all(
    ids.map(async (match): Promise<KeptMatch | MatchId> => {
      const log = await wholeLog(storage, match);
      const state = fold(log);
      if (!state) return match;
      const card = cards.get(match) ?? cardOf(match, null, log, state);
      return { card, state: viewOf(state, viewerOf(card, state)) };
    }),
  );
  const matches = read.filter((one) => typeof one !== 'string');
  return {
    matches: matches.sort((a, b) => b.card.touchedAt - a.card.touchedAt),
    damaged: read.filter((one) => typeof one === 'string'),
  };
}

/** Rebuilt from its log if it is lost or damaged; null if there is no match. */
export async function keptCard(storage: Storage, match: MatchId): Promise<Card | null> {
  const card = await storage.cards.get(match);
  if (card) return card;
  const log = await wholeLog(storage, match);
  const state = fold(log);
  return state ? cardOf(match, null, log, state) : null;
}

async function rebuiltCards(storage: Storage, known: readonly Card[]): Promise<readonly Card[]> {
  const have = new Set(known.map(({ match }) => match));
  const lost = (await storage.logs.list()).filter((match) => !have.has(match));
  return (await Promise.all(lost.map((match) => keptCard(storage, match)))).flatMap((card) => card ?? []);
}

async function matchOf(storage: Storage, card: Card): Promise<KeptMatch | null> {
  const state = fold(await wholeLog(storage, card.match));
  return state ? { card, state: viewOf(state, viewerOf(card, state)) } : null;
}

async function wholeLog({ logs }: Storage, match: MatchId): Promise<readonly MatchEvent[]> {
  return (await logs.read(match, 0)).flatMap(({ events }) => events);
}

/** A single person sees their own side, at any table; several at one screen, what all of them may see. */
function viewerOf(card: Card | null, { terms }: MatchState): Viewer {
  if (card?.origin.kind === 'online') return card.origin.seat ?? 'spectator';
  const people = terms.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : 'spectator';
}

function redactedFor(log: readonly MatchEvent[], viewer: Viewer): readonly MatchEvent[] {
  const [opened, ...rest] = log;
  if (!opened) return [];
  let before = fold([opened]);
  const shown = rest.map((event) => {
    const seen = before ? redact(before, event, viewer) : event;
    before = before && evolve(before, event);
    return seen;
  });
  return [opened, ...shown];
}

/** The other players; everybody, if several share the screen. */
export function othersOf(card: Pick<Card, 'sitters' | 'origin'>): readonly Seat[] {
  const own = ownSeat(card);
  return peopleOf(card).filter((seat) => seat !== own);
}

/** In lists: a single person is “you”; of several each is named. */
export function listSpeaker(card: Card, language: Language, edition: Edition): Speaker {
  return speakerOf(card, language, edition, ownSeat(card));
}

export function wayBackTo({ match, origin }: Pick<Card, 'match' | 'origin'>): Route {
  return origin.kind === 'online' ? { screen: 'table', table: origin.table } : { screen: 'play', match };
}
