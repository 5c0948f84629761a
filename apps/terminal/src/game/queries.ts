// What the table answers when asked: rows, score, turn, time, own code, tray.

import { type Board, dutyOf, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import { ownDuty, timeAsked } from '@blackpeg/session';
import {
  boardText,
  type Detail,
  dutyText,
  lastRowText,
  playTexts,
  rowsLeftText,
  rowText,
  type Speaker,
  scoreText,
  secretText,
  timeLeftText,
  trayText,
} from '@blackpeg/wording';

/** One seat's side of the table, and how it is spoken to. */
export interface Look {
  readonly state: MatchState;
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly detail: Detail;
}

export type Query = 'rows' | 'last' | 'left' | 'score' | 'turn' | 'clock' | 'code' | 'tray';

/** A sentence, or one for each row. */
export function queryTexts(look: Look, query: Query, now: number): readonly string[] {
  const { speaker, state, seat, detail } = look;
  const board = boardAsked(state.round, seat);
  switch (query) {
    case 'rows':
      return state.round.boards.length === 1 && board
        ? boardText(speaker, board, detail)
        : state.round.boards.flatMap((each) => boardText(speaker, each, detail));
    case 'last':
      return [board ? lastRowText(speaker, board, detail) : noCode(speaker)];
    case 'left':
      return [board ? rowsLeftText(speaker, board) : noCode(speaker)];
    case 'score':
      return [scoreText(speaker, state)];
    case 'turn':
      return [turnText(look)];
    case 'clock':
      return [timeLeftText(speaker, timeAsked(state, seat, now))];
    case 'code':
      return [codeText(look)];
    case 'tray':
      return [trayText(speaker, state, board?.breaker ?? seat)];
  }
}

/** Row from 1, as the player says it. */
export function rowQueryText({ state, seat, speaker, detail }: Look, row: number): string {
  const board = boardAsked(state.round, seat);
  return board ? rowText(speaker, board, row - 1, detail) : noCode(speaker);
}

/** What a seat owes; where it owes nothing, what the others do. */
export function turnText({ speaker, state, seat }: Look): string {
  if (state.phase === 'closed' || ownDuty(state, seat)) return dutyText(speaker, state, seat);
  const others = [...new Set(state.round.boards.flatMap(({ maker, breaker }) => [maker, breaker]))];
  const busy = others.filter((who) => who !== seat && dutyOf(state, who) !== null);
  if (busy.length === 0) return dutyText(speaker, state, seat);
  return busy.map((who) => dutyText(speaker, state, who)).join(' ');
}

/** The board a player asks about: where they look for a code, else the one whose code they hold. */
export function boardAsked({ boards }: Round, seat: Seat): Board | undefined {
  return boards.find(({ breaker }) => breaker === seat) ?? boards.find(({ maker }) => maker === seat);
}

function codeText({ state, seat, speaker }: Look): string {
  const own = state.round.boards.find(({ maker }) => maker === seat);
  const board = own ?? boardAsked(state.round, seat);
  const isTold = own !== undefined || (board?.secret !== null && board?.secret?.code !== 'hidden');
  return board && isTold ? secretText(speaker, board) : noCode(speaker);
}

function noCode({ language }: Speaker): string {
  return playTexts(language).keys.noSecret;
}
