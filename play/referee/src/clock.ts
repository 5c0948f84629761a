// Time as the referee and the bots need it: to be told it, and to be woken.

/** Milliseconds since any fixed moment, the same over restarts; never a measure of processor time. */
export interface WallClock {
  now(): number;
  /** Calls once, at this time or soon after, never before it returns; gives what cancels it. */
  wake(at: number, callback: () => void): () => void;
}
