// What a list of facts says about each hole and each kind, including what is obvious from it: that a kind which is in
// two holes occurs at least twice needs no step.

import type { CodeSpec } from '@blackpeg/rules';
import type { Fact } from '../deduction/facts.ts';
import { KINDS, placeOf } from '../deduction/profiles.ts';

export interface Beliefs {
  readonly spec: CodeSpec;
  /** Possible kinds as bits, by hole, then facet. */
  readonly possible: Int32Array;
  /** The kind stated to be there, by hole, then facet; -1 for none, even if only one is possible. */
  readonly placed: Int8Array;
  /** By facet, then kind. */
  readonly least: Int8Array;
  readonly most: Int8Array;
}

export function beliefsOf(spec: CodeSpec, facts: readonly Fact[]): Beliefs {
  const { holes, facets, repeats } = spec;
  const possible = new Int32Array(holes * facets.length);
  const placed = new Int8Array(holes * facets.length).fill(-1);
  const least = new Int8Array(facets.length * KINDS);
  const most = new Int8Array(facets.length * KINDS);
  for (const [facet, { size, blank }] of facets.entries()) {
    const top = repeats || facets.length > 1 ? holes : 1;
    for (let value = blank ? 0 : 1; value <= size; value += 1) most[facet * KINDS + value] = top;
    const all = 2 ** (size + 1) - (blank ? 1 : 2);
    for (let hole = 1; hole <= holes; hole += 1) possible[placeOf(spec, hole, facet)] = all;
  }
  const beliefs = { spec, possible, placed, least, most };
  for (const fact of facts) believe(beliefs, fact);
  conclude(beliefs);
  return beliefs;
}

/** The same with one more fact. */
export function beliefsWith({ spec, possible, placed, least, most }: Beliefs, fact: Fact): Beliefs {
  const beliefs = {
    spec,
    possible: possible.slice(),
    placed: placed.slice(),
    least: least.slice(),
    most: most.slice(),
  };
  believe(beliefs, fact);
  conclude(beliefs);
  return beliefs;
}

export function isPossible({ spec, possible }: Beliefs, hole: number, facet: number, value: number): boolean {
  return ((possible[placeOf(spec, hole, facet)] as number) & (1 << value)) !== 0;
}

/** The only kind that can be there; undefined if there are several. */
export function onlyKind({ spec, possible }: Beliefs, hole: number, facet: number): number | undefined {
  const bits = possible[placeOf(spec, hole, facet)] as number;
  return bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : undefined;
}

export function leastOf({ least }: Beliefs, facet: number, value: number): number {
  return least[facet * KINDS + value] as number;
}

export function mostOf({ most }: Beliefs, facet: number, value: number): number {
  return most[facet * KINDS + value] as number;
}

/** The kind stated to be there. That all others are excluded is not enough: concluding from it is a step of its own. */
export function kindIn({ spec, placed }: Beliefs, hole: number, facet: number): number | undefined {
  const value = placed[placeOf(spec, hole, facet)] as number;
  return value < 0 ? undefined : value;
}

/** Does the fact follow from these beliefs? */
export function isBelieved(beliefs: Beliefs, fact: Fact): boolean {
  switch (fact.kind) {
    case 'here':
      return kindIn(beliefs, fact.hole, fact.facet) === fact.value;
    case 'not-here':
      return !isPossible(beliefs, fact.hole, fact.facet, fact.value);
    case 'count':
      return (
        leastOf(beliefs, fact.facet, fact.value) >= fact.least &&
        mostOf(beliefs, fact.facet, fact.value) <= fact.most
      );
  }
}

/** Values of a facet, including the blank if it is possible. */
export function valuesOf({ facets }: CodeSpec, facet: number): readonly number[] {
  const { size = 0, blank = false } = facets[facet] ?? {};
  return Array.from({ length: size + 1 }, (_, value) => value).filter((value) => blank || value > 0);
}

export function holesOf({ holes }: CodeSpec): readonly number[] {
  return Array.from({ length: holes }, (_, hole) => hole + 1);
}

function believe({ spec, possible, placed, least, most }: Beliefs, fact: Fact): void {
  if (fact.kind === 'count') {
    const at = fact.facet * KINDS + fact.value;
    least[at] = Math.max(least[at] as number, fact.least);
    most[at] = Math.min(most[at] as number, fact.most);
    return;
  }
  const place = placeOf(spec, fact.hole, fact.facet);
  const bit = 1 << fact.value;
  if (fact.kind === 'here') placed[place] = fact.value;
  possible[place] = (possible[place] as number) & (fact.kind === 'here' ? bit : ~bit);
}

function conclude(beliefs: Beliefs): void {
  const { spec, possible, least, most } = beliefs;
  for (const [facet] of spec.facets.entries()) {
    for (const value of valuesOf(spec, facet)) {
      const at = facet * KINDS + value;
      if (most[at] === 0) {
        for (const hole of holesOf(spec)) {
          const place = placeOf(spec, hole, facet);
          possible[place] = (possible[place] as number) & ~(1 << value);
        }
      }
    }
    for (const value of valuesOf(spec, facet)) {
      const at = facet * KINDS + value;
      const open = holesOf(spec).filter((hole) => isPossible(beliefs, hole, facet, value));
      const fixed = open.filter((hole) => kindIn(beliefs, hole, facet) === value);
      most[at] = Math.min(most[at] as number, open.length);
      least[at] = Math.max(least[at] as number, fixed.length);
    }
  }
}
