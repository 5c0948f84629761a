// A row being filled outside a match: a code for a friend, a row of a real board, the answer to a puzzle.

import type { Code, CodeSpec } from '@blackpeg/rules';
import {
  codeIn,
  type Draft,
  type DraftIntent,
  type EditFault,
  edit,
  emptyDraft,
  notFilled,
} from '@blackpeg/session';
import { draftFaultText, type Listener } from '@blackpeg/wording';

export interface Composing {
  readonly draft: Draft;
  /** Null until every hole is filled. */
  readonly code: Code | null;
  /** What is still to fill, in a sentence; null once every hole is filled. */
  why(listener: Listener): string | null;
  /** Why it failed; null if it did not. */
  do(intent: DraftIntent): EditFault | null;
  /** A whole row at once; undo restores the one before. */
  take(code: Code): void;
  /** Starts another row. */
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
    why: (listener) => (codeIn(draft) ? null : draftFaultText(listener, notFilled(draft))),
    do(intent) {
      const edited = edit(draft, intent, null);
      if (edited.ok) draft = edited.value;
      return edited.ok ? null : edited.error;
    },
    take(code) {
      const edited = edit(draft, { type: 'repeat-last' }, code);
      if (edited.ok) draft = edited.value;
    },
    reset(next = draft.spec) {
      draft = emptyDraft(next);
    },
  };
}
