// Which guesses the checker of certificates has to try: of those that rows and candidates do not tell apart, one. Own
// code, with its own reason for each guess that is left out.
//
// Marking does not change when the holes of guess and code are exchanged alike and kinds renamed alike. Such an exchange
// that leaves every guess made so far as it is maps the candidates to themselves, so two guesses that it maps to each
// other cost the same. Kinds that no guess has used can be renamed at will. A kind that no candidate holds can be replaced
// by another such kind without changing an answer.

import type { PlainGame } from './plain-game.ts';

/** Exchanges holes, and renames the kinds that the rows use. */
interface Exchange {
  readonly holes: readonly number[];
  /** By kind; -1 for kinds that no row uses. */
  readonly names: readonly number[];
}

export interface UntoldApart {
  /** The guess that stands for all that cannot be told apart from this one. */
  readonly standIn: (guess: number) => number;
  /** All that stand for others or for themselves. */
  readonly standIns: Uint32Array;
}

/** Lists kept for later, at most. */
const MOST_LISTS = 2000;

/** After guesses, with candidates that hold kinds: `held` has a bit for each kind. */
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

/** Every exchange of holes for which the used kinds can be renamed so that each guess stays as it is. */
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

/** The guess after the exchange, with unused kinds in the order in which they come and kinds nobody holds as the first of them. */
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
