// German texts of the day.

import { count, list } from '../../catalog/de/voice.ts';
import { longDay } from '../day.ts';
import type { DailyWords } from './shape.ts';

const numbers = (all: readonly number[]) => list(all.map(String));

export const de: DailyWords = {
  title: 'Tagescode',
  day: (date) => longDay('de', date),
  today: 'Heute',
  codeHeading: 'Der Code des Tages',
  codeNote:
    'Derselbe Code für alle, neu um Mitternacht UTC. Nichts geht verloren, wenn du einen Tag auslässt: Alle bleiben unten stehen.',
  start: 'Code suchen',
  goOn: 'Fortsetzen',
  seeAgain: 'Ansehen',
  found: (rows) => `Gefunden in ${count(rows, 'Reihe', 'Reihen')}.`,
  held: 'Der Code hielt stand.',
  running: 'Angefangen.',
  notPlayed: 'Nicht gespielt.',
  streak: (days) => `Serie: ${count(days, 'Tag', 'Tage')}`,
  noStreak: 'Noch keine Serie.',
  streakSwitch: 'Tage in Folge zählen',
  next: (time) => `Der nächste Code kommt in ${time}.`,
  puzzleHeading: 'Das Rätsel des Tages',
  puzzleNote: 'Nur ein Code passt zu diesen Reihen und Antworten. Welcher?',
  puzzleWorking: 'Das Rätsel wird vorbereitet …',
  puzzleFailed: 'Das Rätsel ließ sich nicht vorbereiten. Lade die Seite neu, um es noch einmal zu versuchen.',
  tryCode: 'Das ist der Code',
  puzzleIncomplete: (holes) =>
    holes.length === 1
      ? `Loch ${numbers(holes)} ist noch offen. Fülle es zuerst.`
      : `Die Löcher ${numbers(holes)} sind noch offen. Fülle sie zuerst.`,
  puzzleWrong: (rows) =>
    rows.length === 1
      ? `Das kann er nicht sein: Reihe ${numbers(rows)} hätte eine andere Antwort.`
      : `Das kann er nicht sein: Die Reihen ${numbers(rows)} hätten andere Antworten.`,
  puzzleSolved: 'Das ist er. Jede Reihe passt.',
  solution: (code) => `Der Code: ${code}`,
  showSolution: 'Code zeigen',
  yourCode: 'Dein Code',
  archive: 'Vergangene Tage',
  archiveNote: 'Du kannst jeden davon spielen. Für die Serie zählt nur der Tag selbst.',
  older: 'Ältere Tage',
  noSuchDay: 'Diesen Tag gibt es nicht.',
  notYet: 'Dieser Tag ist noch nicht gekommen.',
  toToday: 'Zum heutigen Tag',
};
