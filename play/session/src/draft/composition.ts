// What a seat is composing: the code it hides or the next row it places, and its draft.

import { type CodeSpec, dutyOf, type MatchState, type Seat, specFor, type Viewer } from '@blackpeg/rules';
import { codeIn, type Draft, emptyDraft } from './draft.ts';

export interface Composition {
  readonly what: 'code' | 'guess';
  readonly spec: CodeSpec;
  /** Identifies one code or row of the whole match: while it stays the same, so does the draft. */
  readonly key: string;
  /** Identifies its round. */
  readonly round: string;
}

/** Null for spectators, and for a seat that has nothing left to compose in this round. */
export function compositionOf(state: MatchState, viewer: Viewer): Composition | null {
  if (viewer === 'spectator') return null;
  return codeToHide(state, viewer) ?? rowToCome(state, viewer);
}

/** The draft to continue with: a new one for another code, or once its row has been placed. */
export function draftFor(
  before: MatchState | null,
  state: MatchState,
  viewer: Viewer,
  draft: Draft | null,
): Draft | null {
  const composition = compositionOf(state, viewer);
  if (!composition) return null;
  const old = before && compositionOf(before, viewer);
  if (!draft || old?.round !== composition.round || old.what !== composition.what)
    return emptyDraft(composition.spec);
  const isPlaced = old.key !== composition.key && wasPlaced(state, viewer, draft);
  return isPlaced ? emptyDraft(composition.spec) : draft;
}

/** If a row was lost, or placed by the clock, what has been typed since is kept for the next one. */
function wasPlaced({ round }: MatchState, viewer: Viewer, draft: Draft): boolean {
  const last = round.boards.find(({ breaker }) => breaker === viewer)?.rows.at(-1);
  return String(last?.guess) === String(codeIn(draft));
}

/** If blanks are the maker's choice, the draft offers them, and hiding the code declares them (C9b). */
function codeToHide(state: MatchState, seat: Seat): Composition | null {
  const duty = dutyOf(state, seat);
  const board = duty?.kind === 'hide' ? state.round.boards[duty.board] : undefined;
  if (!board) return null;
  const { edition } = state.terms;
  const spec = specFor(edition, board.breaker, edition.blanks !== 'off');
  const round = roundName(state);
  return { what: 'code', spec, key: `${round} code`, round };
}

/** Rows may be composed while the previous one waits for its mark. */
function rowToCome(state: MatchState, seat: Seat): Composition | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  const { edition } = state.terms;
  if (!board?.secret || state.phase !== 'seeking' || board.rows.length >= edition.rows) return null;
  const spec = specFor(edition, seat, board.secret.blanks);
  const round = roundName(state);
  return { what: 'guess', spec, key: `${round} row ${board.rows.length}`, round };
}

function roundName({ round }: MatchState): string {
  return `${round.number} ${round.replay}`;
}
