// What is said to those who listen: by the live region of the page, or of the sheet that is open over it.

import { tick } from 'svelte';

/** What makes a repeated sentence another one to a screen reader, and is read by none. */
const DIFFERENT = '\u200b';

/** Milliseconds that a sentence stays in the page: screen readers have taken it by then, and nobody reads it there later. */
const STAYS = 3000;

let spoken = $state.raw<readonly string[]>([]);
/** Where something was told last, and what; the other regions are empty. */
let told = $state.raw({ region: '', text: '' });
/** The live regions that are there, the one on top last: what lies under a sheet is deaf. */
let regions: readonly string[] = [];
let scheduled = false;
let queue: readonly string[] = [];
/** What was told since the last task began. */
let moment: readonly string[] = [];
/** To the next task. A timer would come tasks later, in a tab behind others a second: what was said is not said again. */
const toNextTask = new MessageChannel();
toNextTask.port1.onmessage = endMoment;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** The text of a live region. */
export function saidIn(region: string): string {
  return told.region === region ? told.text : '';
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

/**
 * Sentences of one moment, what the page makes of it included, are said together, so that none swallows another. They are
 * there in the same picture as what they tell; one that comes later in the same task is said after them.
 */
export function say(sentence: string): void {
  if (sentence === '') return;
  queue = [...queue, sentence];
  if (scheduled) return;
  scheduled = true;
  void tick().then(speak);
}

/** What was said to one person is not left lying for the next: nothing of it can be read or heard again. */
export function hush(): void {
  queue = [];
  moment = [];
  spoken = [];
  clear();
}

function speak(): void {
  scheduled = false;
  if (moment.length === 0) toNextTask.port2.postMessage(null);
  moment = [...moment, ...queue];
  const text = moment.map(closed).join(' ');
  spoken = [...spoken, ...queue].slice(-200);
  queue = [];
  told = { region: regions.at(-1) ?? '', text: text === told.text ? text + DIFFERENT : text };
  clearTimeout(clearing);
  clearing = setTimeout(clear, STAYS);
}

function clear(): void {
  told = { region: '', text: '' };
}

function endMoment(): void {
  moment = [];
}

/** Before another sentence, a brief one needs its stop; the last one stays as it is. */
function closed(sentence: string, index: number, all: readonly string[]): string {
  return index === all.length - 1 || /[.?!…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
