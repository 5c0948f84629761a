// The result of a tournament: for each side rows, wins and lapses, with their 95 % confidence intervals.

import type { Lapse } from './player.ts';
import { type RoundResult, winnerOf } from './rounds.ts';

export interface SideStanding {
  /** Over the rounds that both sides finished; null if there are none. */
  readonly rows: Estimate | null;
  readonly found: number;
  readonly wins: number;
  readonly winShare: Estimate | null;
  readonly lapses: readonly LapseCount[];
}

/** Lapses of one kind, with the first of them as example. Rounds count from 1. */
export interface LapseCount {
  readonly rounds: number;
  readonly firstRound: number;
  readonly first: Lapse;
}

export interface TournamentStanding {
  readonly rounds: number;
  /** Rounds played to their end by both. */
  readonly played: number;
  readonly draws: number;
  readonly sides: readonly [SideStanding, SideStanding];
}

export function standingOf(results: readonly RoundResult[], boardRows: number): TournamentStanding {
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

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Student's interval. Nothing without a number; no interval for a single number. */
export function meanOf(numbers: readonly number[]): Estimate | null {
  const count = numbers.length;
  if (count === 0) return null;
  const value = sum(numbers) / count;
  if (count === 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = sum(numbers.map((number) => (number - value) ** 2)) / (count - 1);
  const reach = studentsT(count - 1) * Math.sqrt(variance / count);
  return { value, low: value - reach, high: value + reach };
}

/** Wilson's interval, which is also valid for few rounds and for extreme shares. */
export function shareOf(part: number, whole: number): Estimate | null {
  if (whole === 0) return null;
  const share = part / whole;
  const squared = NORMAL ** 2 / whole;
  const centre = share + squared / 2;
  const reach = NORMAL * Math.sqrt((share * (1 - share)) / whole + squared / (4 * whole));
  return {
    value: share,
    low: part === 0 ? 0 : (centre - reach) / (1 + squared),
    high: part === whole ? 1 : (centre + reach) / (1 + squared),
  };
}

/** The two-sided 95 % point of the normal distribution. */
const NORMAL = 1.959963985;

/** The same of Student's for 1 to 4 degrees of freedom; for more, Cornish and Fisher's series is close enough. */
const FEW = [12.7062, 4.3027, 3.1824, 2.7764];

function studentsT(freedom: number): number {
  const known = FEW[freedom - 1];
  if (known !== undefined) return known;
  const z = NORMAL;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
