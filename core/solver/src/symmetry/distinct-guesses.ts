// Of the guesses that cannot be told apart, the first: the only ones worth looking at.

import type { CodeTable } from '../candidates/code-table.ts';
import { type KindLayout, layoutOf, type Symmetry } from './symmetry.ts';

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
  const moves = motions.map(({ holes, names }) => ({
    sources: holes.map((_, to) => holes.indexOf(to)),
    names,
  }));
  const steps = codesBehind(table);
  const found: number[] = [];
  let looked = 0;
  for (let guess = 0; guess < table.size; ) {
    looked += 1;
    if (looked % GUESSES_BETWEEN === 0 && shouldStop()) break;
    readKinds(table, guess, work);
    let hole = -1;
    for (let index = 0; hole < 0 && index < moves.length; index += 1) {
      hole = seenBefore(work, moves[index] as Move);
    }
    if (hole < 0) found.push(guess);
    // All guesses that begin alike have been seen before.
    const step = hole < 0 ? 1 : (steps[hole] as number);
    guess += step - (guess % step);
  }
  return Uint32Array.from(found);
}

/** How many codes begin alike, by the last hole in which they are alike. */
function codesBehind({ spec, pegs }: CodeTable): readonly number[] {
  const steps = Array.from({ length: spec.holes }, () => 1);
  for (let hole = spec.holes - 1; hole > 0; hole -= 1) {
    steps[hole - 1] = (steps[hole] as number) * (pegs.length - (spec.repeats ? 0 : hole));
  }
  return steps;
}

/** Guesses between two questions whether to stop: some milliseconds where all holes and kinds can be moved. */
const GUESSES_BETWEEN = 2048;

/** What is needed for a guess, made once for all: this runs millions of times. */
interface Work {
  readonly layout: KindLayout;
  readonly holes: number;
  /** The kinds of the guess by their places, facet by facet within each hole. */
  readonly kinds: Int8Array;
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

/** A motion by where the kinds of each hole come from. */
interface Move {
  readonly sources: readonly number[];
  readonly names: Int8Array;
}

/**
 * Where the move, with the best names for free kinds, makes an earlier guess of this one: the last hole that this
 * depends on. Else -1.
 */
function seenBefore(work: Work, move: Move): number {
  const { holes, groups, kinds, names, idle, taken } = work;
  const { facets } = work.layout;
  names.set(move.names);
  taken.fill(0);
  let last = 0;
  for (let hole = 0; hole < holes; hole += 1) {
    const source = move.sources[hole] as number;
    last = Math.max(last, hole, source);
    for (let facet = 0; facet < facets; facet += 1) {
      const kind = kinds[source * facets + facet] as number;
      let name = idle[kind] ? work.firstIdle : (names[kind] as number);
      if (name === -1) {
        const group = groups[kind] as number;
        name = work.freeNames[group]?.[taken[group] as number] as number;
        taken[group] = (taken[group] as number) + 1;
        names[kind] = name;
      }
      const own = kinds[hole * facets + facet] as number;
      if (name !== own) return name < own ? last : -1;
    }
  }
  return -1;
}
