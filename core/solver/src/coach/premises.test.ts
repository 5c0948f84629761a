// Everything a step of an explanation relies on was said before: in an earlier step, or as its supposition.

import { kindsOf, type MarkedGuess, mark } from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Knowledge } from '../candidates/knowledge.ts';
import { deductions } from '../deduction/deductions.ts';
import type { Fact } from '../deduction/facts.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { explain } from './explain.ts';
import type { CoachStep } from './step.ts';

const ORIGINAL: SmallGame = {
  name: '4 x 6',
  spec: { holes: 4, facets: [{ name: 'colour', size: 6, blank: false }], repeats: true },
  marking: 'places',
};

it('a peg is said to be in a hole before a step counts on it, even if nothing else is left there', () => {
  const secret = [6, 5, 5, 6];
  const rows = [
    [3, 3, 3, 3],
    [1, 5, 3, 4],
    [1, 2, 4, 1],
    [5, 5, 6, 6],
  ].map((guess) => ({ guess, mark: mark('places', secret, guess) }));
  everythingIsStated(ORIGINAL, { ...ORIGINAL, rows, missing: null });
});

it.each([...SMALL_GAMES, ORIGINAL])('no step is left out: $name', (game) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(), (count, seed) =>
      everythingIsStated(game, playedPosition(game, count, seed).knowledge),
    ),
    { numRuns: 12 },
  );
});

function everythingIsStated(game: SmallGame, knowledge: Knowledge): void {
  const field = fieldFor(game);
  for (const { fact, rows } of deductions(field, knowledge)) {
    const steps = explain(field, knowledge, [fact], rows);
    for (const step of steps) {
      const stated = [...step.uses.flatMap((used) => steps[used]?.facts ?? []), step.supposing ?? []].flat();
      const why = JSON.stringify({ step, steps, rows: knowledge.rows });
      expect(isStated(game, step, knowledge.rows[step.rows[0] ?? -1], stated), why).toBe(true);
    }
  }
}

/** The reasons that name a peg or hole that the row alone does not show. */
function isStated(
  { spec }: SmallGame,
  { reason }: CoachStep,
  row: MarkedGuess | undefined,
  stated: readonly Fact[],
): boolean {
  const kindsAt = (hole: number) => kindsOf(spec, row?.guess[hole - 1] ?? 0);
  const holes = Array.from({ length: spec.holes }, (_, at) => at + 1);
  const isHere = (hole: number, facet: number, value: number) =>
    stated.some((fact) => fact.kind === 'here' && is(fact, facet, value) && fact.hole === hole);
  const isNotHere = (hole: number, facet: number, value: number) =>
    stated.some(
      (fact) =>
        (is(fact, facet, value) && fact.kind === 'not-here' && fact.hole === hole) ||
        (is(fact, facet, value) && fact.kind === 'count' && fact.most === 0) ||
        (fact.kind === 'here' && fact.hole === hole && fact.facet === facet && fact.value !== value),
    );
  const least = (facet: number, value: number) =>
    Math.max(
      holes.filter((hole) => isHere(hole, facet, value)).length,
      ...stated.map((fact) => (fact.kind === 'count' && is(fact, facet, value) ? fact.least : 0)),
    );
  switch (reason.kind) {
    case 'blacks-found':
      return reason.holes.every((hole) => kindsAt(hole).every((value, facet) => isHere(hole, facet, value)));
    case 'blacks-left':
      return holes
        .filter((hole) => !reason.holes.includes(hole))
        .every((hole) => kindsAt(hole).some((value, facet) => isNotHere(hole, facet, value)));
    case 'all-placed':
      return reason.holes.every((hole) => isHere(hole, reason.of.facet, reason.of.kind));
    case 'places-left':
      return least(reason.of.facet, reason.of.kind) >= reason.times;
    case 'accounted':
      return reason.by.every(({ facet, kind }) => least(facet, kind) > 0);
    default:
      return true;
  }
}

function is(fact: Fact, facet: number, value: number): boolean {
  return fact.facet === facet && fact.value === value;
}
