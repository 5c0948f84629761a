// The messages between an asker and the worker, and what a platform must provide for them.

import type { WallClock } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';

/** Questions by name, each with its answer: plain data both ways. */
export type ExchangeTable<E> = {
  readonly [N in keyof E]: { readonly ask: unknown; readonly told: unknown };
};

export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly name: PropertyKey; readonly question: unknown }
  | { readonly kind: 'stop'; readonly id: number };

/** A question is heard with a `progress` of 0 and ends in exactly one of `told`, `fault` and `stopped`. */
export type FromWorker =
  | { readonly kind: 'told'; readonly id: number; readonly told: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: string }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number };

export interface WorkerPorts {
  /** Starts a worker; it may throw. */
  start(listener: WorkerListener): RunningWorker;
  readonly clock: WallClock;
  /** A browser may end a worker without telling anybody. A thread of Node always reports its end. */
  readonly diesSilently: boolean;
}

export interface WorkerListener {
  hear(message: FromWorker): void;
  /** It has ended, or is not to be understood any more. */
  broke(reason: unknown): void;
}

export interface RunningWorker {
  post(message: ToWorker): void;
  /** In the midst of its work; gives a promise where its end can be awaited. */
  end(): unknown;
}

/** As much of an AbortSignal as is needed here, where no platform is known. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface AskOptions {
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: StopSignal;
  /** Stops the work after so long, waiting for other questions included. */
  readonly within?: Milliseconds;
  /** From 0 to 1, where the work can tell. */
  readonly progress?: (done: number) => void;
}

/** A rejected promise is a stop, a fault of the worker, or two workers that died over the question. */
export interface WorkerAsker<E extends ExchangeTable<E>> {
  ask<N extends keyof E>(name: N, question: E[N]['ask'], options?: AskOptions): Promise<E[N]['told']>;
  /** Ends the worker; what is not answered yet is rejected. */
  close(): Promise<void>;
}
