// German texts of the review.

import { count, decimals, figures } from '../../catalog/de/voice.ts';
import type { Who } from '../../who.ts';
import type { ReviewScreenWords } from './shape.ts';

function of(who: Who, noun: string, yours: string): string {
  switch (who.kind) {
    case 'you':
      return yours;
    case 'house':
      return `${noun} des Computers`;
    case 'other':
      return `${noun} von ${who.name}`;
  }
}

export const de: ReviewScreenWords = {
  title: 'Rückblick',
  round: (round, again) => `Runde ${round}${again ? ', wiederholt' : ''}`,
  codeOf: (who) => of(who, 'Der Code', 'Dein Code'),
  skill: 'Können',
  skillNote: 'von 100: wie gut die Reihen die Codes aufteilten',
  luck: 'Glück',
  luckNote: 'wie günstig die Antworten waren; 0 ist der Durchschnitt',
  lookAt: (row) => `Diese Reihe lohnt einen Blick: ${row}`,
  lookAtNote: (before, after, best) =>
    `${count(before, 'Code war', 'Codes waren')} übrig. Die Reihe ließ ${figures(after)} übrig. Die beste hätte im Schnitt ${decimals(best, 1)} übrig gelassen.`,
  nothingToLookAt: 'Jede Reihe war nahe an der besten, die es gab.',
  chart: 'Codes, die noch passten, nach jeder Reihe',
  yours: 'diese Runde',
  average: 'Durchschnitt für diese Reihe',
  start: 'Beginn',
  rowShort: (row) => `Reihe ${row}`,
  table: {
    row: 'Reihe',
    guess: 'Stecker',
    answer: 'Antwort',
    left: 'Codes übrig',
    skill: 'Können',
    luck: 'Glück',
    best: 'Bessere Reihe',
    fromTo: (before, after) => `${figures(before)} auf ${figures(after)}`,
    isBest: 'nichts Besseres',
    lost: 'Zeit abgelaufen, keine Antwort',
    show: (row) => `Reihe ${row} ansehen`,
  },
  stepBack: 'Vorige Reihe',
  stepOn: 'Nächste Reihe',
  working: 'Jede Reihe wird geprüft …',
  stop: 'Abbrechen',
  stopped: 'Der Rückblick wurde abgebrochen. Diese Reihen sind fertig.',
  failed: 'Der Rückblick hat nicht geklappt. Die Partie selbst ist sicher.',
  again: 'Erneut versuchen',
  hints: (number) => `${count(number, 'Tipp', 'Tipps')} benutzt`,
  boards: 'Wessen Suche',
  searchOf: (who) => of(who, 'Die Suche', 'Deine Suche'),
  rounds: 'Runden',
  notFinished:
    'Noch keine Runde dieser Partie ist zu Ende. Ein Rückblick beginnt, wenn ein Code aufgedeckt ist.',
  missing:
    'Diese Partie ist nicht auf diesem Gerät. Vielleicht wurde sie gelöscht, oder sie ist auf einem anderen.',
  continue: 'Weiterspielen',
  share: 'Teilen',
  shareWhat: 'Was geteilt wird',
  shareAnswers: 'Nur die Antworten',
  shareRows: 'Reihen und Antworten',
  shareText: 'Der Text',
  copy: 'Text kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.',
  send: 'Senden',
  saveImage: 'Als Bild speichern',
  saveRecord: 'Mitschrift der Partie speichern',
};
