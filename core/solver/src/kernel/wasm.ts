// The bit-sliced kernel behind the kernel interface: memory is a stack of candidate sets, with the scratch space of
// each call above.

import {
  checkShape,
  classCount,
  type Kernel,
  type KernelName,
  type KernelShape,
  type LowestScores,
  type ScoreRule,
  type SetId,
} from './contract.ts';
import { instantiate, type KernelExports } from './web-assembly.ts';

/** The memory as arrays. They become invalid when the memory grows, so they are never kept for longer than a call. */
interface Views {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  readonly floats: Float64Array;
}

/** Where a loaded set lies, in bytes. `end` is where the next one may begin. */
interface LoadedSet {
  readonly count: number;
  readonly codes: number;
  readonly planes: number;
  readonly stride: number;
  readonly end: number;
}

/** Where a score may use the memory. */
interface ScorePlace {
  readonly wasm: KernelExports;
  readonly reserve: Reserve;
  readonly from: number;
}

/** Makes sure the memory reaches to this address. */
type Reserve = (end: number) => Views;

const PAGE = 65_536;

export function openWasmKernel(
  name: KernelName,
  bytes: Uint8Array<ArrayBuffer>,
  shape: KernelShape,
  pegs: Uint8Array,
): Kernel {
  const wasm = instantiate(bytes);
  const reserve = reserveIn(wasm);
  checkShape(shape);
  const classes = classCount(shape);
  const bottom = fillTable(wasm, reserve, shape, pegs);
  const sets: LoadedSet[] = [];
  const top = (): number => sets.at(-1)?.end ?? bottom;
  const find = (set: SetId): LoadedSet => findSet(sets, set);
  const countsAt = wasm.countsAt() >> 2;
  const readCounts = (counts: Uint32Array): void => copy(reserve(0).words, countsAt, counts, classes);
  return {
    name,
    classes,
    load: (codes) => sets.push(loadSet(wasm, reserve, codes, top())) - 1,
    drop: (set) => keepFirst(sets, set),
    tally: (set, guess, counts) => {
      const { planes, stride, codes, count } = find(set);
      wasm.tally(guess, planes, stride, codes, count);
      readCounts(counts);
    },
    score: (set, guesses, rule, scores) => {
      const scored = scoreSet({ wasm, reserve, from: top() }, find(set), guesses, rule);
      copy(scored.floats, scored.scoresAt >> 3, scores, guesses.length);
    },
    lowest: (set, guesses, rule, found) =>
      lowestOfSet({ wasm, reserve, from: top() }, find(set), guesses, rule, found),
    label: (set, guess, labels) => {
      const { planes, stride, codes, count } = find(set);
      const labelsAt = top();
      const memory = reserve(labelsAt + count);
      wasm.label(guess, planes, stride, codes, count, labelsAt);
      copy(memory.bytes, labelsAt, labels, count);
    },
    filter: (set, guess, wanted) => {
      const { planes, stride, codes, count } = find(set);
      const keptAt = align(top());
      const { words } = reserve(keptAt + 4 * count);
      const kept = wasm.filter(guess, wanted, planes, stride, codes, count, keptAt);
      return words.slice(keptAt >> 2, (keptAt >> 2) + kept);
    },
    split: (set, guess, sorted, counts) => {
      const { planes, stride, codes, count } = find(set);
      const sortedAt = align(top());
      const labelsAt = sortedAt + 4 * count;
      const { words } = reserve(labelsAt + count);
      wasm.split(guess, planes, stride, codes, count, labelsAt, sortedAt);
      copy(words, sortedAt >> 2, sorted, count);
      readCounts(counts);
    },
  };
}

function findSet(sets: readonly LoadedSet[], set: SetId): LoadedSet {
  const found = sets[set];
  if (!found) throw new RangeError(`No set ${set} is loaded.`);
  return found;
}

/** Without copying what is removed: searches drop a set for every node. */
function keepFirst(sets: LoadedSet[], count: number): void {
  sets.length = Math.min(sets.length, count);
}

