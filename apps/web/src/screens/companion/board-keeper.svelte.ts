// The board that is being copied, kept over reloads, and what the solver makes of it after every change.

import type { Code } from '@blackpeg/rules';
import type { Contradiction } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import type { StoredDrawer } from '../../storage/storage.ts';
import { cluesFor, formatBoard, parseBoard, type RealBoard } from './real-board.ts';
import { editionFor, USUAL } from './sets.ts';

export type Finding =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'fits'; readonly count: number; readonly codes: readonly Code[] }
  | { readonly kind: 'contradiction'; readonly contradiction: Contradiction };

export interface BoardKeeper {
  readonly board: RealBoard;
  readonly finding: Finding;
  /** Whether it was begun on an earlier visit. */
  readonly isOld: boolean;
  /** What `putBack` would give; null where nothing was taken away at once. */
  readonly before: RealBoard | null;
  change(board: RealBoard): void;
  /** A change that takes all rows away, and can be taken back. */
  replace(board: RealBoard): void;
  putBack(): void;
}

const KEY = 'board';
/** Codes shown at most. */
const SHOWN = 12;

export function keepBoard(drawer: StoredDrawer<string>, thinker: Thinker): BoardKeeper {
  let board = $state.raw<RealBoard>({ edition: editionFor(USUAL), rows: [] });
  let isOld = $state(false);
  let before = $state.raw<RealBoard | null>(null);
  let finding = $state.raw<Finding>({ kind: 'working' });
  let stop = new AbortController();

  async function find(): Promise<void> {
    stop.abort();
    const own = new AbortController();
    stop = own;
    const clues = cluesFor(board);
    finding = { kind: 'working' };
    try {
      const told = await thinker.ask('fits', { clues, list: SHOWN }, { signal: own.signal });
      const contradiction =
        told.count === 0 ? await thinker.ask('contradiction', { clues }, { signal: own.signal }) : null;
      finding = contradiction ? { kind: 'contradiction', contradiction } : { kind: 'fits', ...told };
    } catch {
      if (!own.signal.aborted) finding = { kind: 'failed' };
    }
  }

  function change(next: RealBoard): void {
    board = next;
    before = null;
    drawer.put(KEY, formatBoard(next));
    find();
  }

  drawer.get(KEY).then((text) => {
    const kept = text === null ? null : parseBoard(text);
    if (kept?.ok && board.rows.length === 0) {
      board = kept.value;
      isOld = board.rows.length > 0;
    }
    find();
  });

  return {
    get board() {
      return board;
    },
    get finding() {
      return finding;
    },
    get isOld() {
      return isOld;
    },
    get before() {
      return before;
    },
    change,
    replace(next) {
      const old = board;
      change(next);
      before = old.rows.length > 0 ? old : null;
    },
    putBack() {
      if (before) change(before);
    },
  };
}
