// All rounds of a tournament, several at a time; the result does not depend on how many.

import { type Edition, seededDice } from '@blackpeg/rules';
import type { Player } from './player.ts';
import { type Pair, playRound, type RoundResult } from './round.ts';

export interface Plan {
  readonly edition: Edition;
  readonly rounds: number;
  readonly seed: number;
  /** Rounds that are played at the same time. */
  readonly lanes: number;
  /** Two players for one lane. */
  readonly seat: () => Pair<Player>;
}

export interface PlanWatch {
  readonly shouldStop: () => boolean;
  readonly onRound: (done: number) => void;
}

/** In the order of the rounds; fewer than planned where it was stopped. */
export async function playAll(
  plan: Plan,
  { shouldStop, onRound }: PlanWatch,
): Promise<readonly RoundResult[]> {
  const { edition, rounds, seed, lanes, seat } = plan;
  const dice = seededDice(seed);
  const results: RoundResult[] = [];
  let begun = 0;
  let done = 0;
  let failed = false;
  const lane = async (): Promise<void> => {
    const players = seat();
    try {
      while (begun < rounds && !failed && !shouldStop()) {
        const round = begun;
        begun += 1;
        const seeds = [dice(SEEDS), dice(SEEDS)] as const;
        const result = await playRound(edition, players, seeds);
        results[round] = result;
        for (const side of [0, 1] as const) if (result.lapses[side]) players[side].restart();
        done += 1;
        onRound(done);
      }
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      await Promise.all(players.map((player) => player.close()));
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, rounds) }, lane));
  return results;
}

const SEEDS = 2 ** 32;
