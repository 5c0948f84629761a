// The tables of a server as a guest finds them: their own, those with a free seat, those to watch; each with its words.

import type { TableCard } from '@blackpeg/protocol';
import type { EditionName } from '@blackpeg/rules';
import { editionName, type Language, onlineTexts, termsText } from '@blackpeg/wording';

/** What a player does at a table: comes back, joins, watches. */
export type TablePurpose = 'return' | 'sit' | 'watch';

export interface TableOffer {
  readonly purpose: TablePurpose;
  readonly card: TableCard;
}

/** A table in the list; a closed one keeps its place until nobody reads there. */
export interface Listed {
  readonly card: TableCard;
  readonly isGone: boolean;
}

/** Tables keep their place, new ones come last. `keepsGone` while the player points at or reads the list. */
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

/** Tables of others: the player's own are listed elsewhere. */
export function ofOthers(cards: readonly TableCard[]): readonly TableCard[] {
  return cards.filter(({ seat }) => seat === null);
}

/** To come back to: running ones first, then waiting ones; finished ones are among the matches. */
export function toComeBackTo(cards: readonly TableCard[]): readonly TableCard[] {
  return (['playing', 'waiting'] as const).flatMap((phase) => cards.filter((card) => card.phase === phase));
}

export function ofEdition(shown: readonly Listed[], edition: EditionName | null): readonly Listed[] {
  return edition === null ? shown : shown.filter(({ card }) => card.terms.edition.name === edition);
}

export function openCount(shown: readonly Listed[]): number {
  return shown.filter(({ isGone }) => !isGone).length;
}

function freeSeats({ names }: TableCard): number {
  return names.filter((name) => name === null).length;
}

/** The players at the table, without this one. */
function othersAt({ names, seat }: TableCard): readonly string[] {
  return names.flatMap((name, at) => (name === null || at === seat ? [] : [name]));
}

/** Whole minutes; never negative, even if this clock is behind the server's. */
function minutesOpen({ openedAt }: TableCard, now: number): number {
  return Math.max(0, Math.floor((now - openedAt) / 60_000));
}

export interface TableLine {
  /** The players. */
  readonly title: string;
  readonly terms: string;
  /** The state of the table. */
  readonly state: string;
  /** The action there, in short and with the players' names. */
  readonly action: string;
  readonly actionWith: string;
}

/** If names were withdrawn, a table is named after its edition. `now` is for how long it has waited. */
export function tableLine(language: Language, { purpose, card }: TableOffer, now: number): TableLine {
  const { mine, running, tables } = onlineTexts(language);
  const others = othersAt(card).join(', ');
  const title = others || editionName(language, card.terms.edition.name);
  const isPlaying = card.phase === 'playing';
  const line = { title, terms: termsText(language, card.terms) };
  switch (purpose) {
    case 'return': {
      const [state, action] = isPlaying ? [mine.playing, mine.resume] : [mine.waiting, mine.enter];
      const company = others || mine.alone;
      return { ...line, title: company, state, action, actionWith: `${action}, ${company}` };
    }
    case 'sit': {
      const state = `${tables.free(freeSeats(card))}, ${tables.waits(minutesOpen(card, now))}`;
      return { ...line, state, action: tables.sit, actionWith: tables.sitWith(title) };
    }
    case 'watch':
      return { ...line, state: mine.playing, action: running.look, actionWith: running.lookAt(title) };
  }
}
