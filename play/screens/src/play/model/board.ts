// A board as one seat sees it: what is under the lid, how each row looks, what everything is called.

import { type Board, openCode, type Row } from '@blackpeg/rules';
import { type Hole, ownDuty, pegIn } from '@blackpeg/session';
import {
  boardTexts,
  codeName,
  commonTexts,
  draftText,
  feedbackText,
  kindName,
  pegName,
  rowText,
  secretText,
  whoIs,
} from '@blackpeg/wording';
import type { BoardModel, CellModel, LidModel, RowModel } from '../../board-model.ts';
import { activeRow, type Look } from './look.ts';

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
    rows: Array.from({ length: edition.rows }, (_, row) =>
      withNamed(look, board, row, rowModel(look, index, board, row)),
    ),
  };
}

/** What a hint refers to is marked on the asker's board: rows, and the holes in them and in the player's own row. */
function withNamed({ named, seat }: Look, { breaker }: Board, row: number, model: RowModel): RowModel {
  if (!named || breaker !== seat) return model;
  const isNamed = named.rows.includes(row);
  if (!isNamed && model.look !== 'active') return model;
  const { cells } = named;
  const isLit = (hole: number) =>
    isNamed && cells
      ? cells.some((cell) => cell.row === row && cell.hole === hole)
      : named.holes.includes(hole);
  return {
    ...model,
    named: isNamed,
    cells: model.cells.map((cell, hole) => (isLit(hole) ? { ...cell, named: true } : cell)),
  };
}

/** The code to be hidden: the only row of a board. */
export function codeModel(look: Look): BoardModel {
  const { state, words, draft, speaker, sending } = look;
  const name = words.board.ownCodeRow;
  const pegs = draft?.holes.map(pegIn) ?? [];
  // Before the first peg, that it is empty is said once.
  const said = pegs.every((peg) => peg === null) ? [null] : pegs;
  return {
    edition: state.terms.edition,
    holes: pegs.length,
    name,
    lid: { look: 'empty', label: name, code: null, name: words.hiding.lead },
    rows: [
      {
        number: 1,
        look: 'active',
        cells: draftCells(look),
        feedback: null,
        note: sending ? words.board.sending : null,
        due: true,
        name: commonTexts(speaker.language).named(name, codeName(speaker.language, speaker.edition, said)),
        answerName: '',
      },
    ],
  };
}

/** The chosen half of a pair, and the facet that is missing; null if nothing or all is chosen. */
export function halfChosen({ speaker, words }: Look, hole: Hole): string | null {
  const chosen = hole.findIndex((kind) => kind !== null);
  const open = hole.indexOf(null);
  const facet = speaker.edition.facets[open];
  if (chosen < 0 || open < 0 || !facet) return null;
  const kind = hole[chosen] ?? 0;
  const name =
    kind === 0
      ? pegName(speaker.language, speaker.edition, 0)
      : kindName(speaker.language, speaker.edition, { facet: chosen, kind });
  return words.board.half(name, facet.name);
}

/** A code that everybody sees at the end is no longer covered. */
function lidModel({ speaker, words, seat, covered, round, state }: Look, board: Board): LidModel {
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
  if (covered && board.maker === seat && round === state.round) {
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
    due: false,
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
    due: isDue(look, index, row),
    name: rowText(speaker, board, row),
    answerName: feedback
      ? [
          feedbackText(speaker.language, speaker.edition, feedback, board.holes),
          ...(wrong ? [words.board.wrong] : []),
        ].join(', ')
      : (note ?? ''),
  };
}

function isDue({ state, round, seat }: Look, index: number, row: number): boolean {
  const duty = round === state.round ? ownDuty(state, seat) : null;
  return duty?.kind === 'mark' && duty.board === index && duty.row === row;
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
  return board.maker === seat ? boardTexts(speaker.language).yourAnswer : words.board.answerToCome;
}

function draftRow(look: Look, row: number): RowModel {
  const { speaker, words, draft, sending } = look;
  return {
    number: row + 1,
    look: 'active',
    cells: draftCells(look),
    feedback: null,
    note: sending ? words.board.sending : words.board.answerToCome,
    due: true,
    name: draftText(speaker, row, draft?.holes.map(pegIn) ?? []),
    answerName: words.board.answerToCome,
  };
}

function still(name: string, peg: CellModel['peg'] = null): CellModel {
  return { peg, half: null, next: false, flagged: false, name };
}

function draftCells(look: Look): readonly CellModel[] {
  const { draft, flagged } = look;
  if (!draft) return [];
  return draft.holes.map((hole, index) => {
    const peg = pegIn(hole);
    return {
      peg,
      half: peg === null && hole.some((kind) => kind !== null) ? hole : null,
      next: index === draft.cursor,
      flagged: flagged.includes(index + 1),
      name: cellName(look, hole, index, flagged.includes(index + 1)),
    };
  });
}

function cellName(look: Look, hole: Hole, index: number, flagged: boolean): string {
  const { speaker, words } = look;
  const peg = pegIn(hole);
  const content =
    peg === null
      ? (halfChosen(look, hole) ?? words.board.stillEmpty)
      : pegName(speaker.language, speaker.edition, peg);
  const name = words.board.hole(index + 1, content);
  return flagged ? `${name}, ${words.board.flagged}` : name;
}
