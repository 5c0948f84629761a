// Answers to a player's questions at the table: about rows, whose turn it is, the player's own code.

import { type Board, dutyOf } from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import {
  boardText,
  dutiesText,
  dutyText,
  kindLetter,
  presenceText,
  rowText,
  secretText,
} from '@blackpeg/wording';
import { boardAsked, type Look } from './look.ts';

/** About the selected board. */
export function aboutBoard(look: Look, text: (board: Board) => string): string {
  const board = boardAsked(look);
  return board ? text(board) : look.words.keys.noSecret;
}

/** Row from 1, as the player says it. */
export function rowQueryText(look: Look, row: number): string {
  return aboutBoard(look, (board) => rowText(look.speaker, board, row - 1, look.detail));
}

/** A sentence for each row of every board, for players without a board of their own. */
export function allRowTexts({ speaker, round, detail }: Look): readonly string[] {
  return round.boards.flatMap((board) => boardText(speaker, board, detail));
}

/** With who is away (E6a). */
export function turnQueryText(look: Look): string {
  const { state, speaker } = look;
  return state.away.length === 0 ? turnText(look) : `${turnText(look)} ${presenceText(speaker, state)}`;
}

/** What a seat owes; if it owes nothing, what the others do. */
export function turnText({ speaker, state, seat }: Pick<Look, 'speaker' | 'state' | 'seat'>): string {
  if (state.phase === 'closed' || ownDuty(state, seat)) return dutyText(speaker, state, seat ?? 0);
  const others = [...new Set(state.round.boards.flatMap(({ maker, breaker }) => [maker, breaker]))];
  const busy = others.filter((who) => who !== seat && dutyOf(state, who) !== null);
  if (busy.length === 0) return dutyText(speaker, state, seat ?? 0);
  return dutiesText(speaker, state, busy);
}

/** The player's own unless covered; another's only if everybody sees it. */
export function codeText(look: Look): string {
  const { speaker, state, seat, words, round, covered } = look;
  const own = round.boards.find(({ maker }) => maker === seat);
  const board = boardAsked(look);
  if (own) return covered && round === state.round ? words.board.covered : secretText(speaker, own);
  return board?.secret && board.secret.code !== 'hidden' ? secretText(speaker, board) : words.keys.noSecret;
}

/** What letters are from now on. */
export function lettersText({ words, speaker }: Look, on: boolean): string {
  const { edition, language } = speaker;
  const signs = edition.facets.flatMap(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => kindLetter(language, edition, { facet, kind: index + 1 })),
  );
  return on ? words.keys.lettersOn(signs.join(' ')) : words.keys.lettersOff;
}
