// The half-filled row: pegs are added and removed, by hole or in order. It is never an event and never sent by itself.

import {
  allPegs,
  type Code,
  type CodeSpec,
  type FacetName,
  kindsOf,
  MOST_PALMED,
  type Peg,
} from '@blackpeg/rules';
import { type HidingChoices, NO_CHOICES } from '../intents/intent.ts';

/**
 * The contents of a hole: for each facet the kind chosen, 0 for a deliberate blank, null if nothing is chosen
 * yet (C9e). A pair with one half chosen is a hole like any other.
 */
export type Hole = readonly (number | null)[];

export interface Draft {
  readonly spec: CodeSpec;
  readonly holes: readonly Hole[];
  /** Where the next peg goes, counted from 0. */
  readonly cursor: number;
  /** The player put the cursor there: the peg in that hole of a full row may be replaced. */
  readonly replaces: boolean;
  /** The options if it is a code. */
  readonly hiding: HidingChoices;
  /** What undo restores, oldest first. */
  readonly past: readonly Pick<Draft, 'holes' | 'cursor' | 'replaces'>[];
}

const MOST_UNDONE = 100;

export function emptyDraft(spec: CodeSpec): Draft {
  return {
    spec,
    holes: Array.from({ length: spec.holes }, () => emptyHole(spec)),
    cursor: 0,
    replaces: false,
    hiding: NO_CHOICES,
    past: [],
  };
}

/** The peg that fills the hole; null while any facet is not chosen. */
export function pegIn(hole: Hole): Peg | null {
  return hole.reduce(
    (peg, kind) => (peg === null || kind === null ? null : peg * 10 + kind),
    0 as Peg | null,
  );
}

/** Holes not filled yet, counted from 0. */
export function unfilled(draft: Draft): readonly number[] {
  return draft.holes.flatMap((hole, index) => (pegIn(hole) === null ? [index] : []));
}

/** The facet that every hole not filled yet lacks, if each has the other; null otherwise. */
export function facetLacking(draft: Draft): FacetName | null {
  const open = unfilled(draft).flatMap((index) => draft.holes[index]?.indexOf(null) ?? []);
  const [facet = -1] = open;
  const isHalf = unfilled(draft).every((index) => draft.holes[index]?.some((kind) => kind !== null));
  return isHalf && open.every((one) => one === facet) ? (draft.spec.facets[facet]?.name ?? null) : null;
}

/** The row as a code; null until all holes are filled. */
export function codeIn(draft: Draft): Code | null {
  const pegs = draft.holes.map(pegIn);
  return pegs.every((peg) => peg !== null) ? pegs : null;
}

/** Every hole is filled, and the player has selected none of them: there is no room for a peg. */
export function isRowFull(draft: Draft): boolean {
  return !draft.replaces && unfilled(draft).length === 0;
}

/** Could this peg be in this row at all? */
export function offersPeg({ spec }: Draft, peg: Peg): boolean {
  return allPegs(spec).includes(peg);
}

export function offersKind({ spec }: Draft, facet: number, kind: number): boolean {
  const offered = spec.facets[facet];
  if (!offered || !Number.isInteger(kind)) return false;
  return kind === 0 ? offered.blank : kind > 0 && kind <= offered.size;
}

/** Puts a whole peg into a hole, replacing what was there; the cursor moves to the next hole to fill. */
export function placePeg(draft: Draft, peg: Peg, hole = draft.cursor): Draft {
  return offersPeg(draft, peg) ? withHole(draft, hole, kindsOf(draft.spec, peg)) : draft;
}

/** Chooses one facet; without a facet, the next one of the hole, starting again if the hole is full. */
export function chooseKind(
  draft: Draft,
  kind: number,
  facet: number | null = null,
  hole = draft.cursor,
): Draft {
  const old = draft.holes[hole];
  if (!old) return draft;
  const next = facet ?? nextFacet(old);
  if (!offersKind(draft, next, kind)) return draft;
  const kept = facet === null && pegIn(old) !== null ? emptyHole(draft.spec) : old;
  return withHole(
    draft,
    hole,
    kept.map((before, index) => (index === next ? kind : before)),
  );
}

/** The facet for a kind given without one. */
export function nextFacet(hole: Hole): number {
  return Math.max(0, hole.indexOf(null));
}

