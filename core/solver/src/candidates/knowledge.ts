// What a codebreaker knows: what the table shows, and the codes that fit it. Nothing here can hold a secret (I8).

import { type Clues, type Code, type MarkedGuess, MOST_PALMED, mark, sameFeedback } from '@blackpeg/rules';
import { chunksOf } from './chunks.ts';
import { type CodeTable, codeAt, indexOfCode } from './code-table.ts';
import { classOfFeedback } from './feedback-class.ts';
import type { Field } from './field.ts';

/** Edition, rows and tray, as the rules give them to a breaker. */
export type Knowledge = Clues;

/** Knowledge and its candidates. Belongs to the field on which it was computed. */
export interface Standing {
  readonly knowledge: Knowledge;
  /** Rows of the code table that fit, ascending. */
  readonly candidates: Uint32Array;
}

export function workOut(field: Field, knowledge: Knowledge): Standing {
  const [first, ...others] = knowledge.rows;
  let candidates = first ? fittingFirst(field, knowledge, first) : fittingTray(field.table, knowledge);
  for (const row of others) candidates = narrow(field, candidates, row);
  return { knowledge, candidates };
}

/** The standing after one more row, without checking the earlier ones again. */
export function withRow(field: Field, { knowledge, candidates }: Standing, row: MarkedGuess): Standing {
  const rows = [...knowledge.rows, row];
  return { knowledge: { ...knowledge, rows }, candidates: narrow(field, candidates, row) };
}

/** By tray and row, the oldest first. Candidates are never written to. */
const firstRows = new WeakMap<Field, Map<string, Uint32Array>>();
const MOST_FIRST_ROWS = 4;

/** Cached: the first row costs most, as every code is checked, and a game asks about it again and again. */
function fittingFirst(field: Field, knowledge: Knowledge, first: MarkedGuess): Uint32Array {
  const kept = firstRows.get(field) ?? new Map<string, Uint32Array>();
  firstRows.set(field, kept);
  const key = JSON.stringify([knowledge.missing, first]);
  const known = kept.get(key);
  if (known) return known;
  const found = narrow(field, fittingTray(field.table, knowledge), first);
  const [oldest] = kept.keys();
  if (kept.size === MOST_FIRST_ROWS && oldest !== undefined) kept.delete(oldest);
  kept.set(key, found);
  return found;
}

/** The candidates that would have got this feedback for this guess. */
function narrow({ table, kernel }: Field, candidates: Uint32Array, row: MarkedGuess): Uint32Array {
  const wanted = classOfFeedback(table.feedback, row.mark);
  if (wanted < 0) return new Uint32Array(0);
  const guess = indexOfCode(table, row.guess);
  if (guess < 0) return candidates.filter((index) => fitsRow(table, index, row));
  const kept = chunksOf(candidates).map((chunk) => {
    const set = kernel.load(chunk);
    const found = kernel.filter(set, guess, wanted);
    kernel.drop(set);
    return found;
  });
  return joined(kept);
}

/** The codes of a standing, at most this many: an edition may have two million. */
export function fittingCodes({ table }: Field, { candidates }: Standing, most: number): readonly Code[] {
  return Array.from(candidates.subarray(0, most), (index) => codeAt(table, index));
}

/** T3: every code if pegs are not counted; otherwise those that the tray allows with at most two of a kind palmed. */
export function fittingTray(table: CodeTable, { spec, missing }: Knowledge): Uint32Array {
  const fitting = new Uint32Array(table.size);
  const fits = missing === null ? () => true : trayCheck(table, spec.facets.length, missing);
  let kept = 0;
  for (let index = 0; index < table.size; index += 1) {
    if (!fits(index)) continue;
    fitting[kept] = index;
    kept += 1;
  }
  return fitting.subarray(0, kept);
}

function trayCheck(
  { rows, pegs, spec: { holes } }: CodeTable,
  facets: number,
  missing: readonly (readonly number[])[],
): (index: number) => boolean {
  const kinds = pegs.map((peg) => (facets === 1 ? [peg] : [Math.floor(peg / 10), peg % 10]));
  const spare = missing.map((of) => Int8Array.of(0, ...of));
  return (index) => {
    for (const [facet, of] of missing.entries()) spare[facet]?.set(of, 1);
    for (let hole = 0; hole < holes; hole += 1) {
      const peg = kinds[rows[index * holes + hole] as number] as readonly number[];
      for (const [facet, of] of spare.entries()) {
        const kind = peg[facet] as number;
        of[kind] = (of[kind] as number) - 1;
      }
    }
    return spare.every((of) =>
      of.every((palmed, kind) => kind === 0 || (palmed >= 0 && palmed <= MOST_PALMED)),
    );
  };
}

/** For a guess that is not a code of this game, such as one with blanks when the maker declared none. */
function fitsRow(table: CodeTable, index: number, row: MarkedGuess): boolean {
  return sameFeedback(mark(table.marking, codeAt(table, index), row.guess), row.mark);
}

function joined(parts: readonly Uint32Array[]): Uint32Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
