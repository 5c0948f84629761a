// What is known of candidate sets seen before: the best plan, or a cost that no plan beats.

import type { SearchPlan } from './plan.ts';

export interface Known {
  readonly plan: SearchPlan | undefined;
  /** Every plan costs at least this. */
  readonly least: number;
}

/** Sets are identified by their codes, ascending, and by a small number for everything else the result depends on. */
export interface Memo {
  readonly get: (codes: Uint32Array, context: number) => Known | undefined;
  readonly set: (codes: Uint32Array, context: number, known: Known) => void;
}

/** Larger sets hardly ever occur again. */
export const MOST_MEMO_CODES = 256;

/** Small enough for a browser tab; a full memo is cleared. */
const MOST_ENTRIES = 400_000;

/**
 * Exact: a hash says where to look, the codes themselves whether it is the set. `slots` has the number of an entry and
 * one, or 0, with the hash of the entry beside it; `codes` has the context and the codes of each entry.
 */
interface Entries {
  slots: Uint32Array;
  codes: Uint32Array;
  starts: Uint32Array;
  known: Known[];
}

export function createMemo(mostEntries = MOST_ENTRIES): Memo {
  let entries = noEntries();
  return {
    get: (codes, context) => {
      const entry = entries.slots[2 * findSlot(entries, codes, context, hashOf(codes, context))] ?? 0;
      return entry === 0 ? undefined : entries.known[entry - 1];
    },
    set: (codes, context, known) => {
      if (entries.known.length >= mostEntries) entries = noEntries();
      if (4 * entries.known.length >= entries.slots.length) moreSlots(entries);
      const hash = hashOf(codes, context);
      const slot = findSlot(entries, codes, context, hash);
      const entry = entries.slots[2 * slot] ?? 0;
      if (entry > 0) entries.known[entry - 1] = known;
      else add(entries, slot, hash, codes, context, known);
    },
  };
}

function noEntries(): Entries {
  return {
    slots: new Uint32Array(2 * FIRST_SLOTS),
    codes: new Uint32Array(8 * FIRST_SLOTS),
    starts: new Uint32Array(FIRST_SLOTS),
    known: [],
  };
}

/** A power of two. */
const FIRST_SLOTS = 2 ** 11;

/** The slot of this set, or the free one where it belongs. */
function findSlot(entries: Entries, codes: Uint32Array, context: number, hash: number): number {
  const { slots } = entries;
  const mask = slots.length / 2 - 1;
  let slot = hash & mask;
  for (; slots[2 * slot] !== 0; slot = (slot + 1) & mask) {
    if (slots[2 * slot + 1] === hash && isEntry(entries, (slots[2 * slot] ?? 0) - 1, codes, context)) break;
  }
  return slot;
}

function isEntry(
  { codes: all, starts }: Entries,
  entry: number,
  codes: Uint32Array,
  context: number,
): boolean {
  const start = starts[entry] ?? 0;
  if (starts[entry + 1] !== start + 1 + codes.length || all[start] !== context) return false;
  for (let at = 0; at < codes.length; at += 1) if (all[start + 1 + at] !== codes[at]) return false;
  return true;
}

function add(
  entries: Entries,
  slot: number,
  hash: number,
  codes: Uint32Array,
  context: number,
  known: Known,
): void {
  const entry = entries.known.push(known) - 1;
  const start = entries.starts[entry] ?? 0;
  const end = start + 1 + codes.length;
  if (entry + 2 > entries.starts.length) entries.starts = longer(entries.starts);
  while (end > entries.codes.length) entries.codes = longer(entries.codes);
  entries.codes[start] = context;
  entries.codes.set(codes, start + 1);
  entries.starts[entry + 1] = end;
  entries.slots[2 * slot] = entry + 1;
  entries.slots[2 * slot + 1] = hash;
}

function longer(list: Uint32Array): Uint32Array {
  const twice = new Uint32Array(2 * list.length);
  twice.set(list);
  return twice;
}

function moreSlots(entries: Entries): void {
  const before = entries.slots;
  entries.slots = new Uint32Array(2 * before.length);
  const mask = entries.slots.length / 2 - 1;
  for (let at = 0; at < before.length; at += 2) {
    if (before[at] === 0) continue;
    let slot = (before[at + 1] ?? 0) & mask;
    while (entries.slots[2 * slot] !== 0) slot = (slot + 1) & mask;
    entries.slots[2 * slot] = before[at] ?? 0;
    entries.slots[2 * slot + 1] = before[at + 1] ?? 0;
  }
}

function hashOf(codes: Uint32Array, context: number): number {
  let hash = context + 1;
  for (let at = 0; at < codes.length; at += 1) {
    hash = Math.imul(hash ^ (codes[at] ?? 0), 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
