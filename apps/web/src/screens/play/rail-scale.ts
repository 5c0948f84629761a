// How far the score rail reaches: as far as the match can go, and a little further where it went further.

import { type MatchState, standings } from '@blackpeg/rules';

interface RailScale {
  readonly scores: readonly number[];
  readonly most: number;
}

/** Null where nothing is scored, or more than two play. */
export function railScale(state: MatchState): RailScale | null {
  const { scoring, length, edition, seats } = state.terms;
  if (scoring === 'none' || seats.length !== 2) return null;
  const scores = standings(state).map(({ points, rows }) => (scoring === 'fewest-rows' ? rows : points));
  const reached = Math.max(0, ...scores);
  if (length.kind === 'target') return { scores, most: Math.max(tens(length.points), tens(reached)) };
  if (scoring === 'rounds-won') return { scores, most: Math.max(length.rounds, reached) };
  return { scores, most: tens(Math.max((length.rounds / 2) * edition.rows, reached)) };
}

function tens(count: number): number {
  return Math.max(10, Math.ceil(count / 10) * 10);
}
