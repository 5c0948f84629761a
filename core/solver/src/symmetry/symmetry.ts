// Equivalent guesses: holes and kinds that are interchangeable for the codes to be found and the guesses so far.

import { type CodeTable, kernelShape } from '../candidates/code-table.ts';

/** Moves holes and renames kinds: the set of codes stays the same, and so does every guess so far. */
export interface SymmetryMotion {
  /** Where each hole goes. */
  readonly holes: readonly number[];
  /** What each kind becomes, by place (kinds of the second facet behind those of the first); -1: any of its group. */
  readonly names: Int8Array;
}

/**
 * What can still be moved after the guesses so far. Some motions may be missing, but never the identity.
 */
export interface Symmetry {
  readonly motions: readonly SymmetryMotion[];
  /** By place: kinds of one group are interchangeable; -1 once a guess has used the kind. */
  readonly groups: readonly number[];
}

/** If every code is possible, everything can be moved. */
export function fullSymmetry(table: CodeTable): Symmetry {
  const { places, firstKinds } = layoutOf(table);
  const names = new Int8Array(places).fill(-1);
  return {
    motions: permutations(table.spec.holes).map((holes) => ({ holes, names })),
    groups: Array.from({ length: places }, (_, place) => (place < firstKinds ? 0 : 1)),
  };
}

/** The symmetry left after one more guess. */
export function afterGuess(table: CodeTable, symmetry: Symmetry, guess: number): Symmetry {
  const kinds = kindsOfGuess(table, guess);
  const motions = symmetry.motions.flatMap((motion) => keeping(motion, kinds, table, symmetry.groups) ?? []);
  return { motions, groups: symmetry.groups.map((group, place) => (kinds.includes(place) ? -1 : group)) };
}

/** Kinds in one line: those of the second facet, where blue makes facets count, behind those of the first. */
export interface KindLayout {
  readonly facets: number;
  readonly second: number;
  /** All kinds of all facets in one line. */
  readonly places: number;
  readonly firstKinds: number;
}

export function layoutOf(table: CodeTable): KindLayout {
  const { first, second, blue } = kernelShape(table);
  const facets = blue ? 2 : 1;
  return { facets, second, places: blue ? first + second : first, firstKinds: first };
}

/** The places of a code's kinds, facet by facet within each hole. */
export function kindsOfGuess(table: CodeTable, guess: number): readonly number[] {
  const { facets, second, firstKinds } = layoutOf(table);
  const { holes } = table.spec;
  const row = table.rows.subarray(guess * holes, (guess + 1) * holes);
  return Array.from(row).flatMap((peg) =>
    facets === 1 ? [peg] : [Math.floor(peg / second), firstKinds + (peg % second)],
  );
}

/** The motion with the names it needs to leave this guess unchanged, or none. It maps onto its kinds, so one to one. */
function keeping(
  motion: SymmetryMotion,
  kinds: readonly number[],
  table: CodeTable,
  groups: readonly number[],
): SymmetryMotion | undefined {
  const { facets } = layoutOf(table);
  const names = motion.names.slice();
  for (const [at, from] of kinds.entries()) {
    const hole = motion.holes[Math.floor(at / facets)] as number;
    const to = kinds[hole * facets + (at % facets)] as number;
    if (names[from] === to) continue;
    if (names[from] !== -1 || groups[from] !== groups[to]) return undefined;
    names[from] = to;
  }
  return { holes: motion.holes, names };
}

/** Every permutation of this many things, the identity first. */
export function permutations(length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const places = Array.from({ length }, (_, place) => place);
  return permutations(length - 1).flatMap((shorter) =>
    places.toReversed().map((at) => [...shorter.slice(0, at), length - 1, ...shorter.slice(at)]),
  );
}
