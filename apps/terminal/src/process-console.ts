// The console of a real process: standard streams with back-pressure, and failures told apart from bugs.

import { once } from 'node:events';
import { type Console, type Output, reasonOf, WorldError } from './io.ts';

export function processConsole(): Console {
  const { stdin, stdout, stderr } = process;
  return {
    out: outputTo(stdout),
    err: outputTo(stderr),
    input: { [Symbol.asyncIterator]: () => piecesOf(stdin) },
    isTerminal: stdin.isTTY === true && stdout.isTTY === true,
  };
}

export function outputTo(stream: NodeJS.WritableStream): Output {
  return {
    write: async (text) => {
      if (!stream.write(text)) await once(stream, 'drain');
    },
  };
}

async function* piecesOf(stream: NodeJS.ReadStream): AsyncGenerator<string, void, undefined> {
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) yield String(piece);
  } catch (error) {
    throw new WorldError({ kind: 'input-unreadable', file: '-', why: reasonOf(error) });
  }
}
