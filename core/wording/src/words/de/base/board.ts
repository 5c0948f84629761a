// German texts of boards, of their keys, and of saving that fails.

import type * as en from '../../en/base/board.ts';
import type { Like } from '../../like.ts';
import type { NoAnswer } from '../../peg-kinds.ts';
import { count } from './voice.ts';

const MARKS = { '': 'keine Markierung', no: 'nicht hier', maybe: 'vielleicht hier' } as const;

export const board: Like<typeof en.board> = {
  row: (row) => `Reihe ${row}`,
  answer: 'Antwort',
  placed: 'gesetzt',
  showRows: (first, last) =>
    first === last ? `Reihe ${first} zeigen` : `Reihen ${first} bis ${last} zeigen`,
  foldRows: (first, last) =>
    first === last ? `Reihe ${first} einklappen` : `Reihen ${first} bis ${last} einklappen`,
  turn: 'Zug',
  enlarge: (half) => `Vergrößern: ${half}`,

  palette: 'Stecker zum Setzen',
  back: 'Letzten Stecker entfernen',
  left: (peg, count) => (count > 0 ? `${peg}, noch ${count}` : `${peg}, keiner mehr da`),
  fill: 'Gedrückt halten oder mit Umschalt drücken, um die offenen Löcher zu füllen.',
  facets: { colour: 'Farbe', shape: 'Form', number: 'Zahl' },
  without: { colour: 'ohne Farbe', shape: 'ohne Form', number: 'ohne Zahl' },

  keys: {
    black: { name: 'Schwarz', form: 'Schwarz, voll' },
    white: { name: 'Weiß', form: 'Weiß, Ring' },
    blue: { name: 'Blau', form: 'Blau, halb' },
    red: { name: 'Rot', form: 'Rot, voll' },
    pointed: { name: 'Spitz', form: 'Spitz, Dreieck' },
    flat: { name: 'Flach', form: 'Flach, Balken' },
  },
  meanings: {
    colour: about('richtige Farbe'),
    shape: about('richtige Form'),
    number: about('richtige Zahl'),
    pair: {
      there: 'das Paar, an seinem Platz',
      elsewhere: 'das Paar, an einem anderen Platz',
      half: 'Farbe oder Form ist an ihrem Platz, mit dem falschen Partner',
    },
  },
  yourAnswer: 'Deine Antwort',
  noAnswer: (why, holes) => noAnswer(why, holes),

  notes: 'Notizen',
  clearNotes: 'Markierungen löschen',
  undoNotes: 'Rückgängig',
  noteMarks: { no: MARKS.no, maybe: MARKS.maybe },
  note: (peg, hole, mark) => `${peg}, Loch ${hole}: ${MARKS[mark]}`,

  timeLeft: (duration) => `noch ${duration}`,
  noLimit: 'ohne Zeitlimit',
};

function about(subject: string) {
  return {
    there: `${subject}, richtiges Loch`,
    elsewhere: `${subject}, anderes Loch`,
    half: `${subject}, falscher Partner`,
  };
}

function noAnswer(why: NoAnswer, holes: number): string {
  switch (why) {
    case 'no-room':
      return `Es gibt nur ${count(holes, 'Loch', 'Löcher')}: Mehr Stifte kann keine Reihe bekommen.`;
    case 'lone-white':
      return 'Sind alle anderen Stecker richtig, gibt es für den letzten kein anderes Loch.';
    case 'never':
      return 'Diese Antwort kann keine Reihe bekommen.';
  }
}

