// German texts of the practices.

import { figures } from '../../catalog/de/voice.ts';
import type { PracticeWords } from './shape.ts';

const HALVES = { colour: 'Die Farbe', shape: 'Die Form', number: 'Die Zahl' } as const;

export const practice: PracticeWords = {
  titles: { duplicates: 'Wiederholungen üben', blanks: 'Lücken üben', blue: 'Blaue Stifte üben' },
  leads: {
    duplicates:
      'Jeder Stecker des Codes und jeder Stecker der Reihe zählt einmal. Zuerst zählen die richtigen Plätze, dann die Stecker in anderen Löchern.',
    blanks:
      'Ein Loch, das mit Absicht leer bleibt, ist ein Stecker wie jeder andere: Es kann richtig sein, in ein anderes Loch gehören oder falsch sein.',
    blue: 'Schwarz: das ganze Paar in seinem Loch. Weiß: das ganze Paar in einem anderen Loch. Blau: nur die Farbe oder nur die Form stimmt in diesem Loch.',
  },
  question: (number) => `Frage ${figures(number)}`,
  code: 'Der Code',
  row: 'Die Reihe',
  ask: 'Welche Antwort bekommt diese Reihe?',
  check: 'Antwort prüfen',
  right: (answer) => `Richtig: ${answer}.`,
  wrong: (given, answer) => `Nicht ganz. Deine Antwort: ${given}. Richtig wäre: ${answer}.`,
  why: 'Stecker für Stecker',
  next: 'Nächste Frage',
  score: (right, asked) => `Bisher ${figures(right)} von ${figures(asked)} richtig`,
  scoreNone: 'Lass dir Zeit. Eine falsche Antwort kostet nichts.',
  reasons: {
    black: (hole, peg, key) => `Loch ${hole}, ${peg}: sitzt richtig. ${key}.`,
    white: (hole, peg, of, key) => `Loch ${hole}, ${peg}: gehört in Loch ${of}. ${key}.`,
    blue: (hole, peg, half, key) =>
      `Loch ${hole}, ${peg}: ${HALVES[half]} stimmt hier, der Rest nicht. ${key}.`,
    absent: (hole, peg) => `Loch ${hole}, ${peg}: kommt im Code nicht vor. Nichts.`,
    spent: (hole, peg, times) =>
      times === 1
        ? `Loch ${hole}, ${peg}: Im Code kommt es einmal vor, und das zählt schon. Nichts.`
        : `Loch ${hole}, ${peg}: Im Code kommt es ${times}-mal vor, und alle zählen schon. Nichts.`,
    halfSpent: (hole, peg, half, by) =>
      `Loch ${hole}, ${peg}: ${HALVES[half]} stimmt hier, aber das versteckte Paar zählt schon für Loch ${by}. Nichts.`,
  },
  rules: 'Regeln lesen',
  learn: 'Zurück zu Lernen',
};
