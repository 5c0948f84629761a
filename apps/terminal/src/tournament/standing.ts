// What a tournament comes to: for each side rows, wins and lapses, with what can be said for certain.

import type { Lapse } from './lapse.ts';
import { type RoundResult, winnerOf } from './round.ts';
import { type Estimate, meanOf, shareOf } from './statistics.ts';

export interface SideStanding {
  /** Over the rounds both sides played out; null where there are none. */
  readonly rows: Estimate | null;
  readonly found: number;
  readonly wins: number;
  readonly winShare: Estimate | null;
  readonly lapses: readonly LapseCount[];
}

/** Lapses of one kind; the first of them tells what they are like. Rounds count from 1. */
export interface LapseCount {
  readonly rounds: number;
  readonly firstRound: number;
  readonly first: Lapse;
}

export interface Standing {
  readonly rounds: number;
  /** Rounds played to their end by both. */
  readonly played: number;
  readonly draws: number;
  readonly sides: readonly [SideStanding, SideStanding];
}

export function standingOf(results: readonly RoundResult[], boardRows: number): Standing {
  const winners = results.map(winnerOf);
  const side = (at: 0 | 1): SideStanding => {
    const rows = results.flatMap((result) => (result.rows === null ? [] : [result.rows[at]]));
    const wins = winners.filter((winner) => winner === at).length;
    return {
      rows: meanOf(rows),
      found: rows.filter((count) => count <= boardRows).length,
      wins,
      winShare: shareOf(wins, results.length),
      lapses: lapsesOf(results.map(({ lapses }) => lapses[at])),
    };
  };
  return {
    rounds: results.length,
    played: results.filter(({ rows }) => rows !== null).length,
    draws: winners.filter((winner, round) => winner === null && results[round]?.rows !== null).length,
    sides: [side(0), side(1)],
  };
}

function lapsesOf(lapses: readonly (Lapse | null)[]): readonly LapseCount[] {
  const counts = new Map<Lapse['kind'], LapseCount>();
  for (const [index, lapse] of lapses.entries()) {
    if (lapse === null) continue;
    const before = counts.get(lapse.kind);
    const first = before ?? { rounds: 0, firstRound: index + 1, first: lapse };
    counts.set(lapse.kind, { ...first, rounds: first.rounds + 1 });
  }
  return [...counts.values()];
}
