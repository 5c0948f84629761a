// French words for strategies and their trees.

import type { StrategyWords } from '../shape/strategies.ts';
import { amount, count, decimals, f, figures } from './voice.ts';

export const strategies: StrategyWords = {
  total: (total, codes) =>
    f`Total : ${count(total, 'rangée', 'rangées')} pour ${count(codes, 'code', 'codes')}.`,
  average: (guesses) => f`Moyenne : ${decimals(guesses, 4)}.`,
  most: (guesses) => f`Maximum pour un code : ${figures(guesses)}.`,
  signature: (signature) => f`Signature : ${signature}`,
  first: (code) => f`Première rangée : ${code}.`,
  seconds: (seconds) => f`Durée : ${decimals(seconds, 1)} s.`,
  nodes: (nodes) => f`Positions examinées : ${figures(nodes)}.`,
  proved: f`Prouvé : aucune stratégie n’est meilleure.`,
  unproved: f`Non prouvé : il peut en exister une meilleure.`,
  bestKnown: (average, most, proved) =>
    f`${proved ? 'Meilleur jeu, prouvé' : 'Meilleur jeu connu'} : ${amount(average, 'rangée', 'rangées')} en moyenne, ${most} au plus.`,
  none: (rows, proved) =>
    proved
      ? f`Aucune stratégie ne trouve chaque code en ${count(rows, 'rangée', 'rangées')}. Permettez-en plus.`
      : f`Aucune stratégie trouvée avec au plus ${count(rows, 'rangée', 'rangées')}. Permettez-en plus, ou cherchez plus large.`,
  treeFaults: {
    'not-a-code': (path) => f`Chemin ${path} : la dernière rangée n’est pas un code de ce jeu.`,
    'no-branch': (path, answer, code) =>
      f`Chemin ${path} : il manque une branche pour ${answer}, que recevrait le code ${code}.`,
    'branch-twice': (path, answer) => f`Chemin ${path} : il y a deux branches pour ${answer}.`,
    'idle-branch': (path, answer) => f`Chemin ${path} : il ne reste aucun code qui reçoive ${answer}.`,
  },
  treeTextFaults: {
    guess: f`Il faut ici une rangée de ce jeu.`,
    feedback: f`Il faut ici une réponse en chiffres, comme 12.`,
    colon: f`Il faut ici un deux-points.`,
    'comma or brace': f`Il faut ici une virgule ou une accolade fermante.`,
    end: f`L’arbre est déjà fini, rien ne doit suivre.`,
  },
};
