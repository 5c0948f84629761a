// What a player's finished boards come to, edition by edition.

import {
  allRounds,
  type EditionName,
  isFound,
  type MatchState,
  type Round,
  type Seat,
} from '@blackpeg/rules';
import type { KeptMatch } from '../../storage/matches.ts';

export interface Tally {
  readonly edition: EditionName;
  /** Codes looked for to the end, and those found. */
  readonly searched: number;
  readonly found: number;
  /** How many codes were found in so many rows, the first for one row. */
  readonly byRows: readonly number[];
  /** Rows a found code took on average; null where none was found. */
  readonly average: number | null;
  readonly fewest: number | null;
  /** Matches against somebody, and what became of them. */
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
}

/** Only matches of one person at this screen count: of two, nobody can say whose they are. */
export function talliesOf(matches: readonly KeptMatch[], from: number): readonly Tally[] {
  const own = matches.flatMap((match) => {
    const seat = onlyPerson(match);
    return seat === null || match.card.madeAt < from || match.card.origin.kind === 'import'
      ? []
      : [{ ...match, seat }];
  });
  const editions = [...new Set(own.map(({ state }) => state.terms.edition.name))];
  return editions.map((edition) =>
    tallyOf(
      edition,
      own.filter(({ state }) => state.terms.edition.name === edition),
    ),
  );
}

function tallyOf(edition: EditionName, matches: readonly { state: MatchState; seat: Seat }[]): Tally {
  const rows = matches.flatMap(({ state, seat }) => finishedSearches(state, seat));
  const found = rows.flatMap((count) => count ?? []);
  const most = Math.max(0, ...found);
  const results = matches.flatMap(({ state, seat }) =>
    state.result && state.terms.form !== 'solitaire' ? [{ result: state.result, seat }] : [],
  );
  return {
    edition,
    searched: rows.length,
    found: found.length,
    byRows: Array.from({ length: most }, (_, index) => found.filter((count) => count === index + 1).length),
    average: found.length === 0 ? null : found.reduce((sum, count) => sum + count, 0) / found.length,
    fewest: found.length === 0 ? null : Math.min(...found),
    matches: results.length,
    won: results.filter(({ result, seat }) => result.kind === 'won' && result.seat === seat).length,
    drawn: results.filter(({ result }) => result.kind === 'drawn').length,
  };
}

/** Rows of each search that came to its end, null where the code held. What was broken off does not count. */
function finishedSearches(state: MatchState, seat: Seat): readonly (number | null)[] {
  return allRounds(state)
    .filter(cameToItsEnd)
    .flatMap(({ boards }) => boards)
    .filter(({ breaker }) => breaker === seat)
    .flatMap((board) => {
      if (isFound(board)) return [board.rows.length];
      return board.rows.length >= state.terms.edition.rows ? [null] : [];
    });
}

function cameToItsEnd({ outcome }: Round): boolean {
  return outcome !== null && outcome.kind !== 'void' && outcome.kind !== 'dropped';
}

function onlyPerson({ card, state }: KeptMatch): Seat | null {
  if (card.origin.kind === 'online') return card.origin.seat;
  const people = state.terms.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
