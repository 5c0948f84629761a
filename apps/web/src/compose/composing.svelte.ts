// A row being filled outside a match: a code for a friend, a row of a real board, the answer to a puzzle.

import type { Code, CodeSpec } from '@blackpeg/rules';
import { codeIn, type Draft, type DraftIntent, edit, emptyDraft, unfilled } from '@blackpeg/session';

export interface Composing {
  readonly draft: Draft;
  /** Null until every hole is filled. */
  readonly code: Code | null;
  /** Holes still empty, from 1. */
  readonly missing: readonly number[];
  /** False where the row does not offer what was meant. */
  do(intent: DraftIntent): boolean;
  /** A whole row at once; undo gives back the one before. */
  take(code: Code): void;
  /** Begins anew, for another row. */
  reset(spec?: CodeSpec): void;
}

export function createComposing(spec: CodeSpec): Composing {
  let draft = $state.raw(emptyDraft(spec));
  return {
    get draft() {
      return draft;
    },
    get code() {
      return codeIn(draft);
    },
    get missing() {
      return unfilled(draft).map((hole) => hole + 1);
    },
    do(intent) {
      const edited = edit(draft, intent, null);
      if (edited) draft = edited;
      return edited !== null;
    },
    take(code) {
      draft = edit(draft, { type: 'repeat-last' }, code) ?? draft;
    },
    reset(next = draft.spec) {
      draft = emptyDraft(next);
    },
  };
}
