// What rounds are worth, who leads, and when a match is decided (M1 to M4, W1, W4, W5, D4, S1, S2).

import type { MatchState, Round } from '../match/match.ts';
import { type Award, isReplayed, type MatchResult, type RoundOutcome } from '../match/outcome.ts';
import { allRounds } from '../match/round.ts';
import type { Seat } from '../match/seat.ts';
import type { Terms } from '../terms/terms.ts';

const WRONG_FEEDBACK_POINTS = 3;
const NOTHING: Award = { points: 0, rows: 0 };

/** What a round adds to each seat's account. */
export function awardsFor(terms: Terms, round: Round, outcome: RoundOutcome): readonly Award[] {
  return terms.seats.map((_, seat) => awardFor(terms, round, outcome, seat));
}

/** Each seat's account so far. */
export function standings(state: MatchState): readonly Award[] {
  return state.terms.seats.map((_, seat) =>
    allRounds(state).reduce((sum, round) => add(sum, round.awards[seat] ?? NOTHING), NOTHING),
  );
}

/** Rounds that count: replayed ones do not (D3, W1). */
export function roundsPlayed(state: MatchState): number {
  return allRounds(state).filter((round) => round.outcome !== null && !isReplayed(round.outcome)).length;
}

/** The result once there is one; null while another round is to be played. */
export function resultOf(state: MatchState): MatchResult | null {
  const { ending, outcome } = state.round;
  if (outcome?.kind === 'dropped') return droppedResult(state);
  if (ending === null) return null;
  if (noneHidden(state.round) && noneHidden(state.past.at(-1))) {
    return { kind: 'no-result', why: 'none-hidden' };
  }
  switch (state.terms.form) {
    case 'classic':
      return classicResult(state);
    case 'duel':
      return duelResult(state);
    case 'solitaire':
      return roundsPlayed(state) >= agreedRounds(state.terms) ? { kind: 'finished' } : null;
    case 'race':
      return roundsPlayed(state) >= agreedRounds(state.terms) ? leaders(state) : null;
  }
}

function awardFor(terms: Terms, round: Round, outcome: RoundOutcome, seat: Seat): Award {
  switch (outcome.kind) {
    case 'broken':
      return searchAward(round, seat, outcome.rows, outcome.rows);
    case 'unbroken':
      return searchAward(round, seat, outcome.rows + (terms.unbrokenBonus ? 1 : 0), outcome.rows + 1);
    case 'won':
      return outcome.seats.includes(seat) ? { points: 1, rows: 0 } : NOTHING;
    case 'void':
      return outcome.victims.includes(seat) ? voidAward(terms) : NOTHING;
    case 'undecided':
    case 'dropped':
      return NOTHING;
  }
}

/** M2, M3: points go to the maker, rows to the breaker; the agreed scoring says which of them counts. */
function searchAward(round: Round, seat: Seat, points: number, rows: number): Award {
  const [board] = round.boards;
  return {
    points: board?.maker === seat ? points : 0,
    rows: board?.breaker === seat ? rows : 0,
  };
}

/** W1, W4, W5: three points, or three rows off; in a duel the round's point. */
function voidAward(terms: Terms): Award {
  if (terms.form === 'duel') return { points: 1, rows: 0 };
  return { points: WRONG_FEEDBACK_POINTS, rows: -WRONG_FEEDBACK_POINTS };
}

function classicResult(state: MatchState): MatchResult | null {
  const played = roundsPlayed(state);
  const { length, scoring } = state.terms;
  if (length.kind === 'rounds') return played >= length.rounds ? leaders(state) : null;
  const totals = standings(state).map(({ points, rows }) => (scoring === 'fewest-rows' ? rows : points));
  const reached = Math.max(...totals) >= length.points;
  const pairComplete = played % 2 === 0 && !isReplayedLast(state);
  const level = new Set(totals).size === 1;
  return pairComplete && reached && !level ? leaders(state) : null;
}

/** D4: the first to more than half of the rounds. */
function duelResult(state: MatchState): MatchResult | null {
  const half = agreedRounds(state.terms) / 2;
  const winner = standings(state).findIndex((account) => account.points > half);
  return winner < 0 ? null : { kind: 'won', seat: winner, by: 'score' };
}

function leaders(state: MatchState): MatchResult {
  const playing = state.terms.seats.map((_, seat) => seat).filter((seat) => !state.withdrawn.includes(seat));
  const accounts = standings(state);
  const worth = (seat: Seat) => {
    const account = accounts[seat] ?? NOTHING;
    return state.terms.scoring === 'fewest-rows' ? -account.rows : account.points;
  };
  const best = Math.max(...playing.map(worth));
  const [winner, ...others] = playing.filter((seat) => worth(seat) === best);
  if (winner === undefined) return { kind: 'drawn', seats: [] };
  return others.length === 0
    ? { kind: 'won', seat: winner, by: 'score' }
    : { kind: 'drawn', seats: [winner, ...others] };
}

function droppedResult(state: MatchState): MatchResult {
  const { ending } = state.round;
  if (ending?.kind === 'match-abandoned') return { kind: 'no-result', why: 'abandoned' };
  if (ending?.kind !== 'match-resigned') return { kind: 'no-result', why: 'agreed' };
  const left = state.terms.seats.map((_, seat) => seat).filter((seat) => !state.withdrawn.includes(seat));
  const [winner] = left;
  return winner === undefined
    ? { kind: 'no-result', why: 'resigned' }
    : { kind: 'won', seat: winner, by: 'resignation' };
}

/** T2: replayed once; twice in a row ends the match. */
function noneHidden(round: Round | undefined): boolean {
  return round?.ending?.kind === 'all-hiding-overdue';
}

function isReplayedLast(state: MatchState): boolean {
  return state.round.outcome !== null && isReplayed(state.round.outcome);
}

function agreedRounds(terms: Terms): number {
  return terms.length.kind === 'rounds' ? terms.length.rounds : Number.POSITIVE_INFINITY;
}

function add(a: Award, b: Award): Award {
  return { points: a.points + b.points, rows: a.rows + b.rows };
}
