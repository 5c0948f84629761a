// French texts of the review.

import { count, decimals, f, figures, ofName } from '../../catalog/fr/voice.ts';
import type { Who } from '../../who.ts';
import type { ReviewScreenWords } from './shape.ts';

function of(who: Who, noun: string, yours: string): string {
  switch (who.kind) {
    case 'you':
      return yours;
    case 'house':
      return f`${noun} de l’ordinateur`;
    case 'other':
      return f`${noun} ${ofName(who.name)}`;
  }
}

export const fr: ReviewScreenWords = {
  title: f`Analyse`,
  round: (round, again) => f`Manche ${round}${again ? ', rejouée' : ''}`,
  codeOf: (who) => of(who, 'Le code', 'Votre code'),
  skill: f`Habileté`,
  skillNote: f`sur 100, à quel point les rangées départageaient les codes`,
  luck: f`Chance`,
  luckNote: f`si les réponses étaient favorables ; 0 est la moyenne`,
  lookAt: (row) => f`La rangée à revoir : ${row}`,
  lookAtNote: (before, after, best) =>
    f`Il restait ${count(before, 'code', 'codes')}. La rangée en a laissé ${figures(after)}. La meilleure en aurait laissé ${decimals(best, 1)} en moyenne.`,
  nothingToLookAt: f`Chaque rangée était proche de la meilleure possible.`,
  chart: f`Codes encore possibles, après chaque rangée`,
  yours: f`cette manche`,
  average: f`moyenne pour cette rangée`,
  start: f`début`,
  rowShort: (row) => f`rangée ${row}`,
  table: {
    row: f`Rangée`,
    guess: f`Pions`,
    answer: f`Réponse`,
    left: f`Codes restants`,
    skill: f`Habileté`,
    luck: f`Chance`,
    best: f`Meilleure rangée`,
    fromTo: (before, after) => f`${figures(before)} à ${figures(after)}`,
    isBest: f`rien de mieux`,
    lost: f`Temps écoulé, pas de réponse`,
    show: (row) => f`Voir la rangée ${row}`,
  },
  stepBack: f`Rangée précédente`,
  stepOn: f`Rangée suivante`,
  working: f`Analyse de chaque rangée…`,
  stop: f`Arrêter`,
  stopped: f`L’analyse a été arrêtée. Voici les rangées déjà examinées.`,
  failed: f`L’analyse n’a pas marché. La partie elle-même est en sûreté.`,
  again: f`Réessayer`,
  hints: (number) => f`${count(number, 'indice utilisé', 'indices utilisés')}`,
  boards: f`Quelle recherche`,
  searchOf: (who) => of(who, 'La recherche', 'Votre recherche'),
  rounds: f`Manches`,
  notFinished: f`Aucune manche de cette partie n’est finie. L’analyse commence quand un code est révélé.`,
  missing: f`Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou elle est sur un autre.`,
  continue: f`Reprendre la partie`,
  share: f`Partager`,
  shareWhat: f`Que partager`,
  shareAnswers: f`Réponses seules`,
  shareRows: f`Rangées et réponses`,
  shareText: f`Le texte`,
  copy: f`Copier le texte`,
  copied: f`Copié.`,
  notCopied: f`Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.`,
  send: f`Envoyer`,
  saveImage: f`Enregistrer en image`,
  saveRecord: f`Enregistrer le relevé de la partie`,
};
