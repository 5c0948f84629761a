// How much space a board has at a table, and the size of the controls beside it.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export interface BoardRoom {
  /** The space that the window leaves the board, in pixels; measured by its parent. */
  left: number;
  readonly room: number;
  /** The board's size before the round was over, however much text is below it; null for what is left. */
  readonly held: number | null;
  /** Buttons and panels beside a board in a large window grow half as much as the board. */
  readonly zoom: number;
}

/** The current layout of a table. */
interface Standing {
  readonly isOver: boolean;
  /** The controls are below the board. */
  readonly isStacked: boolean;
  /** Columns of buttons and panels are beside it. */
  readonly hasColumns: boolean;
  /** The controls are one line below it. */
  readonly isLined: boolean;
}

/** Widths of the columns, and of what is between them. */
const COLUMNS = 288 + 324;
const GAPS = 140;
/** The width of controls in one line, and the height of a window in which they have their usual size. */
const LINE = 1096;
const USUAL = 900;
const MOST = 1.4;

/** To be called during the creation of a component. */
export function createBoardRoom(standing: () => Standing): BoardRoom {
  let left = $state((innerHeight.current ?? 800) * 0.6);
  let before = $state.raw({ room: 0, size: '' });
  const size = $derived(`${innerWidth.current} ${innerHeight.current}`);
  const held = $derived.by(() => {
    const { isOver, isStacked } = standing();
    return isOver && isStacked && before.size === size ? before.room : null;
  });
  const room = $derived(held ?? left);
  const zoom = $derived.by(() => {
    const { hasColumns, isLined } = standing();
    if (!hasColumns && !isLined) return 1;
    // A line takes its height from the board: its size must not depend on what is left.
    const grown = isLined ? (innerHeight.current ?? USUAL) / USUAL : room / 700;
    const wanted = Math.min(MOST, Math.max(1, 1 + (grown - 1) / 2));
    const needed = isLined ? LINE * wanted : COLUMNS * wanted + room * 0.72 + GAPS;
    return needed <= (innerWidth.current ?? 1280) ? Math.round(wanted * 100) / 100 : 1;
  });
  $effect(() => {
    if (!standing().isOver) before = { room: left, size };
  });
  return {
    get left() {
      return left;
    },
    set left(pixels) {
      left = pixels;
    },
    get room() {
      return room;
    },
    get held() {
      return held;
    },
    get zoom() {
      return zoom;
    },
  };
}
