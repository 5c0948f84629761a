// German texts of the companion, and of a code hidden for somebody else.

import type * as en from '../../en/parts/companion.ts';
import type { Like } from '../../like.ts';
import { count, figures, list } from '../base/voice.ts';

const numbers = (all: readonly number[]) => list(all.map(String));

export const companion: Like<typeof en.companion> = {
  title: 'Begleiter',
  lead: 'Ein echtes Brett vor dir? Blackpeg denkt mit, verwahrt den Code oder prüft eine Antwort. Alles bleibt auf diesem Gerät.',
  mode: 'Was Blackpeg tut',
  modes: { seek: 'Denkt mit', keep: 'Verwahrt den Code', check: 'Prüft eine Antwort' },
  board: 'Dein Brett',
  edition: 'Ausgabe',
  holes: 'Löcher',
  colours: 'Farben',
  less: 'Weniger',
  more: 'Mehr',
  blanks: 'Lücken erlaubt',
  rings: 'Ringe',
  blue: 'Mit blauen Antwortstiften',
  rows: 'Reihen auf dem Brett',
  noRows: 'Noch keine Reihe. Übertrage die erste von deinem Brett.',
  newRow: (row) => `Reihe ${row}`,
  changeRow: (row) => `Reihe ${row} ändern`,
  pegs: 'Die Stecker',
  answer: 'Die Antwort darauf',
  add: 'Diese Reihe hinzufügen',
  keepChange: 'Änderung speichern',
  cancel: 'Abbrechen',
  change: (row) => `Reihe ${row} ändern`,
  leaveOut: (row) => `Reihe ${row} weglassen`,
  takeIn: (row) => `Reihe ${row} wieder einbeziehen`,
  remove: (row) => `Reihe ${row} entfernen`,
  leftOut: 'weggelassen',
  added: (row) => `Reihe ${row} ist hinzugefügt.`,
  changed: (row) => `Reihe ${row} ist geändert.`,
  removed: (row) => `Reihe ${row} ist entfernt.`,
  full: (rows) => `Das Brett hat ${count(rows, 'Reihe', 'Reihen')}, und alle sind voll.`,
  incomplete: (holes) =>
    holes.length === 1
      ? `Loch ${numbers(holes)} ist noch offen.`
      : `Die Löcher ${numbers(holes)} sind noch offen.`,
  result: 'Was die Reihen verraten',
  working: 'Die Codes werden geprüft …',
  failed: 'Das hat nicht geklappt. Deine Reihen sind noch da; versuch es noch einmal.',
  showFits: 'Passende Codes zeigen',
  someFit: (shown, all) => (shown === all ? 'Alle:' : `${figures(shown)} von ${figures(all)}:`),
  certain: 'Was sicher ist',
  nothingToExplain: 'Frag zuerst nach einem Hinweis oder einer guten Reihe.',
  goodRow: 'Eine gute nächste Reihe',
  useIt: 'Als nächste Reihe nehmen',
  found: (row) => `Gefunden mit Reihe ${row}.`,
  noFit:
    'Kein Code passt zu diesen Reihen. Sieh sie noch einmal an: Ändere eine Antwort oder lass eine Reihe weg.',
  startOver: 'Brett leeren',
  startedOver: 'Das Brett ist leer.',
  putBack: 'Reihen wiederherstellen',
  paste: 'Reihen als Text',
  pasteNote: 'Wie in einem geteilten Text, zum Beispiel super-5x8 11223:1-0 45678:0-2',
  read: 'Importieren',
  keepNote:
    'Blackpeg versteckt einen Code für dieses Brett und beantwortet jede Reihe. Du setzt die Stecker auf deinem Brett und überträgst jede Reihe hierher.',
  keepStart: 'Einen Code verstecken',
  checkNote:
    'Für die Person, die den Code kennt: Gib den Code und eine Reihe ein und sieh, welche Antwort richtig ist. Sonst sollte niemand zusehen.',
  checkCode: 'Der Code',
  checkRow: 'Die Reihe',
  rightAnswer: 'Die richtige Antwort',
};

export const challenge: Like<typeof en.challenge> = {
  title: 'Ein Code für jemanden',
  found: {
    heading: 'Jemand hat einen Code für dich versteckt.',
    shield: 'Ein Code, für dich versteckt',
    size: (codes, rows) =>
      `Möglich: ${count(codes, 'Code', 'Codes')}. Du hast ${count(rows, 'Reihe', 'Reihen')}.`,
    note: 'Der Code kam mit dem Link. Blackpeg hält ihn verdeckt und beantwortet deine Reihen.',
    ghost: 'Dein Gegenüber hat ihn auch gesucht. Am Ende siehst du beide Suchen Reihe für Reihe.',
    goOn: 'Fortsetzen',
    start: 'Suche beginnen',
    failed:
      'Die Partie konnte auf diesem Gerät nicht gespeichert werden. Der Link bleibt gültig. Versuch es noch einmal.',
    own: 'Selbst einen Code verstecken',
  },
  compose: {
    heading: 'Einen Code für jemanden verstecken',
    lead: 'Stell einen Code zusammen und schick den Link. Wer ihn öffnet, sucht deinen Code, wo und wann es passt.',
    game: 'Spiel',
    otherSizes: 'Andere Größen',
    row: 'Dein Code',
    link: 'Der Link',
    copy: 'Link kopieren',
    share: 'Teilen',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser ließ Blackpeg nicht kopieren. Markiere den Link und kopiere ihn selbst.',
    message: (game) => `Ich habe in Blackpeg einen Code für dich versteckt (${game}). Findest du ihn?`,
    note: 'Auf den ersten Blick lässt sich der Code im Link nicht lesen. Er ist durchmischt, nicht verschlüsselt: Mit etwas Mühe lässt er sich herausfinden. Kein Server erfährt ihn.',
  },
  bad: 'Dieser Link ist beschädigt oder abgeschnitten, darin ist kein Code zu lesen. Lass ihn dir noch einmal schicken und kopiere ihn vollständig.',
};
