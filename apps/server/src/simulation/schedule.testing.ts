// A schedule: what is played, drawn from a seed, and what goes wrong at which step.

import { type Dice, type Milliseconds, seededDice } from '@blackpeg/rules';

/** What befalls the world just before a step; `who` is a client, counted from 0. */
export type Blow = {
  readonly step: number;
} /** The process is killed, or the machine loses its power, and is back so much later. */ & (
  | { readonly kind: 'kill' | 'power-cut'; readonly down: Milliseconds }
  /** The process stands still. */
  | { readonly kind: 'pause'; readonly lasts: Milliseconds }
  /** The process does not reach the database that it shares. */
  | { readonly kind: 'cut-off'; readonly lasts: Milliseconds }
  /** A client's device stands still. */
  | { readonly kind: 'sleep'; readonly who: number; readonly lasts: Milliseconds }
  /** Nothing gets through between a client and the server. */
  | { readonly kind: 'partition'; readonly who: number; readonly lasts: Milliseconds }
  /** The connection ends. */
  | { readonly kind: 'reset'; readonly who: number }
  /** The client begins anew with what its device has kept. */
  | { readonly kind: 'reload'; readonly who: number; readonly down: Milliseconds }
  /** The player never comes back. */
  | { readonly kind: 'quit'; readonly who: number }
  /** Of the next message: it comes so much later and is overtaken, or comes again so much later. */
  | { readonly kind: 'overtaken' | 'doubled'; readonly by: Milliseconds }
  /** The next message does not come. */
  | { readonly kind: 'lost' }
  /** Of the next write: it takes so much longer. */
  | { readonly kind: 'stall'; readonly by: Milliseconds }
  /** The next write fails, or is said to have failed and was kept. */
  | { readonly kind: 'write-fails' | 'write-fails-kept' }
  /** The system's time is set, which the server learns when it starts. */
  | { readonly kind: 'time-set'; readonly by: Milliseconds }
);

export type BlowKind = Blow['kind'];

export interface Schedule {
  readonly seed: number;
  /** On one database; what befalls a server befalls each in turn, by its step. */
  readonly servers: 1 | 2;
  /** Every message and every write takes the same time. */
  readonly even: boolean;
  readonly blows: readonly Blow[];
}

/** Dice of one purpose: what is drawn for another does not change them. */
export function diceFor(seed: number, purpose: number): Dice {
  return seededDice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b));
}

const MOST_BLOWS = 10;
const LAST_STEP = 260;

/** Of the seats and the spectator; who is not there is not hit. */
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
  /** Mostly short, sometimes longer than anybody waits. */
  const lasts = dice(3) === 0 ? dice(40_000) : dice(3_000);
  const draws: readonly (() => Blow)[] = [
    () => ({ step, kind: 'kill', down: dice(8_000) }),
    () => ({ step, kind: 'kill', down: dice(200) }),
    () => ({ step, kind: 'power-cut', down: dice(20_000) }),
    () => ({ step, kind: 'pause', lasts }),
    // More often than not for longer than other servers wait.
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

/** One blow a line, as it can be read and pasted. */
export function formatSchedule({ seed, servers, even, blows }: Schedule): string {
  const lines = blows.map(({ step, kind, ...rest }) => {
    const details = Object.entries(rest).map(([name, value]) => ` ${name} ${value}`);
    return `  before step ${step}: ${kind}${details.join(',')}`;
  });
  const head = `seed ${seed}, ${servers === 1 ? 'one server' : 'two servers'}${even ? ', every message and write takes the same time' : ''}`;
  return [head, ...(lines.length > 0 ? lines : ['  nothing goes wrong'])].join('\n');
}
