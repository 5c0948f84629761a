// German texts of the screen of all matches.

import { list } from '../../catalog/de/voice.ts';
import type { MatchesWords } from './shape.ts';
import { dateIn, momentIn, whenIn } from './when.ts';

const day = dateIn('de');

export const matches: MatchesWords = {
  title: 'Deine Partien',
  none: 'Auf diesem Gerät ist noch keine Partie gespeichert. Wähle ein Spiel, dann erscheint sie hier.',
  toBoxes: 'Spiel wählen',
  waiting: 'Nicht beendet',
  finished: 'Beendet',
  damaged: 'Beschädigt',
  damagedMatch: 'Beschädigte Partie',
  unreadable: 'Ihr Protokoll ist nicht lesbar, sie kann nur gelöscht werden.',
  name: (edition, form) => `${edition}, ${form}`,
  company: {
    alone: 'Allein',
    house: 'Gegen den Computer',
    people: (names) => list(names),
  },
  when: whenIn('de'),
  moment: momentIn('de'),
  imported: 'importiert',
  daily: (date) => `Code vom ${day(date)}`,
  challenge: 'zugeschickter Code',
  online: 'online',
  resume: 'Weiterspielen',
  review: 'Rückblick',
  saveRecord: 'Mitschrift speichern',
  saveLog: 'Protokoll speichern',
  more: 'Speichern oder löschen',
  remove: 'Löschen',
  saved: 'Die Datei ist in deinen Downloads.',
  question: 'Diese Partie löschen?',
  consequence: (match) => `${match}: Reihen, Notizen und Rückblick werden von diesem Gerät gelöscht.`,
  yes: 'Partie löschen',
  no: 'Abbrechen',
  removed: 'Die Partie ist gelöscht.',
  broken: 'Das ging nicht: Der Browser verweigert den Zugriff auf seinen Speicher. Nichts wurde geändert.',
  bringIn: {
    title: 'Eine Partie importieren',
    text: 'Eine Mitschrift, wie man sie liest, oder ein Protokoll, wie Blackpeg es schreibt. Jede Reihe wird nach den Regeln geprüft, bevor die Partie gespeichert wird.',
    paste: 'Mitschrift oder Protokoll',
    file: 'Datei wählen',
    button: 'Prüfen und importieren',
    nothing:
      'Noch gibt es nichts zu importieren. Füge eine Mitschrift oder ein Protokoll ein oder wähle eine Datei.',
    tooLong: 'Das ist zu lang für eine Partie: mehr als eine Million Zeichen. Wähle eine andere Datei.',
    unreadable: 'Die Datei ließ sich nicht lesen. Wähle sie noch einmal oder füge ihren Text ein.',
    noOpening:
      'Das Protokoll beginnt nicht mit der Eröffnung einer Partie, also sind seine Regeln unbekannt. Wähle ein vollständiges Protokoll.',
    done: 'Die Partie ist gespeichert.',
    already: 'Diese Partie war schon hier.',
  },
};
