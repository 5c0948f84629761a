// The questions to an engine's thread, and that thread.

import { Worker } from 'node:worker_threads';
import type { Code, CodeSpec, MarkedGuess, Marking, Result } from '@blackpeg/rules';
import type { Contradiction, LevelName } from '@blackpeg/solver';
import { createAsker } from '@blackpeg/thinking';
import { threadPorts } from '../node-ports.ts';

/** The part of a game that thinking needs. Plain data, here and below: it is passed between threads. */
export interface EngineGame {
  readonly spec: CodeSpec;
  readonly marking: Marking;
}

export interface Question {
  readonly game: EngineGame;
  readonly rows: readonly MarkedGuess[];
  readonly level: LevelName;
  /** The seed, so that the same question has the same answer if nothing stops it. */
  readonly seed: number;
  /** How much the adviser may examine; null for the level's default. */
  readonly nodes: number | null;
  /** Milliseconds until it has to answer; null for no limit. */
  readonly time: number | null;
}

export interface Suggested {
  readonly guess: Code;
  /** Codes that fit all rows. */
  readonly left: number;
  /** How much was examined; null if the level examines nothing. */
  readonly nodes: number | null;
}

export type Thought = Result<Suggested, Contradiction>;

export interface EngineThinker {
  /** Gets ready for a game, so that no guess has to wait for it. */
  readonly open: (game: EngineGame) => Promise<void>;
  /** One question at a time. */
  readonly guess: (question: Question) => Promise<Thought>;
  /** The current guess is wanted now. */
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

export interface EngineExchanges {
  /** Nothing if the game is already open. */
  open: { ask: EngineGame; told: null };
  guess: { ask: Question; told: Thought };
}

/** What the thread is started with. */
export interface ThinkerData {
  /** Any value but zero in its only element: answer with the best so far. */
  readonly stop: Int32Array;
}

export function thinkingThread(): EngineThinker {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: ThinkerData = { stop };
  const start = () => new Worker(new URL('./thinking-worker.js', import.meta.url), { workerData });
  const { ask, close } = createAsker<EngineExchanges>(threadPorts(start));
  return {
    open: async (game) => void (await ask('open', game)),
    guess(question) {
      Atomics.store(stop, 0, 0);
      return ask('guess', question);
    },
    stop: () => void Atomics.store(stop, 0, 1),
    close,
  };
}
