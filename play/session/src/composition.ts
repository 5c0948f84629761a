// What a seat composes at the moment: the code it hides or the next row it places, and the draft for it.

import { type CodeSpec, dutyOf, type MatchState, type Seat, specFor, type Viewer } from '@blackpeg/rules';
import { type Draft, emptyDraft } from './draft.ts';

export interface Composition {
  readonly what: 'code' | 'guess';
  readonly spec: CodeSpec;
  /** Names one code or row of the whole match: while it stays the same, so does the draft. */
  readonly key: string;
}

/** Null for spectators, and for a seat that has nothing left to compose in this round. */
export function compositionOf(state: MatchState, viewer: Viewer): Composition | null {
  if (viewer === 'spectator') return null;
  return codeToHide(state, viewer) ?? rowToCome(state, viewer);
}

/** The draft to go on with: the old one while it is for the same code or row, else a new one. */
export function draftFor(
  before: MatchState | null,
  state: MatchState,
  viewer: Viewer,
  draft: Draft | null,
): Draft | null {
  const composition = compositionOf(state, viewer);
  if (!composition) return null;
  const old = before && compositionOf(before, viewer);
  return draft && old?.key === composition.key ? draft : emptyDraft(composition.spec);
}

/** Where blanks are the maker's choice, the draft offers them, and hiding the code says so (C9b). */
function codeToHide(state: MatchState, seat: Seat): Composition | null {
  const duty = dutyOf(state, seat);
  const board = duty?.kind === 'hide' ? state.round.boards[duty.board] : undefined;
  if (!board) return null;
  const { edition } = state.terms;
  const spec = specFor(edition, board.breaker, edition.blanks !== 'off');
  return { what: 'code', spec, key: `${roundName(state)} code` };
}

/** Rows may be composed while the one before waits for its mark. */
function rowToCome(state: MatchState, seat: Seat): Composition | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  const { edition } = state.terms;
  if (!board?.secret || state.phase !== 'seeking' || board.rows.length >= edition.rows) return null;
  const spec = specFor(edition, seat, board.secret.blanks);
  return { what: 'guess', spec, key: `${roundName(state)} row ${board.rows.length}` };
}

function roundName({ round }: MatchState): string {
  return `${round.number} ${round.replay}`;
}
