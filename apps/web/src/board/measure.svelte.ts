// The measurements of a drawn board: the width of its rows, and the height of everything else.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Measure {
  /** Of the rows, in pixels. */
  readonly width: number;
  /** Lid, edges and everything else around the rows, except the line that unfolds old ones. */
  readonly around: number;
  /** For the board. */
  readonly of: Attachment<HTMLElement>;
}

/** The solid side below a board. */
const SIDE = 7;

/** `guess` is used until the board is measured, before it is visible. */
export function createMeasure(guess: { readonly width: number; readonly around: number }): Measure {
  let width = $state(guess.width);
  let around = $state(guess.around);

  function read(board: HTMLElement): void {
    const rows = board.querySelector<HTMLElement>('.rows');
    if (!rows || rows.offsetWidth === 0) return;
    const fold = board.querySelector<HTMLElement>('[aria-expanded]')?.offsetHeight ?? 0;
    width = rows.offsetWidth;
    around = board.offsetHeight + SIDE - rows.offsetHeight - fold;
  }
  return {
    get width() {
      return width;
    },
    get around() {
      return around;
    },
    of(board) {
      untrack(() => read(board));
      const observer = new ResizeObserver(() => read(board));
      observer.observe(board);
      return () => observer.disconnect();
    },
  };
}
