// French sentences about what the rules refuse or ask about once more.

import { EDITION_NAMES } from '@blackpeg/rules';
import type * as en from '../../en/base/violations.ts';
import type { Like } from '../../like.ts';
import { count, f, figures, list } from './voice.ts';

export const actions: Like<typeof en.actions> = {
  'match-over': () => f`La partie est finie. Commencez-en une autre pour rejouer.`,
  'not-for-you': () => f`Ce n’est pas à vous maintenant. Attendez votre tour.`,
  'not-hiding': () => f`On ne cache pas de code maintenant. Attendez la manche suivante.`,
  'already-hidden': () => f`Votre code est déjà caché. Il reste tel quel : attendez les rangées.`,
  'codes-not-hidden': () => f`Tous les codes ne sont pas cachés. Attendez qu’ils le soient.`,
  'search-over': () => f`La recherche de cette manche est finie. Attendez la manche suivante.`,
  'search-not-over': () => f`La recherche continue. Ouvrez votre code quand elle sera finie.`,
  'blanks-undeclared': () => f`Dites d’abord s’il y a des vides. Cachez ensuite votre code.`,
  'blanks-as-agreed': ({ blanks }) =>
    f`Cette partie se joue ${blanks ? 'avec des' : 'sans'} vides. On ne peut plus le changer.`,
  'commitment-missing': () => f`Le sceau manque ou n’est pas demandé. Cachez le code à nouveau.`,
  'code-must-be-told': () => f`Ici, Blackpeg garde le code. Cachez-le avec ses pions.`,
  'code-must-stay-sealed': () => f`Le code reste sur votre appareil. N’envoyez que son sceau.`,
  'tray-not-counted': () => f`Ici, les pions ne sont pas comptés. N’en retenez aucun.`,
  'palmed-too-many': ({ peg, most }, say) =>
    f`Pour ${say.peg(peg)} : ${count(most, 'pion', 'pions')} au plus. Vous pouvez en retenir de 0 à ${most}.`,
  'tray-short': ({ peg, left }, say) =>
    left === 0
      ? f`Réserve épuisée : ${say.peg(peg)}. Choisissez un autre pion.`
      : f`Plus que ${count(left, 'pion', 'pions')} en réserve : ${say.peg(peg)}. N’en posez pas plus.`,
  'not-this-row': ({ row }) => f`La rangée ${row} n’est pas la suivante. Regardez laquelle suit.`,
  'row-not-marked': ({ row }) => f`La rangée ${row} n’a pas encore de réponse. Attendez-la.`,
  'turn-not-over': ({ row }) => f`La rangée ${row} n’est pas finie partout. Attendez qu’elle le soit.`,
  'feedback-owed': ({ row }) =>
    f`La rangée ${row} attend votre réponse. Elle est sur l’autre plateau : répondez-y d’abord.`,
  'no-rows-left': ({ rows }) =>
    f`Il ne reste aucune rangée. Le plateau en compte ${rows} : attendez la révélation.`,
  'already-found': () => f`Vous avez trouvé le code. Attendez la révélation.`,
  'out-of-the-race': () => f`Vous avez abandonné ici. Attendez la fin de la manche.`,
  inconsistent: ({ row }) => f`Code exclu par la rangée ${row}. Changez un pion.`,
  'referee-marks': () => f`Ici, c’est Blackpeg qui répond. Vous n’avez rien à répondre.`,
  'nothing-to-mark': () => f`Aucune rangée n’attend votre réponse. Attendez la suivante.`,
  'not-earnable': ({ feedback, holes }, say) =>
    f`Impossible : ${say.answer(feedback)}. Aucune rangée de ${count(holes, 'pion', 'pions')} ne peut recevoir cette réponse : recomptez.`,
  'confirm-wrong': ({ row, right }, say) =>
    f`Rangée ${row} : cette réponse ne correspond pas à votre code ; la bonne est ${say.answer(right)}. Regardez encore, ou confirmez.`,
  'confirm-final': ({ row, given }, say) =>
    f`Rangée ${row} : ${say.answer(given)}, cela met fin à la recherche et ne peut plus être retiré. Confirmez pour envoyer.`,
  'nothing-to-correct': () => f`Il n’y a pas de réponse à corriger. Répondez d’abord à une rangée.`,
  'correction-too-late': ({ row }) =>
    f`Trop tard pour corriger la rangée ${row}. La suivante est jouée ; si la réponse est fausse, vous pouvez encore l’admettre.`,
  'mark-by-referee': ({ row }) =>
    f`Blackpeg a répondu à la rangée ${row}. Le temps était écoulé, et c’est définitif : attendez la rangée suivante.`,
  'mark-is-final': ({ row }) =>
    f`Réponse définitive à la rangée ${row}. Elle a mis fin à la recherche : attendez la révélation.`,
  'mark-unchanged': ({ row }) => f`La rangée ${row} a déjà cette réponse. Changez-la, ou laissez-la.`,
  'nothing-to-claim': () => f`Aucune rangée n’a de réponse. Tout code convient : posez d’abord une rangée.`,
  'nothing-to-admit': () => f`Aucune de vos réponses n’est fausse. Il n’y a rien à admettre : continuez.`,
  'not-due': ({ left }, say) =>
    left === null
      ? f`Aucune pendule ne tourne. Continuez.`
      : f`Il reste ${say.time(left)}. Le temps n’est pas écoulé : continuez.`,
  'clocks-unchanged': ({ stopped }) =>
    stopped ? f`Les pendules sont déjà arrêtées.` : f`Les pendules tournent déjà.`,
  'end-already-offered': () => f`Vous avez déjà proposé d’arrêter. Attendez la réponse.`,
  'end-not-offered': () => f`Vous n’avez pas proposé d’arrêter. Il n’y a rien à retirer.`,
  'no-end-offered': () => f`Personne d’autre ne propose d’arrêter. Il n’y a rien à refuser.`,
  'presence-unchanged': ({ away }) =>
    away ? f`Cette personne est déjà absente.` : f`Cette personne est déjà de retour.`,
  'nobody-away': () => f`Personne n’a quitté la table. Continuez, ou abandonnez.`,
  'owes-nothing': () => f`La personne absente ne doit rien. Continuez, ou proposez d’arrêter.`,
  'too-often': ({ most }) => f`La limite est de ${most} fois par partie. Vous y êtes : continuez.`,
  'wait-longer': ({ left }, say) => f`Place gardée encore ${say.time(left)}. Attendez jusque-là.`,
  'not-sealed': () => f`Blackpeg ouvre le code de lui-même. Attendez la révélation.`,
  'already-open': () => f`Votre code est déjà ouvert. Attendez la fin de la manche.`,
  'commitment-broken': () => f`Ce n’est pas le code scellé. Ouvrez celui que vous avez caché.`,
  'code-contradicts': ({ row }) => f`Ce code contredit la rangée ${row}. Ouvrez-en un qui convient à toutes.`,
  'nothing-fits': ({ row }) =>
    f`Plus aucun code ne conviendrait. Donnez une autre réponse à la rangée ${row}.`,
};

