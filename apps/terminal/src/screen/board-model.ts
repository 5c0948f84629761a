// A board as one seat sees it: what lies under the lid, and how each row looks.

import {
  type Board,
  type Code,
  type Feedback,
  type MatchState,
  openCode,
  type Round,
  type Row,
  type Seat,
} from '@blackpeg/rules';
import { type Draft, ownDuty } from '@blackpeg/session';
import { type PlayWords, type Speaker, whoIs } from '@blackpeg/wording';

/** What one seat sees at one moment, with the words to say it in. */
export interface Look {
  readonly state: MatchState;
  /** The round that is shown; one that is over, while its player has not gone on. */
  readonly round: Round;
  readonly seat: Seat;
  readonly draft: Draft | null;
  readonly sending: boolean;
  /** The player's own cover over their own code. */
  readonly covered: boolean;
  readonly speaker: Speaker;
  readonly words: PlayWords;
}

export interface BoardModel {
  readonly holes: number;
  readonly name: string;
  readonly lid: LidModel;
  /** Row 1 first; as many as the edition has. */
  readonly rows: readonly RowModel[];
}

/** The code only where it may be seen. */
export interface LidModel {
  readonly label: string;
  readonly hidden: boolean;
  readonly code: Code | null;
}

export type RowModel =
  | { readonly look: 'resting' }
  | { readonly look: 'active'; readonly draft: Draft; readonly note: string }
  | {
      readonly look: 'placed';
      readonly guess: Code | 'hidden' | 'lost';
      readonly feedback: Feedback | null;
      /** In place of an answer. */
      readonly note: string;
      /** Due: its maker is to answer it. Wrong: its answer proved wrong. */
      readonly flag: 'due' | 'wrong' | null;
    };

export function boardModel(look: Look, index: number): BoardModel {
  const { round, speaker, words, state } = look;
  const board = round.boards[index];
  if (!board) throw new Error(`There is no board ${index}.`);
  return {
    holes: board.holes,
    name: words.board.name(whoIs(speaker, board.breaker), whoIs(speaker, board.maker)),
    lid: lidModel(look, board),
    rows: Array.from({ length: state.terms.edition.rows }, (_, row) => rowModel(look, board, index, row)),
  };
}

/** The row being filled on this board, from 0; null where this seat fills none. */
function activeRow({ state, round, seat, draft }: Look, board: Board): number | null {
  const fills =
    round === state.round && state.phase === 'seeking' && board.breaker === seat && draft !== null;
  return fills ? board.rows.length : null;
}

function lidModel({ speaker, words, seat, covered, round, state }: Look, board: Board): LidModel {
  const maker = whoIs(speaker, board.maker);
  if (!board.secret) return { label: words.board.nothingHidden(maker), hidden: false, code: null };
  const code = covered && board.maker === seat && round === state.round ? null : openCode(board);
  return { label: words.board.code(maker), hidden: code === null, code };
}

function rowModel(look: Look, board: Board, index: number, row: number): RowModel {
  const placed = board.rows[row];
  if (placed) return placedRow(look, board, index, row, placed);
  const { draft, words, sending } = look;
  if (!draft || row !== activeRow(look, board)) return { look: 'resting' };
  return { look: 'active', draft, note: sending ? words.board.sending : '' };
}

function placedRow(look: Look, board: Board, index: number, row: number, placed: Row): RowModel {
  const { guess, mark } = placed;
  const wrong = look.round.faults.some((fault) => fault.board === index && fault.row === row);
  const duty = ownDuty(look.state, look.seat);
  const due =
    look.round === look.state.round && duty?.kind === 'mark' && duty.board === index && duty.row === row;
  const flag = wrong ? 'wrong' : due ? 'due' : null;
  return {
    look: 'placed',
    guess,
    feedback: mark === 'hidden' ? null : mark,
    note: noteOf(look, board, placed),
    flag,
  };
}

function noteOf({ words, seat, round, speaker }: Look, board: Board, { guess, mark }: Row): string {
  if (guess === 'lost') return words.board.noAnswer;
  if (guess === 'hidden') return words.board.placedCovered;
  if (mark === 'hidden') return words.board.answerCovered;
  if (mark !== null) return '';
  if (round.ending) return words.board.noAnswer;
  return board.maker === seat ? words.board.rowOf(whoIs(speaker, board.breaker)) : words.board.answerToCome;
}
