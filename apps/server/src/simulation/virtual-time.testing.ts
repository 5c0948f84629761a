// Time that passes only from one step to the next: processes are woken in an order that is the same for the same schedule.

import type { Milliseconds } from '@blackpeg/rules';

/** A running process: its timers wait while it is paused, and never fire once it is dead. */
export interface Life {
  isDead: boolean;
  /** Paused until then, by virtual time; 0 if it is not paused. */
  stoppedUntil: number;
  /** Until then it cannot reach the shared database; 0 if it can. */
  cutUntil: number;
}

export interface VirtualTime {
  now(): number;
  /**
   * Calls once, after this delay, if that process is still alive; null for no process. Returns the function that cancels it. A call
   * that only passes the time is not a step of the schedule.
   */
  after(life: Life | null, milliseconds: Milliseconds, run: () => void, isStep?: boolean): () => void;
  /** Advances to the next due call and returns it; null if nothing is due. */
  next(): DueStep | null;
}

export interface DueStep {
  readonly isStep: boolean;
  run(): void;
}

interface Due {
  at: number;
  readonly order: number;
  readonly life: Life | null;
  /** Null if it was cancelled. */
  due: DueStep | null;
}

export function newLife(): Life {
  return { isDead: false, stoppedUntil: 0, cutUntil: 0 };
}

export function createVirtualTime(start: number): VirtualTime {
  const heap: Due[] = [];
  let now = start;
  let orders = 0;

  function take(): Due | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (first && last && first !== last) {
      heap[0] = last;
      sink(heap);
    }
    return first;
  }

  return {
    now: () => now,
    after(life, milliseconds, run, isStep = true) {
      orders += 1;
      const one: Due = { at: now + Math.max(0, milliseconds), order: orders, life, due: { isStep, run } };
      push(heap, one);
      return () => {
        one.due = null;
      };
    },
    next() {
      for (let first = take(); first; first = take()) {
        const { life, due } = first;
        if (!due || life?.isDead) continue;
        if (life && life.stoppedUntil > first.at) {
          first.at = life.stoppedUntil;
          push(heap, first);
          continue;
        }
        now = Math.max(now, first.at);
        return due;
      }
      return null;
    },
  };
}

function isSooner(one: Due, other: Due): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

function push(heap: Due[], due: Due): void {
  let index = heap.length;
  heap.push(due);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (!above || !isSooner(due, above)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = due;
}

function sink(heap: Due[]): void {
  const [due] = heap;
  if (!due) return;
  let index = 0;
  for (;;) {
    const left = heap[2 * index + 1];
    const right = heap[2 * index + 2];
    if (!left) break;
    const child = right && isSooner(right, left) ? 2 * index + 2 : 2 * index + 1;
    const below = heap[child];
    if (!below || !isSooner(below, due)) break;
    heap[index] = below;
    index = child;
  }
  heap[index] = due;
}
