// The house of a race: it has no seat and only hides a code for everybody, after a restart too if one is owed.

import { randomUUID } from 'node:crypto';
import type { MatchId } from '@blackpeg/referee';
import { type Dice, drawCode, drawPalmed } from '@blackpeg/rules';
import { type Brain, createLocalLink, createSession, type LocalPorts, startBot } from '@blackpeg/session';

export interface HousePorts extends LocalPorts {
  /** Unpredictable. */
  readonly dice: Dice;
}

/** Returns the function that ends it. */
export function startHouse({ dice, ...ports }: HousePorts, match: MatchId): () => void {
  const { clock } = ports;
  const link = createLocalLink(ports, { match, viewer: 'spectator', actor: 'house' });
  const session = createSession({ link, viewer: 'spectator', clock, newId: randomUUID });
  const stop = startBot({ session, who: 'house', brain: hidingBrain(dice), clock, pace: () => 0 });
  return () => {
    stop();
    session.close();
  };
}

function hidingBrain(dice: Dice): Brain {
  const notAsked = () => {
    throw new Error('The house of a race only hides.');
  };
  return {
    chooseCode: (spec) => drawCode(spec, dice),
    choosePalmed: (spec, supply, code) => drawPalmed(spec, supply, code, dice),
    chooseGuess: notAsked,
    seesContradiction: notAsked,
    chooseMark: notAsked,
    settleOn: notAsked,
  };
}
