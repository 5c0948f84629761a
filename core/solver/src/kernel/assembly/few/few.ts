// Scoring guesses against few candidates, four or five holes of plain pegs: whichever way is quickest.

import { holes } from '../shape';
import { LANES, scoreLanes } from './few-lanes';
import { scoreWords } from './few-words';
import { Five, Four } from './guesses';
import { MOST_SHAPED, worthsOfShapes } from './part-shapes';

/** Fewer guesses do not pay for the worths of shapes. */
const LEAST_IN_LANES: i32 = 32;

/** Whether `scoreFew` knows how, by the bytes of a plane. */
@inline
export function isFew(stride: usize): bool {
  return (holes == 4 || holes == 5) && (stride == 8 || (ASC_FEATURE_SIMD && stride == 16));
}

/** As `score`, where planes are a word or a vector long and `weights` are i64. */
export function scoreFew(
  guesses: usize,
  guessCount: i32,
  planes: usize,
  stride: usize,
  count: i32,
  weights: usize,
  broken: i64,
  scores: usize,
): void {
  if (ASC_FEATURE_SIMD && stride == 16) {
    if (holes == 4) scoreWords<Four, v128>(guesses, 0, guessCount, planes, count, weights, broken, scores);
    else scoreWords<Five, v128>(guesses, 0, guessCount, planes, count, weights, broken, scores);
    return;
  }
  let done = 0;
  if (ASC_FEATURE_SIMD && count <= MOST_SHAPED && guessCount >= LEAST_IN_LANES) {
    done = guessCount & ~(LANES - 1);
    const worths = worthsOfShapes(count, weights, broken);
    if (holes == 4) scoreLanes<Four>(guesses, done, planes, count, worths, scores);
    else scoreLanes<Five>(guesses, done, planes, count, worths, scores);
  }
  if (holes == 4) scoreWords<Four, u64>(guesses, done, guessCount, planes, count, weights, broken, scores);
  else scoreWords<Five, u64>(guesses, done, guessCount, planes, count, weights, broken, scores);
}
