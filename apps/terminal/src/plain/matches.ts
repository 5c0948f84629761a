// The matches of this machine line by line: listed with their numbers, to be resumed or reviewed.

import { formatCode } from '@blackpeg/notation';
import type { Code, MatchState, Seat } from '@blackpeg/rules';
import { lineOf, matchGroups } from '@blackpeg/screens/matches';
import { finishedSearches, searchText } from '@blackpeg/screens/review';
import type { Card } from '@blackpeg/table';
import {
  commonTexts,
  type Language,
  matchesTexts,
  noBoardsText,
  ownSeat,
  plainTexts,
  reviewScreenTexts,
  speakerOf,
  whoIs,
} from '@blackpeg/wording';
import { chartLines } from '../game/texts.ts';
import { type DamagedMatch, keptMatches, openMatches, type SavedMatch } from '../saved/saved.ts';
import { chosen, type Dialogue } from './dialogue.ts';

export interface MatchList {
  /** Unfinished ones first, then the others, the newest of each first. */
  readonly kept: readonly SavedMatch[];
  readonly damaged: readonly DamagedMatch[];
}

export async function listedMatches({ saved }: Pick<Dialogue, 'saved'>): Promise<MatchList> {
  const damaged: DamagedMatch[] = [];
  const all = await keptMatches(saved, (match) => damaged.push(match));
  return { kept: [...all.filter(isOpen), ...all.filter((match) => !isOpen(match))], damaged };
}

export function isOpen({ state }: SavedMatch): boolean {
  return state.phase !== 'closed';
}

/** A sentence for each, with headings. */
export function listTexts(language: Language, { kept, damaged }: MatchList): readonly string[] {
  const { keeping } = plainTexts(language);
  const { named } = commonTexts(language);
  const { damagedMatch, unreadable } = matchesTexts(language);
  const ids = damaged.map(({ match }) => match);
  const groups = matchGroups(language, kept, ids, 'moment');
  if (groups.length === 0) return [keeping.none];
  let number = 0;
  return groups.flatMap(({ title, items }) => [
    named(title, '').trimEnd(),
    ...items.map(({ match, line }) => {
      number += 1;
      const about = line ? `${line.title}. ${line.about}` : damagedMatch;
      return keeping.line(number, match, about, line ? line.state : unreadable);
    }),
  ]);
}

/** Without its name, for a list that has numbers. */
export function shortLine(language: Language, match: SavedMatch): string {
  const { title, about, state } = lineOf(language, match, 'moment');
  return `${title}. ${about}. ${state}`;
}

/** One of the unfinished matches; null if there is none, or none is chosen. */
export async function chooseOpen(dialogue: Dialogue): Promise<string | null> {
  const { keeping, menu } = plainTexts(dialogue.language);
  const waiting = await openMatches(dialogue.saved);
  if (waiting.length === 0) dialogue.printer.say(keeping.none);
  if (waiting.length <= 1) return waiting[0]?.card.match ?? null;
  const index = await chosen(
    dialogue,
    menu.which,
    waiting.map((match) => shortLine(dialogue.language, match)),
  );
  return index === null ? null : (waiting[index]?.card.match ?? null);
}

/** `seat` is the reviewer, with only their own searches if there are any; null for everybody's. */
export async function sayReview(
  dialogue: Dialogue,
  card: Card,
  state: MatchState,
  seat: Seat | null,
): Promise<void> {
  const { printer, language, thinker } = dialogue;
  const { edition } = state.terms;
  const speaker = speakerOf(card, language, edition, ownSeat(card));
  const words = reviewScreenTexts(language);
  const all = finishedSearches(state);
  const own = all.filter(({ board }) => board.breaker === seat);
  const searches = own.length > 0 ? own : all;
  if (searches.length === 0) printer.say(noBoardsText(language));
  for (const search of searches) {
    const { round, board, clues, numbers } = search;
    const name = words.round(round.number, round.replay > 0);
    printer.say(`${name}. ${words.searchOf(whoIs(speaker, board.breaker))}.`);
    const found = await thinker.ask('review', { clues });
    const code = (guess: Code) => formatCode(clues.spec, guess);
    const { rows, whole } = searchText({ language, edition, code }, search, found);
    printer.say(...rows.flat(), ...whole);
    printer.say(plainTexts(language).review.chart);
    for (const line of chartLines(language, found, numbers)) printer.show(line);
  }
}
