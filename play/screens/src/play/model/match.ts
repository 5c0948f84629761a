// Who plays, what each is doing, and the score of the match.

import {
  type Award,
  dutyOf,
  isFound,
  type MatchState,
  type Round,
  type Scoring,
  type Seat,
  standings,
} from '@blackpeg/rules';
import type { BoardIntent } from '@blackpeg/session';
import { numberText, type PlayWords, standingsText, type Who, whoIs } from '@blackpeg/wording';
import type { PlayCommand } from '../commands.ts';
import type { Look } from './look.ts';

/** What a seat is doing; rows from 1. */
export type SeatDoing =
  | { readonly kind: 'hiding' | 'hidden' | 'holds' | 'out' }
  | { readonly kind: 'breaking' | 'placed' | 'answering' | 'found'; readonly row: number };

/** Null if there is nothing to say. */
function seatDoing(state: MatchState, round: Round, seat: Seat): SeatDoing | null {
  const breaks = round.boards.find(({ breaker }) => breaker === seat);
  const makes = round.boards.some(({ maker }) => maker === seat);
  const holds = makes && !breaks ? ({ kind: 'holds' } as const) : null;
  if (round.resigned.includes(seat) || state.withdrawn.includes(seat)) return { kind: 'out' };
  if (breaks && isFound(breaks)) return { kind: 'found', row: breaks.rows.length };
  if (round !== state.round || state.phase === 'closed') return holds;
  const duty = dutyOf(state, seat);
  switch (duty?.kind) {
    case 'hide':
      return { kind: 'hiding' };
    case 'mark':
      return { kind: 'answering', row: duty.row + 1 };
    case 'place':
      return { kind: 'breaking', row: duty.row + 1 };
    case 'open':
    case undefined:
      if (state.phase === 'hiding') return makes ? { kind: 'hidden' } : null;
      return breaks ? placedRows(breaks.rows.length) : holds;
  }
}

function placedRows(rows: number): SeatDoing {
  return rows === 0 ? { kind: 'breaking', row: 1 } : { kind: 'placed', row: rows };
}

/** In a few words, beside a name; empty if nothing. */
function roleText(words: PlayWords['match'], doing: SeatDoing | null): string {
  if (doing === null) return '';
  return 'row' in doing ? words[doing.kind](doing.row) : words[doing.kind];
}

/** The positions of the pegs on a score track. */
export interface ScoreTrack {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** The ends of the scale; below 0 only if a total is (W4). */
  readonly least: number;
  readonly most: number;
}

/** As far as the match can go, or further if it went further; null if nothing is scored, or more than two play. */
export function scoreTrack({ state, speaker, words }: Look): ScoreTrack | null {
  const { scoring, length, edition, seats } = state.terms;
  if (scoring === 'none' || seats.length !== 2) return null;
  const scores = standings(state).map((account) => scoreOf(scoring, account));
  const names = scores.map((_, seat) => words.match.who(whoIs(speaker, seat)));
  const reached = Math.max(0, ...scores);
  const lowest = Math.min(0, ...scores);
  const track = { names, scores, least: lowest < 0 ? -tens(-lowest) : 0 };
  if (length.kind === 'target') return { ...track, most: Math.max(tens(length.points), tens(reached)) };
  if (scoring === 'rounds-won') return { ...track, most: Math.max(length.rounds, reached) };
  return { ...track, most: tens(Math.max((length.rounds / 2) * edition.rows, reached)) };
}

export interface SeatLine {
  readonly seat: Seat;
  readonly name: string;
  readonly who: Who;
  readonly doing: SeatDoing | null;
  /** The same in a few words, beside the name; empty if nothing. */
  readonly role: string;
  /** Null if nothing is scored. */
  readonly score: string | null;
}

/** A line for each seat: its player, what they do, their score. */
export function seatLines({ state, round, speaker, words }: Look): readonly SeatLine[] {
  const { scoring } = state.terms;
  return standings(state).map((account, seat) => {
    const who = whoIs(speaker, seat);
    const doing = seatDoing(state, round, seat);
    const score = scoring === 'none' ? null : numberText(speaker.language, scoreOf(scoring, account));
    return { seat, name: words.match.who(who), who, doing, role: roleText(words.match, doing), score };
  });
}

/** All scores, as a sentence; null if nothing is scored. */
export function standingsOf({ state, speaker }: Look): string | null {
  const { scoring } = state.terms;
  return scoring === 'none' ? null : standingsText(speaker, scoring, standings(state));
}

/** An offer to end the match: the announcement and the possible answers; null if there is none. */
export function offerOf({ state, seat, speaker, words }: Look): PlayOffer | null {
  const [by] = state.endOffers;
  if (by === undefined) return null;
  if (state.endOffers.some((one) => one === seat)) {
    const withdraw = { label: words.ask.withdraw, command: intended({ type: 'withdraw-offer' }) };
    return { text: words.ask.youOffered, answers: [withdraw] };
  }
  const text = words.ask.offered(whoIs(speaker, by));
  if (seat === null) return { text, answers: [] };
  const agree = { label: words.ask.agree, command: intended({ type: 'offer-end' }) };
  return { text, answers: [agree, { label: words.ask.no, command: intended({ type: 'decline-offer' }) }] };
}

function intended(intent: BoardIntent): PlayCommand {
  return { type: 'intend', intent };
}

export interface PlayOffer {
  readonly text: string;
  /** None for a spectator. */
  readonly answers: readonly { readonly label: string; readonly command: PlayCommand }[];
}

function scoreOf(scoring: Scoring, { points, rows }: Award): number {
  return scoring === 'fewest-rows' ? rows : points;
}

function tens(count: number): number {
  return Math.max(10, Math.ceil(count / 10) * 10);
}
