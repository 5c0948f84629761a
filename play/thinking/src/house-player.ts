// How the house plays at a table: it asks the solver, and if the solver is not available or takes too long, it plays by
// itself rather than not at all.

import {
  type Clues,
  type Code,
  type Dice,
  drawCode,
  drawFromTray,
  drawPalmed,
  firstMisfit,
  fittingCode,
  isInTray,
  type Maker,
  type Milliseconds,
  mark,
  type PegCounts,
  seededDice,
  type Terms,
} from '@blackpeg/rules';
import type { Brain } from '@blackpeg/session';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import type { Exchanges, Thinker } from './question.ts';

export interface HousePlayerPorts {
  readonly thinker: Thinker;
  /** A new seed is drawn for every thought, so that nothing is predictable; tests pass their own dice. */
  readonly dice: Dice;
}

/** What a match's card says about the house. */
export interface HouseSeats {
  readonly sitters: readonly (
    | { readonly kind: 'house'; readonly level: LevelName }
    | { readonly kind: 'person' }
  )[];
  /** How the house hides if it has no seat, in a solitaire. On a seat it hides a random code. */
  readonly codemaker: CodemakerName;
}

/** The house acts by then, whatever happens to the worker. */
export const LONGEST_THOUGHT: Milliseconds = 20_000;

const SEEDS = 2 ** 32;

/** Never rejects: a house that does not act would hold up the match for ever. */
export function createHousePlayer(
  { thinker, dice }: HousePlayerPorts,
  { sitters, codemaker }: HouseSeats,
  who: Maker,
  { edition: { marking } }: Terms,
): Brain {
  const sitter = who === 'house' ? undefined : sitters[who];
  const level = sitter?.kind === 'house' ? sitter.level : 'steady';
  const newSeed = () => dice(SEEDS);

  async function think<N extends keyof Exchanges>(
    name: N,
    question: Exchanges[N]['ask'],
    otherwise: (dice: Dice) => Exchanges[N]['told'],
  ): Promise<Exchanges[N]['told']> {
    try {
      return await thinker.ask(name, question, { within: LONGEST_THOUGHT });
    } catch {
      return otherwise(seededDice(newSeed()));
    }
  }

  return {
    chooseCode(spec) {
      const seed = newSeed();
      if (who !== 'house' || codemaker === 'random') return drawCode(spec, seededDice(seed));
      return think('hard-code', { spec, marking, seed }, (chance) => drawCode(spec, chance));
    },
    choosePalmed: (spec, supply, code) => drawPalmed(spec, supply, code, seededDice(newSeed())),
    chooseGuess: (clues, tray) =>
      think('guess', { clues, tray, level, seed: newSeed() }, (chance) => plainGuess(clues, tray, chance)),
    // Without the solver the rows are not checked well enough for a claim.
    seesContradiction: (clues) => think('sees-contradiction', { clues, level }, () => false),
    chooseMark: (clues, guess) =>
      think('mark', { clues, guess }, (chance) => mark(clues.marking, plainCode(clues, chance), guess)),
    settleOn: (clues) => think('settle', { clues, seed: newSeed() }, (chance) => plainCode(clues, chance)),
  };
}

/** Random draws before the codes are tried in order, which is slower and always gives the same one. */
const DRAWS = 2000;

/** A row that fits and that the tray holds, or at least one that the tray holds. */
function plainGuess(clues: Clues, tray: PegCounts | null, dice: Dice): Code {
  const guess = fittingByChance(clues, dice, tray) ?? fittingCode(clues);
  return guess && isInTray(clues.spec, guess, tray) ? guess : drawFromTray(clues.spec, tray, dice);
}

/** K3: a code that fits its marks. It is chosen again each time, which is fair as long as one fits. */
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
