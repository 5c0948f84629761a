// French texts of the server's own page.

import type { PageWords } from '../shape/page.ts';
import { f, figures } from './voice.ts';

export const page: PageWords = {
  ownName: f`Français`,
  title: f`Blackpeg : trouvez le code caché`,
  heading: f`Trouvez le code caché.`,
  lead: f`L’un cache un code de pions, l’autre le cherche, rangée après rangée. Chaque rangée reçoit deux nombres : combien de pions sont bien placés, combien ont leur place ailleurs. Blackpeg est une table pour ce jeu, seul ou à deux, avec quatre boîtes sur son étagère.`,
  languages: f`Langue`,
  boxes: f`Quatre boîtes`,
  pegs: {
    super: f`5 trous, 8 couleurs`,
    duel: f`Deux codes à la fois`,
    braille: f`4 trous, chiffres de 1 à 6`,
    shapes: f`4 paires, couleur et forme`,
  },
  codes: (count) => f`${figures(count)} codes`,
  playHeading: f`Jouer dès maintenant, en ligne de commande`,
  play: f`Ouvrez un terminal dans le dossier du projet et tapez :`,
  otherBoxes: f`Pour une autre boîte, mettez duel, braille ou shapes à la place de super.`,
  notYet: f`Le plateau de cette page est encore en construction. En attendant, la ligne de commande sert de table.`,
  missingHeading: f`Il n’y a rien ici.`,
  missing: f`Aucune page ne porte cette adresse.`,
  back: f`Retour à la table`,
};
