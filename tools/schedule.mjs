// Runs steps in parallel: this many at a time, each after those it needs.

/**
 * Steps start in the order they are listed, as soon as there is a free slot and what they need has ended, however it
 * ended.
 *
 * @template {{ readonly name: string, readonly after?: readonly string[] }} Item
 * @template Result
 * @param {readonly Item[]} steps
 * @param {number} slots
 * @param {(step: Item) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSideBySide(steps, slots, run) {
  const waiting = new Set(steps);
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @param {Item} step */
  const start = async (step) => {
    results.set(step.name, await run(step));
    running.delete(step.name);
  };
  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      const isReady = (step.after ?? []).every((name) => results.has(name));
      if (running.size === slots || !isReady) continue;
      waiting.delete(step);
      running.set(step.name, start(step));
    }
    if (running.size === 0) throw new Error(`Nothing can start: ${[...waiting].map(describe).join('; ')}.`);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => {
    const result = results.get(name);
    return result === undefined ? [] : [result];
  });
}

/** @param {{ readonly name: string, readonly after?: readonly string[] }} step */
function describe({ name, after = [] }) {
  return `${name} waits for ${after.join(', ')}`;
}
