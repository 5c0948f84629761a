// Keys typed while a row is being sent: they wait in order until it has arrived, because they belong to the next row.

/** The effect of a key, once it may act. */
export type KeyEffect = () => void;

export interface TypedAhead {
  isEmpty(): boolean;
  /** Whether one is being carried out: its consequences do not wait behind those after it. */
  isRunning(): boolean;
  add(effect: KeyEffect): void;
  /** Carries out what waits, one after the other, as long as each may act. */
  run(mayGo: () => boolean): void;
  /** Whether there was anything to discard. */
  forget(): boolean;
}

export function createTypedAhead(): TypedAhead {
  const effects: KeyEffect[] = [];
  let running = false;
  return {
    isEmpty: () => effects.length === 0,
    isRunning: () => running,
    add: (effect) => void effects.push(effect),
    run(mayGo) {
      if (running) return;
      running = true;
      try {
        while (effects.length > 0 && mayGo()) effects.shift()?.();
      } finally {
        running = false;
      }
    },
    forget: () => effects.splice(0).length > 0,
  };
}
