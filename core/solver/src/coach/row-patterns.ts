// Patterns of a single row, given the beliefs so far: all of them for pegs of one facet, those of blacks for pairs.

import { type Code, kindsOf } from '@blackpeg/rules';
import type { Fact } from '../deduction/facts.ts';
import { type Beliefs, holesOf, isPossible, kindIn, leastOf, mostOf, valuesOf } from './beliefs.ts';
import type { CoachScene, Finding, StepReason } from './step.ts';

/** Finds facts that are not believed yet. */
export type Pattern = (scene: CoachScene, beliefs: Beliefs) => readonly Finding[];

/** A row on the board, with what the patterns need of it. */
export interface SeenRow {
  readonly row: number;
  readonly guess: Code;
  readonly black: number;
  /** Black and white. */
  readonly pegs: number;
  readonly blue: number;
}

type RowPattern = (
  scene: CoachScene,
  beliefs: Beliefs,
  row: SeenRow,
) => readonly { readonly reason: StepReason; readonly fact: Fact }[];

/** With one facet a peg is a kind. */
export function hasOneFacet({ spec }: Pick<CoachScene, 'spec'>): boolean {
  return spec.facets.length === 1;
}

export const nothing = ofRow(({ spec, marking }, _, { guess, pegs, blue }) => {
  if (pegs > 0 || blue > 0) return [];
  const reason = { kind: 'nothing' } as const;
  if (spec.facets.length === 1) return distinct(guess).map((value) => ({ reason, fact: atMost(value, 0) }));
  if (marking !== 'pairs') return [];
  return holesOf(spec).flatMap((hole) =>
    kindsOf(spec, guess[hole - 1] ?? 0).map((value, facet) => ({
      reason,
      fact: { kind: 'not-here', hole, facet, value } as const,
    })),
  );
});

export const noBlack = ofRow((scene, _, { guess, black }) => {
  if (black > 0 || !hasOneFacet(scene)) return [];
  return guess.map((value, at) => ({ reason: { kind: 'no-black' }, fact: notHere(at + 1, value) }));
});

export const allIn = ofRow((scene, _, { guess, pegs }) => {
  const { spec } = scene;
  if (pegs < spec.holes || !hasOneFacet(scene)) return [];
  return valuesOf(spec, 0).map((value) => {
    const times = timesIn(guess, value);
    return {
      reason: { kind: 'all-in' },
      fact: { kind: 'count', facet: 0, value, least: times, most: times },
    };
  });
});

/** The row has few answer pegs: those that its other kinds account for cannot be for this one. */
export const accounted = ofRow((scene, beliefs, { guess, pegs }) => {
  if (!hasOneFacet(scene)) return [];
  return distinct(guess).flatMap((value) => {
    const by = distinct(guess).filter((other) => other !== value && leastOf(beliefs, 0, other) > 0);
    const taken = by.reduce(
      (sum, other) => sum + Math.min(timesIn(guess, other), leastOf(beliefs, 0, other)),
      0,
    );
    const most = pegs - taken;
    if (most >= timesIn(guess, value)) return [];
    const reason = { kind: 'accounted', pegs, by: by.map((kind) => ({ facet: 0, kind })), taken } as const;
    return [{ reason, fact: atMost(value, most) }];
  });
});

export const othersTooFew = ofRow((scene, beliefs, { guess, pegs }) => {
  if (!hasOneFacet(scene)) return [];
  const most = (value: number) => Math.min(timesIn(guess, value), mostOf(beliefs, 0, value));
  const all = distinct(guess).reduce((sum, value) => sum + most(value), 0);
  return distinct(guess).flatMap((value) => {
    const others = all - most(value);
    const least = pegs - others;
    if (least <= 0) return [];
    return [{ reason: { kind: 'others-too-few', pegs, others }, fact: atLeast(scene, value, least) }];
  });
});

export const blacksLeft = ofRow(({ spec }, beliefs, { guess, black }) => {
  const open = holesOf(spec).filter((hole) => couldBe(beliefs, hole, guess[hole - 1] ?? 0));
  if (black === 0 || open.length !== black) return [];
  const reason = { kind: 'blacks-left', blacks: black, holes: open } as const;
  return open.flatMap((hole) =>
    kindsOf(spec, guess[hole - 1] ?? 0).map((value, facet) => ({
      reason,
      fact: { kind: 'here', hole, facet, value } as const,
    })),
  );
});

export const blacksFound = ofRow((scene, beliefs, { guess, black }) => {
  if (black === 0 || !hasOneFacet(scene)) return [];
  const found = holesOf(scene.spec).filter((hole) => kindIn(beliefs, hole, 0) === guess[hole - 1]);
  if (found.length !== black) return [];
  const reason = { kind: 'blacks-found', blacks: black, holes: found } as const;
  return holesOf(scene.spec)
    .filter((hole) => !found.includes(hole))
    .map((hole) => ({ reason, fact: notHere(hole, guess[hole - 1] ?? 0) }));
});

/** Without a white peg, the pegs that a row shares with the code are all in their own holes. */
export const noWhite = ofRow((scene, beliefs, { guess, black, pegs }) => {
  if (pegs > black || pegs === 0 || !hasOneFacet(scene)) return [];
  const reason = { kind: 'no-white' } as const;
  return distinct(guess).flatMap((value) => {
    const own = holesOf(scene.spec).filter((hole) => guess[hole - 1] === value);
    const open = own.filter((hole) => isPossible(beliefs, hole, 0, value));
    const shared = Math.min(own.length, leastOf(beliefs, 0, value));
    const here = shared > 0 && open.length === shared ? open : [];
    return [
      ...here.map((hole) => ({ reason, fact: { kind: 'here', hole, facet: 0, value } as const })),
      ...(open.length < own.length ? [{ reason, fact: atMost(value, open.length) }] : []),
    ];
  });
});

/** Can this peg, a pair or not, be in the hole? */
export function couldBe(beliefs: Beliefs, hole: number, peg: number): boolean {
  return kindsOf(beliefs.spec, peg).every((value, facet) => isPossible(beliefs, hole, facet, value));
}

export function ofRow(pattern: RowPattern): Pattern {
  return (scene, beliefs) =>
    scene.which.flatMap((row) => {
      const marked = scene.rows[row];
      if (!marked) return [];
      const { guess, mark } = marked;
      const seen = { row, guess, black: mark.black, pegs: mark.black + mark.white, blue: mark.blue };
      return pattern(scene, beliefs, seen).map((found) => ({ ...found, rows: [row] }));
    });
}

export function distinct(guess: Code): readonly number[] {
  return [...new Set(guess)];
}

export function timesIn(guess: Code, value: number): number {
  return guess.filter((peg) => peg === value).length;
}

export function atMost(value: number, most: number): Fact {
  return { kind: 'count', facet: 0, value, least: 0, most };
}

export function atLeast({ spec }: Pick<CoachScene, 'spec'>, value: number, least: number): Fact {
  return { kind: 'count', facet: 0, value, least, most: spec.holes };
}

export function notHere(hole: number, value: number): Fact {
  return { kind: 'not-here', hole, facet: 0, value };
}

export function sum(values: readonly number[], of: (value: number) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}
