// Who plays in a tournament: a level of our own, or the command of a foreign program.

import { err, ok, type Result } from '@blackpeg/rules';
import { LEVEL_NAMES, type LevelName } from '@blackpeg/solver';
import type { EngineThinker } from '../engine/question.ts';
import type { UsageFault } from '../fault.ts';
import { startFault } from './engine-process.ts';
import { foreignPlayer } from './foreign-player.ts';
import { ownPlayer } from './own-player.ts';
import type { Player } from './player.ts';

export type Contender =
  | { readonly kind: 'level'; readonly name: LevelName }
  | { readonly kind: 'program'; readonly name: string; readonly command: readonly string[] };

/** A program that cannot be started at all is refused before anything is played. */
export async function contenderFrom(given: string): Promise<Result<Contender, UsageFault>> {
  const level = LEVEL_NAMES.find((name) => name === given.toLowerCase());
  if (level) return ok({ kind: 'level', name: level });
  const command = wordsIn(given);
  const why = command.length === 0 || command[0] === '' ? 'ENOENT' : await startFault(command);
  return why === null
    ? ok({ kind: 'program', name: given, command })
    : err({ kind: 'no-engine', given, why, known: LEVEL_NAMES });
}

/** `think` makes a thinker where one is needed; `time` is what a program has for each answer, in milliseconds. */
export function playerFor(contender: Contender, think: () => EngineThinker, time: number): Player {
  return contender.kind === 'level'
    ? ownPlayer(contender.name, think())
    : foreignPlayer(contender.command, time);
}

/** A command line as words; quotes of either kind keep spaces together. No shell sees it. */
export function wordsIn(line: string): readonly string[] {
  const words = line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+|["']/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single));
}
