// French texts of boards.

import { count, f } from '../../catalog/fr/voice.ts';
import type { BoardWords, NoAnswer } from './shape.ts';

const MARKS = { '': f`aucune marque`, no: f`pas ici`, maybe: f`peut-être ici` } as const;

export const fr: BoardWords = {
  row: (row) => f`Rangée ${row}`,
  answer: f`Réponse`,
  placed: f`posée`,
  showRows: (first, last) =>
    first === last ? f`Afficher la rangée ${first}` : f`Afficher les rangées ${first} à ${last}`,
  foldRows: (first, last) =>
    first === last ? f`Replier la rangée ${first}` : f`Replier les rangées ${first} à ${last}`,
  turn: f`tour`,
  enlarge: (half) => f`Agrandir : ${half}`,

  palette: f`Pions à poser`,
  back: f`Retirer le dernier pion`,
  left: (peg, count) => (count > 0 ? f`${peg}, il en reste ${count}` : f`${peg}, il n’en reste plus`),
  fill: f`Maintenez, ou appuyez avec Maj, pour remplir les trous vides.`,
  facets: { colour: f`Couleur`, shape: f`Forme`, number: f`Nombre` },
  without: { colour: f`sans couleur`, shape: f`sans forme`, number: f`sans nombre` },

  keys: {
    black: { name: f`Noire`, form: f`Noire, pleine` },
    white: { name: f`Blanche`, form: f`Blanche, anneau` },
    blue: { name: f`Bleue`, form: f`Bleue, moitié` },
    red: { name: f`Rouge`, form: f`Rouge, pleine` },
    pointed: { name: f`Pointue`, form: f`Pointue, triangle` },
    flat: { name: f`Plate`, form: f`Plate, barre` },
  },
  meanings: {
    colour: about(f`bonne couleur`),
    shape: about(f`bonne forme`),
    number: about(f`bon nombre`),
    pair: {
      there: f`la paire, à sa place`,
      elsewhere: f`la paire, à une autre place`,
      half: f`la couleur ou la forme est à sa place, avec le mauvais partenaire`,
    },
  },
  yourAnswer: f`Votre réponse`,
  noAnswer: (why, holes) => noAnswer(why, holes),

  notes: f`Notes`,
  clearNotes: f`Effacer les marques`,
  undoNotes: f`Annuler`,
  noteMarks: { no: MARKS.no, maybe: MARKS.maybe },
  note: (peg, hole, mark) => f`${peg}, trou ${hole} : ${MARKS[mark]}`,

  timeLeft: (duration) => f`encore ${duration}`,
  noLimit: f`sans limite de temps`,
};

function about(subject: string) {
  return {
    there: f`${subject}, bon trou`,
    elsewhere: f`${subject}, autre trou`,
    half: f`${subject}, mauvais partenaire`,
  };
}

function noAnswer(why: NoAnswer, holes: number): string {
  switch (why) {
    case 'no-room':
      return f`Il n’y a que ${count(holes, 'trou', 'trous')} : aucune rangée ne peut recevoir plus de fiches.`;
    case 'lone-white':
      return f`Si tous les autres pions sont à leur place, il n’y a pas d’autre trou pour le dernier.`;
    case 'never':
      return f`Aucune rangée ne peut recevoir cette réponse.`;
  }
}
