// German texts of the first lesson.

import { count } from '../../catalog/de/voice.ts';
import { capital } from '../../catalog/text.ts';
import type { LessonWords } from './shape.ts';

export const lesson: LessonWords = {
  title: 'Erste Lektion',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  board: 'Brett der Lektion, drei Löcher',
  steps: {
    place: (row) =>
      `Hinter dem Schild stecken drei Stecker aus vier Farben; eine Farbe darf doppelt sein. Versuche eine erste Reihe: ${row}.`,
    submit: 'Die Reihe ist voll. Du kannst sie noch ändern: Sie gilt erst, wenn du sie setzt.',
    read: (answer) =>
      `Die Antwort ist ${answer}. Schwarz: ein richtiger Stecker in seinem Loch. Weiß: ein richtiger Stecker, aber im falschen Loch.`,
    test: (right, { stays, elsewhere, wrong }, row) =>
      `Ja, ${right}. Welche das sind, musst du herausfinden. Angenommen, ${stays} sitzt richtig, ${elsewhere} gehört woandershin, ${wrong} fällt weg. Prüfe es: ${row}.`,
    conclude: (answer) =>
      `${capital(answer)}: Alle drei Farben stimmen, keine sitzt in ihrem Loch. Setze die eine Reihe, die auch zur ersten Antwort passt.`,
    done: (rows) =>
      `Gefunden in ${count(rows, 'Reihe', 'Reihen')}. Setzen, lesen, schließen: Das ist das ganze Spiel.`,
  },
  placeHow: (digits) => `Tippe auf die Farben oder drücke ${digits}.`,
  submitHow: (key) => `Drücke „${key}“ oder Enter.`,
  readQuestion: 'Wie viele deiner drei Stecker sind im Code?',
  readWrong: (answer) =>
    `Zähle die Antwortstifte noch einmal: ${answer}. Jeder steht für einen deiner Stecker.`,
  hintKey: 'Hilf mir',
  hint: (one, other) =>
    `Jeder Stecker aus Reihe 2 muss in ein anderes Loch. Das geht so: ${one}, oder so: ${other}. In Reihe 1 saß ein Stecker richtig.`,
  otherPeg: (hole, peg) => `In dieser Lektion gehört in Loch ${hole}: ${peg}.`,
  fits: (codes) => `${count(codes, 'Code passt noch', 'Codes passen noch')}`,
  skip: 'Lektion überspringen',
  restart: 'Von vorn beginnen',
  doneMore: 'Ein Code kann länger sein und mehr Farben haben. Der Weg zu ihm bleibt derselbe.',
  play: 'Hier beginnen: 3 Löcher, 4 Farben',
  rules: 'Die Regeln von Super',
  learn: 'Zurück zu Lernen',
};
