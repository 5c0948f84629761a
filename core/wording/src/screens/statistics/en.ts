// English texts of the statistics.

import { count } from '../../catalog/en/voice.ts';
import type { StatisticsWords } from './shape.ts';

export const en: StatisticsWords = {
  title: 'Statistics',
  lead: 'What you played on this device, alone, with the house or online, edition by edition. Two people at one screen and matches broken off are not counted. The figures stay here.',
  none: 'Nothing to count yet. A code that you looked for to the end will show up here.',
  off: 'Statistics are off. Your matches are kept all the same.',
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
  reset: 'Start counting anew',
  resetAsk: 'All figures begin at nought again. Your matches and their reviews stay.',
  resetYes: 'Begin at nought',
  cancel: 'Leave it as it is',
  resetDone: 'The figures begin at nought.',
};
