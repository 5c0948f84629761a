// Every command there is, in the order help shows them.

import type { Command } from '../command.ts';
import { check } from './check.ts';
import { completionOf } from './completion.ts';
import { daily } from './daily.ts';
import { editions } from './editions.ts';
import { emboss } from './emboss.ts';
import { engine } from './engine.ts';
import { play } from './play.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { score } from './score.ts';
import { solve } from './solve.ts';
import { strategy } from './strategy.ts';
import { tournament } from './tournament.ts';
import { verifyTreeFile } from './verify-tree.ts';

const ALL_BUT_COMPLETION: readonly Command[] = [
  play,
  score,
  replay,
  editions,
  solve,
  check,
  review,
  puzzle,
  daily,
  strategy,
  verifyTreeFile,
  emboss,
  engine,
  tournament,
];

export const COMMANDS: readonly Command[] = [...ALL_BUT_COMPLETION, completionOf(ALL_BUT_COMPLETION)];
