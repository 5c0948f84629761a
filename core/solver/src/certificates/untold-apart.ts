// Which guesses the checker of certificates has to try: one of each class that rows and candidates do not distinguish.
// This shares no code with the search.
//
// Marking does not change if the holes of guess and code are permuted in the same way and kinds renamed in the same way.
// A permutation that leaves every guess so far unchanged maps the candidates to themselves, so two guesses that it maps to each
// other cost the same. Kinds that no guess has used can be renamed freely. A kind that no candidate holds can be replaced
// by another such kind without changing an answer.

import type { PlainGame } from './plain-game.ts';

/** Permutes holes, and renames the kinds that the rows use. */
interface Exchange {
  readonly holes: readonly number[];
  /** By kind; -1 for kinds that no row uses. */
  readonly names: readonly number[];
}

export interface UntoldApart {
  /** The guess that represents all guesses equivalent to this one. */
  readonly standIn: (guess: number) => number;
  /** All representatives. */
  readonly standIns: Uint32Array;
}

/** Maximum number of cached lists. */
const MOST_LISTS = 2000;

/** After these guesses; `held` has a bit for each kind that some candidate has. */
export function untoldApart(game: PlainGame): (guesses: readonly number[], held: number) => UntoldApart {
  const exchanges = kept<readonly Exchange[]>();
  const lists = kept<UntoldApart>();
  return (guesses, held) => {
    const path = guesses.toSorted((a, b) => a - b).join();
    const moves = exchanges(path, () => exchangesAfter(game, guesses));
    const key = moves.map(({ holes, names }) => `${holes.join('')}/${names.join()}`).join(';');
    return lists(`${held}.${key}`, () => listFor(game, moves, held));
  };
}

function kept<T>(): (key: string, make: () => T) => T {
  const all = new Map<string, T>();
  return (key, make) => {
    const found = all.get(key) ?? make();
    if (all.size >= MOST_LISTS) all.clear();
    all.set(key, found);
    return found;
  };
}

function listFor(game: PlainGame, exchanges: readonly Exchange[], held: number): UntoldApart {
  const standIn = (guess: number): number => {
    let lowest = Number.POSITIVE_INFINITY;
    for (const exchange of exchanges) lowest = Math.min(lowest, exchanged(game, exchange, held, guess));
    return lowest;
  };
  const standIns = new Set<number>();
  for (let guess = 0; guess < game.size; guess += 1) standIns.add(standIn(guess));
  return { standIn, standIns: Uint32Array.from(standIns).sort() };
}

/** Every permutation of holes for which the used kinds can be renamed so that each guess stays unchanged. */
function exchangesAfter(game: PlainGame, guesses: readonly number[]): readonly Exchange[] {
  return permutations(game.holes).flatMap((holes) => {
    const names = new Array<number>(game.kinds).fill(-1);
    for (const guess of guesses) {
      for (const [to, from] of holes.entries()) {
        const [old, wanted] = [digit(game, guess, from), digit(game, guess, to)];
        if (names[old] !== -1 && names[old] !== wanted) return [];
        names[old] = wanted;
      }
    }
    const used = names.filter((name) => name !== -1);
    return new Set(used).size === used.length ? [{ holes, names }] : [];
  });
}

/** The guess after the permutation: unused kinds are numbered in order of appearance, and the first kind that no candidate has represents all of those. */
function exchanged(game: PlainGame, { holes, names }: Exchange, held: number, guess: number): number {
  const { kinds } = game;
  const fresh = new Array<number>(kinds).fill(-1);
  let next = 0;
  let code = 0;
  for (const from of holes) {
    const old = digit(game, guess, from);
    let kind = names[old] ?? -1;
    if (kind === -1) {
      if (fresh[old] === -1) {
        while (names[next] !== -1) next += 1;
        fresh[old] = next;
        next += 1;
      }
      kind = fresh[old] ?? 0;
    }
    code = code * kinds + (isHeld(held, kind) ? kind : firstIdle(held));
  }
  return code;
}

function isHeld(held: number, kind: number): boolean {
  return (held & (1 << kind)) !== 0;
}

function firstIdle(held: number): number {
  let kind = 0;
  while (isHeld(held, kind)) kind += 1;
  return kind;
}

function digit({ digits, holes }: PlainGame, code: number, hole: number): number {
  return digits[code * holes + hole] ?? 0;
}

function permutations(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((shorter) =>
    Array.from({ length: count }, (_, at) => [...shorter.slice(0, at), count - 1, ...shorter.slice(at)]),
  );
}
