// The French catalogue.

import type { Catalog } from '../shape/catalog.ts';
import { actions } from './actions.ts';
import { advice, rowChecks, suggestions } from './advice.ts';
import { agreements } from './agreements.ts';
import { contradictions } from './contradictions.ts';
import { deductions } from './deductions.ts';
import { events } from './events.ts';
import { codeFaults, editionFaults, logFaults } from './faults.ts';
import { feedback } from './feedback.ts';
import { games } from './games.ts';
import { names } from './names.ts';
import { page } from './page.ts';
import { puzzles } from './puzzles.ts';
import { results } from './results.ts';
import { reviews } from './reviews.ts';
import { strategies } from './strategies.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';
import { recordFaults, textFaults } from './text-faults.ts';

export const fr: Catalog = {
  actions,
  advice,
  agreements,
  codeFaults,
  contradictions,
  deductions,
  editionFaults,
  events,
  feedback,
  games,
  logFaults,
  names,
  page,
  puzzles,
  recordFaults,
  results,
  reviews,
  rowChecks,
  strategies,
  suggestions,
  table,
  terminal,
  textFaults,
};
