// Opponents without a browser: the example program, and one that plays at random.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { seededDice } from '@blackpeg/rules';
import { createProgram } from '../../apps/server/src/proof/program.testing.ts';

export interface Playing {
  /** Resolves when it has ended by itself: its output. */
  readonly ended: Promise<string>;
  stop(): void;
}

/** Tests are started from the project's folder by the tools that run them. */
const EXAMPLE = path.resolve('examples/bot.mjs');

/** A separate process that was written from the documents alone. */
export function startExample(origin: string, code: string): Playing {
  const child = spawn(process.execPath, [EXAMPLE, origin, code], { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  return {
    ended: new Promise((resolve) => child.once('close', () => resolve(written))),
    stop: () => child.kill('SIGKILL'),
  };
}

/** Plays at random, in any edition; returns the function that ends it. */
export async function startChance(origin: string, code: string): Promise<() => void> {
  const { token } = await ask<{ readonly token: string }>(origin, 'guests/program', {});
  const { table, seat } = await ask<{ readonly table: string; readonly seat: number }>(
    origin,
    'tables/sit',
    { table: code },
    token,
  );
  const port = Number(new URL(origin).port);
  const program = createProgram({ port, token, table, seat, dice: seededDice(2), retry: 100 });
  program.setEager(true);
  return program.leave;
}

async function ask<T>(origin: string, name: string, question: object, token?: string): Promise<T> {
  const answer = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`${name} is answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
