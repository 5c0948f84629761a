// The time of the database between its answers: counted by this machine, and corrected by each answer that contains it,
// since this machine may be suspended, or count a little faster or slower.

/** An answer with the time of the database, in milliseconds. */
interface TimedAnswer {
  readonly now: number;
}

interface DatabaseClock {
  now(): number;
  /** Asks, and learns the time from the answer. */
  take<T extends TimedAnswer>(ask: () => Promise<T | null>): Promise<T | null>;
}

/** `monotonic` is never set. */
export function createDatabaseClock(monotonic: () => number): DatabaseClock {
  /** The offset from the monotonic time; null before the first answer. */
  let ahead: number | null = null;
  return {
    now: () => monotonic() + (ahead ?? 0),
    async take(ask) {
      const asked = monotonic();
      const answer = await ask();
      if (!answer) return answer;
      // The database had that time at some moment between question and answer. If the clock agrees with that, it is not changed: no answer, however
      // late, makes the clock jump without need.
      const [least, most] = [answer.now - monotonic(), answer.now - asked];
      ahead = Math.min(Math.max(ahead ?? (least + most) / 2, least), most);
      return answer;
    },
  };
}