/** Views of the memory are made anew whenever it has to grow. */
function reserveIn(wasm: KernelExports): Reserve {
  let views = viewsOf(wasm);
  return (end) => {
    if (end > views.bytes.length) {
      wasm.memory.grow(Math.ceil((end - views.bytes.length) / PAGE));
      views = viewsOf(wasm);
    }
    return views;
  };
}

/** Puts the rows of the table at the bottom of the memory; returns where they end. */
function fillTable(wasm: KernelExports, reserve: Reserve, shape: KernelShape, pegs: Uint8Array): number {
  const rows = wasm.freeFrom();
  const pegsAt = align(rows + 2 * pegs.length);
  reserve(pegsAt + pegs.length).bytes.set(pegs, pegsAt);
  wasm.shape(shape.holes, shape.first, shape.second, shape.blue ? 1 : 0, rows);
  wasm.fillRows(pegsAt, pegs.length / shape.holes);
  return pegsAt;
}

function loadSet(wasm: KernelExports, reserve: Reserve, codes: Uint32Array, from: number): LoadedSet {
  const count = codes.length;
  const codesAt = align(from);
  const planes = align(codesAt + 4 * count);
  const stride = strideOf(count);
  const end = planes + stride * wasm.planeCount();
  reserve(end).words.set(codes, codesAt >> 2);
  wasm.fillPlanes(planes, stride, codesAt, count);
  return { count, codes: codesAt, planes, stride, end };
}

/** Scores of all guesses at once, in the memory from an address on, with this many bytes after them. */
function scoreSet(
  { wasm, reserve, from }: ScorePlace,
  { planes, stride, codes, count }: LoadedSet,
  guesses: Uint32Array,
  rule: ScoreRule,
  behind = 0,
): Views & { readonly scoresAt: number; readonly guessesAt: number; readonly end: number } {
  const weights = align(from);
  const scoresAt = align(weights + 8 * (count + 1));
  const guessesAt = scoresAt + 8 * guesses.length;
  const end = guessesAt + 4 * guesses.length;
  const { bytes, floats, words } = reserve(end + behind);
  for (let size = 0; size <= count; size += 1) floats[(weights >> 3) + size] = rule.weights[size] as number;
  words.set(guesses, guessesAt >> 2);
  const heaviest = rule.heaviest ? 1 : 0;
  const { length } = guesses;
  wasm.score(guessesAt, length, planes, stride, codes, count, weights, rule.broken, heaviest, scoresAt);
  return { bytes, floats, words, scoresAt, guessesAt, end };
}

function lowestOfSet(
  place: ScorePlace,
  set: LoadedSet,
  guesses: Uint32Array,
  rule: ScoreRule,
  { places, scores, fitting }: LowestScores,
): number {
  const room = places.length;
  const scored = scoreSet(place, set, guesses, rule, 12 * room + 16);
  const { floats, words, scoresAt, guessesAt } = scored;
  const foundAt = align(scored.end);
  const placesAt = foundAt + 8 * room;
  const codes = fitting ? set.count : 0;
  const { lowest } = place.wasm;
  const found = lowest(scoresAt, guesses.length, guessesAt, set.codes, codes, room, foundAt, placesAt);
  copy(floats, foundAt >> 3, scores, found);
  copy(words, placesAt >> 2, places, found);
  return found;
}

/** Bytes of a plane: whole lanes, and for long planes a cache line more, so that planes do not share cache sets. */
function strideOf(count: number): number {
  if (count <= 64) return 8;
  const bytes = align(Math.ceil(count / 8));
  return bytes % 1024 === 0 ? bytes + 64 : bytes;
}

function align(address: number): number {
  return (address + 15) & ~15;
}

function viewsOf({ memory: { buffer } }: KernelExports): Views {
  return { bytes: new Uint8Array(buffer), words: new Uint32Array(buffer), floats: new Float64Array(buffer) };
}

/** Creating a view of a few numbers costs more than copying them one by one. */
function copy<A extends Uint8Array | Uint32Array | Float64Array>(
  from: A,
  start: number,
  to: A,
  count: number,
): void {
  if (count > 64) to.set(from.subarray(start, start + count));
  else for (let index = 0; index < count; index += 1) to[index] = from[start + index] as number;
}
