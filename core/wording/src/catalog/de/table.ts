// German answers to what a player asks about the table.

import type { TableWords } from '../shape/table.ts';
import { capital, join } from '../text.ts';
import { count, does, from, rowName } from './voice.ts';

export const table: TableWords = {
  row: ({ who, row }, code, answer) =>
    `${rowName(who, row)}: ${join('. ', code, answer && capital(answer))}.`,
  briefRow: (row, code, answer) => join(': ', `${row}`, code, answer),
  covered: 'verdeckt',
  lost: 'verloren, Zeit war um',
  briefLost: 'verloren',
  corrected: (answer) => `${answer} (berichtigt)`,
  noRows: 'Noch ist keine Reihe gesetzt.',
  noSuchRow: (row) => `Reihe ${row} ist noch nicht gesetzt.`,
  rowsLeft: (left, rows) =>
    left === 0
      ? `Von ${count(rows, 'Reihe', 'Reihen')} ist keine mehr übrig.`
      : `Noch ${count(left, 'Reihe', 'Reihen')} von ${rows}.`,
  duties: {
    hide: (who) =>
      who.kind === 'you'
        ? 'Du bist dran: Versteck einen Code.'
        : `${does(who, 'versteckst', 'versteckt')} einen Code.`,
    mark: (who, row) =>
      who.kind === 'you'
        ? `Du bist dran: Beantworte Reihe ${row}.`
        : `${does(who, 'beantwortest', 'beantwortet')} Reihe ${row}.`,
    place: (who, row) =>
      who.kind === 'you'
        ? `Du bist dran: Setze Reihe ${row}.`
        : `${does(who, 'setzt', 'setzt')} Reihe ${row}.`,
    open: (who) =>
      who.kind === 'you' ? 'Du bist dran: Öffne deinen Code.' : `${does(who, 'öffnest', 'öffnet')} den Code.`,
  },
  idle: (who) =>
    who.kind === 'you'
      ? 'Für dich gibt es gerade nichts zu tun. Warte.'
      : `${does(who, 'wartest', 'wartet')}.`,
  over: 'Die Partie ist zu Ende.',
  secret: {
    open: (maker, code) => (maker.kind === 'you' ? `Dein Code: ${code}.` : `Code ${from(maker)}: ${code}.`),
    covered: (maker) =>
      maker.kind === 'you'
        ? 'Dein Code liegt hinter dem Schild.'
        : `Der Code ${from(maker)} liegt hinter dem Schild.`,
    none: (maker) => `${does(maker, 'hast', 'hat')} noch keinen Code versteckt.`,
    unsettled: (maker) => `${does(maker, 'hast dich', 'hat sich')} noch auf keinen Code festgelegt.`,
  },
  draft: (row, holes) => `Reihe ${row} bisher: ${holes}.`,
  tray: (kinds) => `Im Vorrat: ${kinds}.`,
  trayUncounted: 'In dieser Partie werden Stecker nicht gezählt.',
  timeLeft: (time) => `Noch ${time}.`,
  noTime: 'Gerade läuft keine Uhr.',
  away: (who) => `${does(who, 'bist', 'ist')} nicht am Tisch.`,
  allHere: 'Alle sind da.',
  round: (round, rounds) => (rounds === null ? `Runde ${round}.` : `Runde ${round} von ${rounds}.`),
};
