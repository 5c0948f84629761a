// What a game needs besides the terminal: stored matches, tables over them, a thinker in a thread, and random numbers.

import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { MatchId } from '@blackpeg/referee';
import { type Dice, ok, type Result, seededDice } from '@blackpeg/rules';
import { createAsker, type Thinker } from '@blackpeg/thinking';
import { parseSeed } from '../command-line/args.ts';
import type { UsageFault } from '../command-line/fault.ts';
import type { Environment } from '../command-line/io.ts';
import { threadPorts } from '../node-ports.ts';
import type { LogCopy } from '../saved/log-copy.ts';
import { openSaved, type Saved } from '../saved/saved.ts';
import { openTables, type TerminalTables, type TerminalTablesPorts } from './tables.ts';

export interface GameServices {
  readonly saved: Saved;
  readonly tables: TerminalTables;
  readonly thinker: Thinker;
  readonly dice: Dice;
  /** The environment of the program: where it stores data, and which server it uses. */
  readonly env: Environment;
}

export interface ServicePorts extends Pick<TerminalTablesPorts, 'housePace'> {
  readonly env: Environment;
  readonly dice: Dice;
  /** Instead of a solver in its own thread. */
  readonly thinker?: Thinker | undefined;
  /** Called for a match whose last move was cut off. */
  torn(match: MatchId): void;
  /** Wraps the store of logs. */
  readonly copied?: LogCopy;
}

export function openServices(ports: ServicePorts): GameServices {
  const { env, dice, housePace, torn, copied, thinker = thinkingThread() } = ports;
  const kept = openSaved(env, torn);
  kept.prepare();
  const saved = copied ? { ...kept, logs: { ...kept.logs, ...copied(kept) } } : kept;
  const tables = openTables({ saved, thinker, dice, ...(housePace && { housePace }) });
  return { saved, tables, thinker, dice, env };
}

/** From the system's random numbers, or from a seed, which repeats the same match. */
export function diceFrom(seed: string | undefined): Result<Dice, UsageFault> {
  if (seed === undefined) return ok((sides) => randomInt(sides));
  const number = parseSeed(seed);
  return number.ok ? ok(seededDice(number.value)) : number;
}

function thinkingThread(): Thinker {
  return createAsker(threadPorts(() => new Worker(new URL('./solver-worker.js', import.meta.url))));
}
