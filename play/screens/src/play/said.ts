// Events at a table as sentences, with their sounds and vibrations.

import {
  type EventOf,
  type MatchEvent,
  type MatchState,
  openCode,
  refereeMarks,
  type Seat,
} from '@blackpeg/rules';
import { type Happening, ownDuty } from '@blackpeg/session';
import {
  announce,
  closestText,
  codeText,
  type Detail,
  goesWithoutSaying,
  isAnsweredAtOnce,
  type Language,
  playTexts,
  type Speaker,
} from '@blackpeg/wording';
import type { Cue, Said, SaidKind } from '../screen.ts';
import { roundOverText } from './model/end.ts';
import type { PlaySettings } from './state.ts';

export type Unsaid = Omit<Said, 'id'>;

export function sentence(kind: SaidKind, text: string, cue: Cue | null = null): Unsaid {
  return { kind, text, cue };
}

/** What happened, and the state after it. */
type Told = Pick<Happening, 'event' | 'after'>;

type Manner = Pick<PlaySettings, 'language' | 'detail' | 'says' | 'byLines'>;

/** What is not announced may still have a sound and a vibration. */
export function happeningSaid(speaker: Speaker, manner: Manner, happening: Told): readonly Unsaid[] {
  const { event } = happening;
  const isAnswer = event.type === 'guess-marked' || event.type === 'mark-corrected';
  const row = manner.says.rows ? ownRow(speaker, manner.detail, happening) : null;
  return [
    sentence(isAnswer ? 'answer' : 'event', textOf(speaker, manner, happening), cueOf(event)),
    ...(row === null ? [] : [sentence('event', row)]),
    ...(event.type === 'round-closed' ? endSaid(speaker, manner, happening) : []),
  ];
}

/** After the result: how close a lost search came, then the codes. */
function endSaid(speaker: Speaker, { detail }: Manner, { event: { at }, after }: Told): readonly Unsaid[] {
  const reveal = revealOf(after, at);
  return [
    closestText(speaker, after.round, detail) ?? '',
    goesWithoutSaying(speaker, after, reveal) ? '' : announce(speaker, after, reveal, detail),
  ].flatMap((text) => (text === '' ? [] : [sentence('event', text)]));
}

/** The codes of a finished round, as in the event that revealed them. */
function revealOf({ round }: MatchState, at: number): EventOf<'codes-revealed'> {
  const { boards, faults } = round;
  const codes = new Map(boards.map((board) => [board.maker, openCode(board)]));
  return {
    type: 'codes-revealed',
    codes: [...codes].flatMap(([maker, code]) => (code ? [{ maker, code, palmed: null, key: null }] : [])),
    rows: [],
    faults,
    at,
  };
}

function textOf(speaker: Speaker, manner: Manner, { event, after }: Told): string {
  const { language, detail, says, byLines } = manner;
  const { you } = speaker;
  const isOwn = (board: number) => you !== null && after.round.boards[board]?.breaker === you;
  // A player who has to wait for the answer hears that the row is placed; one who gets it at once hears the answer.
  if (event.type === 'guess-placed' && !event.byClock && isOwn(event.board))
    return isAnsweredAtOnce(after, event.board) ? '' : placedText(language, event.row + 1, detail);
  // Announced after the result; the sound comes when the shield is lifted.
  if (event.type === 'codes-revealed') return '';
  // In plain mode nothing else shows the result.
  const isShown = byLines && (event.type === 'round-closed' || event.type === 'match-closed');
  if (!isShown && goesWithoutSaying(speaker, after, event)) return '';
  if (event.type === 'rows-uncovered' && event.what === 'marks') {
    const rows = event.rows.filter(({ board }) => (isOwn(board) ? says.answers : says.others));
    return rows.length === 0 ? '' : announce(speaker, after, { ...event, rows }, detail);
  }
  const about = aboutWhom(event, after, you);
  if ((about === 'others' && !says.others) || (about === 'answer' && !says.answers)) return '';
  return announce(speaker, after, event, detail);
}

/** Optional announcements: the answer to the player's own row, or what another does that needs no reaction. */
function aboutWhom(event: MatchEvent, after: MatchState, you: Seat | null): 'answer' | 'others' | null {
  switch (event.type) {
    case 'guess-marked':
    case 'mark-corrected':
      return after.round.boards[event.board]?.breaker === you ? 'answer' : 'others';
    case 'guess-placed':
    case 'row-lost':
      return after.round.boards[event.board]?.breaker === you || owesAnswer(after, you) ? null : 'others';
    case 'rows-uncovered':
      return owesAnswer(after, you) ? null : 'others';
    case 'code-hidden':
      return event.maker === you ? null : 'others';
    case 'left':
    case 'returned':
      return event.seat === you ? null : 'others';
    default:
      return null;
  }
}

/** If the referee does not give it. */
export function owesAnswer(after: MatchState, you: Seat | null): boolean {
  const duty = ownDuty(after, you);
  const board = duty?.kind === 'mark' ? after.round.boards[duty.board] : undefined;
  return board !== undefined && !refereeMarks(after, board);
}

function placedText(language: Language, row: number, detail: Detail): string {
  const text = playTexts(language).match.placed(row);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${detail === 'full' ? '.' : ''}`;
}

/** For players who want to hear it again: with the answer, and after it. */
function ownRow(speaker: Speaker, detail: Detail, { event, after }: Told): string | null {
  const own = after.round.boards.findIndex(({ breaker }) => breaker === speaker.you);
  const isAnswer =
    (event.type === 'guess-marked' && event.board === own && event.feedback !== 'hidden') ||
    (event.type === 'rows-uncovered' &&
      event.what === 'marks' &&
      event.rows.some(({ board }) => board === own));
  const guess = after.round.boards[own]?.rows.at(-1)?.guess;
  return isAnswer && guess && guess !== 'hidden' && guess !== 'lost'
    ? codeText(speaker, guess, detail)
    : null;
}

/**
 * A finished round is not secret, nor is an offer to end the match or that it is declined: announced to whoever has the screen. Null for
 * anything else.
 */
export function newsOf(
  speaker: Speaker,
  { event, after }: Happening,
): { readonly key: string; readonly text: string } | null {
  const toBoth = { ...speaker, you: null };
  const key = `${event.type} ${event.at} ${after.version}`;
  if (event.type === 'end-offered' || event.type === 'end-declined')
    return { key, text: announce(toBoth, after, event, 'full') };
  if (event.type !== 'round-closed') return null;
  return { key, text: roundOverText(toBoth, after.round) };
}

export function cueOf(event: MatchEvent): Cue | null {
  switch (event.type) {
    case 'guess-placed':
    case 'row-lost':
    case 'code-hidden':
      return { kind: 'row' };
    case 'guess-marked':
    case 'mark-corrected':
      return { kind: 'answer', feedback: event.feedback === 'hidden' ? null : event.feedback };
    case 'codes-revealed':
      return { kind: 'shield' };
    default:
      return null;
  }
}
