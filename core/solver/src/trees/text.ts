// A strategy tree as text: guess{BW:subtree,BW:subtree}, with blues as a third digit for pairs; a leaf is its guess.

import { formatCode, parseCode } from '@blackpeg/notation';
import { type CodeSpec, err, type Feedback, type Marking, ok, type Result } from '@blackpeg/rules';
import type { StrategyBranch, StrategyTree } from './strategy-tree.ts';

/** Where the text becomes invalid, counted from 0, and what was expected. */
export interface TreeTextFault {
  readonly at: number;
  readonly expected: 'guess' | 'feedback' | 'colon' | 'comma or brace' | 'end';
}

/** No real strategy is deeper; a deeper text must not exhaust the stack. */
const MOST_DEPTH = 1000;

/** Guesses are written as codes are written everywhere: `11.34`, `GtK..r..`. */
export function formatTree(spec: CodeSpec, marking: Marking, tree: StrategyTree): string {
  const write = ({ guess, branches }: StrategyTree): string => {
    const code = formatCode(spec, guess);
    if (branches.length === 0) return code;
    const rest = branches.map(
      (branch) => `${formatFeedback(marking, branch.feedback)}:${write(branch.tree)}`,
    );
    return `${code}{${rest.join(',')}}`;
  };
  return write(tree);
}

/** Reads what `formatTree` writes; white space between the parts does not matter. */
export function parseTree(
  spec: CodeSpec,
  marking: Marking,
  text: string,
): Result<StrategyTree, TreeTextFault> {
  const reader = { text, at: 0, spec, marking };
  const tree = readTree(reader);
  if (!tree.ok) return tree;
  skipSpace(reader);
  return reader.at === text.length ? tree : fail(reader, 'end');
}

interface Reader {
  readonly text: string;
  readonly spec: CodeSpec;
  readonly marking: Marking;
  at: number;
}

function readTree(reader: Reader, depth = 1): Result<StrategyTree, TreeTextFault> {
  skipSpace(reader);
  const { spec } = reader;
  const code = parseCode(spec, reader.text.slice(reader.at, reader.at + spec.holes * spec.facets.length));
  if (!code.ok) return fail(reader, 'guess');
  reader.at += spec.holes * spec.facets.length;
  const guess = code.value;
  if (depth === MOST_DEPTH || !take(reader, '{')) return ok({ guess, branches: [] });
  const branches: StrategyBranch[] = [];
  do {
    const branch = readBranch(reader, depth + 1);
    if (!branch.ok) return branch;
    branches.push(branch.value);
  } while (take(reader, ','));
  return take(reader, '}') ? ok({ guess, branches }) : fail(reader, 'comma or brace');
}

function readBranch(reader: Reader, depth: number): Result<StrategyBranch, TreeTextFault> {
  const digits = readDigits(reader, reader.marking === 'pairs' ? 3 : 2);
  if (digits === undefined) return fail(reader, 'feedback');
  const [black = 0, white = 0, blue = 0] = Array.from(digits, Number);
  if (!take(reader, ':')) return fail(reader, 'colon');
  const tree = readTree(reader, depth);
  return tree.ok ? ok({ feedback: { black, white, blue }, tree: tree.value }) : tree;
}

function readDigits(reader: Reader, count: number): string | undefined {
  skipSpace(reader);
  const digits = reader.text.slice(reader.at, reader.at + count);
  if (digits.length < count || /\D/.test(digits)) return undefined;
  reader.at += count;
  return digits;
}

function take(reader: Reader, letter: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] !== letter) return false;
  reader.at += 1;
  return true;
}

function skipSpace(reader: Reader): void {
  while (' \n\r\t'.includes(reader.text[reader.at] ?? '-')) reader.at += 1;
}

function fail({ at }: Reader, expected: TreeTextFault['expected']): Result<never, TreeTextFault> {
  return err({ at, expected });
}

function formatFeedback(marking: Marking, { black, white, blue }: Feedback): string {
  return marking === 'pairs' ? `${black}${white}${blue}` : `${black}${white}`;
}
