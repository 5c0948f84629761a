// `blackpeg engine`: a player for other programs, line by line on stdin and stdout. Lines are answered in order, except
// that “stop” and “quit” take effect at once.

import { ok, type Result } from '@blackpeg/rules';
import { LEVEL_NAMES } from '@blackpeg/solver';
import { parseChoice, parseSeed } from '../command-line/args.ts';
import { command } from '../command-line/command.ts';
import { faultText, type UsageFault } from '../command-line/fault.ts';
import { badInput, DONE, linesOf } from '../command-line/io.ts';
import { oneLine } from '../command-line/printable.ts';
import { type EngineLine, openEngine } from './engine.ts';
import type { EngineSettings } from './settings.ts';
import { thinkingThread } from './thinker.ts';

export const engine = command({
  name: 'engine',
  takes: [],
  options: { level: { takes: 'level' }, seed: { takes: 'number' } },
  run: async ({ values, console, language }) => {
    const settings = settingsFrom(values.level, values.seed);
    if (!settings.ok) return badInput(faultText(language, settings.error));
    const thinker = thinkingThread();
    try {
      const player = openEngine(language, settings.value, thinker);
      for await (const received of engineLines(console.input, thinker.stop)) {
        for (const line of await player.answer(received)) await console.out.write(oneLine(line));
      }
    } finally {
      await thinker.close();
    }
    return DONE;
  },
});

function settingsFrom(level = 'master', seed?: string): Result<EngineSettings, UsageFault> {
  const named = parseChoice('--level', level, LEVEL_NAMES);
  if (!named.ok) return named;
  if (seed === undefined) return ok({ level: named.value, seed: null, info: false });
  const number = parseSeed(seed);
  return number.ok ? ok({ level: named.value, seed: number.value, info: false }) : number;
}

/** Lines that wait while the engine thinks; a sender of more is slowed down. */
const MOST_WAITING = 1000;

/** Ends after “quit”, or with the input. `onStop` is called for either word as soon as it arrives. */
export async function* engineLines(
  input: AsyncIterable<string>,
  onStop: () => void,
): AsyncGenerator<EngineLine> {
  const waiting: EngineLine[] = [];
  let received = 0;
  let stopped = 0;
  let closed = false;
  let wakeReader = () => {};
  let wakeWriter = () => {};
  const reading = read().finally(() => {
    closed = true;
    wakeReader();
  });
  // It is awaited below; until then a failure need not be reported.
  reading.catch(() => {});
  for (;;) {
    const next = waiting.shift();
    wakeWriter();
    if (next) yield next;
    else if (closed) break;
    else await new Promise<void>((resolve) => (wakeReader = resolve));
  }
  await reading;

  async function read(): Promise<void> {
    for await (const line of linesOf(input)) {
      const word = line.trim();
      if (word === 'stop' || word === 'quit') {
        stopped = received;
        onStop();
        if (word === 'quit') return;
        continue;
      }
      received += 1;
      const number = received;
      waiting.push({ line, isStopped: () => number <= stopped });
      wakeReader();
      if (waiting.length >= MOST_WAITING) await new Promise<void>((resolve) => (wakeWriter = resolve));
    }
  }
}
