// `blackpeg stats`: what was played on this machine.

import { ownTallies, statisticsLines } from '@blackpeg/screens/statistics';
import { command } from '../command.ts';
import { DONE } from '../outcome.ts';
import { keptMatches, openSaved } from '../saved/saved.ts';
import { tellUnread } from '../saved/tell-saving.ts';
import { jsonLine } from '../solver-json.ts';

export const stats = command({
  name: 'stats',
  takes: [],
  options: { json: {} },
  run: async ({ values, console, language, env }) => {
    const saved = openSaved(env, () => {});
    const tallies = ownTallies(await keptMatches(saved));
    await tellUnread({ console, language }, saved);
    const lines = values.json
      ? jsonLine(tallies)
      : statisticsLines(language, tallies)
          .map((line) => `${line}\n`)
          .join('');
    await console.out.write(lines);
    return DONE;
  },
});
