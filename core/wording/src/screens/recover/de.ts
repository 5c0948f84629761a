// German texts of recovery.

import type { RecoverWords } from './shape.ts';

export const recover: RecoverWords = {
  title: 'Deinen Namen übernehmen',
  what: 'Mit deiner Wiederherstellungsphrase bekommt dieser Browser deinen Namen und deine Plätze an Online-Tischen.',
  leaves: (name) =>
    `Hier bist du jetzt ${name}. Dieser Name und seine Plätze gehen verloren, es sei denn, du hast auch für sie eine Phrase.`,
  stays: 'Deine anderen Geräte bleiben angemeldet.',
  field: 'Wiederherstellungsphrase',
  note: 'Kleinbuchstaben, fehlende Striche und Leerzeichen machen nichts. Ein ganzer Link geht auch.',
  button: 'Übernehmen',
  bad: 'Für eine Wiederherstellungsphrase ist das zu kurz oder zu lang. Sie hat Gruppen aus vier Zeichen mit Strichen dazwischen.',
  done: (name) => `Dieser Browser spielt von jetzt an als ${name}.`,
  toTables: 'Zu deinen Tischen',
  where: 'Eine Phrase erstellst du in den Einstellungen des Geräts, auf dem du schon spielst.',
};
