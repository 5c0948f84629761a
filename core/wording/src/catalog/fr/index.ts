// The French catalogue.

import type { Catalog } from '../shape/catalog.ts';
import { actions } from './actions.ts';
import { agreements } from './agreements.ts';
import { events } from './events.ts';
import { codeFaults, editionFaults, logFaults } from './faults.ts';
import { feedback } from './feedback.ts';
import { games } from './games.ts';
import { names } from './names.ts';
import { results } from './results.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';
import { recordFaults, textFaults } from './text-faults.ts';

export const fr: Catalog = {
  actions,
  agreements,
  codeFaults,
  editionFaults,
  events,
  feedback,
  games,
  logFaults,
  names,
  recordFaults,
  results,
  table,
  terminal,
  textFaults,
};
