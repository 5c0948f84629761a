// A board as one seat sees it: what lies under the lid, how each row looks, what everything is called.

import { type Board, isLockstep, openCode, type Row } from '@blackpeg/rules';
import { pegIn } from '@blackpeg/session';
import { draftText, feedbackText, pegName, rowText, secretText, whoIs } from '@blackpeg/wording';
import type { BoardModel, CellModel, LidModel, RowModel } from '../../board/model.ts';
import { draftCells } from './draft-cells.ts';
import { composed, type Look } from './look.ts';

export function boardModel(look: Look, index: number): BoardModel {
  const { round, speaker, words, state } = look;
  const board = round.boards[index];
  const { edition } = state.terms;
  if (!board) throw new Error(`There is no board ${index}.`);
  return {
    edition,
    holes: board.holes,
    name: words.board.name(whoIs(speaker, board.breaker), whoIs(speaker, board.maker)),
    lid: lidModel(look, board),
    rows: Array.from({ length: edition.rows }, (_, row) => rowModel(look, index, board, row)),
  };
}

/** The row being filled, from 0; null where this seat fills none of this board. */
export function activeRow(look: Look, board: Board): number | null {
  return board.breaker === look.seat && composed(look) === 'guess' ? board.rows.length : null;
}

/** The turn of a duel that both are at, from 1; 0 once it is over. */
export function turnOf({ state, round, seat }: Look): number {
  if (round !== state.round || state.phase !== 'seeking') return 0;
  const own = round.boards.find(({ breaker }) => breaker === seat);
  const furthest = Math.max(0, ...round.boards.map(({ rows }) => rows.length));
  const turn = isLockstep(state.terms) ? round.turnsMarked + 1 : (own?.rows.length ?? furthest) + 1;
  return Math.min(turn, state.terms.edition.rows);
}

function lidModel({ speaker, words, seat, covered, state }: Look, board: Board): LidModel {
  const maker = whoIs(speaker, board.maker);
  const label = words.board.code(maker);
  if (!board.secret) {
    return {
      look: 'empty',
      label: words.board.nothingHidden(maker),
      code: null,
      name: secretText(speaker, board),
    };
  }
  const code = openCode(board);
  if (!code) return { look: 'closed', label, code, name: secretText(speaker, board, state.terms.custody) };
  if (covered && board.maker === seat) {
    return { look: 'covered', label, code: null, name: words.board.covered };
  }
  return { look: 'open', label, code, name: secretText(speaker, board) };
}

function rowModel(look: Look, index: number, board: Board, row: number): RowModel {
  const placed = board.rows[row];
  if (placed) return placedRow(look, index, board, row, placed);
  if (row === activeRow(look, board)) return draftRow(look, row);
  const { words } = look;
  return {
    number: row + 1,
    look: 'resting',
    cells: Array.from({ length: board.holes }, (_, hole) =>
      still(words.board.hole(hole + 1, words.board.stillEmpty)),
    ),
    feedback: null,
    note: null,
    name: words.board.resting(row + 1),
    answerName: '',
  };
}

function placedRow(look: Look, index: number, board: Board, row: number, placed: Row): RowModel {
  const { speaker, words, round } = look;
  const { guess, mark } = placed;
  const feedback = mark === 'hidden' ? null : mark;
  const wrong = round.faults.some((fault) => fault.board === index && fault.row === row);
  const note = noteOf(look, board, placed);
  return {
    number: row + 1,
    look: wrong ? 'faulty' : lookOf(placed, round.ending !== null),
    cells: Array.from({ length: board.holes }, (_, hole) => {
      const peg = Array.isArray(guess) ? (guess[hole] ?? null) : null;
      const content = guess === 'lost' ? words.board.noAnswer : words.board.placedCovered;
      return still(
        words.board.hole(hole + 1, peg === null ? content : pegName(speaker.language, speaker.edition, peg)),
        peg,
      );
    }),
    feedback,
    note,
    name: rowText(speaker, board, row),
    answerName: feedback
      ? [
          feedbackText(speaker.language, speaker.edition, feedback, board.holes),
          ...(wrong ? [words.board.wrong] : []),
        ].join(', ')
      : (note ?? ''),
  };
}

function lookOf({ guess, mark }: Row, over: boolean): RowModel['look'] {
  if (guess === 'lost') return 'lost';
  if (guess === 'hidden') return 'covered';
  return !over && (mark === null || mark === 'hidden') ? 'placed' : 'answered';
}

function noteOf(
  { speaker, words, seat, round, state }: Look,
  board: Board,
  { guess, mark }: Row,
): string | null {
  if (guess === 'lost') return words.board.noAnswer;
  if (guess === 'hidden') {
    const own = round.boards.find(({ breaker }) => breaker === seat);
    const waits = state.terms.form === 'duel' && own !== undefined && own.rows.length < board.rows.length;
    return waits ? words.board.placedCoveredLong : words.board.placedCovered;
  }
  if (mark === 'hidden') return words.board.answerCovered;
  if (mark !== null) return null;
  if (round.ending) return words.board.noAnswer;
  return board.maker === seat ? words.board.rowOf(whoIs(speaker, board.breaker)) : words.board.answerToCome;
}

function draftRow(look: Look, row: number): RowModel {
  const { speaker, words, draft, sending, time } = look;
  return {
    number: row + 1,
    look: 'active',
    cells: draftCells(look),
    feedback: null,
    note: sending ? words.board.sending : (time ?? words.board.answerToCome),
    name: draftText(speaker, row, draft?.holes.map(pegIn) ?? []),
    answerName: words.board.answerToCome,
  };
}

function still(name: string, peg: CellModel['peg'] = null): CellModel {
  return { peg, half: null, next: false, flagged: false, name };
}
