// A server that is killed again and again while programs play, and which of their acknowledgements are in its logs afterwards.

import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, seededDice } from '@blackpeg/rules';
import { createProgram, type Program } from './program.testing.ts';
import type { SeededTable } from './seeded.testing.ts';
import { type ServerPlace, startProcess } from './server-process.testing.ts';

export interface Ordeal {
  readonly place: ServerPlace;
  readonly tables: readonly SeededTable[];
  /** Number of kills. */
  readonly kills: number;
  /** A process is killed at any moment after one of its first acknowledgements, at most this one. */
  readonly longestLife: number;
  /** Moves a second of all programs together; null for as fast as possible. */
  readonly movesPerSecond: number | null;
  /** Maximum milliseconds until a program reconnects. */
  readonly retry: number;
  readonly seed: number;
}

/** By the wall clock, in milliseconds. */
export interface Kill {
  readonly killedAt: number;
  /** When the next process accepted connections, and when it first acknowledged. */
  readonly backAt: number;
  readonly servingAt: number;
}

export interface Survivors {
  readonly kills: readonly Kill[];
  readonly playersOf: ReadonlyMap<string, readonly Program[]>;
  readonly complaints: string;
}

/** Milliseconds: longer than a move takes from the connection to the disk and back. */
const ANY_MOMENT = 10;

export async function survive(ordeal: Ordeal): Promise<Survivors> {
  const { place, tables, movesPerSecond, seed, retry } = ordeal;
  const dice = seededDice(seed);
  let server = await startProcess(place);
  const waiting = createWaiting();
  const again = { ...place, port: server.port };
  const playersOf = new Map(
    tables.map(({ table, tokens }) => [
      table,
      tokens.map((token, seat) =>
        createProgram({ port: server.port, token, table, seat, dice, retry, changed: waiting.look }),
      ),
    ]),
  );
  const programs = [...playersOf.values()].flat();
  const stopPlay = play(programs, movesPerSecond, dice);
  const kills: Kill[] = [];
  let complaints = '';
  try {
    while (kills.length < ordeal.kills) {
      await acknowledgements(1 + dice(ordeal.longestLife), programs, waiting);
      await pause(dice(ANY_MOMENT));
      await server.kill();
      const killedAt = Date.now();
      complaints += server.complaints();
      server = await startProcess(again);
      const backAt = Date.now();
      await acknowledgements(1, programs, waiting);
      kills.push({ killedAt, backAt, servingAt: Date.now() });
    }
    stopPlay();
    await waiting.until(() => programs.every((program) => program.isIdle()));
  } finally {
    stopPlay();
    for (const program of programs) program.leave();
    await server.kill();
  }
  return { kills, playersOf, complaints: complaints + server.complaints() };
}

export interface Waiting {
  look(): void;
  until(reached: () => boolean): Promise<void>;
}

/** Conditions are checked whenever a program received something. */
export function createWaiting(): Waiting {
  let look = () => {};
  return {
    look: () => look(),
    until: (reached) =>
      new Promise((resolve) => {
        look = () => {
          if (!reached()) return;
          look = () => {};
          resolve();
        };
        look();
      }),
  };
}

/** This many more. */
export async function acknowledgements(
  count: number,
  programs: readonly Program[],
  waiting: Waiting,
): Promise<void> {
  const known = () => programs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = known() + count;
  await waiting.until(() => known() >= enough);
}

/** Returns the function that ends it. */
export function play(programs: readonly Program[], movesPerSecond: number | null, dice: Dice): () => void {
  if (movesPerSecond === null) {
    for (const program of programs) program.setEager(true);
    return () => {
      for (const program of programs) program.setEager(false);
    };
  }
  const timer = setInterval(() => programs[dice(programs.length)]?.nudge(), 1000 / movesPerSecond);
  return () => clearInterval(timer);
}
