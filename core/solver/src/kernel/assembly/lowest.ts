// The lowest of many scores: nearly all of them are passed over, several at a time.

/**
 * Writes up to `most` scores, lowest first, and their places in the list; returns how many. Of equals one whose guess is
 * among the codes comes first, then the one that stands first. Guesses and codes rise.
 */
export function lowest(
  scores: usize,
  scoreCount: i32,
  guesses: usize,
  codes: usize,
  count: i32,
  most: i32,
  found: usize,
  places: usize,
): i32 {
  const lastCode = codes + (<usize>count << 2);
  let code = codes;
  let length = 0;
  let worst: f64 = Infinity;
  let worstFits = false;
  for (let place = 0; place < scoreCount; place++) {
    const at = scores + (<usize>place << 3);
    if (ASC_FEATURE_SIMD && place + 4 <= scoreCount && isAbove(at, worst)) {
      place += 3;
      continue;
    }
    const score = load<f64>(at);
    if (score > worst || (score == worst && worstFits)) continue;
    const guess = load<u32>(guesses + (<usize>place << 2));
    while (code < lastCode && load<u32>(code) < guess) code += 4;
    const fits = code < lastCode && load<u32>(code) == guess;
    if (length == most && score == worst && !fits) continue;
    insert(score, place, fits, length == most ? most - 1 : length, found, places);
    if (length < most) length++;
    if (length < most) continue;
    worst = load<f64>(found + (<usize>(most - 1) << 3));
    worstFits = load<u32>(places + (<usize>(most - 1) << 2)) >= FITS;
  }
  for (let index = 0; index < length; index++) {
    const slot = places + (<usize>index << 2);
    store<u32>(slot, load<u32>(slot) & ~FITS);
  }
  return length;
}

/** The top bit of a place that fits, while places are being found. */
const FITS: u32 = 0x80000000;

/** Are four scores all above? */
@inline
function isAbove(at: usize, worst: f64): bool {
  const low = f64x2.pmin(v128.load(at), v128.load(at, 16));
  return i64x2.all_true(f64x2.gt(low, f64x2.splat(worst)));
}

/** Moves what comes later one place back, from `end` on. */
function insert(score: f64, place: i32, fits: bool, end: i32, found: usize, places: usize): void {
  let at = end;
  for (; at > 0; at--) {
    const before = load<f64>(found + (<usize>(at - 1) << 3));
    const mark = load<u32>(places + (<usize>(at - 1) << 2));
    if (score > before || (score == before && (!fits || mark >= FITS))) break;
    store<f64>(found + (<usize>at << 3), before);
    store<u32>(places + (<usize>at << 2), mark);
  }
  store<f64>(found + (<usize>at << 3), score);
  store<u32>(places + (<usize>at << 2), fits ? <u32>place | FITS : <u32>place);
}
