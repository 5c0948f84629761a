// Applies a player's edits to the half-filled row.

import { type Code, err, ok, type Result } from '@blackpeg/rules';
import type { DraftIntent } from '../intents/intent.ts';
import {
  chooseKind,
  clear,
  copyRow,
  type Draft,
  fillRow,
  isRowFull,
  moveTo,
  nextFacet,
  offersKind,
  offersPeg,
  palm,
  placePeg,
  swapHoles,
  takeBack,
  takeOut,
  undo,
  unfilled,
} from './draft.ts';

/** The edit is not possible in this row, or there is no free hole. */
export type EditFault = { readonly kind: 'not-on-palette' } | { readonly kind: 'row-full' };

/** The draft after the edit. `last` is the previous row, if known. */
export function edit(draft: Draft, intent: DraftIntent, last: Code | null): Result<Draft, EditFault> {
  const fault = faultOf(draft, intent);
  return fault ? err(fault) : ok(edited(draft, intent, last));
}

/** A peg without a given hole never replaces one in a full row. */
function faultOf(draft: Draft, intent: DraftIntent): EditFault | null {
  if (intent.type !== 'peg' && intent.type !== 'kind' && intent.type !== 'fill') return null;
  if (!isOffered(draft, intent)) return { kind: 'not-on-palette' };
  const isForAnyHole = intent.type === 'fill' || intent.hole === null;
  const hasRoom = intent.type === 'fill' ? unfilled(draft).length > 0 : !isRowFull(draft);
  return isForAnyHole && !hasRoom ? { kind: 'row-full' } : null;
}

function isOffered(draft: Draft, intent: Extract<DraftIntent, { type: 'peg' | 'kind' | 'fill' }>): boolean {
  if (intent.type !== 'kind') return offersPeg(draft, intent.peg);
  const facet = intent.facet ?? nextFacet(draft.holes[intent.hole ?? draft.cursor] ?? []);
  return offersKind(draft, facet, intent.kind);
}

function edited(draft: Draft, intent: DraftIntent, last: Code | null): Draft {
  switch (intent.type) {
    case 'peg':
      return placePeg(draft, intent.peg, intent.hole ?? draft.cursor);
    case 'kind':
      return chooseKind(draft, intent.kind, intent.facet, intent.hole ?? draft.cursor);
    case 'move':
      return moveTo(draft, intent.to);
    case 'step':
      return moveTo(draft, draft.cursor + intent.by);
    case 'take-out':
      return takeOut(draft, intent.hole ?? draft.cursor);
    case 'swap':
      return swapHoles(draft, intent.from, intent.to);
    case 'take-back':
      return takeBack(draft);
    case 'undo':
      return undo(draft);
    case 'clear':
      return clear(draft);
    case 'fill':
      return fillRow(draft, intent.peg);
    case 'repeat-last':
      return last ? copyRow(draft, last) : draft;
    case 'choose-blanks':
      return { ...draft, hiding: { ...draft.hiding, blanks: intent.on ?? !draft.hiding.blanks } };
    case 'palm':
      return palm(draft, intent);
  }
}
