// How the house thinks at a table: it asks the solver, and where that breaks, plays by itself rather than not at all.

import {
  type Clues,
  type Code,
  type Dice,
  drawCode,
  fittingCode,
  type Maker,
  mark,
  seededDice,
  type Terms,
} from '@blackpeg/rules';
import type { Brain } from '@blackpeg/session';
import type { Card } from './card.ts';
import type { Thinker } from './thinking/question.ts';

export interface HousePorts {
  readonly thinker: Thinker;
  /** Chance of its own, so that nothing can be foreseen. */
  readonly dice: Dice;
}

const SEEDS = 2 ** 32;

export function brainFor({ thinker, dice }: HousePorts, card: Card, who: Maker, { edition }: Terms): Brain {
  const sitter = who === 'house' ? undefined : card.sitters[who];
  const level = sitter?.kind === 'house' ? sitter.level : 'steady';
  const codemaker = who === 'house' ? card.codemaker : 'random';
  const { marking } = edition;
  const seed = () => dice(SEEDS);
  return {
    chooseCode(spec) {
      if (codemaker === 'random') return drawCode(spec, seededDice(seed()));
      return orElse(
        () => thinker.ask('code', { spec, marking, codemaker, seed: seed() }),
        () => drawCode(spec, seededDice(seed())),
      );
    },
    chooseGuess: (clues, tray) =>
      orElse(
        () => thinker.ask('guess', { clues, tray, level, seed: seed() }),
        () => plainCode(clues, seed()),
      ),
    // Without the solver nobody has looked closely enough to claim anything.
    seesContradiction: (clues) =>
      orElse(
        () => thinker.ask('sees-contradiction', { clues, level }),
        () => false,
      ),
    chooseMark: (clues, guess) =>
      orElse(
        () => thinker.ask('mark', { clues, guess }),
        () => mark(clues.marking, plainCode(clues, seed()), guess),
      ),
    settleOn: (clues) =>
      orElse(
        () => thinker.ask('settle', { clues, seed: seed() }),
        () => plainCode(clues, seed()),
      ),
  };
}

/** Never rejects: a house that does not act would hold up the match for ever. */
async function orElse<T>(think: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await think();
  } catch {
    return otherwise();
  }
}

/** The first code that fits what was said, which is fair as long as one fits. */
function plainCode(clues: Clues, seed: number): Code {
  return fittingCode(clues) ?? drawCode(clues.spec, seededDice(seed));
}
