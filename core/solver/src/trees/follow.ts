// Plays from a tree with pegs renamed: a board follows it if some permutation of kinds and holes makes it so.

import {
  allPegs,
  type Clues,
  type Code,
  type CodeSpec,
  type Dice,
  kindsOf,
  type MarkedGuess,
  type Peg,
} from '@blackpeg/rules';
import { type StrategyTree, walk } from './strategy-tree.ts';

/** The position of a board in a tree, and the translation from the tree's codes to the board's. */
export interface TreePlace {
  readonly tree: StrategyTree;
  readonly named: (code: Code) => Code;
}

/** What is interchangeable. Pairs with blue: colours and shapes, each among themselves; otherwise whole pegs. */
type TreeGame = Pick<Clues, 'spec' | 'marking'>;

/** Hole h of the board is hole `holes[h]` of the tree, and facet f is its facet `facets[f]`. */
interface Way {
  readonly holes: readonly number[];
  readonly facets: readonly number[];
}

/** For each facet of the board, its name of each kind of the tree. */
type Names = readonly Map<number, number>[];

/**
 * A tree with kinds and holes exchanged is equally good. Dice decide among the ways to follow it; without dice, the order is
 * kept as far as possible, blanks last, because a guess of blanks looks like a mistake. Nothing once a row left the tree.
 */
export function followTree(
  tree: StrategyTree,
  game: TreeGame,
  rows: readonly MarkedGuess[],
  dice: Dice | null,
): TreePlace | undefined {
  const ways = allWays(game);
  for (const way of dice ? shuffled(ways, dice) : ways) {
    const names = way.facets.map(() => new Map<number, number>());
    const node = walkAlong(tree, game, rows, way, names);
    if (!node) continue;
    nameTheRest(game, names, dice);
    return { tree: node, named: (code) => translated(game, code, way, names) };
  }
  return undefined;
}

/** The same code with pegs renamed and holes exchanged at random. */
export function renamed(spec: CodeSpec, code: Code, dice: Dice): Code {
  const names = [new Map<number, number>()];
  nameTheRest({ spec, marking: 'places' }, names, dice);
  return shuffled(code, dice).map((peg) => names[0]?.get(peg) ?? peg);
}

function walkAlong(
  tree: StrategyTree,
  game: TreeGame,
  rows: readonly MarkedGuess[],
  way: Way,
  names: Names,
): StrategyTree | undefined {
  let node: StrategyTree | undefined = tree;
  for (const { guess, mark } of rows) {
    if (!node || !agree(game, node.guess, guess, way, names)) return undefined;
    node = walk(node, mark);
  }
  return node;
}

/** Names kinds as the row requires; false if they have other names already. */
function agree(game: TreeGame, inTree: Code, onBoard: Code, way: Way, names: Names): boolean {
  return onBoard.every((peg, hole) => {
    const kinds = facetsOf(game, inTree[way.holes[hole] ?? 0] ?? 0);
    return facetsOf(game, peg).every((name, facet) => {
      const kind = kinds[way.facets[facet] ?? 0] ?? 0;
      const known = names[facet]?.get(kind);
      if (known !== undefined) return known === name;
      if ([...(names[facet]?.values() ?? [])].includes(name)) return false;
      names[facet]?.set(kind, name);
      return true;
    });
  });
}

function translated(game: TreeGame, code: Code, way: Way, names: Names): Code {
  return way.holes.map((from) => {
    const kinds = facetsOf(game, code[from] ?? 0);
    return way.facets.reduce((peg, at, facet) => 10 * peg + (names[facet]?.get(kinds[at] ?? 0) ?? 0), 0);
  });
}

function facetsOf({ spec, marking }: TreeGame, peg: Peg): readonly number[] {
  return marking === 'pairs' ? kindsOf(spec, peg) : [peg];
}

function nameTheRest(game: TreeGame, names: Names, dice: Dice | null): void {
  for (const [facet, kinds] of kindsByFacet(game).entries()) {
    const known = names[facet];
    const taken = new Set(known?.values());
    const free = kinds.filter((kind) => !taken.has(kind));
    const left = dice ? shuffled(free, dice) : free;
    const inOrder = kinds.toSorted((a, b) => a - b);
    for (const kind of inOrder) if (!known?.has(kind)) known?.set(kind, left.shift() ?? kind);
  }
}

/** Blanks last. */
function kindsByFacet({ spec, marking }: TreeGame): readonly (readonly number[])[] {
  if (marking === 'pairs') {
    return spec.facets.map(({ size, blank }) => [
      ...Array.from({ length: size }, (_, at) => at + 1),
      ...(blank ? [0] : []),
    ]);
  }
  const pegs = allPegs(spec);
  const hasBlank = (peg: Peg) => kindsOf(spec, peg).includes(0);
  return [[...pegs.filter((peg) => !hasBlank(peg)), ...pegs.filter(hasBlank)]];
}

/** As they are comes first. */
function allWays({ spec, marking }: TreeGame): readonly Way[] {
  const [first, second] = spec.facets;
  const isPair = marking === 'pairs';
  const alike = isPair && first?.size === second?.size && first?.blank === second?.blank;
  const facets = isPair ? spec.facets.map((_, facet) => facet) : [0];
  return (alike ? [facets, facets.toReversed()] : [facets]).flatMap((order) =>
    allOrders(spec.holes).map((holes) => ({ holes, facets: order })),
  );
}

function allOrders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const fewer = allOrders(count - 1);
  const last = count - 1;
  return Array.from({ length: count }, (_, back) => last - back).flatMap((at) =>
    fewer.map((order) => [...order.slice(0, at), last, ...order.slice(at)]),
  );
}

function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const left = [...things];
  return things.map(() => left.splice(dice(left.length), 1)[0] as T);
}
