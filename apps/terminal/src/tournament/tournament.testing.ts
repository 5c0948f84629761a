// `blackpeg tournament` inside the test: its opponents are real processes, its levels need no thread.

import { type Ran, ran } from '../console.testing.ts';
import { plainThinker } from '../engine/thinker.testing.ts';
import { tournamentOf } from './tournament-command.ts';

const COMMANDS = [{ name: 'tournament', load: async () => tournamentOf(plainThinker) } as const];

export function tournamentRan(...args: readonly string[]): Promise<Ran> {
  return ran(['tournament', ...args], { commands: COMMANDS });
}
