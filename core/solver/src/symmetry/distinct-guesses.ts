// Of the guesses that cannot be told apart, the first: the only ones worth looking at.

import type { CodeTable } from '../candidates/code-table.ts';
import { type KindLayout, layoutOf, type Symmetry, type SymmetryMotion } from './symmetry.ts';

/**
 * In rising order. `idle` says by place which kinds no candidate holds: they earn nothing wherever they stand, so the
 * first of them stands for all, where there is one facet and pegs may repeat. Stopped, it gives what it has so far.
 */
export function distinctGuesses(
  table: CodeTable,
  { motions, groups }: Symmetry,
  idle: readonly boolean[] = [],
  shouldStop: () => boolean = () => false,
): Uint32Array {
  const work = workFor(table, groups, idle);
  const found: number[] = [];
  for (let guess = 0; guess < table.size; guess += 1) {
    if (guess % GUESSES_BETWEEN === 0 && guess > 0 && shouldStop()) break;
    readKinds(table, guess, work);
    if (!motions.some((motion) => movesBefore(work, motion))) found.push(guess);
  }
  return Uint32Array.from(found);
}

/** Guesses between two questions whether to stop: some milliseconds where all holes and kinds can be moved. */
const GUESSES_BETWEEN = 2048;

/** What is needed for a guess, made once for all: this runs millions of times. */
interface Work {
  readonly layout: KindLayout;
  readonly holes: number;
  /** The kinds of the guess by their places, facet by facet within each hole. */
  readonly kinds: Int8Array;
  /** The same when the holes have moved. */
  readonly moved: Int8Array;
  /** The new name of each kind, -1 while it has none. */
  readonly names: Int8Array;
  /** By place; nothing is idle where idle kinds cannot stand for each other. */
  readonly idle: readonly boolean[];
  readonly firstIdle: number;
  readonly groups: readonly number[];
  /** By group: the names that its kinds take, in the order in which the kinds stand. */
  readonly freeNames: readonly (readonly number[])[];
  /** By group: how many of them are taken. */
  readonly taken: Int8Array;
}

function workFor(table: CodeTable, groups: readonly number[], idle: readonly boolean[]): Work {
  const layout = layoutOf(table);
  const { holes, repeats } = table.spec;
  const standIns = repeats && layout.facets === 1 ? idle : [];
  const freeNames = Array.from({ length: Math.max(0, ...groups) + 1 }, (): number[] => []);
  for (const [place, group] of groups.entries()) freeNames[group]?.push(place);
  return {
    layout,
    holes,
    kinds: new Int8Array(holes * layout.facets),
    moved: new Int8Array(holes * layout.facets),
    names: new Int8Array(layout.places),
    idle: standIns,
    firstIdle: standIns.indexOf(true),
    groups,
    freeNames,
    taken: new Int8Array(freeNames.length),
  };
}

function readKinds({ rows }: CodeTable, guess: number, { layout, holes, kinds }: Work): void {
  const { facets, second, firstKinds } = layout;
  for (let hole = 0; hole < holes; hole += 1) {
    const peg = rows[guess * holes + hole] as number;
    if (facets === 1) kinds[hole] = peg;
    else {
      kinds[2 * hole] = Math.floor(peg / second);
      kinds[2 * hole + 1] = firstKinds + (peg % second);
    }
  }
}

/** Does the motion, with the best names for free kinds, make an earlier guess of this one? */
function movesBefore(work: Work, motion: SymmetryMotion): boolean {
  const { groups, kinds, moved, names, idle, taken } = work;
  moveHoles(work, motion);
  names.set(motion.names);
  taken.fill(0);
  for (let at = 0; at < kinds.length; at += 1) {
    const kind = moved[at] as number;
    let name = idle[kind] ? work.firstIdle : (names[kind] as number);
    if (name === -1) {
      const group = groups[kind] as number;
      name = work.freeNames[group]?.[taken[group] as number] as number;
      taken[group] = (taken[group] as number) + 1;
      names[kind] = name;
    }
    if (name !== kinds[at]) return name < (kinds[at] as number);
  }
  return false;
}

function moveHoles({ layout, holes, kinds, moved }: Work, motion: SymmetryMotion): void {
  const { facets } = layout;
  for (let hole = 0; hole < holes; hole += 1) {
    const to = (motion.holes[hole] as number) * facets;
    for (let facet = 0; facet < facets; facet += 1) {
      moved[to + facet] = kinds[hole * facets + facet] as number;
    }
  }
}
