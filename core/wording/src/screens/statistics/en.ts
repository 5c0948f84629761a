// English texts of the statistics.

import { count } from '../../catalog/en/voice.ts';
import type { StatisticsWords } from './shape.ts';

export const en: StatisticsWords = {
  title: 'Statistics',
  lead: 'What you played on this device, alone, against the computer or online, edition by edition. Two people at one screen and abandoned matches are not counted. The figures stay here.',
  none: 'Nothing to count yet. A code that you looked for to the end will show up here.',
  off: 'Statistics are off. Your matches stay saved.',
  keep: 'Show statistics',
  searched: 'Codes looked for',
  found: 'Found',
  foundShare: (share) => `${share} of them`,
  average: 'Rows on average',
  fewest: 'Fewest rows',
  matches: 'Matches',
  record: (won, drawn, lost) => `${won} won, ${drawn} drawn, ${lost} lost`,
  byRows: 'Codes found, by rows',
  rows: (rows) => count(rows, 'row', 'rows'),
  times: (times) => count(times, 'code', 'codes'),
  reset: 'Reset statistics',
  resetAsk: 'All figures go back to zero. Your matches and their reviews stay.',
  resetYes: 'Reset',
  cancel: 'Cancel',
  resetDone: 'The statistics are reset.',
};
