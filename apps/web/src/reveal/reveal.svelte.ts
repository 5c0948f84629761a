// The reveal at the end of a round: what moves, when and for how long. Nothing waits for it: the page is in its final state
// from the start, and the animations only show the way there.

import { untrack } from 'svelte';
import { movesLittle } from '../app/settings.svelte.ts';

/** What the reveal needs to know of the result. */
interface RoundShown {
  /** The row, from 0, that found the code or came closest; null for none. */
  readonly row: number | null;
  readonly found: boolean;
}

/** Times in milliseconds, counted from the end of the breath after the last answer. */
interface Motion {
  /** What moves, in groups; the pieces of a group start one after the other. */
  readonly pieces: (place: HTMLElement, shown: RoundShown) => readonly (readonly Element[])[];
  readonly at: number;
  /** Null if a style sheet already has a transition for it, which is then only delayed. */
  readonly by: {
    readonly each: number;
    readonly lasts: number;
    readonly easing: string;
    readonly frames: Keyframe[];
  } | null;
}

/** Between the answer, whose pegs appear one by one as in every row, and the lid. */
const BREATH = 250;

const SETTLE = {
  each: 60,
  lasts: 180,
  easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.15)',
  frames: [{ transform: 'translateY(-3px) scale(1.12)' }, { transform: 'none' }],
};
const APPEAR = { each: 0, lasts: 180, easing: 'ease-out', frames: [{ opacity: 0 }, { opacity: 1 }] };
const HOP = {
  each: 60,
  lasts: 280,
  easing: 'ease-in-out',
  frames: [{ transform: 'none' }, { transform: 'translateY(-16%)' }, { transform: 'none' }],
};

/** With eight holes it takes 2 s altogether. The lid takes 420 ms, a score peg up to 600 (tokens.css). */
const SEQUENCE: readonly Motion[] = [
  // The lid turns on its hinges.
  { pieces: (place) => groups(place, '.lid', '.shield'), at: 0, by: null },
  // The pegs of the code settle.
  { pieces: codes, at: 330, by: SETTLE },
  // The code in words is not seen before.
  { pieces: codesInWords, at: 330, by: APPEAR },
  // A code that was found hops column by column together with its row; otherwise the closest row hops.
  { pieces: (place, { found }) => (found ? codes(place) : []), at: 640, by: HOP },
  { pieces: rowAbout, at: 640, by: HOP },
  // The score pegs walk.
  { pieces: (place) => groups(place, '.slot', '.walker'), at: 640, by: null },
];

/** Any press ends the reveal, and has its usual effect. */
const SKIPPED_BY = ['keydown', 'pointerdown', 'click'] as const;

let endedBy: Event | null = null;

/** The element around the board; `shown` is null until the round is over. */
interface Sight {
  readonly place: HTMLElement | undefined;
  readonly shown: RoundShown | null;
}

/** Call during component initialisation. A round that ends while the component is mounted is revealed; a round that was over before is not. */
export function useReveal(sight: () => Sight): void {
  let wasOver = untrack(sight).shown !== null;
  let skip = () => {};
  $effect(() => {
    const { place, shown } = sight();
    if (shown && !wasOver && place) {
      // Old rows that are unfolded may have been scrolled over it.
      place.querySelector('.lid')?.scrollIntoView({ block: 'nearest' });
      if (!untrack(movesLittle)) skip = playReveal(place, shown);
    }
    wasOver = shown !== null;
  });
  $effect(() => () => skip());
}

/** Whether this press has just ended one. */
export function endedReveal(press: Event): boolean {
  return press === endedBy;
}

/** Returns a function that ends it at once. */
function playReveal(place: HTMLElement, shown: RoundShown): () => void {
  const own = place.getAnimations({ subtree: true });
  const answer = own.filter((motion) => targetOf(motion)?.matches('.pin'));
  const begins = Math.max(0, ...answer.map((motion) => timeLeft(motion) + BREATH));
  const motions = SEQUENCE.flatMap(({ pieces, at, by }) =>
    pieces(place, shown).flatMap((group) =>
      by
        ? group.map((piece, index) => move(piece, by, begins + at + index * by.each))
        : own.filter((motion) => isOf(motion, group)).map((motion) => delayed(motion, begins + at)),
    ),
  );
  return endedByPress([...answer, ...motions]);
}

function move(
  piece: Element,
  { lasts, easing, frames }: NonNullable<Motion['by']>,
  delay: number,
): Animation {
  return piece.animate(frames, { delay, duration: lasts, easing, fill: 'backwards' });
}

function isOf(motion: Animation, group: readonly Element[]): boolean {
  const target = targetOf(motion);
  return target !== null && group.includes(target);
}

function delayed(motion: Animation, delay: number): Animation {
  motion.effect?.updateTiming({ delay });
  return motion;
}

function endedByPress(motions: readonly Animation[]): () => void {
  const heard = new AbortController();
  function skip(): void {
    heard.abort();
    for (const motion of motions) motion.finish();
  }
  function skipBy(event: Event): void {
    if (!isNew(event)) return;
    endedBy = event;
    skip();
  }
  for (const press of SKIPPED_BY) addEventListener(press, skipBy, { capture: true, signal: heard.signal });
  void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => heard.abort());
  return skip;
}

/** The repetition of a key that is held down is not a new press. */
function isNew(event: Event): boolean {
  return !(event instanceof KeyboardEvent && event.repeat);
}

function targetOf({ effect }: Animation): Element | null {
  return effect instanceof KeyframeEffect ? effect.target : null;
}

function timeLeft({ effect, currentTime }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0);
}

function groups(place: ParentNode, group: string, piece: string): readonly (readonly Element[])[] {
  return [...place.querySelectorAll(group)].map((one) => [...one.querySelectorAll(piece)]);
}

/** Only under lids that are turning: a code that was open before is not revealed again. */
function codes(place: ParentNode): readonly (readonly Element[])[] {
  return [...place.querySelectorAll('.lid')]
    .filter((lid) => lid.querySelector('.shield')?.getAnimations().length)
    .flatMap((lid) => groups(lid, '.code', '.peg'));
}

/** Beside the board, among the results. */
function codesInWords(place: HTMLElement): readonly (readonly Element[])[] {
  return codes(place).length > 0 ? groups(place.closest('.game') ?? place, '[data-end]', 'p.code') : [];
}

/** The player's own board is the first. */
function rowAbout(place: ParentNode, { row }: RoundShown): readonly (readonly Element[])[] {
  const board = place.querySelector('[role=grid]');
  return board && row !== null ? groups(board, `[aria-rowindex="${row + 1}"]`, '.socket') : [];
}
