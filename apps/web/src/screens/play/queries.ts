// What the table answers to a query key: rows, score, turn, time, own code, tray.

import { type Board, dutyOf, type Round, timeLeft } from '@blackpeg/rules';
import {
  type Detail,
  dutyText,
  lastRowText,
  rowsLeftText,
  rowText,
  scoreText,
  secretText,
  timeLeftText,
  trayText,
} from '@blackpeg/wording';
import type { Command } from '../../app/keys.ts';
import type { Look } from './look.ts';

export type Query = Extract<
  Command,
  'last-row' | 'rows-left' | 'score' | 'turn' | 'clock' | 'secret' | 'tray'
>;

export function queryText(look: Look, query: Query, now: number, detail: Detail = 'full'): string {
  const { speaker, state, seat, words, round, covered } = look;
  const board = boardAsked(round, seat);
  switch (query) {
    case 'last-row':
      return board ? lastRowText(speaker, board, detail) : words.keys.noSecret;
    case 'rows-left':
      return board ? rowsLeftText(speaker, board) : words.keys.noSecret;
    case 'score':
      return scoreText(speaker, state);
    case 'turn':
      return turnText(look);
    case 'clock': {
      const duty = dutyOf(state, seat);
      return timeLeftText(speaker, duty && timeLeft(state, seat, duty, now));
    }
    case 'secret': {
      const own = round.boards.find(({ maker }) => maker === seat);
      if (!own)
        return board?.secret && board.secret.code !== 'hidden'
          ? secretText(speaker, board)
          : words.keys.noSecret;
      return covered && round === state.round ? words.board.covered : secretText(speaker, own);
    }
    case 'tray':
      return trayText(speaker, state, board?.breaker ?? seat);
  }
}

/** Row from 1, as the player says it. */
export function rowQueryText(
  { speaker, round, seat, words }: Look,
  row: number,
  detail: Detail = 'full',
): string {
  const board = boardAsked(round, seat);
  return board ? rowText(speaker, board, row - 1, detail) : words.keys.noSecret;
}

/** What a seat owes; where it owes nothing, what the others do. */
export function turnText({ speaker, state, seat }: Look): string {
  if (state.phase === 'closed' || dutyOf(state, seat)) return dutyText(speaker, state, seat);
  const others = [...new Set(state.round.boards.flatMap(({ maker, breaker }) => [maker, breaker]))];
  const busy = others.filter((who) => who !== seat && dutyOf(state, who) !== null);
  if (busy.length === 0) return dutyText(speaker, state, seat);
  return busy.map((who) => dutyText(speaker, state, who)).join(' ');
}

/** The board a player asks about: where they look for a code, else the one whose code they hold. */
export function boardAsked({ boards }: Round, seat: number): Board | undefined {
  return boards.find(({ breaker }) => breaker === seat) ?? boards.find(({ maker }) => maker === seat);
}
