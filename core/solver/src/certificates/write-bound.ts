// Writes certificates of lower bounds: what a search found out, as lines that the checker can follow. Every bound in
// them is worked out again by the checker, so that nothing here has to be believed.

import { type Brake, brakeFor } from '../brake.ts';
import { codeAt } from '../candidates/code-table.ts';
import { allCandidates, type Field } from '../candidates/field.ts';
import type { ScoreRule, SetId } from '../kernel/contract.ts';
import { ANY_ROWS } from '../search/bounds.ts';
import type { Trail } from '../search/guess-lists.ts';
import { createMemo, type Memo } from '../search/memo.ts';
import { type GuessPart, partsAfter } from '../search/parts.ts';
import { solve } from '../search/search.ts';
import { createSearcher, type Searcher, type SearchNode } from '../search/searcher.ts';

/** A row before the set that a certificate is about: a guess and the class of its answer. */
export interface BoundRow {
  readonly guess: number;
  readonly answer: number;
}

export interface BoundRequest {
  readonly rows: readonly BoundRow[];
  /** What no strategy shall be shown to go below. */
  readonly total: number;
  /** What other certificates, which will be checked before this one, say of parts of the set. */
  readonly known?: readonly (BoundRow & { readonly total: number })[];
}

export interface BoundWriting {
  readonly write: (line: string) => void;
  readonly shouldStop?: () => boolean;
}

interface Writer {
  readonly searcher: Searcher;
  readonly writing: BoundWriting;
  /** By size, as the checker counts. */
  readonly bySize: ScoreRule;
  /** What the checker will know of a set by then. */
  readonly certified: Memo;
}

/** Sets whose value is kept; the checker keeps all, so one that is forgotten here is only written again. */
const MOST_CERTIFIED = 4_000_000;

/** Writes lines until the bound is shown. False where it cannot be: a strategy is cheaper, or it was stopped. */
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

/** Shows that every guess costs `total` or more; by their sizes most do, and only the others need lines. */
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

/** A part of a guess that is shown to cost more than its size says. */
interface RaisedPart {
  readonly part: GuessPart;
  least: number;
  /** The checker sees it without further lines. */
  readonly plain: boolean;
}

function refuteGuess(writer: Writer, spot: SearchNode, set: SetId, guess: number, total: number): boolean {
  const { searcher, writing } = writer;
  const split = partsAfter(searcher, spot, set, guess);
  // It tells nothing apart, which the checker sees as well.
  if (!split) return true;
  const parts = split.parts.map((part) => ({
    ...part,
    spot: { ...part.spot, codes: part.spot.codes.slice() },
  }));
  const raised = raiseUntil(writer, parts, total - split.bound);
  if (!raised) return false;
  let line = codeText(searcher.field, guess);
  for (const { part, least, plain } of raised) {
    line += ` ${answerText(searcher.field, part.index)}`;
    if (plain || (writer.certified.get(part.spot.codes, 0)?.least ?? 0) >= least) continue;
    writing.write(`${line}{`);
    if (!refute(writer, part.spot, least)) return false;
    line = '}';
  }
  writing.write(line);
  return true;
}

/** Parts that together cost `missing` more than their sizes say, first by a look at each, then by searching them. */
function raiseUntil(writer: Writer, parts: readonly GuessPart[], missing: number): RaisedPart[] | undefined {
  const { searcher } = writer;
  const raised = new Map<GuessPart, RaisedPart>();
  let left = missing;
  for (const part of parts) {
    if (left <= 0) break;
    const least = Math.max(part.least, looked(writer, part.spot));
    left -= least - part.least;
    raised.set(part, { part, least, plain: true });
  }
  for (const part of parts) {
    if (left <= 0) break;
    const before = raised.get(part)?.least ?? part.least;
    const needed = before + left;
    const least = solve(searcher, part.spot, needed)?.total ?? needed;
    if (searcher.brake.stopped) return undefined;
    if (least <= before) continue;
    left -= least - before;
    raised.set(part, { part, least, plain: false });
  }
  return left > 0 ? undefined : withoutNeedless([...raised.values()], -left);
}

/** Leaves out what is not needed, the most laborious first; the plain ones come first, for they may help the others. */
function withoutNeedless(raised: readonly RaisedPart[], spare: number): RaisedPart[] {
  let left = spare;
  const order = raised.toSorted(
    (a, b) => Number(b.plain) - Number(a.plain) || a.part.spot.codes.length - b.part.spot.codes.length,
  );
  return order
    .toReversed()
    .filter(({ part, least }) => {
      const needed = least - part.least > left;
      if (!needed) left -= least - part.least;
      return needed;
    })
    .toReversed();
}

/** What the checker knows of a set, or sees by the sizes of the parts of all guesses. */
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
