// Sends full rows to the referee in advance while a clock runs, so that they are placed when time runs out (T1b).

import { type Code, dutyOf, type MatchState, timeLeft, type Viewer } from '@blackpeg/rules';
import { compositionOf } from '../draft/composition.ts';
import { codeIn, type Draft } from '../draft/draft.ts';
import type { Link } from './link.ts';

export interface HandIn {
  /** Sends what has changed since the last time. */
  update(state: MatchState | null, draft: Draft | null): void;
  /** The connection is up again: a restarted referee has forgotten. */
  forget(): void;
}

export function createHandIn(link: Link, viewer: Viewer): HandIn {
  /** The row and code that the referee has; null for none. */
  let handed: string | null = null;
  return {
    update(state, draft) {
      const row = state && rowAgainstTheClock(state, viewer);
      const code: Code | null = row !== null && draft ? codeIn(draft) : null;
      const now = code && `${row}: ${code}`;
      if (now === handed) return;
      handed = now;
      link.keepDraft(code);
    },
    forget() {
      handed = null;
    },
  };
}

function rowAgainstTheClock(state: MatchState, viewer: Viewer): string | null {
  if (viewer === 'spectator') return null;
  const duty = dutyOf(state, viewer);
  const runs = duty?.kind === 'place' && timeLeft(state, viewer, duty, 0) !== null;
  return runs ? (compositionOf(state, viewer)?.key ?? null) : null;
}
