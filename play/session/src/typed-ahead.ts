// Keys that come while a row is on its way: they wait in order until it has arrived, for they belong to the next row.

/** What a key does, once it may. */
export type Deed = () => void;

export interface TypedAhead {
  isEmpty(): boolean;
  /** Whether a deed is being done: what it brings about does not wait behind those after it. */
  isRunning(): boolean;
  add(deed: Deed): void;
  /** Does what waits, one after the other, as long as each may. */
  run(mayGo: () => boolean): void;
  /** Whether there was anything to forget. */
  forget(): boolean;
}

export function createTypedAhead(): TypedAhead {
  const deeds: Deed[] = [];
  let running = false;
  return {
    isEmpty: () => deeds.length === 0,
    isRunning: () => running,
    add: (deed) => void deeds.push(deed),
    run(mayGo) {
      if (running) return;
      running = true;
      try {
        while (deeds.length > 0 && mayGo()) deeds.shift()?.();
      } finally {
        running = false;
      }
    },
    forget: () => deeds.splice(0).length > 0,
  };
}