export const keys: Like<typeof en.keys> = {
  heading: 'Tasten',
  off: 'Befehle mit einer Taste sind in den Einstellungen ausgeschaltet. Tasten wirken dann nur auf dem Brett und der Palette.',
  fixed: [
    ['1 bis 9', 'einen Stecker setzen; bei Paaren erst die Farbe, dann die Form'],
    ['0', 'eine Lücke setzen'],
    ['0 bis 9', 'wenn eine Antwort fällig ist: wie viele Stifte jeder Art, eine Zahl nach der anderen'],
    ['Umschalt + 1 bis 9', 'offene Löcher füllen'],
    ['Pfeiltasten', 'sich in der Reihe und auf dem Brett bewegen'],
    ['Rücktaste', 'einen Stecker entfernen'],
    ['Entf', 'dieses Loch leeren'],
    ['Strg + Z', 'rückgängig machen'],
    ['Strg + V', 'die Löcher mit einer kopierten Reihe füllen'],
    ['Enter', 'die Reihe setzen; nach einer Runde weiterspielen'],
    ['Esc', 'zurück zum Brett; das Tippen mit Buchstaben beenden'],
  ],
  commands: {
    undo: 'rückgängig machen',
    clear: 'die Reihe leeren',
    'repeat-row': 'die letzte Reihe wiederholen',
    swap: 'zwei Löcher tauschen: danach ihre Nummern',
    notes: 'Notizen',
    hint: 'Tipp',
    claim: 'behaupten, dass kein Code passt',
    letters: 'Stecker mit ihren Buchstaben tippen',
    cover: 'deinen Code zu- oder aufdecken',
    'random-code': 'einen zufälligen Code zum Verstecken wählen',
    blanks: 'sagen, ob diese Runde Lücken hat',
    'last-row': 'die letzte Reihe sagen',
    row: 'eine Reihe sagen: danach ihre Nummer',
    'rows-left': 'sagen, wie viele Reihen übrig sind',
    score: 'den Stand sagen',
    turn: 'sagen, wer dran ist',
    clock: 'die übrige Zeit sagen',
    secret: 'deinen eigenen Code sagen',
    'what-fits': 'sagen, wie viele Codes passen',
    known: 'sagen, was die Notizen wissen: sicher, ausgeschlossen, offen',
    tray: 'sagen, was im Vorrat ist',
    again: 'den letzten Satz noch einmal sagen',
    help: 'diese Liste zeigen',
  },
  listed: (key) => `${key} zeigt alle Tasten.`,
  named: (key) => (key === '' ? 'keine Taste' : key === '?' ? 'Fragezeichen' : key.toUpperCase()),
  lettersOn: (letters) => `Buchstaben sind jetzt Stecker: ${letters}. Esc beendet das.`,
  lettersOff: 'Buchstaben sind wieder Befehle.',
  whichRow: 'Welche Reihe? Drück ihre Nummer.',
  swapFirst: 'Zwei Löcher tauschen. Welches zuerst?',
  swapSecond: (hole) => `Loch ${hole} mit welchem tauschen?`,
  swapNothing: 'Es wurde nichts getauscht.',
  noSecret: 'Du hast in dieser Runde keinen Code.',
  notYours: 'Du bist damit jetzt nicht dran.',
  noClaims: 'Hier antwortet Blackpeg auf die Reihen: Keine Antwort kann falsch sein.',
  blanksAgreed: 'Ob es Lücken gibt, wurde vor dieser Partie vereinbart.',
  hidesNothing: 'Du versteckst in dieser Partie keinen Code.',
  roundOver: (next) => `Diese Runde ist vorbei.${next === null ? '' : ` Enter: ${next}.`}`,
  nothingSaid: 'Noch wurde nichts gesagt.',
  codeCovered: 'Dein Code ist zugedeckt.',
  codeUncovered: 'Dein Code ist aufgedeckt.',
  filled: (peg) => `Offene Löcher gefüllt: ${peg}.`,
  rowNow: (code) => `Reihe: ${code}.`,
  undone: 'Zurückgenommen.',
  cleared: 'Reihe geleert.',
};

export const saving: Like<typeof en.saving> = {
  failed: (reason) =>
    `Das Speichern ist fehlgeschlagen: ${reason}. Du kannst weiterspielen, aber was nicht gespeichert ist, geht beim Beenden verloren.`,
  nothing:
    'Dieser Browser speichert nichts für diese Seite. Du kannst spielen, aber Partien, Einstellungen und Statistik gehen verloren, wenn du sie neu lädst oder schließt.',
  refused: (reason) => `Nichts wurde gespeichert: ${reason}.`,
  again: 'Das Speichern klappt wieder, und alles ist gespeichert.',
  lost: 'Diese Partie ist nicht vollständig gespeichert; was fehlt, geht mit dem Programmende verloren.',
  retry: 'Noch einmal speichern',
  mark: 'nicht gespeichert',
  reasons: {
    full: 'der Speicherplatz ist voll',
    denied: (place) => `in „${place}“ kann nicht geschrieben werden`,
    notAFolder: (place) => `statt des Ordners „${place}“ gibt es dort eine Datei`,
    noFolder: 'es gibt keinen Ordner für deine Daten',
    browser: 'der Browser speichert nichts für diese Seite',
    other: (code) => `das System meldet ${code}`,
  },
  advice: {
    room: 'Schaffe Platz; mit jedem Zug wird es wieder versucht.',
    folder: 'Nenne mit BLACKPEG_HOME einen anderen Ordner, um Partien zu speichern.',
    browser: 'Beende das private Surfen oder erlaube dieser Seite, Daten zu speichern.',
    wait: 'Mit jedem Zug wird es wieder versucht.',
  },
};
