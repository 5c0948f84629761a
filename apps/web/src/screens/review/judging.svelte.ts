// The solver looking back on one board: under way, told, stopped or failed.

import type { BoardReview } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import { rowToLookAt } from './chart.ts';
import type { FinishedBoard } from './finished.ts';

export interface Judging {
  readonly review: BoardReview | null;
  readonly trouble: 'stopped' | 'failed' | null;
  /** The reviewed row that is looked at, from 0. */
  readonly row: number | null;
  lookAt(row: number): void;
  /** Gives what ends it. */
  begin(board: FinishedBoard): () => void;
  stop(): void;
}

export function createJudging(thinker: Thinker): Judging {
  let review = $state.raw<BoardReview | null>(null);
  let trouble = $state<Judging['trouble']>(null);
  let row = $state<number | null>(null);
  let end = new AbortController();

  return {
    get review() {
      return review;
    },
    get trouble() {
      return trouble;
    },
    get row() {
      return row;
    },
    lookAt(wanted) {
      const last = (review?.rows.length ?? 0) - 1;
      if (last >= 0) row = Math.min(last, Math.max(0, wanted));
    },
    begin({ clues }) {
      review = null;
      trouble = null;
      row = null;
      const own = new AbortController();
      end = own;
      thinker.ask('review', { clues }, { signal: own.signal }).then(
        (told) => {
          if (own.signal.aborted) return;
          review = told;
          row = rowToLookAt(told) ?? Math.max(0, told.rows.length - 1);
        },
        () => {
          if (!own.signal.aborted) trouble = 'failed';
        },
      );
      return () => own.abort();
    },
    stop() {
      end.abort();
      trouble = 'stopped';
    },
  };
}
