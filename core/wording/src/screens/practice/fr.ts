// French texts of the practices.

import { f, figures } from '../../catalog/fr/voice.ts';
import type { PracticeWords } from './shape.ts';

const HALVES = {
  colour: 'la couleur est juste',
  shape: 'la forme est juste',
  number: 'le nombre est juste',
} as const;

export const practice: PracticeWords = {
  titles: {
    duplicates: f`S’exercer aux doublons`,
    blanks: f`S’exercer aux vides`,
    blue: f`S’exercer aux fiches bleues`,
  },
  leads: {
    duplicates: f`Chaque pion du code et chaque pion de la rangée compte une fois. D’abord les pions bien placés, puis ceux qui vont dans un autre trou.`,
    blanks: f`Un trou laissé vide exprès est un pion comme un autre : bien placé, dans un autre trou, ou faux.`,
    blue: f`Noire : la paire entière dans son trou. Blanche : la paire entière dans un autre trou. Bleue : seule la couleur ou seule la forme est juste dans ce trou.`,
  },
  question: (number) => f`Question ${figures(number)}`,
  code: f`Le code`,
  row: f`La rangée`,
  ask: f`Quelle réponse reçoit cette rangée ?`,
  check: f`Vérifier ma réponse`,
  right: (answer) => f`Juste : ${answer}.`,
  wrong: (given, answer) => f`Pas tout à fait. Votre réponse : ${given}. La bonne : ${answer}.`,
  why: f`Pion par pion`,
  next: f`Question suivante`,
  score: (right, asked) => f`Réponses justes jusqu’ici : ${figures(right)} sur ${figures(asked)}`,
  scoreNone: f`Prenez votre temps. Une réponse fausse ne coûte rien.`,
  reasons: {
    black: (hole, peg, key) => f`Trou ${hole}, ${peg} : bien placé. ${key}.`,
    white: (hole, peg, of, key) => f`Trou ${hole}, ${peg} : sa place est au trou ${of}. ${key}.`,
    blue: (hole, peg, half, key) => f`Trou ${hole}, ${peg} : ${HALVES[half]} ici, le reste non. ${key}.`,
    absent: (hole, peg) => f`Trou ${hole}, ${peg} : absent du code. Rien.`,
    spent: (hole, peg, times) =>
      times === 1
        ? f`Trou ${hole}, ${peg} : le code en a un, déjà compté. Rien.`
        : f`Trou ${hole}, ${peg} : le code en a ${times}, tous déjà comptés. Rien.`,
    halfSpent: (hole, peg, half, by) =>
      f`Trou ${hole}, ${peg} : ${HALVES[half]} ici, mais la paire cachée compte déjà pour le trou ${by}. Rien.`,
  },
  rules: f`Lire les règles`,
  learn: f`Retour à Apprendre`,
};
