// A table: what is to be played, who sits where, and how far it has come.

import type { SeatedAt, TableCard } from '@blackpeg/protocol';
import type { Seat, Terms, Viewer } from '@blackpeg/rules';
import type { Guest } from '../store/records.ts';

export interface Table {
  /** Also the id of its match. Whoever has it may look on. */
  readonly id: string;
  /** The same to say aloud or to type. */
  readonly code: string;
  readonly terms: Terms;
  /** Null where nobody sits yet. */
  readonly seats: readonly (Sitter | null)[];
  /** Waiting until all sit, over when the match has been closed. */
  readonly phase: TableCard['phase'];
  /** Stands in the lobby. */
  readonly listed: boolean;
  readonly openedAt: number;
  /** The id of the guest who may begin before all seats are taken; null when they were deleted. */
  readonly openedBy: string | null;
}

/** Who sits: a guest, or nobody any more where a guest was deleted. */
export type Sitter = Guest | typeof NOBODY;

/** A seat that was taken by somebody who is deleted; it is not free. */
export const NOBODY = { id: null, name: null } as const;

/** Everybody else looks on. */
export function placeOf({ seats }: Table, guest: Guest): Viewer {
  const seat = seats.findIndex((other) => other?.id === guest.id);
  return seat < 0 ? 'spectator' : seat;
}

export function namesAt({ seats }: Table): readonly (string | null)[] {
  return seats.map((sitter) => sitter?.name ?? null);
}

/** For one who sits there. */
export function seatedAt(table: Table, guest: Guest): SeatedAt {
  return { table: table.id, code: table.code, seat: placeOf(table, guest) as Seat };
}

/** As this guest is told of it. */
export function cardOf(table: Table, guest: Guest): TableCard {
  const { id, code, terms, phase, listed, openedAt } = table;
  const place = placeOf(table, guest);
  const seat = place === 'spectator' ? null : place;
  return { table: id, code, terms, names: namesAt(table), seat, phase, listed, openedAt };
}
