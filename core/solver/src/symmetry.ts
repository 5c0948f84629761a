// Guesses that cannot be told apart: kinds no row has used yet, and holes and kinds the rows so far treat alike.

import { type CodeTable, kernelShape } from './code-table.ts';

/** Moves holes and renames kinds without changing any row so far. */
export interface Motion {
  /** Where each hole goes. */
  readonly holes: readonly number[];
  /** What each used kind becomes, by place (kinds of the second facet behind those of the first); -1 is free. */
  readonly names: Int8Array;
}

/** What can still be moved after the guesses so far. */
export interface Symmetry {
  readonly motions: readonly Motion[];
  /** By place: has a guess used this kind? */
  readonly used: readonly boolean[];
}

/** Before the first guess everything can be moved. */
export function fullSymmetry(table: CodeTable): Symmetry {
  const { places } = layoutOf(table);
  const names = new Int8Array(places).fill(-1);
  return {
    motions: permutations(table.spec.holes).map((holes) => ({ holes, names })),
    used: Array.from({ length: places }, () => false),
  };
}

/** What is left of a symmetry when one more guess lies on the board. */
export function afterGuess(table: CodeTable, symmetry: Symmetry, guess: number): Symmetry {
  const kinds = kindsOfGuess(table, guess);
  const motions = symmetry.motions.flatMap((motion) => keeping(motion, kinds, table) ?? []);
  return { motions, used: symmetry.used.map((used, place) => used || kinds.includes(place)) };
}

/** Kinds in one line: those of the second facet, where blue makes facets count, behind those of the first. */
export interface Layout {
  readonly facets: number;
  readonly second: number;
  /** All kinds of all facets in one line. */
  readonly places: number;
  readonly firstKinds: number;
}

export function layoutOf(table: CodeTable): Layout {
  const { first, second, blue } = kernelShape(table);
  const facets = blue ? 2 : 1;
  return { facets, second, places: blue ? first + second : first, firstKinds: first };
}

/** The places of a guess's kinds, facet by facet within each hole. */
function kindsOfGuess(table: CodeTable, guess: number): readonly number[] {
  const { facets, second, firstKinds } = layoutOf(table);
  const { holes } = table.spec;
  const row = table.rows.subarray(guess * holes, (guess + 1) * holes);
  return Array.from(row).flatMap((peg) =>
    facets === 1 ? [peg] : [Math.floor(peg / second), firstKinds + (peg % second)],
  );
}

/** The motion with the names it needs to leave this guess as it is, or none. Onto its kinds, so one to one. */
function keeping(motion: Motion, kinds: readonly number[], table: CodeTable): Motion | undefined {
  const { facets } = layoutOf(table);
  const names = motion.names.slice();
  for (const [at, from] of kinds.entries()) {
    const hole = motion.holes[Math.floor(at / facets)] as number;
    const to = kinds[hole * facets + (at % facets)] as number;
    if (names[from] === to) continue;
    if (names[from] !== -1) return undefined;
    names[from] = to;
  }
  return { holes: motion.holes, names };
}

function permutations(length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const places = Array.from({ length }, (_, place) => place);
  return permutations(length - 1).flatMap((shorter) =>
    places.map((at) => [...shorter.slice(0, at), length - 1, ...shorter.slice(at)]),
  );
}
