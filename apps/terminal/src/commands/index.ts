// Every command there is, in the order help shows them.

import type { Command } from '../command.ts';
import { editions } from './editions.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';

export const COMMANDS: readonly Command[] = [play, score, replay, editions];
