// What a player's finished searches and matches come to, edition by edition.

import {
  allRounds,
  type EditionName,
  isFound,
  type MatchState,
  type Round,
  type Seat,
} from '@blackpeg/rules';
import { editionName, type Language, numberText, statisticsTexts } from '@blackpeg/wording';
import type { KeptMatch } from '../saved/saved.ts';
import { ownSeat } from './sitters.ts';

export interface Tally {
  readonly edition: EditionName;
  /** Codes looked for to the end, and those found. */
  readonly searched: number;
  readonly found: number;
  /** How many codes were found in so many rows, the first for one row. */
  readonly byRows: readonly number[];
  /** Matches against somebody, and what became of them. */
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
}

interface Own {
  readonly state: MatchState;
  readonly seat: Seat;
}

/** Only matches of one person count: of two at a keyboard, nobody can say whose they are. */
export function talliesOf(matches: readonly KeptMatch[]): readonly Tally[] {
  const own = matches.flatMap(({ card, state }): readonly Own[] => {
    const seat = ownSeat(card);
    return seat === null || card.origin.kind === 'import' ? [] : [{ state, seat }];
  });
  const editions = [...new Set(own.map(({ state }) => state.terms.edition.name))];
  return editions
    .map((edition) =>
      tallyOf(
        edition,
        own.filter(({ state }) => state.terms.edition.name === edition),
      ),
    )
    .filter(({ searched, matches: played }) => searched + played > 0);
}

export function statisticsLines(language: Language, matches: readonly KeptMatch[]): readonly string[] {
  const tallies = talliesOf(matches);
  if (tallies.length === 0) return [statisticsTexts(language).none];
  return tallies.flatMap((tally) => tallyTexts(language, tally));
}

/** Sentences, the name of the edition first. */
function tallyTexts(language: Language, tally: Tally): readonly string[] {
  const words = statisticsTexts(language);
  const found = tally.byRows.flatMap((times, index) =>
    times === 0 ? [] : [`${words.rows(index + 1)}: ${words.times(times)}.`],
  );
  const rows = tally.byRows.reduce((sum, times, index) => sum + times * (index + 1), 0);
  const average = tally.found === 0 ? [] : [pair(words.average, decimal(language, rows / tally.found))];
  const lost = tally.matches - tally.won - tally.drawn;
  return [
    `${editionName(language, tally.edition)}.`,
    pair(words.searched, numberText(language, tally.searched)),
    pair(words.found, numberText(language, tally.found)),
    ...average,
    ...found,
    ...(tally.matches === 0 ? [] : [pair(words.matches, words.record(tally.won, tally.drawn, lost))]),
  ];
}

function pair(name: string, value: string): string {
  return `${name}: ${value}.`;
}

function decimal(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

function tallyOf(edition: EditionName, matches: readonly Own[]): Tally {
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
