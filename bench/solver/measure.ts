// Clocks and statistics for the benches of the solver.

import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds of processor time of this process: what a call takes on a core of its own, whoever else is at work. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runnable processes over the last minute, and cores. */
export function loadNow(): string {
  return `${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;
}

export interface Timed<T> {
  readonly value: T;
  readonly seconds: number;
  readonly processor: number;
}

/** Seconds on the clock, and of processor time. */
export function timed<T>(work: () => T): Timed<T> {
  const started = performance.now();
  const processorStarted = processorTime();
  const value = work();
  const processor = (processorTime() - processorStarted) / 1000;
  return { value, seconds: (performance.now() - started) / 1000, processor };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the mean of a sample. */
export function standardError(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/** The value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
