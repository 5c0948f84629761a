// `blackpeg tournament` inside the test: what it plays against are real processes, what its levels think needs no thread.

import { type Ran, ran } from '../console.testing.ts';
import { plainThinker } from '../engine/thinker.testing.ts';
import { tournamentOf } from './tournament-command.ts';

const COMMANDS = [{ name: 'tournament', load: async () => tournamentOf(plainThinker) } as const];

export function tournamentRan(...args: readonly string[]): Promise<Ran> {
  return ran(['tournament', ...args], { commands: COMMANDS });
}
