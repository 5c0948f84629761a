// How far a tournament is: a bar on a line of its own at a terminal, plain lines elsewhere.

import { type Language, terminalTexts } from '@blackpeg/wording';
import type { Console } from '../io.ts';

export interface Progress {
  readonly show: (done: number) => void;
  readonly clear: () => Promise<void>;
}

/** Milliseconds between two pictures of the bar. */
const TICK = 100;
const WIDTH = 24;

export function progressOf(console: Console, language: Language, rounds: number): Progress {
  return console.hasLine ? bar(console, language, rounds) : tenths(console, language, rounds);
}

function bar({ err }: Console, language: Language, rounds: number): Progress {
  const { progress } = terminalTexts(language).tournament;
  const started = performance.now();
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - shownAt < TICK) return;
      shownAt = now;
      const full = Math.floor((done / rounds) * WIDTH);
      const picture = `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}]`;
      void err.rewrite(`${picture} ${progress(done, rounds, (done * 1000) / (now - started))}`);
    },
    clear: () => err.rewrite(''),
  };
}

/** Ten lines in all: a log or a voice has to bear them. */
function tenths({ err }: Console, language: Language, rounds: number): Progress {
  const { progress } = terminalTexts(language).tournament;
  const started = performance.now();
  let told = 0;
  return {
    show: (done) => {
      const tenth = Math.floor((done * 10) / rounds);
      if (tenth === told) return;
      told = tenth;
      void err.write(`${progress(done, rounds, (done * 1000) / (performance.now() - started))}\n`);
    },
    clear: async () => {},
  };
}
