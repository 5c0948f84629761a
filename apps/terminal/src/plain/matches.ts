// The matches of this machine by lines: listed with their numbers, and one of them gone on with.

import { type Language, plainTexts } from '@blackpeg/wording';
import { lineOf } from '../game/match-line.ts';
import type { WorldFault } from '../io.ts';
import { type KeptMatch, keptMatches, openMatches } from '../saved/saved.ts';
import { chosen, type Desk } from './desk.ts';

/** Those that wait first, then the others, the newest of each first. */
export async function inOrder(
  { saved }: Pick<Desk, 'saved'>,
  damaged?: (fault: WorldFault) => void,
): Promise<readonly KeptMatch[]> {
  const all = await keptMatches(saved, damaged);
  return [...all.filter(isOpen), ...all.filter((match) => !isOpen(match))];
}

export function isOpen({ state }: KeptMatch): boolean {
  return state.phase !== 'closed';
}

/** A sentence for each, with headings. */
export function listTexts(language: Language, matches: readonly KeptMatch[]): readonly string[] {
  const { keeping } = plainTexts(language);
  if (matches.length === 0) return [keeping.none];
  const waiting = matches.filter(isOpen).length;
  return matches.flatMap((match, index) => {
    const { about, state } = lineOf(language, match);
    const line = keeping.line(index + 1, match.card.match, about, state);
    if (index === 0 && waiting > 0) return [keeping.waiting, line];
    return index === waiting ? [keeping.finished, line] : [line];
  });
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
