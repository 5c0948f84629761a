// First guesses by pattern, so that the first advice needs no search: which holes are alike, not which pegs they have.

import { type Code, type CodeSpec, countPegs, type Marking, type Peg } from '@blackpeg/rules';

/** Pegs are numbered in order of first use: colour patterns, and for pairs a pattern of shapes beside it. */
interface Opening {
  readonly first: string;
  readonly second?: string;
}

/**
 * By marking, holes and kinds. Plain pegs from the best known trees (11223 for 5 × 8, 11234 for 5 × 9, 1123 for
 * 4 × 6); pairs by estimated cost over all codes.
 */
const OPENINGS: Readonly<Record<string, Opening>> = {
  'places 4 6': { first: '1123' },
  'places 4 7': { first: '1234' },
  'places 4 8': { first: '1234' },
  'places 4 9': { first: '1234' },
  'places 5 5': { first: '11223' },
  'places 5 6': { first: '11223' },
  'places 5 7': { first: '11223' },
  'places 5 8': { first: '11223' },
  'places 5 9': { first: '11234' },
  'places 4 25': { first: '1234', second: '1234' },
  'places 4 36': { first: '1234', second: '1234' },
  'pairs 4 5 5': { first: '1123', second: '1234' },
  'pairs 4 6 6': { first: '1234', second: '1234' },
};

/** The opening of a game if the table has one. */
export function openingOf(spec: CodeSpec, marking: Marking): Code | undefined {
  if (!spec.repeats) return undefined;
  const opening = OPENINGS[gameKey(spec, marking)];
  if (!opening) return undefined;
  const firstKinds = kindNames(spec, 0);
  const secondKinds = kindNames(spec, 1);
  return Array.from({ length: spec.holes }, (_, hole): Peg => {
    const first = firstKinds[Number(opening.first[hole]) - 1] ?? 0;
    if (opening.second === undefined) return first;
    return first * 10 + (secondKinds[Number(opening.second[hole]) - 1] ?? 0);
  });
}

/** Games with the same codes and answers, but for the names of kinds, have the same key. */
export function gameKey(spec: CodeSpec, marking: Marking): string {
  return [marking, spec.holes, ...kindsOf(spec, marking)].join(' ');
}

function kindsOf(spec: CodeSpec, marking: Marking): readonly number[] {
  if (marking === 'places') return [countPegs(spec)];
  return spec.facets.map(({ size, blank }) => size + (blank ? 1 : 0));
}

/** Real kinds before the blank: a first guess of blanks would look like a mistake. */
function kindNames(spec: CodeSpec, facet: number): readonly number[] {
  const { size, blank } = spec.facets[facet] ?? { size: 0, blank: false };
  const kinds = Array.from({ length: size }, (_, index) => index + 1);
  return blank ? [...kinds, 0] : kinds;
}
