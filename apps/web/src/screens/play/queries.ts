// What the table answers to a query key: rows, score, turn, time, own code, tray.

import { dutyOf } from '@blackpeg/rules';
import { ownDuty, timeAsked } from '@blackpeg/session';
import {
  type Detail,
  dutyText,
  lastRowText,
  presenceText,
  rowsLeftText,
  rowText,
  scoreText,
  secretText,
  type TableCommand,
  timeLeftText,
  trayText,
} from '@blackpeg/wording';
import { boardAsked, type Look } from './look.ts';

export type Query = Extract<
  TableCommand,
  'last-row' | 'rows-left' | 'score' | 'turn' | 'clock' | 'secret' | 'tray'
>;

export function queryText(look: Look, query: Query, now: number, detail: Detail = 'full'): string {
  const { speaker, state, seat, words, round, covered } = look;
  const board = boardAsked(look);
  switch (query) {
    case 'last-row':
      return board ? lastRowText(speaker, board, detail) : words.keys.noSecret;
    case 'rows-left':
      return board ? rowsLeftText(speaker, board) : words.keys.noSecret;
    case 'score':
      return scoreText(speaker, state);
    case 'turn':
      return state.away.length === 0 ? turnText(look) : `${turnText(look)} ${presenceText(speaker, state)}`;
    case 'clock':
      return timeLeftText(speaker, timeAsked(state, seat, now));
    case 'secret': {
      const own = round.boards.find(({ maker }) => maker === seat);
      if (!own)
        return board?.secret && board.secret.code !== 'hidden'
          ? secretText(speaker, board)
          : words.keys.noSecret;
      return covered && round === state.round ? words.board.covered : secretText(speaker, own);
    }
    case 'tray':
      return trayText(speaker, state, board?.breaker ?? 0);
  }
}

/** Row from 1, as the player says it. */
export function rowQueryText(look: Look, row: number, detail: Detail = 'full'): string {
  const board = boardAsked(look);
  return board ? rowText(look.speaker, board, row - 1, detail) : look.words.keys.noSecret;
}

/** What a seat owes; where it owes nothing, what the others do. */
export function turnText({ speaker, state, seat }: Look): string {
  if (state.phase === 'closed' || ownDuty(state, seat)) return dutyText(speaker, state, seat ?? 0);
  const others = [...new Set(state.round.boards.flatMap(({ maker, breaker }) => [maker, breaker]))];
  const busy = others.filter((who) => who !== seat && dutyOf(state, who) !== null);
  if (busy.length === 0) return dutyText(speaker, state, seat ?? 0);
  return busy.map((who) => dutyText(speaker, state, who)).join(' ');
}
