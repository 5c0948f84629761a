// Announcements for screen readers: in the live region of the page, or of the sheet that is open over it.

import { tick } from 'svelte';

/** A sentence in a live region. */
export interface Announced {
  readonly id: number;
  readonly text: string;
}

/**
 * Milliseconds between two sentences: readers that get several at once do not keep their order. What is said meanwhile is told
 * together.
 */
const APART = 120;

/** Milliseconds that a sentence stays in the page: screen readers have taken it by then, and nobody reads it there later. */
const STAYS = 3000;

let spoken = $state.raw<readonly string[]>([]);
/** What lies in the regions now. */
let told = $state.raw<readonly (Announced & { readonly region: string })[]>([]);
/** The live regions that are there, the one on top last: what lies under a sheet is deaf. */
let regions: readonly string[] = [];
let ids = 0;
let scheduled = false;
/** Something was told just now. */
let resting = false;
/** While something else is to be read first, nothing is told. */
let holds = 0;
let queue: readonly string[] = [];
let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * The sentences of a live region, one element each: readers tell each once, as it comes, however soon another follows. One text
 * for all would be read as it is by then, and what it said before would be lost.
 */
export function saidIn(region: string): readonly Announced[] {
  return told.filter((one) => one.region === region);
}

/** A live region that is there until the given function is called. What was said before is not said again when it goes. */
export function openRegion(region: string): () => void {
  clear();
  regions = [...regions, region];
  return () => {
    regions = regions.filter((one) => one !== region);
  };
}

/** Everything said since the page was opened, the newest last: for who wants to hear it again. */
export function saidSoFar(): readonly string[] {
  return spoken;
}

/** In order, and in the same picture as what it tells unless something was told just before. */
export function say(sentence: string, how: 'typed' | 'happened' = 'happened'): void {
  if (sentence === '') return;
  // What a key did is told at once, and what comes of the next key does not wait for it.
  if (how === 'typed' && queue.length === 0 && holds === 0) {
    tell([sentence]);
    return;
  }
  queue = [...queue, sentence];
  if (scheduled || resting || holds > 0) return;
  scheduled = true;
  void tick().then(speak);
}

/** What is said from now on waits until the given function is called: readers that have lost their place tell nothing. */
export function hold(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds === 0) speak();
  };
}

/** What was said to one person is not left lying for the next: nothing of it can be read or heard again. */
export function hush(): void {
  queue = [];
  spoken = [];
  clear();
}

function speak(): void {
  scheduled = false;
  if (resting || holds > 0 || queue.length === 0) return;
  const sentences = queue;
  queue = [];
  resting = true;
  setTimeout(endRest, APART);
  tell(sentences);
}

function tell(sentences: readonly string[]): void {
  announce(sentences.map(closed).join(' '));
  spoken = [...spoken, ...sentences].slice(-200);
}

/** For the name of what opens, too: nobody asks for that again. */
export function announce(text: string): void {
  ids += 1;
  told = [...told, { id: ids, region: regions.at(-1) ?? '', text }];
  clearTimeout(clearing);
  clearing = setTimeout(clear, STAYS);
}

function endRest(): void {
  resting = false;
  speak();
}

function clear(): void {
  told = [];
}

/** Before another sentence, a brief one needs its stop; the last one stays as it is. */
function closed(sentence: string, index: number, all: readonly string[]): string {
  return index === all.length - 1 || /[.?!…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
