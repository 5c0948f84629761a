// A run inside the test: typed lines in, output captured.

import type { CommandEntry } from './command-line/command.ts';
import { type Environment, outputOver } from './command-line/io.ts';
import { COMMANDS } from './commands/index.ts';
import { directThinker } from './game/direct-thinker.testing.ts';
import { run } from './run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Setting {
  readonly input?: string;
  /** Instead of an input that ends. */
  readonly pieces?: AsyncIterable<string>;
  readonly env?: Environment;
  readonly commands?: readonly CommandEntry[];
  /** A person is typing: prompts are written. */
  readonly isTerminal?: boolean;
}

export async function ran(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { input = '', pieces = piecesOf(input), env = {}, commands = COMMANDS, isTerminal = false } = setting;
  const out: string[] = [];
  const err: string[] = [];
  const console = {
    out: outputOver(async (text) => void out.push(text)),
    err: outputOver(async (text) => void err.push(text)),
    input: pieces,
    isTerminal,
    hasLine: false,
    interrupts: { once: () => () => {} },
  };
  const code = await run({ args, env, console, commands, thinker: directThinker() });
  return { code, out: out.join(''), err: err.join('') };
}

/** Chunks that do not end at line ends. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7);
}
