// What is certain in words, with the rows that show it: “Row 2 leaves no room for yellow in holes 1 and 3.”

import type { Deduction, Fact, Reasoning } from '@blackpeg/solver';
import type { Listener } from '../faults/violations.ts';
import { colourOf, type Pegs, shapeOf } from '../names/pegs.ts';
import { textsOf, type WordsIn } from '../words/lookup.ts';
import type { Thing } from '../words/peg-kinds.ts';

const adviceWords = textsOf('solver', 'advice');
const deductionsWords = textsOf('solver', 'deductions');

export function deductionText(listener: Listener, deduction: Deduction): string {
  return groupText(listener, [deduction]);
}

/** In as few sentences as possible: what the same rows show about a peg in several holes is said at once. */
export function deductionTexts(listener: Listener, deductions: readonly Deduction[]): readonly string[] {
  const groups = new Map<string, Deduction[]>();
  for (const deduction of deductions) {
    const key = keyOf(deduction);
    const group = groups.get(key);
    if (group) group.push(deduction);
    else groups.set(key, [deduction]);
  }
  return [...groups.values()].map((group) => groupText(listener, group));
}

/** How a position can be solved, step by step. */
export function reasoningTexts(listener: Listener, { steps }: Reasoning): readonly string[] {
  return steps.flatMap(({ deductions }) => deductionTexts(listener, deductions));
}

/** All that is certain under a heading, or that nothing is. */
export function certaintyTexts(listener: Listener, deductions: readonly Deduction[]): readonly string[] {
  const { certain, nothingCertain } = adviceWords(listener.language);
  return deductions.length === 0 ? [nothingCertain] : [certain, ...deductionTexts(listener, deductions)];
}

/** All of a group are about the same thing in different holes, or there is only one. */
function groupText({ language, edition }: Listener, group: readonly Deduction[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const words = deductionsWords(language);
  const rows = first.rows.map((row) => row + 1);
  const thing = thingOf(edition, first.fact);
  const holes = group.flatMap(({ fact }) => ('hole' in fact ? [fact.hole] : []));
  switch (first.fact.kind) {
    case 'here':
      return words.here(rows, thing, holes);
    case 'not-here':
      return words.notHere(rows, thing, holes);
    case 'count':
      return countText(words, rows, thing, first.fact);
  }
}

function countText(
  words: WordsIn<'solver'>['deductions'],
  rows: readonly number[],
  thing: Thing,
  { least, most }: Extract<Fact, { readonly kind: 'count' }>,
): string {
  if (most === 0) return words.absent(rows, thing);
  if (least === most) return words.exactly(rows, thing, least);
  return least > 0 ? words.atLeast(rows, thing, least) : words.atMost(rows, thing, most);
}

/** What a fact is about. */
export function thingOf(pegs: Pegs, { facet, value }: Pick<Fact, 'facet' | 'value'>): Thing {
  const name = pegs.facets[facet]?.name ?? 'number';
  if (value === 0) return blankOf(pegs, name);
  const colour = name === 'colour' ? colourOf(pegs, value) : undefined;
  if (colour) return { kind: 'colour', colour };
  const shape = name === 'shape' ? shapeOf(value) : undefined;
  return shape ? { kind: 'shape', shape } : { kind: 'number', number: value };
}

/** A pair may lack one of its two; a peg that lacks its only one is a blank. */
function blankOf(pegs: Pegs, name: string): Thing {
  if (pegs.facets.length === 1 || name === 'number') return { kind: 'blank' };
  return { kind: name === 'colour' ? 'no-colour' : 'no-shape' };
}

/** Counts are said one by one, holes together. */
function keyOf({ fact, rows }: Deduction): string {
  const about = [fact.kind, fact.facet, fact.value, rows.join(' ')];
  return (fact.kind === 'count' ? [...about, fact.least, fact.most] : about).join('/');
}
