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

/** A question is acknowledged with a `progress` of 0 and ends in exactly one of `told`, `fault` and `stopped`. */
export type FromWorker =
  | { readonly kind: 'told'; readonly id: number; readonly told: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: string }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number };

export interface WorkerPorts {
  /** Starts a worker; it may throw. */
  start(listener: WorkerListener): RunningWorker;
  readonly clock: WallClock;
  /** A browser may end a worker without notice. A thread of Node always reports its end. */
  readonly diesSilently: boolean;
}

export interface WorkerListener {
  hear(message: FromWorker): void;
  /** It has ended, or can no longer be understood. */
  broke(reason: unknown): void;
}

export interface RunningWorker {
  post(message: ToWorker): void;
  /** Terminates it at once; returns a promise if its end can be awaited. */
  end(): unknown;
}

/** The needed part of an AbortSignal, since this package knows no platform. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface AskOptions {
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: StopSignal;
  /** Stops the work after this time, including waiting for other questions. */
  readonly within?: Milliseconds;
  /** From 0 to 1, if the work can tell. */
  readonly progress?: (done: number) => void;
}

/** A rejected promise means a stop, a fault of the worker, or two workers that died over the question. */
export interface WorkerAsker<E extends ExchangeTable<E>> {
  ask<N extends keyof E>(name: N, question: E[N]['ask'], options?: AskOptions): Promise<E[N]['told']>;
  /** Ends the worker; pending questions are rejected. */
  close(): Promise<void>;
}
