// French texts of the pages of rules.

import { f, list } from '../../../catalog/fr/voice.ts';
import type { RulesWords } from '../shape.ts';
import { answer } from './answer.ts';
import { code } from './code.ts';
import { match } from './match.ts';
import { trouble } from './trouble.ts';

export const rules: RulesWords = {
  title: (edition) => f`Comment jouer : ${edition}`,
  contents: f`Sur cette page`,
  goals: {
    super: f`L’un cache un code de pions de couleur. L’autre le cherche rangée après rangée, et chaque rangée reçoit une réponse. Moins il faut de rangées, mieux c’est.`,
    duel: f`Chacun cache un code, et chacun cherche celui de l’autre en même temps. Celui qui le trouve à un tour où l’autre ne le trouve pas gagne la manche.`,
    braille: f`L’un cache un code de nombres, l’autre le cherche rangée après rangée. Chaque pion et chaque réponse se touche, s’entend et se voit : qu’on voie ou non, on joue à égalité.`,
    shapes: f`Le code caché est fait de paires : une couleur et une forme à chaque place. On le cherche rangée après rangée, et chaque réponse dit aussi ce qui est juste à moitié.`,
    custom: f`Un jeu sur mesure : plus long ou plus court, avec plus ou moins de sortes, avec des paires ou sans. Les règles restent les mêmes.`,
  },
  sections: {
    goal: f`Le but`,
    code: f`Le code`,
    cells: f`Des pions à toucher et à voir`,
    turn: f`Un tour`,
    answers: f`La réponse`,
    blanks: f`Les vides`,
    'without-blue': f`Sans fiches bleues`,
    variants: f`Variantes`,
    match: f`Une partie et son score`,
    marker: f`Qui répond`,
    wrong: f`Fausses réponses`,
    time: f`Le temps`,
    tray: f`Pions comptés`,
    alone: f`En solitaire, ou à plusieurs`,
    leaving: f`Abandonner, s’absenter`,
  },
  texts: { ...code, ...answer, ...match, ...trouble },
  examples: {
    plain: f`Une rangée et sa réponse`,
    'twice-in-row': f`Deux fois dans la rangée, une fois dans le code`,
    'twice-in-code': f`Deux fois dans le code, une fois dans la rangée`,
    nothing: f`Une réponse vide est utile aussi`,
    blanks: f`Un vide compte comme un pion`,
    pairs: f`Des paires entières`,
    blue: f`Une demi-paire à sa place`,
    'blue-spent': f`Pas de fiche bleue pour une paire déjà comptée`,
    'blank-pairs': f`Des paires avec des vides`,
    'no-repeats': f`Sans doublons`,
  },
  code: f`Code`,
  row: f`Rangée`,
  answer: f`Réponse`,
  example: (hidden, row, answered) => f`Code : ${hidden}. Rangée : ${row}. Réponse : ${answered}.`,
  pegByPeg: f`Pion par pion`,
  emptyHole: f`à remplir : pas encore rempli`,
  blankHole: f`vide : laissé vide exprès`,
  dots: (dots) => (dots.length === 1 ? f`point ${dots[0] ?? ''}` : f`points ${list(dots.map(String))}`),
  play: (edition) => f`Jouer à ${edition}`,
  otherPages: f`Autres règles`,
};
