// The house's brain: it asks the solver, and where the solver cannot be asked or takes too long, thinks for itself.

import {
  type Clues,
  type Code,
  type Dice,
  drawCode,
  drawFromTray,
  firstMisfit,
  fittingCode,
  isInTray,
  type Marking,
  type Milliseconds,
  mark,
  type PegCounts,
  seededDice,
} from '@blackpeg/rules';
import type { Brain } from '@blackpeg/session';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import type { Asked, QuestionName, Thinker, Told } from './question.ts';
import { newSeed } from './seed.ts';

export interface BrainOptions {
  readonly level: LevelName;
  readonly codemaker: CodemakerName;
  /** Of the edition: which codes are hard depends on it. */
  readonly marking: Marking;
  /** A new one for every thought, so that nothing can be foreseen; tests give their own. */
  readonly seed?: () => number;
}

/** The house acts by then, whatever became of the worker. */
export const LONGEST_THOUGHT: Milliseconds = 20_000;

export function createBrain(thinker: Thinker, options: BrainOptions): Brain {
  const { level, codemaker, marking, seed = newSeed } = options;

  /** Never rejects: a house that does not act would hold up the match for ever. */
  async function think<N extends QuestionName>(
    name: N,
    question: Asked<N>,
    otherwise: (dice: Dice) => Told<N>,
  ): Promise<Told<N>> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), LONGEST_THOUGHT);
    try {
      return await thinker.ask(name, question, { signal: limit.signal });
    } catch {
      return otherwise(seededDice(seed()));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    chooseCode(spec) {
      if (codemaker === 'random') return drawCode(spec, seededDice(seed()));
      return think('hard-code', { spec, marking, codemaker, seed: seed() }, (dice) => drawCode(spec, dice));
    },
    chooseGuess: (clues, tray) =>
      think('guess', { clues, tray, level, seed: seed() }, (dice) => plainGuess(clues, tray, dice)),
    // Without the solver nobody has looked closely enough to claim anything.
    seesContradiction: (clues) => think('sees-contradiction', { clues, level }, () => false),
    chooseMark: (clues, guess) =>
      think('mark', { clues, guess }, (dice) => mark(clues.marking, plainCode(clues, dice), guess)),
    settleOn: (clues) => think('settle', { clues, seed: seed() }, (dice) => plainCode(clues, dice)),
  };
}

/** Codes drawn before they are gone through in order, which takes longer and gives the same one every time. */
const DRAWS = 2000;

/** A row that fits and that the tray holds, or at least one that it holds. */
function plainGuess(clues: Clues, tray: PegCounts | null, dice: Dice): Code {
  const guess = fittingByChance(clues, dice, tray) ?? fittingCode(clues);
  return guess && isInTray(clues.spec, guess, tray) ? guess : drawFromTray(clues.spec, tray, dice);
}

/** K3: a code that fits what was said. It is thought of anew each time, which is fair as long as one fits. */
function plainCode(clues: Clues, dice: Dice): Code {
  return fittingCode(clues) ?? drawCode(clues.spec, dice);
}

function fittingByChance({ spec, marking, rows }: Clues, dice: Dice, tray: PegCounts | null): Code | null {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = drawCode(spec, dice);
    if (firstMisfit(marking, rows, code) === undefined && isInTray(spec, code, tray)) return code;
  }
  return null;
}
