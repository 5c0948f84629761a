// French sentences about what cannot be agreed on.

import type { AgreementWords } from '../shape/violations.ts';
import { count, f, figures } from './voice.ts';

export const agreements: AgreementWords = {
  'form-not-offered': ({ form, edition }, say) =>
    f`« ${say.edition(edition)} » ne se joue pas en « ${say.form(form)} ». Choisissez une autre forme.`,
  'seat-count': ({ given, least, most }) =>
    least === most
      ? f`Cette forme se joue à ${least}, pas à ${given}. Changez le nombre de places.`
      : f`Cette forme se joue de ${least} à ${most}, pas à ${given}. Changez le nombre de places.`,
  'blanks-not-agreed': () =>
    f`Seul ou en course, convenez des vides pour la partie : aucun joueur n’y cache de code.`,
  'rounds-not-even': ({ rounds }) =>
    f`${count(rounds, 'manche', 'manches')}, c’est impair. Prenez un nombre pair, pour que chacun cache aussi souvent.`,
  'rounds-not-odd': ({ rounds }) =>
    f`${count(rounds, 'manche', 'manches')}, c’est pair. Prenez un nombre impair, pour que l’un des deux gagne.`,
  'rounds-out-of-range': ({ rounds, most }) =>
    f`Le nombre de manches doit aller de 1 à ${most} ; ${figures(rounds)} ne convient pas. Changez-le.`,
  'never-decided': () =>
    f`Toutes les manches finiraient de la même façon, et personne ne pourrait gagner. Ajoutez des pions ou des rangées, ou fixez un nombre de manches.`,
  'target-needs-classic': () =>
    f`Un score à atteindre ne va qu’avec une partie classique. Jouez en classique, ou fixez un nombre de manches.`,
  'target-out-of-range': ({ points, most }) =>
    f`Le score à atteindre va de 1 à ${figures(most)} ; ${figures(points)} ne convient pas. Changez-le.`,
  'scoring-not-offered': ({ scoring, form }, say) =>
    f`Le décompte « ${say.scoring(scoring)} » ne va pas avec « ${say.form(form)} ». Choisissez-en un autre.`,
  'bonus-needs-points': () =>
    f`Le point en plus pour un code non trouvé ne va qu’avec les points. Jouez aux points, ou renoncez-y.`,
  'house-marks-itself': () =>
    f`Ici l’ordinateur cache le code et répond lui-même. Choisissez les réponses automatiques.`,
  'free-pace-not-offered': ({ form }, say) =>
    f`« ${say.form(form)} » se joue tour par tour. Choisissez le tour par tour, un duel ou une course.`,
  'speed-needs-two-devices': () =>
    f`Deux personnes ne peuvent pas jouer à la vitesse sur un seul écran. Prenez deux appareils, ou jouez tour par tour ou contre l’ordinateur.`,
  'handicap-needs-duel': () =>
    f`Des codes de longueurs différentes demandent un duel. Choisissez un duel, ou une seule longueur.`,
  'tray-too-small': ({ supply }) =>
    f`${count(supply, 'pion de chaque sorte ne suffit', 'pions de chaque sorte ne suffisent')} pas pour toutes les rangées. Prenez-en plus, ou ne les comptez pas.`,
  'tray-needs-known-code': () =>
    f`On ne peut pas compter les pions d’un code scellé. Confiez le code à Blackpeg, ou ne comptez pas les pions.`,
  'custody-not-offered': ({ form }, say) =>
    f`En « ${say.form(form)} », le code ne peut pas être gardé ainsi. Confiez-le à Blackpeg.`,
  'allowance-out-of-range': ({ seat }) =>
    f`Le temps de la place ${seat} doit être positif. Choisissez un temps, ou aucun.`,
  'absence-out-of-range': () =>
    f`Le temps pendant lequel on garde une place ne peut pas être négatif. Changez-le.`,
  'no-such-seat': ({ seat }) =>
    f`Il n’y a pas de place ${seat} à cette table : elle ne peut pas cacher en premier. Choisissez-en une autre.`,
};
