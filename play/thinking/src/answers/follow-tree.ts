// Plays from a tree with pegs renamed: a board follows it if some permutation of pegs and holes makes it so.

import {
  allPegs,
  type Code,
  type CodeSpec,
  type Dice,
  kindsOf,
  type MarkedGuess,
  type Peg,
} from '@blackpeg/rules';
import { type StrategyTree, walk } from '@blackpeg/solver';

/** The position of a board in a tree, and the translation from the tree's codes to the board's. */
export interface TreePlace {
  readonly tree: StrategyTree;
  readonly named: (code: Code) => Code;
}

/**
 * Trees ship for games in which all pegs are interchangeable and all holes are (`cellFor`), so that a tree with pegs and
 * holes exchanged is equally good. Dice decide among the ways to follow it; without dice, the order is kept as far as
 * possible, blanks last, because a guess of blanks looks like a mistake. Nothing once a row left the tree.
 */
export function followTree(
  tree: StrategyTree,
  spec: CodeSpec,
  rows: readonly MarkedGuess[],
  dice: Dice | null,
): TreePlace | undefined {
  const ways = dice ? shuffled(allOrders(spec.holes), dice) : allOrders(spec.holes);
  for (const way of ways) {
    const names = new Map<Peg, Peg>();
    const node = walkAlong(tree, rows, way, names);
    if (!node) continue;
    nameTheRest(spec, names, dice);
    return { tree: node, named: (code) => way.map((from) => names.get(code[from] ?? 0) ?? 0) };
  }
  return undefined;
}

/** The same code with pegs renamed and holes exchanged at random. */
export function renamed(spec: CodeSpec, code: Code, dice: Dice): Code {
  const names = new Map<Peg, Peg>();
  nameTheRest(spec, names, dice);
  return shuffled(code, dice).map((peg) => names.get(peg) ?? peg);
}

/** Hole h of the board is hole `way[h]` of the tree; pegs are renamed as the rows require. */
function walkAlong(
  tree: StrategyTree,
  rows: readonly MarkedGuess[],
  way: readonly number[],
  names: Map<Peg, Peg>,
): StrategyTree | undefined {
  let node: StrategyTree | undefined = tree;
  for (const { guess, mark } of rows) {
    if (!node || !agree(node.guess, guess, way, names)) return undefined;
    node = walk(node, mark);
  }
  return node;
}

function agree(inTree: Code, onBoard: Code, way: readonly number[], names: Map<Peg, Peg>): boolean {
  return onBoard.every((name, hole) => {
    const peg = inTree[way[hole] ?? 0] ?? 0;
    const known = names.get(peg);
    if (known !== undefined) return known === name;
    if ([...names.values()].includes(name)) return false;
    names.set(peg, name);
    return true;
  });
}

function nameTheRest(spec: CodeSpec, names: Map<Peg, Peg>, dice: Dice | null): void {
  const pegs = allPegs(spec);
  const taken = new Set(names.values());
  const hasBlank = (peg: Peg) => kindsOf(spec, peg).includes(0);
  const ordered = [...pegs.filter((peg) => !hasBlank(peg)), ...pegs.filter(hasBlank)];
  const free = ordered.filter((peg) => !taken.has(peg));
  const left = dice ? shuffled(free, dice) : free;
  for (const peg of pegs) if (!names.has(peg)) names.set(peg, left.shift() ?? peg);
}

function allOrders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const fewer = allOrders(count - 1);
  const last = count - 1;
  // The identity comes first.
  return Array.from({ length: count }, (_, back) => last - back).flatMap((at) =>
    fewer.map((order) => [...order.slice(0, at), last, ...order.slice(at)]),
  );
}

function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const left = [...things];
  return things.map(() => left.splice(dice(left.length), 1)[0] as T);
}
