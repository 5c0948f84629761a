// German texts of boards.

import { count } from '../../catalog/de/voice.ts';
import type { BoardWords, NoAnswer } from './shape.ts';

const MARKS = { '': 'keine Markierung', no: 'nicht hier', maybe: 'vielleicht hier' } as const;

export const de: BoardWords = {
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
