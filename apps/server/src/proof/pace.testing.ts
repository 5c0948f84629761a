// Repeats work: this many at a time, or this many a second.

/** Handshakes under way at once. */
export const ARRIVING = 64;

/** This many at a time, in order. */
export async function inTurn<T, R>(
  items: readonly T[],
  atOnce: number,
  job: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await job(items[index] as T);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Calls at this rate, evenly, for this long. */
export function atPace(perSecond: number, seconds: number, call: () => void): Promise<void> {
  const started = performance.now();
  let done = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(seconds, (performance.now() - started) / 1000);
      for (; done < Math.floor(elapsed * perSecond); done += 1) call();
      if (elapsed < seconds) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
}
