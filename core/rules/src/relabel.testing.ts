// Renames kinds and permutes holes: nothing but names and places may change.

import type { Code, Peg } from './code/code.ts';
import type { Dice } from './dice.ts';
import type { Edition } from './editions/edition.ts';
import type { Action } from './match/action.ts';
import type { MatchEvent, OpenRow } from './match/event.ts';
import type { PegCounts } from './tray/tray.ts';

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

export function relabelEvent(labels: Relabelling, event: MatchEvent): MatchEvent {
  switch (event.type) {
    case 'code-hidden':
      return {
        ...event,
        code: event.code === 'hidden' ? 'hidden' : relabelCode(labels, event.code),
        palmed: event.palmed === 'hidden' ? 'hidden' : event.palmed && relabelCounts(labels, event.palmed),
        tray: event.tray && relabelCounts(labels, event.tray),
      };
    case 'guess-placed':
      return event.guess === 'hidden' ? event : { ...event, guess: relabelCode(labels, event.guess) };
    case 'rows-uncovered':
      return { ...event, rows: event.rows.map((row) => relabelRow(labels, row)) };
    case 'code-opened':
      return { ...event, code: relabelCode(labels, event.code) };
    case 'codes-revealed':
      return {
        ...event,
        codes: event.codes.map((secret) => ({
          ...secret,
          code: relabelCode(labels, secret.code),
          palmed: secret.palmed && relabelCounts(labels, secret.palmed),
        })),
        rows: event.rows.map((row) => relabelRow(labels, row)),
      };
    default:
      return event;
  }
}

function relabelRow(labels: Relabelling, row: OpenRow): OpenRow {
  return row.guess === 'lost' ? row : { ...row, guess: relabelCode(labels, row.guess) };
}

function relabelPeg({ kinds: [first = [], second] }: Relabelling, peg: Peg): Peg {
  if (!second) return first[peg] ?? 0;
  return 10 * (first[Math.floor(peg / 10)] ?? 0) + (second[peg % 10] ?? 0);
}

function relabelCounts(labels: Relabelling, counts: PegCounts): PegCounts {
  return counts.map((kinds, facet) => {
    const renamed = [...kinds];
    for (const [index, count] of kinds.entries())
      renamed[(labels.kinds[facet]?.[index + 1] ?? 1) - 1] = count;
    return renamed;
  });
}

/** The numbers from 0 in random order. */
export function shuffled(length: number, dice: Dice): readonly number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = dice(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
