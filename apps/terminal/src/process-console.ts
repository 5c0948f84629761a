// The console of a real process: standard streams with back-pressure, and failures told apart from bugs; and the version
// of this program.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  type Console,
  type Interrupts,
  type Output,
  outputOver,
  reasonOf,
  WorldError,
} from './command-line/io.ts';

export function processConsole(interrupts: Interrupts): Console {
  const { stdin, stdout, stderr } = process;
  return {
    out: outputTo(stdout),
    err: outputTo(stderr),
    input: { [Symbol.asyncIterator]: () => piecesOf(stdin) },
    isTerminal: stdin.isTTY === true && stdout.isTTY === true,
    hasLine: stderr.isTTY === true,
    interrupts,
  };
}

/** A listener gets one interrupt; the next one, or one without a listener, ends the program. */
export function processInterrupts(end: () => void): Interrupts {
  let listener: (() => void) | null = null;
  process.on('SIGINT', () => {
    if (listener === null) return end();
    const told = listener;
    listener = null;
    told();
  });
  return {
    once: (told) => {
      listener = told;
      return () => {
        if (listener === told) listener = null;
      };
    },
  };
}

/** A stream that fails while it is awaited has notified its own listener; see main.ts. */
export function outputTo(stream: NodeJS.WritableStream): Output {
  return outputOver(async (text) => {
    if (!stream.write(text)) await once(stream, 'drain').catch(() => undefined);
  });
}

async function* piecesOf(stream: NodeJS.ReadStream): AsyncGenerator<string, void, undefined> {
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) yield String(piece);
  } catch (error) {
    throw new WorldError({ kind: 'input-unreadable', file: '-', why: reasonOf(error) });
  }
}

/** Read on request: most runs do not need it. */
export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
