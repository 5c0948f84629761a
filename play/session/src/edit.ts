// Carrying out what a player means for the half-filled row.

import type { Code } from '@blackpeg/rules';
import {
  chooseKind,
  clear,
  copyRow,
  type Draft,
  fillRow,
  moveTo,
  nextFacet,
  offersKind,
  offersPeg,
  placePeg,
  takeBack,
  takeOut,
  undo,
} from './draft.ts';
import type { DraftIntent } from './intent.ts';

/** The draft after it; null where the row does not offer what was asked for. `last` is the row before, if it is known. */
export function edit(draft: Draft, intent: DraftIntent, last: Code | null): Draft | null {
  switch (intent.type) {
    case 'peg':
      return offersPeg(draft, intent.peg) ? placePeg(draft, intent.peg, intent.hole ?? draft.cursor) : null;
    case 'kind':
      return chosen(draft, intent.kind, intent.facet, intent.hole ?? draft.cursor);
    case 'move':
      return moveTo(draft, intent.to);
    case 'step':
      return moveTo(draft, draft.cursor + intent.by);
    case 'take-out':
      return takeOut(draft, intent.hole ?? draft.cursor);
    case 'take-back':
      return takeBack(draft);
    case 'undo':
      return undo(draft);
    case 'clear':
      return clear(draft);
    case 'fill':
      return offersPeg(draft, intent.peg) ? fillRow(draft, intent.peg) : null;
    case 'repeat-last':
      return last ? copyRow(draft, last) : draft;
  }
}

function chosen(draft: Draft, kind: number, facet: number | null, hole: number): Draft | null {
  const wanted = facet ?? nextFacet(draft.holes[hole] ?? []);
  return offersKind(draft, wanted, kind) ? chooseKind(draft, kind, facet, hole) : null;
}