/** Empties a hole and stays there. */
export function takeOut(draft: Draft, hole = draft.cursor): Draft {
  const old = draft.holes[hole];
  if (!old) return draft;
  return isUntouched(old)
    ? moveTo(draft, hole)
    : edited(draft, setHole(draft, hole, emptyHole(draft.spec)), hole);
}

/** Swaps the contents of two holes; into an empty hole a peg moves. */
export function swapHoles(draft: Draft, from: number, to: number): Draft {
  const moved = draft.holes[from];
  const other = draft.holes[to];
  if (!moved || !other || from === to || (isUntouched(moved) && isUntouched(other))) return draft;
  const holes = setHole(draft, from, other).map((hole, index) => (index === to ? moved : hole));
  return goneOn(edited(draft, holes, to), to);
}

/** Takes out the peg at the cursor, or if there is none, the nearest before it. */
export function takeBack(draft: Draft): Draft {
  const before = draft.holes.slice(0, draft.cursor + 1).findLastIndex((hole) => !isUntouched(hole));
  return before < 0 ? draft : takeOut(draft, before);
}

export function undo(draft: Draft): Draft {
  const last = draft.past.at(-1);
  return last ? { ...draft, ...last, past: draft.past.slice(0, -1) } : draft;
}

export function clear(draft: Draft): Draft {
  if (draft.holes.every(isUntouched)) return moveTo(draft, 0);
  return edited(draft, emptyDraft(draft.spec).holes, 0);
}

/** The same peg in every hole that is not filled yet. */
export function fillRow(draft: Draft, peg: Peg): Draft {
  if (!offersPeg(draft, peg) || unfilled(draft).length === 0) return draft;
  const kinds = kindsOf(draft.spec, peg);
  const holes = draft.holes.map((hole) => (pegIn(hole) === null ? kinds : hole));
  return edited(draft, holes, draft.cursor);
}

/** A whole row at once, such as the last one. Pegs that this row does not offer are left out. */
export function copyRow(draft: Draft, code: Code): Draft {
  const holes = draft.holes.map((_, index) => {
    const peg = code[index];
    return peg !== undefined && offersPeg(draft, peg) ? kindsOf(draft.spec, peg) : emptyHole(draft.spec);
  });
  const copied = edited(draft, holes, draft.cursor);
  return { ...copied, cursor: unfilled(copied)[0] ?? draft.cursor };
}

/** Positions beyond the ends of the row are its ends. */
export function moveTo(draft: Draft, hole: number): Draft {
  const cursor = Math.min(Math.max(0, Math.trunc(hole)), Math.max(0, draft.holes.length - 1));
  return { ...draft, cursor, replaces: draft.replaces || cursor !== draft.cursor };
}

/** Pegs of one kind that stay out of the tray (T3b). */
export function palm(draft: Draft, place: { facet: number; index: number; count: number }): Draft {
  const { spec, hiding } = draft;
  const before = hiding.palmed ?? spec.facets.map(({ size }) => Array.from({ length: size }, () => 0));
  const count = Math.min(Math.max(0, place.count), MOST_PALMED);
  const palmed = before.map((kinds, facet) =>
    facet === place.facet ? kinds.map((old, index) => (index === place.index ? count : old)) : kinds,
  );
  return { ...draft, hiding: { ...hiding, palmed } };
}

function withHole(draft: Draft, hole: number, kinds: Hole): Draft {
  if (draft.holes[hole] === undefined) return draft;
  return goneOn(edited(draft, setHole(draft, hole, kinds), hole), hole);
}

/** Moves the cursor from a filled hole to the next one to fill, wrapping around; in a full row it stays. */
function goneOn(draft: Draft, hole: number): Draft {
  const open = unfilled(draft);
  if (open.includes(hole)) return draft;
  return { ...draft, cursor: open.find((index) => index > hole) ?? open[0] ?? hole };
}

function edited(draft: Draft, holes: readonly Hole[], cursor: number): Draft {
  const { holes: before, cursor: from, replaces } = draft;
  const past = [...draft.past, { holes: before, cursor: from, replaces }].slice(-MOST_UNDONE);
  return { ...draft, holes, cursor, replaces: false, past };
}

function setHole(draft: Draft, hole: number, kinds: Hole): readonly Hole[] {
  return draft.holes.map((old, index) => (index === hole ? kinds : old));
}

function emptyHole(spec: CodeSpec): Hole {
  return spec.facets.map(() => null);
}

function isUntouched(hole: Hole): boolean {
  return hole.every((kind) => kind === null);
}
