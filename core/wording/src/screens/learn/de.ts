// German texts of the overview of learning.

import { count, figures } from '../../catalog/de/voice.ts';
import type { LearnWords } from './shape.ts';

export const learn: LearnWords = {
  title: 'Lernen',
  lead: 'Fang mit drei Steckern an. Alles Weitere ist dasselbe Spiel, nur größer.',
  lesson: {
    title: 'Erste Lektion',
    text: 'Drei Löcher, vier Farben, anderthalb Minuten. Du setzt Stecker, liest Antworten und ziehst Schlüsse; die Zeit ist nicht begrenzt.',
    begin: 'Lektion beginnen',
    goOn: 'Lektion fortsetzen',
    again: 'Lektion wiederholen',
    done: 'Erledigt.',
  },
  way: {
    title: 'Schritt für Schritt',
    lead: 'Vom kleinsten Spiel zum größten, mit Übungen, wo etwas Neues dazukommt.',
    lesson: 'Die erste Lektion',
    game: (edition, size) => `${edition}: ${size}`,
    codes: (codes) => count(codes, 'Code', 'Codes'),
  },
  practices: {
    duplicates: {
      title: 'Wiederholungen üben',
      text: 'Eine Farbe kommt zweimal vor: Was zählt, und wie oft?',
    },
    blanks: {
      title: 'Lücken üben',
      text: 'Ein Loch, das mit Absicht leer bleibt, wird beantwortet wie ein Stecker.',
    },
    blue: { title: 'Blaue Stifte üben', text: 'Ein Paar ist zur Hälfte richtig, am richtigen Platz.' },
  },
  score: (right, asked) => `${figures(right)} von ${figures(asked)} richtig`,
  rules: {
    title: 'Die Regeln, Spiel für Spiel',
    editions: {
      super: 'Eine Seite versteckt, die andere sucht',
      duel: 'Beide verstecken, beide suchen zugleich',
      braille: 'Zahlen zum Fühlen, Hören und Sehen',
      shapes: 'Paare aus Farbe und Form',
      custom: 'Ein Spiel nach deinen Wünschen',
    },
  },
};
