// The first of each class of equivalent guesses: the only ones worth trying.

import type { CodeTable } from '../candidates/code-table.ts';
import { type KindLayout, layoutOf, type Symmetry } from './symmetry.ts';

/**
 * In ascending order. `idle` says by place which kinds no candidate has: they earn nothing in any hole, so the first of
 * them represents all, if there is one facet and pegs may repeat. If stopped, returns what it has so far.
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
  const [still, ...others] = moves;
  const isPlain = table.spec.repeats && work.layout.facets === 1;
  return still && isPlain && moves[0]?.sources.every((source, hole) => source === hole)
    ? generated(table, work, still.names, others, shouldStop)
    : filtered(table, work, moves, shouldStop);
}

/** Extends guesses hole by hole with the first kinds of each group, if only names can be changed. */
function generated(
  table: CodeTable,
  work: Work,
  fixed: Int8Array,
  moves: readonly Move[],
  shouldStop: () => boolean,
): Uint32Array {
  const { kinds, holes, idle, firstIdle, groups, freeNames } = work;
  const pegs = table.pegs.length;
  const found = new Uint32Array(table.size);
  const used = new Uint8Array(pegs);
  const taken = new Int8Array(freeNames.length);
  let count = 0;
  let looked = 0;
  /** Each guess with this beginning. Returns the hole whose kind was the reason if none of those was new. */
  const grow = (hole: number, before: number): number => {
    if (hole === holes) {
      looked += 1;
      if (looked % GUESSES_BETWEEN === 0 && shouldStop()) return -1;
      for (let index = 0; index < moves.length; index += 1) {
        const blamed = seenBefore(work, moves[index] as Move);
        if (blamed >= 0) return blamed;
      }
      found[count] = before;
      count += 1;
      return holes;
    }
    for (let kind = 0; kind < pegs; kind += 1) {
      if (idle[kind] && kind !== firstIdle) continue;
      const isFree = !idle[kind] && fixed[kind] === -1 && used[kind] === 0;
      const group = isFree ? (groups[kind] ?? 0) : 0;
      if (isFree && freeNames[group]?.[taken[group] as number] !== kind) continue;
      kinds[hole] = kind;
      if (isFree) {
        used[kind] = 1;
        taken[group] = (taken[group] ?? 0) + 1;
      }
      const blamed = grow(hole + 1, before * pegs + kind);
      if (isFree) {
        used[kind] = 0;
        taken[group] = (taken[group] ?? 0) - 1;
      }
      if (blamed < hole) return blamed;
    }
    return holes;
  };
  grow(0, 0);
  return found.slice(0, count);
}

/** Goes through every guess, skipping those that begin like one seen before. */
function filtered(
  table: CodeTable,
  work: Work,
  moves: readonly Move[],
  shouldStop: () => boolean,
): Uint32Array {
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
    // All guesses with this beginning have been seen before.
    const step = hole < 0 ? 1 : (steps[hole] ?? 0);
    guess += step - (guess % step);
  }
  return Uint32Array.from(found);
}

/** How many codes share a beginning, by its last hole. */
function codesBehind({ spec, pegs }: CodeTable): readonly number[] {
  const steps = Array.from({ length: spec.holes }, () => 1);
  for (let hole = spec.holes - 1; hole > 0; hole -= 1) {
    steps[hole - 1] = (steps[hole] ?? 0) * (pegs.length - (spec.repeats ? 0 : hole));
  }
  return steps;
}

/** Guesses between two checks whether to stop: some milliseconds if all holes and kinds can be moved. */
const GUESSES_BETWEEN = 2048;

/** Buffers for one guess, made once for all: this runs millions of times. */
interface Work {
  readonly layout: KindLayout;
  readonly holes: number;
  /** The kinds of the guess by their places, facet by facet within each hole. */
  readonly kinds: Int8Array;
  /** The new name of each kind, -1 while it has none. */
  readonly names: Int8Array;
  /** By place; nothing is idle if idle kinds are not interchangeable. */
  readonly idle: readonly boolean[];
  readonly firstIdle: number;
  readonly groups: readonly number[];
  /** By group: the names for its kinds, in order of appearance. */
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
    const peg = rows[guess * holes + hole] ?? 0;
    if (facets === 1) kinds[hole] = peg;
    else {
      kinds[2 * hole] = Math.floor(peg / second);
      kinds[2 * hole + 1] = firstKinds + (peg % second);
    }
  }
}

/** A motion by the source of each hole's kinds. */
interface Move {
  readonly sources: readonly number[];
  readonly names: Int8Array;
}

/**
 * If the motion, with the best names for free kinds, makes this an earlier guess: the last hole that this depends on.
 * Otherwise -1.
 */
function seenBefore(work: Work, move: Move): number {
  const { holes, groups, kinds, names, idle, taken } = work;
  const { facets } = work.layout;
  names.set(move.names);
  taken.fill(0);
  let last = 0;
  for (let hole = 0; hole < holes; hole += 1) {
    const source = move.sources[hole] ?? 0;
    last = Math.max(last, hole, source);
    for (let facet = 0; facet < facets; facet += 1) {
      const kind = kinds[source * facets + facet] ?? 0;
      let name = idle[kind] ? work.firstIdle : (names[kind] ?? 0);
      if (name === -1) {
        const group = groups[kind] ?? 0;
        name = work.freeNames[group]?.[taken[group] as number] as number;
        taken[group] = (taken[group] ?? 0) + 1;
        names[kind] = name;
      }
      const own = kinds[hole * facets + facet] ?? 0;
      if (name !== own) return name < own ? last : -1;
    }
  }
  return -1;
}
