// A schedule: what is played, drawn from a seed, and what goes wrong at which step.

import { type Dice, type Milliseconds, seededDice } from '@blackpeg/rules';

/** A fault just before a step; `who` is a client, counted from 0. */
export type Blow = {
  readonly step: number;
} /** The process is killed, or the machine loses its power, and is back after this time. */ & (
  | { readonly kind: 'kill' | 'power-cut'; readonly down: Milliseconds }
  /** The process is paused. */
  | { readonly kind: 'pause'; readonly lasts: Milliseconds }
  /** The process cannot reach the shared database. */
  | { readonly kind: 'cut-off'; readonly lasts: Milliseconds }
  /** A client's device is paused. */
  | { readonly kind: 'sleep'; readonly who: number; readonly lasts: Milliseconds }
  /** Nothing gets through between a client and the server. */
  | { readonly kind: 'partition'; readonly who: number; readonly lasts: Milliseconds }
  /** The connection ends. */
  | { readonly kind: 'reset'; readonly who: number }
  /** The client restarts with what its device has kept. */
  | { readonly kind: 'reload'; readonly who: number; readonly down: Milliseconds }
  /** The player never comes back. */
  | { readonly kind: 'quit'; readonly who: number }
  /** The next message is delayed by this and overtaken, or repeated after this. */
  | { readonly kind: 'overtaken' | 'doubled'; readonly by: Milliseconds }
  /** The next message is lost. */
  | { readonly kind: 'lost' }
  /** The next write takes this much longer. */
  | { readonly kind: 'stall'; readonly by: Milliseconds }
  /** The next write fails, or is reported as failed although it was stored. */
  | { readonly kind: 'write-fails' | 'write-fails-kept' }
  /** The system's time is set; the server reads it at its next start. */
  | { readonly kind: 'time-set'; readonly by: Milliseconds }
);

export type BlowKind = Blow['kind'];

export interface Schedule {
  readonly seed: number;
  /** On one database; faults of a server affect each of them in turn, by step. */
  readonly servers: 1 | 2;
  /** Every message and every write takes the same time. */
  readonly even: boolean;
  readonly blows: readonly Blow[];
}

/** Separate dice for each purpose: drawing for one does not affect the others. */
export function diceFor(seed: number, purpose: number): Dice {
  return seededDice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b));
}

const MOST_BLOWS = 10;
const LAST_STEP = 260;

/** One of the seats or the spectator; an absent client is not affected. */
const WHO = 4;

export function drawSchedule(seed: number): Schedule {
  const dice = diceFor(seed, 0);
  const last = 20 + dice(LAST_STEP - 20);
  const blows = Array.from({ length: 1 + dice(MOST_BLOWS) }, () => drawBlow(dice, dice(last)));
  return {
    seed,
    servers: seed % 2 === 0 ? 1 : 2,
    even: false,
    blows: blows.toSorted((a, b) => a.step - b.step),
  };
}

function drawBlow(dice: Dice, step: number): Blow {
  const who = dice(WHO);
  /** Mostly short, sometimes longer than any timeout. */
  const lasts = dice(3) === 0 ? dice(40_000) : dice(3_000);
  const draws: readonly (() => Blow)[] = [
    () => ({ step, kind: 'kill', down: dice(8_000) }),
    () => ({ step, kind: 'kill', down: dice(200) }),
    () => ({ step, kind: 'power-cut', down: dice(20_000) }),
    () => ({ step, kind: 'pause', lasts }),
    // Usually longer than other servers wait.
    () => ({ step, kind: 'cut-off', lasts: dice(2) === 0 ? lasts : dice(40_000) }),
    () => ({ step, kind: 'sleep', who, lasts }),
    () => ({ step, kind: 'partition', who, lasts }),
    () => ({ step, kind: 'reset', who }),
    () => ({ step, kind: 'reload', who, down: dice(9_000) }),
    () => ({ step, kind: 'quit', who }),
    () => ({ step, kind: 'overtaken', by: dice(2_000) }),
    () => ({ step, kind: 'doubled', by: dice(2_000) }),
    () => ({ step, kind: 'lost' }),
    () => ({ step, kind: 'stall', by: lasts }),
    () => ({ step, kind: 'write-fails' }),
    () => ({ step, kind: 'write-fails-kept' }),
    () => ({ step, kind: 'time-set', by: dice(240_000) - 120_000 }),
  ];
  return (draws[dice(draws.length)] as () => Blow)();
}

/** One fault per line, to read and to paste. */
export function formatSchedule({ seed, servers, even, blows }: Schedule): string {
  const lines = blows.map(({ step, kind, ...rest }) => {
    const details = Object.entries(rest).map(([name, value]) => ` ${name} ${value}`);
    return `  before step ${step}: ${kind}${details.join(',')}`;
  });
  const head = `seed ${seed}, ${servers === 1 ? 'one server' : 'two servers'}${even ? ', every message and write takes the same time' : ''}`;
  return [head, ...(lines.length > 0 ? lines : ['  nothing goes wrong'])].join('\n');
}
