// Who may look at a shared screen: nobody while it is covered, otherwise one seat at a time (T4b).

import type { Seat } from '@blackpeg/rules';

export type Eyes =
  /** Nothing of the match is shown; the seat is the one to hand the screen to. */
  { readonly kind: 'covered'; readonly seat: Seat } | { readonly kind: 'shown'; readonly seat: Seat };

/** A screen starts covered, also after a reload: the player who has it now must say so. */
export function eyesAtFirst(seats: readonly Seat[]): Eyes {
  return { kind: 'covered', seat: seats[0] ?? 0 };
}

/** `due` are the seats at this screen that owe something. A seat that owes nothing may look until another owes something. */
export function eyesAfter(eyes: Eyes, due: readonly Seat[]): Eyes {
  if (due.length === 0 || due.includes(eyes.seat)) return eyes;
  const next = due.find((seat) => seat > eyes.seat) ?? due[0] ?? eyes.seat;
  return { kind: 'covered', seat: next };
}

/** The seat it was handed to has said that it is there. */
export function uncover(eyes: Eyes): Eyes {
  return { kind: 'shown', seat: eyes.seat };
}

/** Covered for the moment, by choice or because the app went to the background; for the same seat. */
export function cover(eyes: Eyes): Eyes {
  return { kind: 'covered', seat: eyes.seat };
}

/** Once more to a seat that owes nothing now: a maker who wants to correct an answer. */
export function handTo(seat: Seat): Eyes {
  return { kind: 'covered', seat };
}
