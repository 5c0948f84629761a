// The tables of the lobby as they are shown: in an order that does not jump, each with what is to be said of it.

import type { TableCard } from '@blackpeg/protocol';
import type { EditionName } from '@blackpeg/rules';

/** A table in the list; one that is gone stays where it stood until nobody reads there. */
export interface Listed {
  readonly card: TableCard;
  readonly isGone: boolean;
}

/** Why somebody could not sit down, and at which table. */
export interface Refused {
  readonly at: string;
  readonly why: string;
}

/** What stood there keeps its place, what is new comes last. `keepsGone` while somebody has a hand or an eye on the list. */
export function merged(
  shown: readonly Listed[],
  fresh: readonly TableCard[],
  keepsGone: boolean,
): readonly Listed[] {
  const byId = new Map(fresh.map((card) => [card.table, card]));
  const known = new Set(shown.map(({ card }) => card.table));
  const kept = shown.flatMap(({ card }): readonly Listed[] => {
    const now = byId.get(card.table);
    if (now) return [{ card: now, isGone: false }];
    return keepsGone ? [{ card, isGone: true }] : [];
  });
  const added = fresh.filter(({ table }) => !known.has(table)).map((card) => ({ card, isGone: false }));
  return [...kept, ...added];
}

/** Tables of others: one's own stand elsewhere. */
export function ofOthers(cards: readonly TableCard[]): readonly TableCard[] {
  return cards.filter(({ seat }) => seat === null);
}

/** To come back to: those being played first, then those that wait; what is over is among the matches. */
export function toComeBackTo(cards: readonly TableCard[]): readonly TableCard[] {
  return (['playing', 'waiting'] as const).flatMap((phase) => cards.filter((card) => card.phase === phase));
}

export function ofEdition(shown: readonly Listed[], edition: EditionName | null): readonly Listed[] {
  return edition === null ? shown : shown.filter(({ card }) => card.terms.edition.name === edition);
}

export function openCount(shown: readonly Listed[]): number {
  return shown.filter(({ isGone }) => !isGone).length;
}

export function freeSeats({ names }: TableCard): number {
  return names.filter((name) => name === null).length;
}

/** Those who sit there, but for oneself. */
export function othersAt({ names, seat }: TableCard): readonly string[] {
  return names.flatMap((name, at) => (name === null || at === seat ? [] : [name]));
}

/** Whole minutes; a clock that goes ahead of the server's makes none of them negative. */
export function minutesOpen({ openedAt }: TableCard, now: number): number {
  return Math.max(0, Math.floor((now - openedAt) / 60_000));
}
