// What the page says, in three languages. French spaces before ; ! ? are narrow and do not break.

import type { Language } from './language.ts';

export const EDITIONS = ['super', 'duel', 'braille', 'shapes'] as const;
export type EditionName = (typeof EDITIONS)[number];

export interface PageText {
  readonly ownName: string;
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly languages: string;
  readonly boxes: string;
  readonly editions: Readonly<Record<EditionName, { readonly name: string; readonly pegs: string }>>;
  /** The number comes as the language writes it. */
  readonly codes: (count: string) => string;
  readonly playHeading: string;
  readonly play: string;
  readonly otherBoxes: string;
  readonly notYet: string;
  readonly missingHeading: string;
  readonly missing: string;
  readonly back: string;
}

const en: PageText = {
  ownName: 'English',
  title: 'Blackpeg: find the hidden code',
  heading: 'Find the hidden code.',
  lead: 'One side hides a code of pegs, the other looks for it row by row. Each row is answered with two numbers: how many pegs stand right, and how many belong elsewhere. Blackpeg is a table for this game, alone or for two, with four boxes on its shelf.',
  languages: 'Language',
  boxes: 'Four boxes',
  editions: {
    super: { name: 'Super', pegs: '5 holes, 8 colours' },
    duel: { name: 'Duel', pegs: 'Two codes at once' },
    braille: { name: 'Braille', pegs: '4 holes, numbers 1 to 6' },
    shapes: { name: 'Shapes', pegs: '4 pairs, colour and shape' },
  },
  codes: (count) => `${count} codes`,
  playHeading: 'Play now, at the command line',
  play: 'Open a terminal in the project folder and type:',
  otherBoxes: 'For another box, put duel, braille or shapes in place of super.',
  notYet: 'The board on this page is still being built. Until it stands here, the command line is the table.',
  missingHeading: 'There is nothing here.',
  missing: 'No page has this address.',
  back: 'Back to the table',
};

const fr: PageText = {
  ownName: 'Français',
  title: 'Blackpeg\u00a0: trouvez le code caché',
  heading: 'Trouvez le code caché.',
  lead: 'L’un cache un code de pions, l’autre le cherche, rangée après rangée. Chaque rangée reçoit deux nombres\u00a0: combien de pions sont bien placés, combien ont leur place ailleurs. Blackpeg est une table pour ce jeu, seul ou à deux, avec quatre boîtes sur son étagère.',
  languages: 'Langue',
  boxes: 'Quatre boîtes',
  editions: {
    super: { name: 'Super', pegs: '5 trous, 8 couleurs' },
    duel: { name: 'Duel', pegs: 'Deux codes à la fois' },
    braille: { name: 'Braille', pegs: '4 trous, chiffres de 1 à 6' },
    shapes: { name: 'Formes', pegs: '4 paires, couleur et forme' },
  },
  codes: (count) => `${count} codes`,
  playHeading: 'Jouer dès maintenant, en ligne de commande',
  play: 'Ouvrez un terminal dans le dossier du projet et tapez\u00a0:',
  otherBoxes: 'Pour une autre boîte, mettez duel, braille ou shapes à la place de super.',
  notYet:
    'Le plateau de cette page est encore en construction. En attendant, la ligne de commande sert de table.',
  missingHeading: 'Il n’y a rien ici.',
  missing: 'Aucune page ne porte cette adresse.',
  back: 'Retour à la table',
};

const de: PageText = {
  ownName: 'Deutsch',
  title: 'Blackpeg: Finde den versteckten Code',
  heading: 'Finde den versteckten Code.',
  lead: 'Eine Seite versteckt einen Code aus Stiften, die andere sucht ihn Reihe um Reihe. Jede Reihe bekommt zwei Zahlen zur Antwort: wie viele Stifte richtig sitzen und wie viele an einen anderen Platz gehören. Blackpeg ist ein Tisch für dieses Spiel, allein oder zu zweit, mit vier Schachteln im Regal.',
  languages: 'Sprache',
  boxes: 'Vier Schachteln',
  editions: {
    super: { name: 'Super', pegs: '5 Löcher, 8 Farben' },
    duel: { name: 'Duell', pegs: 'Zwei Codes zugleich' },
    braille: { name: 'Braille', pegs: '4 Löcher, Zahlen 1 bis 6' },
    shapes: { name: 'Formen', pegs: '4 Paare, Farbe und Form' },
  },
  codes: (count) => `${count} Codes`,
  playHeading: 'Jetzt spielen, auf der Kommandozeile',
  play: 'Öffne ein Terminal im Projektordner und tippe:',
  otherBoxes: 'Für eine andere Schachtel schreibe duel, braille oder shapes statt super.',
  notYet:
    'Das Brett auf dieser Seite ist noch im Bau. Bis es hier steht, ist die Kommandozeile der Spieltisch.',
  missingHeading: 'Hier ist nichts.',
  missing: 'Keine Seite hat diese Adresse.',
  back: 'Zurück an den Tisch',
};

export const PAGE_TEXT: Readonly<Record<Language, PageText>> = { en, fr, de };
