// The rounds of a tournament: each side hides a code for the other and looks for the other’s. Several are played at a time;
// the result does not depend on how many.

import { formatCode, formatFeedback } from '@blackpeg/notation';
import {
  type Code,
  type Edition,
  err,
  isBroken,
  type MarkedGuess,
  mark,
  ok,
  type Result,
  sameFeedback,
  seededDice,
  widestSpec,
} from '@blackpeg/rules';
import type { Lapse, Player } from './player.ts';

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

/** In the order of the rounds; fewer than planned if it was stopped. */
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

export type Pair<T> = readonly [T, T];

export interface RoundResult {
  /** Rows each side took, one more than the board has if it did not find the code (M3b); null after a lapse. */
  readonly rows: Pair<number> | null;
  readonly lapses: Pair<Lapse | null>;
}

/** 0 or 1 for the side that wins; null if neither does. */
export function winnerOf({ rows, lapses: [first, second] }: RoundResult): 0 | 1 | null {
  if (rows === null) return first && second ? null : first ? 1 : 0;
  return rows[0] === rows[1] ? null : rows[0] < rows[1] ? 0 : 1;
}

async function playRound(edition: Edition, players: Pair<Player>, seeds: Pair<number>): Promise<RoundResult> {
  const opened = [
    await players[0].open(edition, seeds[0]),
    await players[1].open(edition, seeds[1]),
  ] as const;
  if (!opened[0].ok || !opened[1].ok) return lapsed(opened[0], opened[1]);
  const hidden = [await players[0].hide(), await players[1].hide()] as const;
  if (!hidden[0].ok || !hidden[1].ok) return lapsed(hidden[0], hidden[1]);
  const first = await search(edition, players[0], players[1], hidden[1].value);
  if (!first.ok)
    return {
      rows: null,
      lapses: first.error.by === 'breaker' ? [first.error.lapse, null] : [null, first.error.lapse],
    };
  const second = await search(edition, players[1], players[0], hidden[0].value);
  if (!second.ok)
    return {
      rows: null,
      lapses: second.error.by === 'breaker' ? [null, second.error.lapse] : [second.error.lapse, null],
    };
  return { rows: [first.value, second.value], lapses: [null, null] };
}

function lapsed(first: Result<unknown, Lapse>, second: Result<unknown, Lapse>): RoundResult {
  return { rows: null, lapses: [first.ok ? null : first.error, second.ok ? null : second.error] };
}

interface Broken {
  readonly by: 'breaker' | 'maker';
  readonly lapse: Lapse;
}

/** The maker marks; the referee, who knows the code, passes no wrong mark to the breaker. */
async function search(
  edition: Edition,
  breaker: Player,
  maker: Player,
  code: Code,
): Promise<Result<number, Broken>> {
  const { marking } = edition;
  const spec = widestSpec(edition);
  const rows: MarkedGuess[] = [];
  while (rows.length < edition.rows) {
    const guess = await breaker.guess(rows);
    if (!guess.ok) return err({ by: 'breaker', lapse: guess.error });
    const marked = await maker.mark(guess.value);
    if (!marked.ok) return err({ by: 'maker', lapse: marked.error });
    const right = mark(marking, code, guess.value);
    if (!sameFeedback(marked.value, right)) {
      const said = formatFeedback(marking, marked.value);
      const lapse = { kind: 'wrong-mark', guess: formatCode(spec, guess.value), said } as const;
      return err({ by: 'maker', lapse: { ...lapse, right: formatFeedback(marking, right) } });
    }
    rows.push({ guess: guess.value, mark: right });
    if (isBroken(right, spec.holes)) return ok(rows.length);
  }
  return ok(edition.rows + 1);
}
