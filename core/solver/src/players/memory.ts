// The board as a forgetful player sees it: older rows forgotten, misread, or with similar colours confused.

import {
  type Code,
  type CodeSpec,
  type Dice,
  type Feedback,
  kindsOf,
  type MarkedGuess,
  type Peg,
} from '@blackpeg/rules';
import type { Level } from './level.ts';

export function rememberedRows(
  spec: CodeSpec,
  rows: readonly MarkedGuess[],
  level: Level,
  dice: Dice,
): readonly MarkedGuess[] {
  const faded = Math.max(0, rows.length - level.freshRows);
  return rows.flatMap((row, index) => {
    if (index >= faded) return [row];
    if (happens(level.forgets, dice)) return [];
    const guess = happens(level.confuses, dice) ? confused(spec, row.guess, dice) : row.guess;
    const mark = happens(level.misreads, dice) ? misread(row.mark, spec.holes) : row.mark;
    return [{ guess, mark }];
  });
}

function happens(percent: number, dice: Dice): boolean {
  return percent > 0 && dice(100) < percent;
}

/** Kinds 1 and 2, 3 and 4 and so on look alike: one such pair is exchanged throughout the row. */
function confused(spec: CodeSpec, guess: Code, dice: Dice): Code {
  const size = spec.facets[0]?.size ?? 1;
  const kind = firstKind(spec, guess[dice(guess.length)] ?? 0);
  const like = kind % 2 === 1 ? kind + 1 : kind - 1;
  if (kind === 0 || like > size) return guess;
  const swapped = guess.map((peg) => {
    const first = firstKind(spec, peg);
    return first === kind ? withFirst(spec, peg, like) : first === like ? withFirst(spec, peg, kind) : peg;
  });
  const isCode = spec.repeats || new Set(swapped).size === swapped.length;
  return isCode ? swapped : guess;
}

/** One key peg of the other colour. If that feedback is impossible, the right one is seen. */
function misread({ black, white, blue }: Feedback, holes: number): Feedback {
  if (white > 0 && black + 1 < holes) return { black: black + 1, white: white - 1, blue };
  return black > 0 ? { black: black - 1, white: white + 1, blue } : { black, white, blue };
}

function firstKind(spec: CodeSpec, peg: Peg): number {
  return kindsOf(spec, peg)[0] ?? 0;
}

function withFirst(spec: CodeSpec, peg: Peg, kind: number): Peg {
  return spec.facets.length === 1 ? kind : kind * 10 + (peg % 10);
}
