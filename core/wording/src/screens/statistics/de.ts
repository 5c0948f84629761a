// German texts of the statistics.

import { count } from '../../catalog/de/voice.ts';
import type { StatisticsWords } from './shape.ts';

export const de: StatisticsWords = {
  title: 'Statistik',
  lead: 'Was du auf diesem Gerät gespielt hast, allein, gegen den Computer oder online, Ausgabe für Ausgabe. Partien zu zweit an einem Bildschirm und abgebrochene zählen nicht. Die Zahlen bleiben hier.',
  none: 'Noch gibt es nichts zu zählen. Ein Code, den du bis zum Ende suchst, erscheint hier.',
  off: 'Die Statistik ist aus. Deine Partien bleiben gespeichert.',
  keep: 'Statistik zeigen',
  searched: 'Gesuchte Codes',
  found: 'Gefunden',
  foundShare: (share) => `${share} davon`,
  average: 'Reihen im Schnitt',
  fewest: 'Wenigste Reihen',
  matches: 'Partien',
  record: (won, drawn, lost) => `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
  byRows: 'Gefundene Codes nach Reihen',
  rows: (rows) => count(rows, 'Reihe', 'Reihen'),
  times: (times) => count(times, 'Code', 'Codes'),
  reset: 'Statistik zurücksetzen',
  resetAsk: 'Alle Zahlen beginnen wieder bei null. Deine Partien und ihre Rückblicke bleiben.',
  resetYes: 'Zurücksetzen',
  cancel: 'Abbrechen',
  resetDone: 'Die Statistik ist zurückgesetzt.',
};
