// German texts about matches that were played: the list, the review, the statistics.

import type * as en from '../../en/parts/matches.ts';
import type { Who } from '../../event-facts.ts';
import { caseOf, join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { amount, count, day, decimals, figures, list, moment, when } from '../base/voice.ts';

export const matches: Like<typeof en.matches> = {
  title: 'Deine Partien',
  none: 'Auf diesem Gerät ist noch keine Partie gespeichert. Wähle ein Spiel, dann erscheint sie hier.',
  toBoxes: 'Spiel wählen',
  search: 'In deinen Partien suchen',
  searchFound: (found, all) => `${figures(found)} von ${count(all, 'Partie', 'Partien')}`,
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
  when,
  moment,
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

function of(who: Who, noun: string, yours: string): string {
  switch (who.kind) {
    case 'you':
      return yours;
    case 'house':
      return `${noun} des Computers`;
    case 'friend':
      return `${noun} von deinem Gegenüber`;
    case 'other':
      return `${noun} von ${who.name}`;
  }
}

export const review: Like<typeof en.review> = {
  title: 'Rückblick',
  round: (round, again) => `Runde ${round}${again ? ', wiederholt' : ''}`,
  codeOf: (who) => of(who, 'Der Code', 'Dein Code'),
  skill: 'Können',
  skillNote: 'von 100: wie gut die Reihen die Codes aufteilten',
  luck: 'Glück',
  luckNote: 'wie günstig die Antworten waren; 0 ist der Durchschnitt',
  row: (row) => `Reihe ${row}`,
  placed: (left) => `Diese Reihe lässt im Schnitt ${amount(left, 'Code', 'Codes', 1)} übrig`,
  better: (left) => `Eine bessere lässt ${decimals(left, 1)} übrig`,
  noBetter: 'Eine bessere ist nicht bekannt.',
  wasCode: 'Es war der Code.',
  moments: {
    title: 'Einen zweiten Blick wert',
    missed: (row) => `Vor Reihe ${row} passte nur noch ein Code, doch Reihe ${row} war ein anderer.`,
    costly: (row, lost) =>
      `Reihe ${row} hat am meisten gekostet: im Schnitt ${amount(lost, 'Reihe', 'Reihen', 1)} mehr als eine bessere.`,
    lucky: (row, left, expected) =>
      `Reihe ${row} bekam die günstigste Antwort: Sie ließ ${count(left, 'Code', 'Codes')} übrig, zu erwarten waren ${decimals(expected, 1)}.`,
  },
  chart: 'Codes, die noch passten, nach jeder Reihe',
  yours: 'diese Runde',
  average: 'Durchschnitt für diese Reihe',
  start: 'Beginn',
  space: {
    title: 'Alle Codes, jeder ein Punkt',
    left: (row, before, after) =>
      `Reihe ${row} ließ ${figures(after)} von ${count(before, 'Code', 'Codes')} übrig.`,
    sampled: (codes) => `Ein Punkt zeigt einen von ${count(codes, 'Code', 'Codes')}.`,
    fits: 'passte noch',
    gone: 'durch diese Reihe ausgeschlossen',
    goneBefore: 'vorher ausgeschlossen',
    scrub: 'Gezeigte Reihe',
  },
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
    found: 'der Code',
    isBest: 'nichts Besseres',
    lost: 'Zeit abgelaufen, keine Antwort',
    show: (row) => `Reihe ${row} ansehen`,
  },
  stepBack: 'Vorige Reihe',
  stepOn: 'Nächste Reihe',
  isFirst: 'Das ist die erste Reihe.',
  isLast: 'Das ist die letzte Reihe.',
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

const sender = caseOf('Ich habe', 'Der Computer hat', 'Mein Gegenüber hat', (name) => `${name} hat`);

export const share: Like<typeof en.share> = {
  found: (who, rows) => `${sender(who)} ihn in ${count(rows, 'Reihe', 'Reihen')} gefunden`,
  notFound: (who, rows) => `${sender(who)} ihn in ${count(rows, 'Reihe', 'Reihen')} nicht gefunden`,
  code: (game) => `Blackpeg-Code, ${game}`,
  dayCode: (date, game) => `Blackpeg-Code vom ${day(date)}, ${game}`,
  whole: (result, code) => `${result}: ${code}.`,
  invite: 'Findest du ihn?',
  row: (row, code, answer) => join(': ', `Reihe ${row}`, code, answer),
  link: (address) => `Derselbe Code: ${address}`,
};

export const statistics: Like<typeof en.statistics> = {
  title: 'Statistik',
  lead: 'Was du auf diesem Gerät gespielt hast, allein, gegen den Computer oder online, Spiel für Spiel: welche Codes, in wie vielen Reihen. Partien zu zweit an einem Bildschirm und abgebrochene zählen nicht. Die Zahlen bleiben hier.',
  none: 'Noch gibt es nichts zu zählen. Ein Code, den du bis zum Ende suchst, erscheint hier.',
  off: 'Die Statistik ist aus. Deine Partien bleiben gespeichert.',
  keep: 'Statistik zeigen',
  game: (codes, rows, boxes) =>
    `${count(codes, 'Code', 'Codes')}, ${count(rows, 'Reihe', 'Reihen')}, ${list(boxes)}`,
  searched: 'Gesuchte Codes',
  found: 'Gefunden',
  foundShare: (share) => `${share} davon`,
  average: 'Reihen im Schnitt',
  fewest: 'Wenigste Reihen',
  matches: 'Partien',
  record: (won, drawn, lost) => `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
  byRows: 'Gefundene Codes nach Reihen',
  rows: (rows) => count(rows, 'Reihe', 'Reihen'),
  times: (times) => count(times, 'Code', 'Codes'),
  reset: 'Statistik zurücksetzen',
  resetAsk: 'Alle Zahlen beginnen wieder bei null. Deine Partien und ihre Rückblicke bleiben.',
  resetYes: 'Zurücksetzen',
  cancel: 'Abbrechen',
  resetDone: 'Die Statistik ist zurückgesetzt.',
};
