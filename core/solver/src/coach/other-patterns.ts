// Patterns of several rows, of the tray, and of facts alone.

import { MOST_PALMED } from '@blackpeg/rules';
import type { Fact } from '../deduction/facts.ts';
import { type Beliefs, holesOf, isPossible, kindIn, leastOf, mostOf, onlyKind, valuesOf } from './beliefs.ts';
import { atLeast, atMost, distinct, hasOneFacet, notHere, type Pattern, timesIn } from './row-patterns.ts';
import type { CoachScene, Finding, StepReason } from './step.ts';

/** T3: missing pegs are in the code or withheld, at most two of a kind. */
export const tray: Pattern = ({ spec, missing }) =>
  (missing ?? []).flatMap((kinds, facet) =>
    kinds.map((count, at) => {
      const least = Math.max(0, count - MOST_PALMED);
      const fact = { kind: 'count', facet, value: at + 1, least, most: Math.min(count, spec.holes) } as const;
      return { reason: { kind: 'tray' }, rows: [], fact };
    }),
  );

/** The pegs that one or two rows' answers stand for take holes from every other kind. */
export const room: Pattern = (scene) => {
  if (!hasOneFacet(scene)) return [];
  const { spec, rows, which } = scene;
  return [...which.map((row) => [row]), ...pairsOf(which)].flatMap((some) =>
    valuesOf(spec, 0).flatMap((value) => {
      const marked = some.flatMap((row) => rows[row] ?? []);
      const others = marked.map(({ guess }) => distinct(guess).filter((peg) => peg !== value));
      if (new Set(others.flat()).size < others.flat().length) return [];
      const filling = marked.map(({ guess, mark }) =>
        Math.max(0, mark.black + mark.white - timesIn(guess, value)),
      );
      const filled = filling.reduce((sum, pegs) => sum + pegs, 0);
      // A row that adds nothing is not needed.
      if (filling.includes(0)) return [];
      return [
        { reason: { kind: 'room', filled } as const, rows: some, fact: atMost(value, spec.holes - filled) },
      ];
    }),
  );
};

/** Two rows that differ in one hole only: that hole explains the difference of their answers. */
export const oneChanged: Pattern = (scene) =>
  pairsOf(scene.which).flatMap(([one, other]): readonly Finding[] => {
    const [first, second] = [scene.rows[one], scene.rows[other]];
    if (!first || !second) return [];
    const differing = holesOf(scene.spec).filter((hole) => first.guess[hole - 1] !== second.guess[hole - 1]);
    const [hole] = differing;
    if (hole === undefined || differing.length > 1) return [];
    const [before, after] = [first.guess[hole - 1] ?? 0, second.guess[hole - 1] ?? 0];
    const blacks = [first.mark.black, second.mark.black] as const;
    const all = [blacks[0] + first.mark.white, blacks[1] + second.mark.white] as const;
    const pegs = all[1] - all[0];
    const byBlacks = blackFacts(scene, hole, [before, after], blacks[1] - blacks[0]).map((fact) => ({
      reason: { kind: 'one-changed', hole, blacks } as const,
      rows: [one, other],
      fact,
    }));
    const [held, taken] = [timesIn(first.guess, after), timesIn(first.guess, before)];
    const facts =
      pegs === 1
        ? [atLeast(scene, after, held + 1), atMost(before, taken - 1)]
        : [atLeast(scene, before, taken), atMost(after, held)];
    const byPegs =
      Math.abs(pegs) !== 1 || !hasOneFacet(scene)
        ? []
        : facts.map((fact) => ({
            reason: { kind: 'one-changed-pegs', hole, pegs: all } as const,
            rows: [one, other],
            fact,
          }));
    return [...byBlacks, ...byPegs];
  });

function blackFacts(
  scene: CoachScene,
  hole: number,
  [before, after]: readonly [number, number],
  blacks: number,
): readonly Fact[] {
  const peg = blacks > 0 ? after : before;
  if (blacks !== 0) {
    return facetsOf(scene, peg).map((value, facet) => ({ kind: 'here', hole, facet, value }));
  }
  return hasOneFacet(scene) ? [notHere(hole, before), notHere(hole, after)] : [];
}

function facetsOf({ spec }: CoachScene, peg: number): readonly number[] {
  return spec.facets.length === 1 ? [peg] : [Math.floor(peg / 10), peg % 10];
}

export const placesLeft = ofFacts((beliefs, facet, value) => {
  const times = leastOf(beliefs, facet, value);
  const open = holesOf(beliefs.spec).filter((hole) => isPossible(beliefs, hole, facet, value));
  if (times === 0 || open.length !== times) return [];
  const reason = { kind: 'places-left', of: { facet, kind: value }, times } as const;
  return open.map((hole) => ({ reason, fact: { kind: 'here', hole, facet, value } }));
});

export const allPlaced = ofFacts((beliefs, facet, value) => {
  const times = mostOf(beliefs, facet, value);
  const holes = holesOf(beliefs.spec).filter((hole) => kindIn(beliefs, hole, facet) === value);
  if (times === 0 || holes.length !== times) return [];
  const reason = { kind: 'all-placed', of: { facet, kind: value }, holes } as const;
  return holesOf(beliefs.spec)
    .filter((hole) => !holes.includes(hole))
    .map((hole) => ({ reason, fact: { kind: 'not-here', hole, facet, value } }));
});

export const allKnown = ofFacts((beliefs, facet, value) => {
  const { spec } = beliefs;
  const known = valuesOf(spec, facet).reduce((sum, kind) => sum + leastOf(beliefs, facet, kind), 0);
  if (known !== spec.holes) return [];
  const most = leastOf(beliefs, facet, value);
  return [{ reason: { kind: 'all-known' }, fact: { kind: 'count', facet, value, least: 0, most } }];
});

export const othersFill = ofFacts((beliefs, facet, value) => {
  const { spec } = beliefs;
  const others = valuesOf(spec, facet)
    .filter((kind) => kind !== value)
    .reduce((sum, kind) => sum + mostOf(beliefs, facet, kind), 0);
  const least = spec.holes - others;
  if (least <= 0) return [];
  const fact = { kind: 'count', facet, value, least, most: spec.holes } as const;
  return [{ reason: { kind: 'others-fill', others }, fact }];
});

/** Everything else is excluded from a hole. */
export const onlyLeft = ofFacts((beliefs, facet, value) =>
  holesOf(beliefs.spec)
    .filter((hole) => onlyKind(beliefs, hole, facet) === value)
    .map((hole) => ({ reason: { kind: 'so' }, fact: { kind: 'here', hole, facet, value } })),
);

function ofFacts(
  pattern: (
    beliefs: Beliefs,
    facet: number,
    value: number,
  ) => readonly { readonly reason: StepReason; readonly fact: Fact }[],
): Pattern {
  return (_, beliefs) =>
    beliefs.spec.facets.flatMap((_, facet) =>
      valuesOf(beliefs.spec, facet).flatMap((value) =>
        pattern(beliefs, facet, value).map((found) => ({ ...found, rows: [] })),
      ),
    );
}

function pairsOf(rows: readonly number[]): readonly (readonly [number, number])[] {
  return rows.flatMap((one, at) => rows.slice(at + 1).map((other) => [one, other] as const));
}
