// Totals of a player's finished searches and matches by game: which codes, how many rows, with or without blanks.

import type { Edition } from '../editions/edition.ts';
import type { EditionName } from '../editions/records.ts';
import { isFound } from '../match/duty.ts';
import type { MatchState, Round } from '../match/match.ts';
import { allRounds } from '../match/round.ts';
import type { Seat } from '../match/seat.ts';

export interface Tally {
  /** Which codes were searched for, and in how many rows; named after the edition it was played in first. */
  readonly game: Edition;
  /** All editions it was played in. */
  readonly boxes: readonly EditionName[];
  /** Codes searched for to the end, and those found. */
  readonly searched: number;
  readonly found: number;
  /** How many codes were found in each number of rows, the first for one row. */
  readonly byRows: readonly number[];
  /** Average rows of a found code; null if none was found. */
  readonly average: number | null;
  readonly fewest: number | null;
  /** Matches against an opponent, and their results. */
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
}

/** A match, and the seat it was played from. */
export interface OwnMatch {
  readonly state: MatchState;
  readonly seat: Seat;
}

/** One for each game, even if no search of it was finished; in the order of the matches. */
export function talliesOf(matches: readonly OwnMatch[]): readonly Tally[] {
  const games = new Map<string, { readonly game: Edition; readonly matches: OwnMatch[] }>();
  for (const match of matches) {
    const game = gameOf(match);
    const { name: _, game: __, ...rest } = game;
    const key = JSON.stringify(rest);
    const known = games.get(key);
    if (known) known.matches.push(match);
    else games.set(key, { game, matches: [match] });
  }
  return [...games.values()].map(({ game, matches: played }) => tallyOf(game, played));
}

/** With a handicap, each side searches for codes of its own length. */
function gameOf({ state, seat }: OwnMatch): Edition {
  const { edition } = state.terms;
  return { ...edition, holes: [edition.holes[seat] ?? edition.holes[0] ?? 0] };
}

function tallyOf(game: Edition, matches: readonly OwnMatch[]): Tally {
  const rows = matches.flatMap(({ state, seat }) => finishedSearches(state, seat));
  const found = rows.flatMap((count) => count ?? []);
  const most = Math.max(0, ...found);
  const results = matches.flatMap(({ state, seat }) =>
    state.result && state.terms.form !== 'solitaire' ? [{ result: state.result, seat }] : [],
  );
  return {
    game,
    boxes: [...new Set(matches.map(({ state }) => state.terms.edition.name))],
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

/** Rows of each finished search, null if the code was not found. Abandoned searches do not count. */
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
