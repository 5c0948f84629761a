// All commands, in the order of the help. Each is loaded when it is called, so that none waits for another.

import type { CommandEntry } from '../command-line/command.ts';

const ALL_BUT_COMPLETION: readonly CommandEntry[] = [
  { name: 'play', load: async () => (await import('./play.ts')).play },
  { name: 'host', load: async () => (await import('./online-tables.ts')).host },
  { name: 'join', load: async () => (await import('./online-tables.ts')).join },
  { name: 'watch', load: async () => (await import('./online-tables.ts')).watch },
  { name: 'lobby', load: async () => (await import('./online-tables.ts')).lobby },
  { name: 'identity', load: async () => (await import('./identity.ts')).identity },
  { name: 'matches', load: async () => (await import('./matches.ts')).matches },
  { name: 'companion', load: async () => (await import('./play.ts')).companion },
  { name: 'stats', load: async () => (await import('./matches.ts')).stats },
  { name: 'score', load: async () => (await import('./score.ts')).score },
  { name: 'replay', load: async () => (await import('./replay.ts')).replay },
  { name: 'verify', load: async () => (await import('./verify.ts')).verify },
  { name: 'editions', load: async () => (await import('./editions.ts')).editions },
  { name: 'solve', load: async () => (await import('./solve.ts')).solve },
  { name: 'check', load: async () => (await import('./solve.ts')).check },
  { name: 'review', load: async () => (await import('./review.ts')).review },
  { name: 'puzzle', load: async () => (await import('./puzzle.ts')).puzzle },
  { name: 'daily', load: async () => (await import('./puzzle.ts')).daily },
  { name: 'challenge', load: async () => (await import('./challenge.ts')).challenge },
  { name: 'strategy', load: async () => (await import('./strategy.ts')).strategy },
  { name: 'verify-tree', load: async () => (await import('./strategy.ts')).verifyTreeFile },
  { name: 'emboss', load: async () => (await import('../emboss/emboss-command.ts')).emboss },
  { name: 'engine', load: async () => (await import('../engine/engine-command.ts')).engine },
  { name: 'tournament', load: async () => (await import('../tournament/tournament-command.ts')).tournament },
];

const COMPLETION: CommandEntry = {
  name: 'completion',
  async load() {
    const { completionOf } = await import('../completion/completion-command.ts');
    return completionOf(await Promise.all(ALL_BUT_COMPLETION.map((entry) => entry.load())));
  },
};

export const COMMANDS: readonly CommandEntry[] = [...ALL_BUT_COMPLETION, COMPLETION];
