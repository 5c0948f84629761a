// German help of the command line.

import type { HelpWords } from '../shape/terminal-help.ts';

export const help: HelpWords = {
  tagline: 'Blackpeg: Finde den versteckten Code.',
  heading: (title) => `${title}:`,
  usage: 'Aufruf',
  commands: 'Befehle',
  options: 'Optionen',
  examples: 'Beispiele',
  environment: 'Umgebung',
  exitCodes: 'Rückgabewerte',
  ofCommand: (command) => `„${command}“ erklärt einen Befehl.`,
  summaries: {
    editions: 'Nennt alle Ausgaben und Varianten mit der Zahl ihrer Codes.',
    score: 'Beantwortet eine Reihe: wie viele Stifte sie gegen einen Code bekommt.',
    replay:
      'Spielt eine Mitschrift oder ein Protokoll Schritt für Schritt nach oder prüft die Partie nach den Regeln.',
    play: 'Lässt dich einen Code des Hauses suchen, Zeile für Zeile.',
  },
  values: {
    code: 'CODE',
    command: 'BEFEHL',
    edition: 'NAME',
    file: 'DATEI',
    game: '1|2|3|3b',
    guess: 'REIHE',
    holes: 'N|N,N',
    language: 'en|fr|de',
    number: 'N',
    viewer: 'seat1|seat2|spectator',
  },
  abouts: {
    as: 'zeigt, was dieser Platz sieht; ohne diese Option, was man von außen sieht',
    blanks: 'super: Ein Loch darf leer bleiben, das macht eine Farbe mehr',
    colours: 'super: 1 bis 8 Farben',
    edition: 'super, duel, braille oder shapes; oder ein Spiel in Notation wie custom-4x6c',
    game: 'die Variante des Hefts: 2 mit Lücken, 3 ohne Blau, 3b mit Lücken und ohne Blau',
    help: 'zeigt diese Hilfe',
    holes: 'super: 1 bis 5 Löcher; duel: 4 oder 5, oder eine Zahl je Platz wie 4,5',
    json: 'gibt JSON aus',
    lang: 'spricht Englisch, Französisch oder Deutsch',
    lines: 'liest Ausgabe, Spiel, Code und Reihe, durch Tabulatoren getrennt, Zeile für Zeile; gibt JSON aus',
    log: 'sichert das Protokoll der Partie in dieser Datei, die es noch nicht geben darf',
    seed: 'zieht den Code nach dieser Zahl: gleiche Zahl, gleicher Code',
    verify: 'beantwortet alle Reihen neu, zählt alle Punkte neu und nennt den ersten Fehler',
    version: 'zeigt die Version',
  },
  variables: {
    locale: 'die Sprache, wenn --lang fehlt',
    debug: 'auf 1 gesetzt: zeigt, wo im Programm ein Fehler liegt',
  },
  exits: {
    done: 'alles ging gut',
    negative: 'die Antwort ist nein: Die geprüfte Partie hat einen Fehler',
    'bad-input': 'eine Angabe ist falsch; ein Satz sagt, welche und wo',
    bug: 'ein Fehler von Blackpeg',
    interrupted: 'unterbrochen',
  },
};
