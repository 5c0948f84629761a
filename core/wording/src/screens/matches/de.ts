// German texts of the screen of all matches.

import { list } from '../../catalog/de/voice.ts';
import type { MatchesWords } from './shape.ts';
import { dateIn, momentIn, whenIn } from './when.ts';

const day = dateIn('de');

export const matches: MatchesWords = {
  title: 'Deine Partien',
  none: 'Auf diesem Gerät liegt noch keine Partie. Öffne eine Schachtel, dann steht sie hier.',
  toBoxes: 'Zu den Schachteln',
  waiting: 'Nicht beendet',
  finished: 'Beendet',
  damaged: 'Beschädigt',
  damagedMatch: 'Beschädigte Partie',
  unreadable: 'Ihr Protokoll ist nicht lesbar, sie kann nur gelöscht werden.',
  name: (edition, form) => `${edition}, ${form}`,
  company: {
    alone: 'Allein',
    house: 'Mit dem Haus',
    people: (names) => list(names),
  },
  when: whenIn('de'),
  moment: momentIn('de'),
  imported: 'eingelesen',
  daily: (date) => `Code vom ${day(date)}`,
  challenge: 'zugeschickter Code',
  online: 'online',
  resume: 'Weiterspielen',
  review: 'Rückblick',
  saveRecord: 'Mitschrift sichern',
  saveLog: 'Protokoll sichern',
  more: 'Sichern oder löschen',
  remove: 'Löschen',
  saved: 'Die Datei liegt bei deinen Downloads.',
  question: 'Diese Partie löschen?',
  consequence: (match) => `${match}: Reihen, Notizen und Rückblick sind dann von diesem Gerät verschwunden.`,
  yes: 'Partie löschen',
  no: 'Behalten',
  removed: 'Die Partie ist gelöscht.',
  broken: 'Das ging nicht: Der Browser verweigert den Zugriff auf seinen Speicher. Nichts wurde geändert.',
  bringIn: {
    title: 'Eine Partie einlesen',
    text: 'Eine Mitschrift, wie man sie liest, oder ein Protokoll, wie Blackpeg es schreibt. Die Regeln prüfen jede Reihe, bevor die Partie bleibt.',
    paste: 'Mitschrift oder Protokoll',
    file: 'Datei wählen',
    button: 'Prüfen und behalten',
    nothing:
      'Noch gibt es nichts zu lesen. Füge eine Mitschrift oder ein Protokoll ein oder wähle eine Datei.',
    tooLong: 'Das ist zu lang für eine Partie: mehr als eine Million Zeichen. Wähle eine andere Datei.',
    unreadable: 'Die Datei ließ sich nicht lesen. Wähle sie noch einmal oder füge ihren Text ein.',
    noOpening:
      'Das Protokoll beginnt nicht mit der Eröffnung, also kennt niemand seine Regeln. Wähle ein ganzes Protokoll.',
    done: 'Die Partie liegt jetzt hier.',
  },
};
