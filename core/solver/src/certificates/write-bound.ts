// Writes certificates of lower bounds: the results of a search as lines that the checker can follow. The checker
// computes every bound again, so this code need not be trusted.

import { type Brake, brakeFor } from '../brake.ts';
import { codeAt } from '../candidates/code-table.ts';
import { allCandidates, type Field } from '../candidates/field.ts';
import type { ScoreRule, SetId } from '../kernel/contract.ts';
import { ANY_ROWS } from '../search/bounds.ts';
import type { Trail } from '../search/guess-lists.ts';
import { createMemo, type Memo } from '../search/memo.ts';
import { type GuessPart, partsAfter, SHARES, stepOf } from '../search/parts.ts';
import { solve } from '../search/search.ts';
import { createSearcher, type Searcher, type SearchNode } from '../search/searcher.ts';

/** A row before the set that a certificate is about: a guess and the class of its answer. */
export interface BoundRow {
  readonly guess: number;
  readonly answer: number;
}

export interface BoundRequest {
  readonly rows: readonly BoundRow[];
  /** The lower bound to be proved. */
  readonly total: number;
  /** Bounds of parts of the set from other certificates, which will be checked before this one. */
  readonly known?: readonly (BoundRow & { readonly total: number })[];
}

export interface BoundWriting {
  readonly write: (line: string) => void;
  readonly shouldStop?: () => boolean;
}

interface Writer {
  readonly searcher: Searcher;
  readonly writing: BoundWriting;
  /** Bounds by size, as the checker computes them. */
  readonly bySize: ScoreRule;
  /** The bound of a set that the checker will have by then. */
  readonly certified: Memo;
}

/** Number of cached sets; the checker caches all, so a set dropped here is only written again. */
const MOST_CERTIFIED = 4_000_000;

/** Writes lines until the bound is proved. False if it cannot be: some strategy is cheaper, or the search was stopped. */
export function writeBound(
  field: Field,
  { rows, total, known = [] }: BoundRequest,
  writing: BoundWriting,
): boolean {
  const { table } = field;
  const brake = brakeFor(writing.shouldStop);
  const writer = createWriter(field, writing, brake);
  const spot = spotAfter(field, rows);
  const title = rows.map(({ guess, answer }) => ` ${codeText(field, guess)}:${answerText(field, answer)}`);
  writing.write(`bound ${table.spec.holes}x${table.pegs.length}${title.join('')} ${total}`);
  for (const { guess, answer, total: least } of known) {
    const { codes } = spotAfter(field, [...rows, { guess, answer }]);
    writer.certified.set(codes, 0, { plan: undefined, least });
  }
  return refute(writer, spot, total);
}

function createWriter(field: Field, writing: BoundWriting, brake: Brake): Writer {
  const all = allCandidates(field.table);
  const searcher = createSearcher(field, { widths: [Number.POSITIVE_INFINITY] }, all, brake);
  const weights = Float64Array.from({ length: all.length + 1 }, (_, codes) =>
    searcher.bounds.least(codes, ANY_ROWS),
  );
  const bySize = { weights, broken: 0, heaviest: false };
  return { searcher, writing, bySize, certified: createMemo(MOST_CERTIFIED) };
}

function spotAfter({ table, kernel }: Field, rows: readonly BoundRow[]): SearchNode {
  let codes = allCandidates(table);
  let trail: Trail | undefined;
  for (const { guess, answer } of rows) {
    const set = kernel.load(codes);
    codes = kernel.filter(set, guess, answer).slice();
    kernel.drop(set);
    trail = { before: trail, guess, symmetry: undefined };
  }
  return { codes, trail, depth: rows.length, rows: ANY_ROWS };
}

/** Proves that every guess costs `total` or more. For most this follows from their part sizes; only the others need lines. */
function refute(writer: Writer, spot: SearchNode, total: number): boolean {
  const { field, lists } = writer.searcher;
  const guesses = lists.at(spot.trail, spot.codes);
  const scores = new Float64Array(guesses.length);
  const set = field.kernel.load(spot.codes);
  field.kernel.score(set, guesses, writer.bySize, scores);
  let shown = true;
  for (const [at, guess] of guesses.entries()) {
    if (spot.codes.length + (scores[at] ?? 0) >= total) continue;
    shown = refuteGuess(writer, spot, set, guess, total);
    if (!shown) break;
  }
  field.kernel.drop(set);
  writer.certified.set(spot.codes, 0, { plan: undefined, least: total });
  return shown && !writer.searcher.brake.stopped;
}

/** A part of a guess, with the bound to prove by lines. */
interface RaisedPart {
  readonly part: GuessPart;
  least: number;
  settled: boolean;
}

function refuteGuess(writer: Writer, spot: SearchNode, set: SetId, guess: number, total: number): boolean {
  const { searcher, writing } = writer;
  const split = partsAfter(searcher, spot, set, guess);
  // It tells nothing apart; the checker finds that too.
  if (!split) return true;
  const parts = split.parts.map((part) => ({
    ...part,
    spot: { ...part.spot, codes: part.spot.codes.slice() },
  }));
  const raised = raiseUntil(writer, parts, total - split.bound);
  if (!raised) return false;
  let line = codeText(searcher.field, guess);
  for (const { part, least } of raised) {
    if (looked(writer, part.spot) >= least) continue;
    writing.write(`${line} ${answerText(searcher.field, part.index)}:${least}{`);
    if (!refute(writer, part.spot, least)) return false;
    line = '}';
  }
  if (line === '}') writing.write(line);
  return true;
}

/**
 * Parts that together cost `missing` more than the bounds by their sizes. The checker takes a quick look at all parts itself;
 * what is missing after that is searched in steps.
 */
function raiseUntil(
  writer: Writer,
  parts: readonly GuessPart[],
  missing: number,
): readonly RaisedPart[] | undefined {
  const { searcher } = writer;
  let left = missing;
  for (const part of parts) {
    const least = Math.max(part.least, looked(writer, part.spot));
    left -= least - part.least;
    part.least = least;
    if (left <= 0) return [];
  }
  const raised: readonly RaisedPart[] = parts.map((part) => ({ part, least: part.least, settled: false }));
  for (const share of SHARES) {
    for (const each of raised) {
      if (left <= 0) break;
      if (each.settled) continue;
      const needed = each.least + Math.min(left, stepOf(each.part, share));
      const plan = solve(searcher, each.part.spot, needed);
      if (searcher.brake.stopped) return undefined;
      const least = plan?.total ?? needed;
      each.settled = plan !== undefined;
      left -= least - each.least;
      each.least = least;
    }
  }
  return left > 0 ? undefined : raised.filter(({ part, least }) => least > part.least);
}

/** The checker's bound of a set: a known one, or the one by the part sizes of all guesses. */
function looked(writer: Writer, { codes, trail }: SearchNode): number {
  const known = writer.certified.get(codes, 0);
  if (known) return known.least;
  const { field, lists } = writer.searcher;
  const scores = new Float64Array(1);
  const set = field.kernel.load(codes);
  const found = { places: new Uint32Array(1), scores, fitting: false };
  field.kernel.lowest(set, lists.at(trail, codes), writer.bySize, found);
  field.kernel.drop(set);
  const least = codes.length + (scores[0] ?? 0);
  writer.certified.set(codes, 0, { plan: undefined, least });
  return least;
}

function codeText({ table }: Field, guess: number): string {
  return codeAt(table, guess).join('');
}

function answerText({ table }: Field, answer: number): string {
  const { black = 0, white = 0 } = table.feedback[answer] ?? {};
  return `${black}${white}`;
}
