// One lane holds one bit for each of 64 (u64) or 128 (v128) candidates: the few operations both widths share.

@inline
export function and<W>(a: W, b: W): W {
  if (isVector<W>()) return v128.and(a, b);
  else return a & b;
}

@inline
export function or<W>(a: W, b: W): W {
  if (isVector<W>()) return v128.or(a, b);
  else return a | b;
}

@inline
export function xor<W>(a: W, b: W): W {
  if (isVector<W>()) return v128.xor(a, b);
  else return a ^ b;
}

/** a and not b. */
@inline
export function without<W>(a: W, b: W): W {
  if (isVector<W>()) return v128.andnot(a, b);
  else return a & ~b;
}

@inline
export function none<W>(): W {
  if (isVector<W>()) return i64x2.splat(0);
  else return 0;
}

@inline
export function all<W>(): W {
  if (isVector<W>()) return i64x2.splat(-1);
  else return -1;
}

@inline
export function isNone<W>(a: W): bool {
  if (isVector<W>()) return !v128.any_true(a);
  else return a == 0;
}

/** The low bit of a + b + c, bit by bit. */
@inline
export function parity<W>(a: W, b: W, c: W): W {
  return xor<W>(xor<W>(a, b), c);
}

/** The high bit of a + b + c, bit by bit. */
@inline
export function carry<W>(a: W, b: W, c: W): W {
  return or<W>(and<W>(a, b), and<W>(c, xor<W>(a, b)));
}

/** Bytes a lane takes; also the step from one lane of a plane to the next. */
@inline
export function width<W>(): usize {
  return isVector<W>() ? 16 : 8;
}
