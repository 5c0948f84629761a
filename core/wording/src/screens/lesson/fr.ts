// French texts of the first lesson.

import { count, f } from '../../catalog/fr/voice.ts';
import { capital } from '../../catalog/text.ts';
import type { LessonWords } from './shape.ts';

export const lesson: LessonWords = {
  title: f`Première leçon`,
  step: (step, steps) => f`Étape ${step} sur ${steps}`,
  board: f`Plateau de la leçon, trois trous`,
  steps: {
    place: (row) =>
      f`Trois pions, parmi quatre couleurs, sont derrière l’écran ; une couleur peut revenir. Essayez une première rangée : ${row}.`,
    submit: f`La rangée est complète. Vous pouvez encore la changer : elle ne compte que si vous la validez.`,
    read: (answer) =>
      f`Réponse : ${answer}. Noire : un bon pion dans son trou. Blanche : un bon pion, mais dans un autre trou.`,
    test: (right, { stays, elsewhere, wrong }, row) =>
      f`Oui, ${right}. Lesquels ? À vous de le trouver. Supposons ${stays} bien placé, ${elsewhere} ailleurs, ${wrong} absent. Essayez : ${row}.`,
    conclude: (answer) =>
      f`${capital(answer)} : les trois couleurs sont bonnes, aucune n’est dans son trou. Posez la seule rangée qui convient aussi à la première réponse.`,
    done: (rows) =>
      f`Trouvé en ${count(rows, 'rangée', 'rangées')}. Poser, lire, conclure : c’est tout le jeu.`,
  },
  placeHow: (digits) => f`Touchez les couleurs, ou tapez ${digits}.`,
  submitHow: (key) => f`Appuyez sur « ${key} », ou sur Entrée.`,
  readQuestion: f`Combien de vos trois pions sont dans le code ?`,
  readWrong: (answer) => f`Recomptez les fiches : ${answer}. Chacune vaut pour un de vos pions.`,
  hintKey: f`Aidez-moi`,
  hint: (one, other) =>
    f`Chaque pion de la rangée 2 doit bouger : ${one}, ou bien ${other}. Dans la rangée 1, un pion était bien placé.`,
  otherPeg: (hole, peg) => f`Dans cette leçon, le trou ${hole} reçoit : ${peg}.`,
  fits: (codes) => f`${count(codes, 'code convient encore', 'codes conviennent encore')}`,
  skip: f`Passer la leçon`,
  restart: f`Recommencer`,
  doneMore: f`Un code peut être plus long et avoir plus de couleurs. La façon de le trouver reste la même.`,
  play: f`Commencer ici : 3 trous, 4 couleurs`,
  rules: f`Les règles de Super`,
  learn: f`Retour à Apprendre`,
};
