// One round of a tournament: each side hides a code for the other, and each looks for the other's.

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
  widestSpec,
} from '@blackpeg/rules';
import type { Lapse } from './lapse.ts';
import type { Player } from './player.ts';

export type Pair<T> = readonly [T, T];

export interface RoundResult {
  /** Rows each side took, one more than the board has where it did not find the code (M3b); null after a lapse. */
  readonly rows: Pair<number> | null;
  readonly lapses: Pair<Lapse | null>;
}

/** 0 or 1 for the side that wins; null where neither does. */
export function winnerOf({ rows, lapses: [first, second] }: RoundResult): 0 | 1 | null {
  if (rows === null) return first && second ? null : first ? 1 : 0;
  return rows[0] === rows[1] ? null : rows[0] < rows[1] ? 0 : 1;
}

export async function playRound(
  edition: Edition,
  players: Pair<Player>,
  seeds: Pair<number>,
): Promise<RoundResult> {
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

/** The maker marks; the referee, who knows the code, lets no wrong mark reach the breaker. */
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
