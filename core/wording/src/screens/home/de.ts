// German texts of the home screen.

import { count, list } from '../../catalog/de/voice.ts';
import { dayIn } from './day.ts';
import type { HomeWords } from './shape.ts';

const day = dayIn('de');

export const home: HomeWords = {
  title: 'Blackpeg',
  question: 'Welches Spiel möchtest du spielen?',
  ownGame: 'Eigenes Spiel erstellen',
  boxes: {
    super: { first: '5 Löcher, 8 Farben', second: (codes) => count(codes, 'Code', 'Codes') },
    duel: { first: 'Zwei Codes zugleich', second: () => 'wer den Code zuerst findet, gewinnt' },
    braille: { first: '4 Löcher, Zahlen 1–6', second: () => 'für Finger und Augen' },
    shapes: { first: '4 Paare, Farbe + Form', second: (codes) => count(codes, 'Code', 'Codes') },
  },
  resume: {
    alone: 'Weiter mit deiner Suche',
    house: 'Weiter gegen den Computer',
    people: (names) => `Weiter: ${list(names)}`,
    daily: 'Weiter mit dem Code des Tages',
    place: (edition, round, rounds) => `${edition}, ${roundOf(round, rounds)}`,
    button: 'Weiterspielen',
  },
  firstVisit: {
    title: 'Neu hier?',
    text: (codes) => `Ein kleines Brett für den Anfang: ${count(codes, 'Code', 'Codes')}, wenige Minuten.`,
    button: (holes, colours) => `Hier anfangen: ${holes} × ${colours}`,
    lesson: 'Erst die Lektion, neunzig Sekunden',
  },
  again: { title: 'Noch einmal?', button: 'Noch einmal spielen' },
  doors: 'Mehr',
  daily: {
    title: 'Code des Tages',
    text: (at) => `${day(at)}, für alle derselbe Code. Neu um Mitternacht UTC.`,
    short: (at) => `${day(at)}, für alle derselbe`,
    streak: (days) => `Serie: ${count(days, 'Tag', 'Tage')}`,
  },
  online: {
    title: 'Online spielen',
    text: 'Lade mit einem Link ein, setz dich an einen offenen Tisch oder spiel gleich los.',
    short: 'Einladen, dazusetzen oder gleich los',
    note: 'Ohne Konto',
  },
  companion: {
    title: 'Begleiter',
    text: 'Ein echtes Brett vor dir? Blackpeg verwahrt den Code, antwortet oder prüft Antworten.',
    short: 'Für ein echtes Brett auf dem Tisch',
    note: 'Funktioniert auch offline',
  },
  learn: {
    title: 'Lernen',
    text: 'Drei Löcher, neunzig Sekunden, und jede Antwort erklärt.',
    short: 'Drei Löcher, neunzig Sekunden',
    note: 'Lektion, Regeln und Übungen',
  },
};

function roundOf(round: number, rounds: number | null): string {
  return rounds === null ? `Runde ${round}` : `Runde ${round} von ${rounds}`;
}
