// The matches of this machine by lines: listed with their numbers, and one of them gone on with.

import { type Language, matchesTexts, plainTexts } from '@blackpeg/wording';
import { lineOf } from '../game/match-line.ts';
import { type DamagedMatch, type KeptMatch, keptMatches, openMatches } from '../saved/saved.ts';
import { chosen, type Desk } from './desk.ts';

export interface MatchList {
  /** Those that wait first, then the others, the newest of each first. */
  readonly kept: readonly KeptMatch[];
  readonly damaged: readonly DamagedMatch[];
}

export async function inOrder({ saved }: Pick<Desk, 'saved'>): Promise<MatchList> {
  const damaged: DamagedMatch[] = [];
  const all = await keptMatches(saved, (match) => damaged.push(match));
  return { kept: [...all.filter(isOpen), ...all.filter((match) => !isOpen(match))], damaged };
}

export function isOpen({ state }: KeptMatch): boolean {
  return state.phase !== 'closed';
}

/** A sentence for each, with headings. */
export function listTexts(language: Language, { kept, damaged }: MatchList): readonly string[] {
  const { keeping } = plainTexts(language);
  if (kept.length + damaged.length === 0) return [keeping.none];
  const waiting = kept.filter(isOpen).length;
  return [
    ...kept.flatMap((match, index) => {
      const { about, state } = lineOf(language, match);
      const line = keeping.line(index + 1, match.card.match, about, state);
      if (index === 0 && waiting > 0) return [keeping.waiting, line];
      return index === waiting ? [keeping.finished, line] : [line];
    }),
    ...damagedTexts(language, damaged, kept.length),
  ];
}

function damagedTexts(
  language: Language,
  matches: readonly DamagedMatch[],
  before: number,
): readonly string[] {
  const { keeping } = plainTexts(language);
  const { damaged, damagedMatch, unreadable } = matchesTexts(language);
  const lines = matches.map(({ match }, index) =>
    keeping.line(before + index + 1, match, damagedMatch, unreadable),
  );
  return lines.length === 0 ? [] : [`${damaged}:`, ...lines];
}

/** Without its name, for a list that has numbers. */
export function shortLine(language: Language, match: KeptMatch): string {
  const { about, state } = lineOf(language, match);
  return `${about}. ${state}`;
}

/** One of those that wait; null where there is none, or nobody chooses. */
export async function chooseOpen(desk: Desk): Promise<string | null> {
  const { keeping, menu } = plainTexts(desk.language);
  const waiting = await openMatches(desk.saved);
  if (waiting.length === 0) desk.printer.say(keeping.none);
  if (waiting.length <= 1) return waiting[0]?.card.match ?? null;
  const index = await chosen(
    desk,
    menu.which,
    waiting.map((match) => shortLine(desk.language, match)),
  );
  return index === null ? null : (waiting[index]?.card.match ?? null);
}
