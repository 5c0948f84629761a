// The German catalogue.

import type { Catalog } from '../shape/catalog.ts';
import { actions } from './actions.ts';
import { agreements } from './agreements.ts';
import { draftFaults } from './draft-faults.ts';
import { events } from './events.ts';
import { codeFaults, editionFaults } from './faults.ts';
import { feedback } from './feedback.ts';
import { games } from './games.ts';
import { names } from './names.ts';
import { results } from './results.ts';
import { table } from './table.ts';

export const de: Catalog = {
  actions,
  agreements,
  codeFaults,
  draftFaults,
  editionFaults,
  events,
  feedback,
  games,
  names,
  results,
  table,
};
