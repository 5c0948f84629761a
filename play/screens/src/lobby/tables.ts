// The tables of a server as a guest finds them: their own, those with a free seat, those to watch; each with its words.

import type { TableCard } from '@blackpeg/protocol';
import type { EditionName } from '@blackpeg/rules';
import { editionName, type Language, onlineTexts, termsText } from '@blackpeg/wording';

/** What one does at a table: comes back, sits down, watches. */
export type TablePurpose = 'return' | 'sit' | 'watch';

export interface TableOffer {
  readonly purpose: TablePurpose;
  readonly card: TableCard;
}

/** A table in the list; one that is gone stays where it stood until nobody reads there. */
export interface Listed {
  readonly card: TableCard;
  readonly isGone: boolean;
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

function freeSeats({ names }: TableCard): number {
  return names.filter((name) => name === null).length;
}

/** Those who sit there, but for oneself. */
function othersAt({ names, seat }: TableCard): readonly string[] {
  return names.flatMap((name, at) => (name === null || at === seat ? [] : [name]));
}

/** Whole minutes; a clock that goes ahead of the server's makes none of them negative. */
function minutesOpen({ openedAt }: TableCard, now: number): number {
  return Math.max(0, Math.floor((now - openedAt) / 60_000));
}

export interface TableLine {
  /** Who sits there. */
  readonly title: string;
  readonly terms: string;
  /** How it stands. */
  readonly state: string;
  /** What one does there, briefly and with whom. */
  readonly action: string;
  readonly actionWith: string;
}

/** Names that were taken back leave a table by the name of its box. `now` tells how long it has waited. */
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
