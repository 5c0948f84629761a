// What answering a question needs beside the solver.

import type { Fields } from './fields.ts';

export interface Tools extends Pick<Fields, 'open' | 'cell' | 'tree'> {
  /** How far the work is, from 0 to 1. */
  report(done: number): void;
  /** Reports, and lets a stop be heard; rejects when there was one. */
  pause(done: number): Promise<void>;
}
