// German texts of the full screen of a terminal.

import type * as en from '../../en/terminal/screen.ts';
import type { Like } from '../../like.ts';
import { count, does } from '../base/voice.ts';

export const screen: Like<typeof en.screen> = {
  tooSmall: (columns, rows) =>
    `Dieses Fenster ist zu klein zum Spielen. Mach es mindestens ${columns} Spalten breit und ${rows} Zeilen hoch; nichts geht verloren.`,
  lineByLine: 'Dieses Terminal kann keinen Vollbildmodus zeigen, deshalb wird Zeile für Zeile gespielt.',
  pair: (name, value) => `${name}: ${value}`,
  quit: 'Blackpeg beenden',
  roles: {
    hiding: (who) => `${does(who, 'versteckst', 'versteckt')} einen Code`,
    hidden: (who) => `${does(who, 'hast', 'hat')} einen Code versteckt`,
    breaking: (who, row) => `${does(who, 'suchst', 'sucht')}, Reihe ${row}`,
    placed: (who, row) => `${does(who, 'hast', 'hat')} Reihe ${row} gesetzt`,
    answering: (who, row) => `${does(who, 'beantwortest', 'beantwortet')} Reihe ${row}`,
    holds: (who) => `${does(who, 'hast', 'hat')} den Code`,
    found: (who, rows) => `${does(who, 'hast', 'hat')} ihn in ${count(rows, 'Reihe', 'Reihen')} gefunden`,
    out: (who) => `${does(who, 'hast', 'hat')} aufgegeben`,
  },
  keys: {
    menu: '↑ ↓ wählen · Enter öffnen · Esc beenden',
    list: '↑ ↓ wählen · Enter öffnen · Esc zurück',
    form: '↑ ↓ wählen · ← → ändern · Enter öffnen · Esc zurück',
    sizes: 'Pfeile wählen · Enter übernehmen · Esc zurück',
    place: '1–9 Stecker · Enter setzen · u zurück · h Tipp · n Notizen · ? Tasten · Esc Menü',
    code: 'Ziffern Stecker · Enter verstecken · d Zufall · ? Tasten · Esc Menü',
    answer: 'Ziffern Anzahl · ↑ ↓ welcher Stift · Enter antworten · ? Tasten · Esc Menü',
    wait: 'l letzte Reihe · s Stand · w wer ist dran · ? Tasten · Esc Menü',
    cover: 'Enter weiter · Esc beenden',
    notes: 'Pfeile bewegen · Leertaste markieren · x leeren · n oder Esc schließen',
    text: '↑ ↓ blättern · Esc zurück',
    compose: 'Ziffern Stecker · Enter übernehmen · Rücktaste · x leeren · Esc zurück',
    seek: '1–9 Stecker · Enter Antwort · h gute Reihe · f was passt · d zurück · Esc Ende',
    matches: '↑ ↓ wählen · Enter öffnen · d löschen · Esc zurück',
    review: '↑ ↓ Reihe · ← → Brett · Esc zurück',
  },
  keyNames: { enter: 'Enter', escape: 'Esc', backspace: 'Rücktaste' },
  rowsShown: (first, last, rows) => `Reihen ${first}–${last} von ${rows}`,
  toMenu: 'Zum Menü',
  toMenuNote: 'die Partie ist gespeichert',
  nextStep: 'Nächster Schritt',
  step: (at, of, text) => `Schritt ${at} von ${of}: ${text}`,
  goOn: 'Weiterspielen',
  hide: {
    chooseBlanks: 'Lücken in dieser Runde? Mit b wählst du.',
    changeBlanks: (state) => `Lücken in dieser Runde: ${state}. Mit b änderst du es.`,
  },
  fixed: [
    ['1 – 9', 'einen Stecker setzen; bei Paaren erst die Farbe, dann die Form'],
    ['0', 'eine Lücke setzen'],
    ['Alt + 1 – 9', 'die offenen Löcher füllen'],
    ['Pfeil links, Pfeil rechts', 'sich in der Reihe bewegen'],
    ['Bild auf, Bild ab', 'im Brett blättern'],
    ['Rücktaste', 'einen Stecker entfernen'],
    ['Entf', 'dieses Loch leeren'],
    ['Enter', 'Reihe setzen, Code verstecken, Antwort geben'],
    ['Esc', 'Tippen mit Buchstaben beenden; das Menü öffnen'],
    ['Maus', 'auf einen Stecker, ein Loch, eine Zeile oder eine Taste unten klicken; das Rad blättert'],
    ['Strg + L', 'den Bildschirm neu zeichnen'],
    ['Strg + Z', 'das Spiel anhalten'],
    ['Strg + C', 'beenden; die Partie ist gespeichert'],
  ],
  settings: { on: 'an', off: 'aus' },
  elsewhere: (process) =>
    `Diese Partie ist in einem anderen Fenster offen (Prozess ${process}). Schließe sie zuerst dort.`,
  missing: 'Diese Partie ist nicht mehr auf diesem Rechner.',
  puzzle: 'Rätsel',
  puzzleShort: 'Finde den einzigen Code, der passt',
  another: 'Noch eins',
};
