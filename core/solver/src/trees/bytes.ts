// A strategy tree as few bytes: only the guesses, in the order of the branches; the rest follows from the candidates.

import { err, mark, ok, type Result } from '@blackpeg/rules';
import { codeAt, indexOfCode } from '../candidates/code-table.ts';
import { allCandidates, type Field } from '../candidates/field.ts';
import { partsOf, type StrategyBranch, type StrategyTree, walk } from './strategy-tree.ts';

/**
 * Layout: version, holes, kinds, 1 for pairs with blue; then a number for each position of three candidates or more.
 * An even number is twice the place of the guess among the candidates, an odd one twice its row in the code table and
 * one more. Seven bits a byte, lowest first, the top bit set while more follow. One or two candidates are guessed in
 * order, so nothing is said about them.
 */
const VERSION = 1;
const HEADER = 4;

export type TreeBytesFault = 'wrong-version' | 'wrong-game' | 'too-short' | 'too-long' | 'no-such-guess';

/** The tree must cover all codes of the field. The last two codes of a branch are read back in ascending order. */
export function encodeTree(field: Field, tree: StrategyTree): Uint8Array {
  const bytes = header(field);
  const write = (node: StrategyTree, candidates: Uint32Array): void => {
    if (candidates.length < 3) return;
    const guess = indexOfCode(field.table, node.guess);
    const place = candidates.indexOf(guess);
    writeNumber(bytes, place >= 0 ? 2 * place : 2 * guess + 1);
    for (const [index, part] of partsOf(field, candidates, guess)) {
      const feedback = field.table.feedback[index];
      const next = feedback && walk(node, feedback);
      if (!next) throw new RangeError('The tree has no branch for a code of the field.');
      write(next, part);
    }
  };
  write(tree, allCandidates(field.table));
  return Uint8Array.from(bytes);
}

export function decodeTree(field: Field, bytes: Uint8Array): Result<StrategyTree, TreeBytesFault> {
  const expected = header(field);
  if (bytes.length < HEADER) return err('too-short');
  if (bytes[0] !== VERSION) return err('wrong-version');
  if (expected.some((byte, at) => bytes[at] !== byte)) return err('wrong-game');
  const reader: Reader = { bytes, at: HEADER };
  const tree = readNode(field, reader, allCandidates(field.table));
  if (typeof tree === 'string') return err(tree);
  return reader.at === bytes.length ? ok(tree) : err('too-long');
}

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
}

function readNode(field: Field, reader: Reader, candidates: Uint32Array): StrategyTree | TreeBytesFault {
  if (candidates.length < 3) return lastGuesses(field, candidates);
  const guess = readGuess(field, reader, candidates);
  if (typeof guess === 'string') return guess;
  const branches: StrategyBranch[] = [];
  for (const [index, part] of partsOf(field, candidates, guess)) {
    const feedback = field.table.feedback[index];
    // A guess that tells nothing apart would be read for ever.
    if (!feedback || part.length === candidates.length) return 'no-such-guess';
    const tree = readNode(field, reader, part);
    if (typeof tree === 'string') return tree;
    branches.push({ feedback, tree });
  }
  return { guess: codeAt(field.table, guess), branches };
}

/** One code, or two in order: most of a tree, and nothing to be read or divided. */
function lastGuesses({ table }: Field, [first = 0, second]: Uint32Array): StrategyTree {
  const guess = codeAt(table, first);
  if (second === undefined) return { guess, branches: [] };
  const last = codeAt(table, second);
  return {
    guess,
    branches: [{ feedback: mark(table.marking, last, guess), tree: { guess: last, branches: [] } }],
  };
}

function readGuess(field: Field, reader: Reader, candidates: Uint32Array): number | TreeBytesFault {
  const number = readNumber(reader);
  if (number === undefined) return 'too-short';
  const guess = number % 2 === 0 ? candidates[number / 2] : (number - 1) / 2;
  return guess !== undefined && guess < field.table.size ? guess : 'no-such-guess';
}

function header({ table }: Field): number[] {
  return [VERSION, table.spec.holes, table.pegs.length, table.marking === 'pairs' ? 1 : 0];
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function readNumber(reader: Reader): number | undefined {
  let value = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = reader.bytes[reader.at];
    if (byte === undefined) return undefined;
    reader.at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) return value;
  }
  return undefined;
}
