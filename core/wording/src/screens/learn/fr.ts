// French texts of the overview of learning.

import { count, f, figures } from '../../catalog/fr/voice.ts';
import type { LearnWords } from './shape.ts';

export const learn: LearnWords = {
  title: f`Apprendre`,
  lead: f`Commencez avec trois pions. Tout le reste est le même jeu, en plus grand.`,
  lesson: {
    title: f`Première leçon`,
    text: f`Trois trous, quatre couleurs, une minute et demie. Vous posez des pions, lisez les réponses et concluez ; le temps n’est pas limité.`,
    begin: f`Commencer la leçon`,
    goOn: f`Reprendre la leçon`,
    again: f`Refaire la leçon`,
    done: f`Faite.`,
  },
  way: {
    title: f`Pas à pas`,
    lead: f`Du plus petit jeu au plus grand, avec un exercice à chaque nouveauté.`,
    lesson: f`La première leçon`,
    game: (edition, size) => f`${edition} : ${size}`,
    codes: (codes) => count(codes, 'code', 'codes'),
  },
  practices: {
    duplicates: {
      title: f`S’exercer aux doublons`,
      text: f`Une couleur revient deux fois : qu’est-ce qui compte, et combien de fois ?`,
    },
    blanks: {
      title: f`S’exercer aux vides`,
      text: f`Un trou laissé vide exprès reçoit sa réponse comme un pion.`,
    },
    blue: {
      title: f`S’exercer aux fiches bleues`,
      text: f`La moitié d’une paire est juste, à sa place.`,
    },
  },
  score: (right, asked) => f`Réponses justes : ${figures(right)} sur ${figures(asked)}`,
  rules: {
    title: f`Les règles, jeu par jeu`,
    editions: {
      super: f`L’un cache, l’autre cherche`,
      duel: f`Chacun cache, chacun cherche, en même temps`,
      braille: f`Des nombres à toucher, à entendre, à voir`,
      shapes: f`Des paires de couleur et de forme`,
      custom: f`Un jeu à votre mesure`,
    },
  },
};
