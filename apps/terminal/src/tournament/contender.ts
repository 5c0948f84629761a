// Who plays in a tournament: one of our levels, with its player, or the command of a foreign program.

import {
  type Code,
  type Dice,
  drawCode,
  err,
  mark,
  ok,
  type Result,
  seededDice,
  widestSpec,
} from '@blackpeg/rules';
import { LEVEL_NAMES, type LevelName } from '@blackpeg/solver';
import { LARGEST_SEED } from '../command-line/args.ts';
import type { UsageFault } from '../command-line/fault.ts';
import type { EngineGame, EngineThinker } from '../engine/thinker.ts';
import { startFault } from './engine-process.ts';
import { foreignPlayer } from './foreign-player.ts';
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

/** `think` makes a thinker if one is needed; `time` is the limit of a program for each answer, in milliseconds. */
export function playerFor(contender: Contender, think: () => EngineThinker, time: number): Player {
  return contender.kind === 'level'
    ? ownPlayer(contender.name, think())
    : foreignPlayer(contender.command, time);
}

/** A command line as words; quotes of either kind keep spaces together. No shell is used. */
export function wordsIn(line: string): readonly string[] {
  const words = line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+|["']/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single));
}

interface Round {
  readonly game: EngineGame;
  readonly dice: Dice;
  readonly code: Code;
}

export function ownPlayer(level: LevelName, thinker: EngineThinker): Player {
  let round: Round | null = null;
  const now = (): Round => {
    if (round === null) throw new Error('The round has not begun.');
    return round;
  };
  return {
    open: async (edition, seed) => {
      const game = { spec: widestSpec(edition), marking: edition.marking };
      const dice = seededDice(seed);
      round = { game, dice, code: drawCode(game.spec, dice) };
      return ok(null);
    },
    hide: async () => ok(now().code),
    guess: async (rows) => {
      const { game, dice } = now();
      const question = { game, rows, level, seed: dice(LARGEST_SEED), nodes: null, time: null };
      const thought = await thinker.guess(question);
      if (!thought.ok) throw new Error('The referee let rows through that no code fits.');
      return ok(thought.value.guess);
    },
    mark: async (guess) => ok(mark(now().game.marking, now().code, guess)),
    restart: () => {},
    close: thinker.close,
  };
}
