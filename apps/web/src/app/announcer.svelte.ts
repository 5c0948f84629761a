// Announcements for screen readers: in the live region of the page, or of the sheet that is open over it.

import { tick } from 'svelte';

/** A sentence in a live region. */
export interface Announced {
  readonly id: number;
  readonly text: string;
}

interface Queued {
  readonly text: string;
  /** Of the row, from 0, if it is about one alone. */
  readonly hole: number | null;
}

/**
 * Milliseconds between two sentences: screen readers that get several at once do not keep their order. What is announced
 * meanwhile is put together.
 */
const APART = 120;

/** Milliseconds that a sentence stays in the page: screen readers have read it by then, and nobody finds it there later. */
const STAYS = 3000;

let spoken = $state.raw<readonly string[]>([]);
/** The current contents of the regions. */
let told = $state.raw<readonly (Announced & { readonly region: string })[]>([]);
/** The existing live regions, the top one last: what lies under a sheet is not announced. */
let regions: readonly string[] = [];
let ids = 0;
/** The last text, as it was announced. */
let newest = '';
let scheduled = false;
/** Something was announced just now. */
let resting = false;
/** While something else is to be read first, nothing is announced. */
let holds = 0;
let queue: readonly Queued[] = [];
let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * The sentences of a live region, one element each: screen readers announce each once, however soon another follows. A
 * single text for all would be read in its latest form, and what it said before would be lost.
 */
export function saidIn(region: string): readonly Announced[] {
  return told.filter((one) => one.region === region);
}

/** A live region that exists until the returned function is called. What was announced before is not repeated when it goes. */
export function openRegion(region: string): () => void {
  clear();
  regions = [...regions, region];
  return () => {
    regions = regions.filter((one) => one !== region);
  };
}

/** Everything announced since the page was opened, the newest last: for players who want to hear it again. */
export function saidSoFar(): readonly string[] {
  return spoken;
}

/**
 * In order, and in the same frame as the change it describes unless something was announced just before. What waits
 * about a hole is left out if the next sentence is about the same one: half of a pair, and then the whole.
 */
export function say(text: string, how: 'typed' | 'happened' = 'happened', hole: number | null = null): void {
  if (text === '') return;
  const isOutOfDate = hole !== null && queue.at(-1)?.hole === hole;
  queue = [...(isOutOfDate ? queue.slice(0, -1) : queue), { text, hole }];
  if (resting || holds > 0) return;
  // The effect of a key is announced at once, without waiting for other sentences of the same moment.
  if (how === 'typed') speak();
  else if (!scheduled) {
    scheduled = true;
    void tick().then(speak);
  }
}

/** Announcements wait until the returned function is called: screen readers that have lost their place announce nothing. */
export function hold(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds === 0) speak();
  };
}

/** What was announced to one person is removed for the next: it cannot be read or heard again. */
export function hush(): void {
  queue = [];
  spoken = [];
  clear();
}

function speak(): void {
  scheduled = false;
  if (resting || holds > 0 || queue.length === 0) return;
  const sentences = queue.map(({ text }) => text);
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
export function announce(sentence: string): void {
  // Screen readers take the same text twice for one announcement; with a space at its end it is another.
  newest = newest === sentence ? `${sentence}\u00a0` : sentence;
  ids += 1;
  told = [...told, { id: ids, region: regions.at(-1) ?? '', text: newest }];
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

/** Before another sentence, a brief one needs a full stop; the last one stays as it is. */
function closed(sentence: string, index: number, all: readonly string[]): string {
  return index === all.length - 1 || /[.?!…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
