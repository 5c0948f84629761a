// The symmetries of a set of codes: which permutations of holes and kinds map the set to itself.

import type { CodeTable } from '../candidates/code-table.ts';
import {
  fullSymmetry,
  type KindLayout,
  kindsOfGuess,
  layoutOf,
  permutations,
  type Symmetry,
  type SymmetryMotion,
} from './symmetry.ts';

/**
 * Codes looked up before the search for motions ends, some milliseconds: what is not found by then counts as no
 * symmetry, and so does everything if the set is large. A search without one does more work and proves the same.
 */
const MOST_LOOKED_UP = 2 ** 18;
const LARGE = MOST_LOOKED_UP / 8;

/** Each motion is tried on every code of the set, so none is assumed. `codes` are rows of the table, each once. */
export function symmetryOf(table: CodeTable, codes: Uint32Array): Symmetry {
  if (codes.length === table.size) return fullSymmetry(table);
  const set = describe(table, codes.length <= LARGE ? codes : new Uint32Array(0));
  const groups = set.codes.length > 0 ? groupsOf(set) : identity(set.places);
  const still: SymmetryMotion = { holes: identity(set.holes), names: Int8Array.from(groups, () => -1) };
  return { motions: [still, ...motionsOf(set, groups)], groups };
}

/** Those that move something. */
function motionsOf(set: CodeSet, groups: readonly number[]): readonly SymmetryMotion[] {
  const motions: SymmetryMotion[] = [];
  if (set.codes.length === 0) return motions;
  for (const holes of permutations(set.holes)) {
    for (const targets of groupTargets(set, groups, holes)) {
      const names = namesFor(groups, targets);
      if (isStill(holes) && isStill(names)) continue;
      if (isKept(set, holes, names)) motions.push({ holes, names: freed(names, groups, targets) });
    }
  }
  return motions;
}

/** A set of codes, prepared for testing motions. */
interface CodeSet extends KindLayout {
  readonly holes: number;
  /** The kinds of each code by place, facet by facet within each hole. */
  readonly codes: readonly (readonly number[])[];
  /** Each code as a number. */
  readonly members: ReadonlySet<number>;
  /** By place and hole: how many codes hold this kind there. */
  readonly counts: readonly (readonly number[])[];
  lookedUp: number;
}

function describe(table: CodeTable, rows: Uint32Array): CodeSet {
  const { facets, firstKinds, second, places } = layoutOf(table);
  const { holes } = table.spec;
  const codes = Array.from(rows, (row) => kindsOfGuess(table, row));
  const counts = Array.from({ length: places }, () => Array.from({ length: holes }, () => 0));
  for (const code of codes) {
    for (const [at, kind] of code.entries()) {
      const of = counts[kind] as number[];
      const hole = Math.floor(at / facets);
      of[hole] = (of[hole] as number) + 1;
    }
  }
  const set = { holes, facets, firstKinds, second, places, codes, counts, lookedUp: 0 };
  return { ...set, members: new Set(codes.map((code) => numberOf(set, code))) };
}

/** Different codes have different numbers, all below 2^53. */
function numberOf({ facets, firstKinds, second }: KindLayout, code: readonly number[]): number {
  let number = 0;
  for (let at = 0; at < code.length; at += facets) {
    const first = code[at] as number;
    number = number * firstKinds + first;
    if (facets === 2) number = number * second + (code[at + 1] as number) - firstKinds;
  }
  return number;
}

/** Two kinds are of one group if exchanging them keeps the set; if so for a and b and for b and c, so for a and c. */
function groupsOf(set: CodeSet): readonly number[] {
  const { places } = set;
  const inPlace = identity(set.holes);
  const firsts: number[] = [];
  return Array.from({ length: places }, (_, place) => {
    const known = firsts.findIndex((first) => {
      if (facetOf(set, first) !== facetOf(set, place) || !isCountedAlike(set, first, place, inPlace))
        return false;
      const exchanged = identity(places);
      exchanged[first] = place;
      exchanged[place] = first;
      return isKept(set, inPlace, exchanged);
    });
    return known >= 0 ? known : firsts.push(place) - 1;
  });
}

/** Every way to map each group to one with the same counts once the holes have moved. */
function* groupTargets(
  set: CodeSet,
  groups: readonly number[],
  holes: readonly number[],
  chosen: readonly number[] = [],
): Generator<readonly number[], void> {
  const from = groups.indexOf(chosen.length);
  if (from < 0) {
    yield chosen;
    return;
  }
  const size = groups.filter((group) => group === chosen.length).length;
  for (let target = 0; groups.includes(target); target += 1) {
    if (set.lookedUp > MOST_LOOKED_UP) return;
    const to = groups.indexOf(target);
    const fits =
      !chosen.includes(target) &&
      groups.filter((group) => group === target).length === size &&
      facetOf(set, from) === facetOf(set, to) &&
      isCountedAlike(set, from, to, holes);
    set.lookedUp += 1;
    if (fits) yield* groupTargets(set, groups, holes, [...chosen, target]);
  }
}

/** Kinds of a group are mapped to those of its target in order: any other order is equivalent. */
function namesFor(groups: readonly number[], targets: readonly number[]): number[] {
  const next = targets.map((target) => groups.flatMap((group, place) => (group === target ? [place] : [])));
  return groups.map((group) => next[group]?.shift() as number);
}

/** Groups mapped to themselves may take any order. */
function freed(names: readonly number[], groups: readonly number[], targets: readonly number[]): Int8Array {
  return Int8Array.from(names, (name, place) => {
    const group = groups[place] as number;
    return targets[group] === group ? -1 : name;
  });
}

function facetOf({ firstKinds }: CodeSet, place: number): number {
  return place < firstKinds ? 0 : 1;
}

/** Does `to` occur as often as `from`, hole by hole, once the holes have moved? Otherwise no motion exists. */
function isCountedAlike({ counts }: CodeSet, from: number, to: number, holes: readonly number[]): boolean {
  return holes.every((moved, hole) => counts[from]?.[hole] === counts[to]?.[moved]);
}

/** Is every code of the set mapped into the set? The mapping is one to one, so the set is the same. */
function isKept(set: CodeSet, holes: readonly number[], names: readonly number[]): boolean {
  const { codes, members, facets } = set;
  const moved: number[] = [];
  for (const code of codes) {
    set.lookedUp += 1;
    if (set.lookedUp > MOST_LOOKED_UP) return false;
    for (const [at, kind] of code.entries()) {
      moved[(holes[Math.floor(at / facets)] as number) * facets + (at % facets)] = names[kind] as number;
    }
    if (!members.has(numberOf(set, moved))) return false;
  }
  return true;
}

function identity(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function isStill(order: readonly number[]): boolean {
  return order.every((to, from) => to === from);
}
