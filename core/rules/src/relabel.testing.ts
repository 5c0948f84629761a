// Renaming kinds and moving holes: what must change nothing but the names and the places.

import type { Action } from './action.ts';
import { type Code, type CodeSpec, kindsOf, type Peg } from './code.ts';
import type { Dice } from './dice.ts';
import type { Edition } from './edition.ts';
import type { MatchEvent } from './event.ts';
import type { PegCounts } from './tray.ts';

/** A permutation of the kinds of each facet (blank stays blank) and of the holes of each length. */
export interface Relabelling {
  readonly kinds: readonly (readonly number[])[];
  readonly holes: ReadonlyMap<number, readonly number[]>;
}

export function randomRelabelling(edition: Pick<Edition, 'facets' | 'holes'>, dice: Dice): Relabelling {
  return {
    kinds: edition.facets.map(({ size }) => [0, ...shuffled(size, dice).map((index) => index + 1)]),
    holes: new Map(edition.holes.map((length) => [length, shuffled(length, dice)])),
  };
}

export function relabelCode(labels: Relabelling, code: Code): Code {
  const order = labels.holes.get(code.length) ?? [...code.keys()];
  return order.map((hole) => relabelPeg(labels, code[hole] ?? 0));
}

export function relabelAction(labels: Relabelling, action: Action): Action {
  switch (action.type) {
    case 'hide-code':
      return {
        ...action,
        code: action.code === 'hidden' ? 'hidden' : relabelCode(labels, action.code),
        palmed: action.palmed && relabelCounts(labels, action.palmed),
      };
    case 'place-guess':
      return { ...action, guess: relabelCode(labels, action.guess) };
    case 'time-up':
      return { ...action, draft: action.draft && relabelCode(labels, action.draft) };
    case 'open-code':
      return { ...action, code: relabelCode(labels, action.code) };
    default:
      return action;
  }
}

/** Codes are the only arrays of numbers that stand under these names; everything else is left as it is. */
export function relabelEvent(labels: Relabelling, event: MatchEvent): MatchEvent {
  return JSON.parse(JSON.stringify(event), (key, value: unknown) => {
    if ((key === 'code' || key === 'guess') && Array.isArray(value)) return relabelCode(labels, value);
    if ((key === 'tray' || key === 'palmed') && Array.isArray(value)) return relabelCounts(labels, value);
    return value;
  });
}

function relabelPeg(labels: Relabelling, peg: Peg): Peg {
  const facets = labels.kinds.map(() => ({ name: 'colour', size: 9, blank: true }) as const);
  const spec: CodeSpec = { holes: 1, facets, repeats: true };
  return kindsOf(spec, peg).reduce((sum, kind, facet) => sum * 10 + (labels.kinds[facet]?.[kind] ?? 0), 0);
}

function relabelCounts(labels: Relabelling, counts: PegCounts): PegCounts {
  return counts.map((kinds, facet) => {
    const renamed = [...kinds];
    for (const [index, count] of kinds.entries())
      renamed[(labels.kinds[facet]?.[index + 1] ?? 1) - 1] = count;
    return renamed;
  });
}

function shuffled(length: number, dice: Dice): readonly number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = dice(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
