// What the table answers to a key, about the round that is shown.

import type { Detail, TableCommand } from '@blackpeg/wording';
import { type Look as Asking, type Query, queryTexts, rowQueryText } from '../../game/queries.ts';
import type { Look } from '../board-model.ts';

const ASKED: Readonly<Partial<Record<TableCommand, Query>>> = {
  'last-row': 'last',
  'rows-left': 'left',
  score: 'score',
  turn: 'turn',
  clock: 'clock',
  secret: 'code',
  tray: 'tray',
};

/** Null for a command that asks nothing. */
export function queryText(look: Look, command: TableCommand, detail: Detail, now: number): string | null {
  const query = ASKED[command];
  if (!query) return null;
  const { state, round, seat, covered, words } = look;
  const holds = state.round === round && round.boards.some(({ maker }) => maker === seat);
  if (query === 'code' && covered && holds) return words.board.covered;
  const whole = query === 'turn' || query === 'score' || query === 'clock';
  return queryTexts(whole ? asking(look, detail, state) : shown(look, detail), query, now).join(' ');
}

/** Row from 1, as the player says it. */
export function rowText(look: Look, row: number, detail: Detail): string {
  return rowQueryText(shown(look, detail), row);
}

function shown(look: Look, detail: Detail): Asking {
  return asking(look, detail, { ...look.state, round: look.round });
}

function asking({ seat, speaker }: Look, detail: Detail, state: Look['state']): Asking {
  return { state, seat, speaker, detail };
}