export const agreements: Like<typeof en.agreements> = {
  'form-not-offered': ({ form, edition }, say) =>
    f`« ${say.edition(edition)} » ne se joue pas en « ${say.form(form)} ». Choisissez un autre type de partie.`,
  'seat-count': ({ given, least, most }) =>
    least === most
      ? f`Ce type de partie se joue à ${least}, pas à ${given}. Changez le nombre de places.`
      : f`Ce type de partie se joue de ${least} à ${most}, pas à ${given}. Changez le nombre de places.`,
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

const THING = { code: 'Le code', guess: 'La rangée' } as const;

export const codeFaults: Like<typeof en.codeFaults> = {
  'wrong-length': ({ holes, given }, what) => {
    const size = `${THING[what]} compte ${count(holes, 'trou', 'trous')}`;
    if (given > holes) {
      return f`${size}, et vous donnez ${count(given, 'pion', 'pions')}. Retirez-en ${given - holes}.`;
    }
    const filled = given < 2 ? `${given} rempli` : `${given} remplis`;
    return f`${size}, dont ${filled}. Remplissez les autres à partir du trou ${given + 1}.`;
  },
  'no-such-peg': ({ hole }) => f`Trou ${hole} : ce pion n’existe pas. Choisissez-en un dans la palette.`,
  'blank-not-allowed': ({ hole }) => f`Trou ${hole} : manche sans vides. Posez-y un pion.`,
  'repeated-peg': ({ hole, earlier }) =>
    f`Trou ${hole} : même pion que dans le trou ${earlier}. Un pion ne sert qu’une fois : changez-en.`,
};

export const editionFaults: Like<typeof en.editionFaults> = {
  'too-many-codes': ({ codes, most }) =>
    f`Cette taille donne ${count(codes, 'code', 'codes')} ; le maximum est ${figures(most)}. Prenez moins de trous ou de pions.`,
  'no-code': ({ holes, pegs }) =>
    f`On ne remplit pas ${count(holes, 'trou', 'trous')} sans doublon avec ${count(pegs, 'pion', 'pions')}. Permettez les doublons ou ajoutez des pions.`,
  'blanks-mismatch': ({ blanks }) =>
    blanks === 'off'
      ? f`Le jeu se joue sans vides, mais un pion peut être vide. Permettez les vides, ou retirez celui-là.`
      : f`Le jeu se joue avec des vides, mais aucun pion ne peut être vide. Retirez les vides, ou permettez-en un.`,
  'not-as-printed': ({ name }) =>
    f`Les règles de ${name} ne connaissent pas ce jeu. Prenez l’une de ses tailles, ou un jeu sur mesure (custom).`,
  outOfRange: {
    holes: between('de trous'),
    lengths: between('de longueurs de code'),
    facets: between('de propriétés d’un pion'),
    kinds: between('de sortes de pions'),
    rows: between('de rangées'),
  },
  unknownValue: {
    name: f`Aucune édition ne porte ce nom. Choix possibles : ${EDITION_NAMES.join(', ')}.`,
    game: f`Aucun jeu ne porte ce numéro. Choisissez 1, 2, 3 ou 3b.`,
    blanks: f`Les vides se règlent par off, on ou choice. Choisissez l’un des trois.`,
    marking: f`Les réponses vont par places ou par pairs. Choisissez l’un des deux.`,
  },
};

function between(what: string): (least: number, most: number, given: number) => string {
  return (least, most, given) =>
    f`Le nombre ${what} doit aller de ${least} à ${most} ; ${figures(given)} ne convient pas. Changez-le.`;
}

export const draftFaults: Like<typeof en.draftFaults> = {
  notFilled: (holes, what, blanks) => {
    const several = holes.length > 1;
    const which = list(holes.map(String));
    if (what === 'pair') {
      return several
        ? f`Les paires ${which} ne sont pas encore complètes.`
        : f`La paire ${which} n’est pas encore complète.`;
    }
    if (what !== 'hole') {
      const lacking = { colour: 'la couleur', shape: 'la forme', number: 'le nombre' }[what];
      return f`Il manque encore ${lacking} ${several ? 'des paires' : 'de la paire'} ${which}.`;
    }
    const state = several
      ? f`Les trous ${which} sont encore à remplir.`
      : f`Le trou ${which} est encore à remplir.`;
    const peg = several ? 'des pions' : 'un pion';
    const blank = several ? ' ou des vides' : ' ou un vide';
    return f`${state} Posez ${peg}${blanks ? blank : ''}.`;
  },
  notOnPalette: f`Ce pion n’existe pas dans ce jeu. Choisissez-en un dans la palette.`,
  rowFull: f`La rangée est pleine. Retirez un pion pour changer.`,
  nothingToCompose: f`Il n’y a rien à poser en ce moment. Attendez votre tour.`,
  stillSending: f`Votre dernier envoi est encore en cours. Attendez un instant.`,
  waitsForConnection: f`Pas de connexion. Ce que vous tapez sera envoyé à son retour.`,
  typedTooSoon: f`La suite de votre saisie a été ignorée.`,
  notKept: f`Code non enregistré sur cet appareil. Il n’est pas caché : cachez-le à nouveau.`,
};
