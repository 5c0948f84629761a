// Pegs and codes: what a hole may hold, how many codes there are, and drawing one at random.

import type { Dice } from '../dice.ts';
import { err, ok, type Result } from '../result.ts';

export const FACET_NAMES = ['colour', 'shape', 'number'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** One property of a peg. `size` kinds are counted without the blank. */
export interface Facet {
  readonly name: FacetName;
  readonly size: number;
  readonly blank: boolean;
}

/** The codes one board allows. One facet: plain pegs; two facets: pairs. */
export interface CodeSpec {
  readonly holes: number;
  readonly facets: readonly Facet[];
  readonly repeats: boolean;
}

/**
 * What fills one hole, as a number that reads like its facets: kind 1 to 9 for a plain peg, and for a pair two
 * digits, colour then shape (31 is colour 3, shape 1). 0 in a facet is a blank, so a wholly blank peg is 0.
 */
export type Peg = number;
export type Code = readonly Peg[];

export const BLANK: Peg = 0;

export type CodeFault =
  | { readonly kind: 'wrong-length'; readonly holes: number; readonly given: number }
  | { readonly kind: 'no-such-peg'; readonly hole: number; readonly peg: Peg }
  | { readonly kind: 'blank-not-allowed'; readonly hole: number }
  | { readonly kind: 'repeated-peg'; readonly hole: number; readonly earlier: number };

/** Holes in faults count from 1, as players count them. */
export function checkCode(spec: CodeSpec, code: Code): Result<Code, CodeFault> {
  if (code.length !== spec.holes) {
    return err({ kind: 'wrong-length', holes: spec.holes, given: code.length });
  }
  for (const [index, peg] of code.entries()) {
    const fault = pegFault(spec, peg, index + 1);
    if (fault) return err(fault);
    const earlier = code.indexOf(peg);
    if (!spec.repeats && earlier < index) {
      return err({ kind: 'repeated-peg', hole: index + 1, earlier: earlier + 1 });
    }
  }
  return ok(code);
}

/** The kind a peg shows in each facet, 0 for a blank. */
export function kindsOf(spec: CodeSpec, peg: Peg): readonly number[] {
  return spec.facets.map((_, facet) => kindIn(spec, facet, peg));
}

/** The kind a peg shows in one facet, 0 for a blank. */
export function kindIn(spec: CodeSpec, facet: number, peg: Peg): number {
  if (spec.facets.length === 1) return peg;
  return facet === 0 ? Math.floor(peg / 10) : peg % 10;
}

/** Kinds a facet offers, its blank included. */
export function kindCount(facet: Facet): number {
  return facet.size + (facet.blank ? 1 : 0);
}

/** Every peg that may fill a hole: blanks first, then by kind. */
export function allPegs(spec: CodeSpec): readonly Peg[] {
  let pegs: Peg[] = [0];
  for (const facet of spec.facets) {
    const longer: Peg[] = [];
    for (const peg of pegs) {
      for (let kind = facet.blank ? 0 : 1; kind <= facet.size; kind += 1) longer.push(peg * 10 + kind);
    }
    pegs = longer;
  }
  return pegs;
}

export function countPegs(spec: CodeSpec): number {
  return spec.facets.reduce((count, facet) => count * kindCount(facet), 1);
}

export function countCodes(spec: CodeSpec): number {
  let count = 1;
  for (let hole = 0; hole < spec.holes; hole += 1) {
    count *= Math.max(0, countPegs(spec) - (spec.repeats ? 0 : hole));
  }
  return count;
}

/** Every code in order, the last hole changing fastest. The yielded array is fresh each time. */
export function* allCodes(spec: CodeSpec): Generator<Code> {
  const pegs = allPegs(spec);
  const code: Peg[] = [];
  // For each filled hole the place of its peg among all pegs, and the place to try in the next hole.
  const places: number[] = [];
  let next = 0;
  for (;;) {
    const full = code.length === spec.holes;
    if (full) yield [...code];
    if (full || next === pegs.length) {
      const last = places.pop();
      if (last === undefined) return;
      code.pop();
      next = last + 1;
      continue;
    }
    const peg = pegs[next] ?? BLANK;
    if (!spec.repeats && code.includes(peg)) {
      next += 1;
      continue;
    }
    code.push(peg);
    places.push(next);
    next = 0;
  }
}

/** A random code; all codes are equally likely. */
export function drawCode(spec: CodeSpec, dice: Dice): Code {
  const left = [...allPegs(spec)];
  return Array.from({ length: spec.holes }, () => {
    const at = dice(left.length);
    const peg = left[at] ?? BLANK;
    if (!spec.repeats) left.splice(at, 1);
    return peg;
  });
}

export function sameCode(a: Code, b: Code): boolean {
  return a.length === b.length && a.every((peg, index) => peg === b[index]);
}

function pegFault(spec: CodeSpec, peg: Peg, hole: number): CodeFault | undefined {
  if (!Number.isInteger(peg) || peg < 0) return { kind: 'no-such-peg', hole, peg };
  const kinds = kindsOf(spec, peg);
  const unknown = spec.facets.some((facet, index) => (kinds[index] ?? 0) > facet.size);
  if (unknown) return { kind: 'no-such-peg', hole, peg };
  const blank = spec.facets.some((facet, index) => kinds[index] === 0 && !facet.blank);
  return blank ? { kind: 'blank-not-allowed', hole } : undefined;
}
