// What a player's finished searches and matches come to, edition by edition.

import type { EditionName } from '../editions/records.ts';
import { isFound } from '../match/duty.ts';
import type { MatchState, Round } from '../match/match.ts';
import { allRounds } from '../match/round.ts';
import type { Seat } from '../match/seat.ts';

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

/** A match, and the seat it was played from. */
export interface OwnMatch {
  readonly state: MatchState;
  readonly seat: Seat;
}

/** One for each edition, also where nothing of it came to an end; in the order of the matches. */
export function talliesOf(matches: readonly OwnMatch[]): readonly Tally[] {
  const editions = [...new Set(matches.map(({ state }) => state.terms.edition.name))];
  return editions.map((edition) =>
    tallyOf(
      edition,
      matches.filter(({ state }) => state.terms.edition.name === edition),
    ),
  );
}

function tallyOf(edition: EditionName, matches: readonly OwnMatch[]): Tally {
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
