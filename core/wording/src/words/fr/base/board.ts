// French texts of boards, of their keys, and of saving that fails.

import type * as en from '../../en/base/board.ts';
import type { Like } from '../../like.ts';
import type { NoAnswer } from '../../peg-kinds.ts';
import { count, f } from './voice.ts';

const MARKS = { '': f`aucune marque`, no: f`pas ici`, maybe: f`peut-être ici` } as const;

export const board: Like<typeof en.board> = {
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

export const keys: Like<typeof en.keys> = {
  heading: f`Touches`,
  off: f`Les commandes à une touche sont désactivées dans les réglages. Les touches n’agissent alors que sur le plateau et la palette.`,
  fixed: [
    ['1 à 9', f`poser un pion ; pour les paires, d’abord la couleur, puis la forme`],
    ['0', f`poser un vide`],
    ['0 à 9', f`quand une réponse est due : ses fiches, un nombre après l’autre`],
    ['Maj + 1 à 9', f`remplir les trous vides`],
    ['Flèches', f`se déplacer dans la rangée et sur le plateau`],
    ['Retour arrière', f`retirer un pion`],
    ['Suppr', f`vider ce trou`],
    ['Ctrl + Z', f`annuler`],
    ['Ctrl + V', f`remplir les trous avec une rangée copiée`],
    ['Entrée', f`valider la rangée ; après une manche, continuer`],
    ['Échap', f`revenir au plateau ; finir la saisie en lettres`],
  ],
  commands: {
    undo: f`annuler`,
    clear: f`vider la rangée`,
    'repeat-row': f`répéter la dernière rangée`,
    swap: f`échanger deux trous : puis leurs numéros`,
    notes: f`notes`,
    hint: f`indice`,
    claim: f`affirmer qu’aucun code ne convient`,
    letters: f`taper les pions par leurs lettres`,
    cover: f`couvrir ou découvrir votre code`,
    'random-code': f`tirer au hasard un code à cacher`,
    blanks: f`dire si cette manche a des vides`,
    'last-row': f`dire la dernière rangée`,
    row: f`dire une rangée : puis son numéro`,
    'rows-left': f`dire combien de rangées restent`,
    score: f`dire le score`,
    turn: f`dire à qui de jouer`,
    clock: f`dire le temps qui reste`,
    secret: f`dire votre propre code`,
    'what-fits': f`dire combien de codes conviennent`,
    known: f`dire ce que savent vos notes : sûr, exclu, indécis`,
    tray: f`dire ce que contient la réserve`,
    again: f`redire la dernière phrase`,
    help: f`montrer cette liste`,
  },
  listed: (key) => f`${key} : liste des touches.`,
  named: (key) => (key === '' ? f`aucune` : key === '?' ? f`Point d’interrogation` : key.toUpperCase()),
  lettersOn: (letters) => f`Les lettres sont maintenant des pions : ${letters}. Échap pour finir.`,
  lettersOff: f`Les lettres sont de nouveau des commandes.`,
  whichRow: f`Quelle rangée ? Tapez son numéro.`,
  swapFirst: f`Échanger deux trous. Quel est le premier ?`,
  swapSecond: (hole) => f`Échanger le trou ${hole} avec lequel ?`,
  swapNothing: f`Rien n’a été échangé.`,
  noSecret: f`Vous n’avez pas de code dans cette manche.`,
  notYours: f`Ce n’est pas à vous de le faire maintenant.`,
  noClaims: f`Ici, c’est Blackpeg qui répond aux rangées : aucune réponse ne peut être fausse.`,
  blanksAgreed: f`Les vides ont été convenus avant cette partie.`,
  hidesNothing: f`Vous ne cachez aucun code dans cette partie.`,
  roundOver: (next) =>
    next === null ? f`Cette manche est finie.` : f`Cette manche est finie. Entrée : ${next}.`,
  nothingSaid: f`Rien n’a encore été dit.`,
  codeCovered: f`Votre code est couvert.`,
  codeUncovered: f`Votre code est découvert.`,
  filled: (peg) => f`Trous vides remplis : ${peg}.`,
  rowNow: (code) => f`Rangée : ${code}.`,
  undone: f`Annulé.`,
  cleared: f`Rangée vidée.`,
};

export const saving: Like<typeof en.saving> = {
  failed: (reason) =>
    f`L’enregistrement a échoué : ${reason}. Vous pouvez continuer, mais ce qui n’est pas enregistré sera perdu à la fermeture.`,
  nothing: f`Ce navigateur n’enregistre rien pour cette page. Vous pouvez jouer, mais vos parties, réglages et statistiques seront perdus si vous la rechargez ou la fermez.`,
  refused: (reason) => f`Rien n’a été enregistré : ${reason}.`,
  again: f`L’enregistrement fonctionne de nouveau et tout est enregistré.`,
  lost: f`Cette partie n’est pas entièrement enregistrée : le reste sera perdu à la fermeture du programme.`,
  retry: f`Réessayer d’enregistrer`,
  mark: f`non enregistrée`,
  reasons: {
    full: f`il n’y a plus de place`,
    denied: (place) => f`impossible d’écrire dans « ${place} »`,
    notAFolder: (place) => f`un fichier occupe la place du dossier « ${place} »`,
    noFolder: f`il n’y a pas de dossier pour vos données`,
    browser: f`le navigateur n’enregistre rien pour cette page`,
    other: (code) => f`le système signale ${code}`,
  },
  advice: {
    room: f`Libérez de la place ; chaque coup relance l’enregistrement.`,
    folder: f`Indiquez un autre dossier avec BLACKPEG_HOME pour enregistrer vos parties.`,
    browser: f`Quittez la navigation privée ou autorisez cette page à enregistrer des données.`,
    wait: f`Chaque coup relance l’enregistrement.`,
  },
};
