// `blackpeg engine`: a player for other programs, line by line on standard input and output.

import { ok, type Result } from '@blackpeg/rules';
import { LEVEL_NAMES } from '@blackpeg/solver';
import { parseChoice, parseSeed } from '../args.ts';
import { command } from '../command.ts';
import { openEngine } from '../engine/engine.ts';
import { inbox } from '../engine/inbox.ts';
import type { Settings } from '../engine/settings.ts';
import { thinkingThread } from '../engine/thinking-thread.ts';
import { faultText, type UsageFault } from '../fault.ts';
import { badInput, DONE, oneLine } from '../io.ts';

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
      for await (const letter of inbox(console.input, thinker.stop)) {
        for (const line of await player.answer(letter)) await console.out.write(oneLine(line));
      }
    } finally {
      await thinker.close();
    }
    return DONE;
  },
});

function settingsFrom(level = 'master', seed?: string): Result<Settings, UsageFault> {
  const named = parseChoice('--level', level, LEVEL_NAMES);
  if (!named.ok) return named;
  if (seed === undefined) return ok({ level: named.value, seed: null });
  const number = parseSeed(seed);
  return number.ok ? ok({ level: named.value, seed: number.value }) : number;
}
