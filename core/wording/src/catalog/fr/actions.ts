// French sentences about actions the rules refuse, or ask about once more.

import type { ActionWords } from '../shape/violations.ts';
import { count, f } from './voice.ts';

export const actions: ActionWords = {
  'match-over': () => f`La partie est finie. Commencez-en une autre pour rejouer.`,
  'not-for-you': () => f`Ce n’est pas à vous de le faire maintenant. Attendez votre tour.`,
  'not-hiding': () => f`Ce n’est pas le moment de cacher un code. Attendez la manche suivante.`,
  'already-hidden': () => f`Votre code est déjà caché et reste tel quel. Attendez les rangées.`,
  'codes-not-hidden': () => f`Tous les codes ne sont pas encore cachés. Attendez qu’ils le soient.`,
  'search-over': () => f`La recherche de cette manche est finie. Attendez la manche suivante.`,
  'search-not-over': () => f`La recherche continue. Ouvrez votre code quand elle sera finie.`,
  'blanks-undeclared': () => f`Dites si cette manche admet des vides, puis cachez votre code.`,
  'blanks-as-agreed': ({ blanks }) =>
    blanks
      ? f`Cette partie se joue avec des vides ; on ne peut plus le changer.`
      : f`Cette partie se joue sans vides ; on ne peut plus le changer.`,
  'commitment-missing': () => f`Le sceau du code manque, ou n’est pas demandé ici. Cachez le code à nouveau.`,
  'code-must-be-told': () => f`Dans cette partie, Blackpeg garde le code. Cachez-le avec ses pions.`,
  'code-must-stay-sealed': () =>
    f`Dans cette partie, le code reste sur votre appareil. N’envoyez que son sceau.`,
  'tray-not-counted': () => f`Dans cette partie, les pions ne sont pas comptés. N’en retenez aucun.`,
  'palmed-too-many': ({ peg, most }, say) =>
    f`Pour ${say.peg(peg)}, vous pouvez retenir ${count(most, 'pion', 'pions')} au plus. Choisissez de 0 à ${most}.`,
  'tray-short': ({ peg, left }, say) =>
    left === 0
      ? f`Il n’y a plus de pion de ce type dans la réserve : ${say.peg(peg)}. Choisissez-en un autre.`
      : f`Il ne reste que ${count(left, 'pion', 'pions')} de ce type dans la réserve : ${say.peg(peg)}. N’en posez pas plus.`,
  'row-not-marked': ({ row }) => f`La rangée ${row} n’a pas encore de réponse. Attendez-la.`,
  'turn-not-over': ({ row }) => f`La rangée ${row} n’est pas finie partout. Attendez les autres.`,
  'feedback-owed': ({ row }) =>
    f`Vous devez une réponse à la rangée ${row} de l’autre plateau. Donnez-la d’abord.`,
  'no-rows-left': ({ rows }) =>
    f`Le plateau n’a que ${count(rows, 'rangée', 'rangées')}, toutes jouées. Attendez la révélation.`,
  'already-found': () => f`Vous avez trouvé le code. Attendez la révélation.`,
  'out-of-the-race': () => f`Vous avez abandonné ici. Attendez que les autres finissent.`,
  inconsistent: ({ row }) =>
    f`Cette rangée ne peut pas être le code : voyez la rangée ${row}. Changez un pion.`,
  'referee-marks': () => f`Ici, c’est Blackpeg qui répond. Vous n’avez rien à répondre.`,
  'nothing-to-mark': () => f`Aucune rangée n’attend votre réponse. Attendez la suivante.`,
  'not-earnable': ({ feedback, holes }, say) =>
    f`Aucune rangée de ${count(holes, 'pion', 'pions')} ne peut recevoir cette réponse : ${say.answer(feedback)}. Recomptez.`,
  'confirm-wrong': ({ row, right }, say) =>
    f`Rangée ${row} : cette réponse ne correspond pas à votre code ; la bonne est ${say.answer(right)}. Regardez encore, ou confirmez.`,
  'confirm-final': ({ row, given }, say) =>
    f`Rangée ${row} : ${say.answer(given)}, cela met fin à la recherche et ne peut plus être retiré. Confirmez pour envoyer.`,
  'nothing-to-correct': () => f`Il n’y a pas de réponse à corriger. Répondez d’abord à une rangée.`,
  'correction-too-late': ({ row }) =>
    f`La réponse à la rangée ${row} ne peut plus être corrigée : la suivante est jouée. Si elle est fausse, vous pouvez encore l’admettre.`,
  'mark-by-referee': ({ row }) =>
    f`Temps écoulé : Blackpeg a répondu à la rangée ${row}. C’est définitif. Attendez la rangée suivante.`,
  'mark-is-final': ({ row }) =>
    f`La réponse à la rangée ${row} a mis fin à la recherche ; elle est définitive. Attendez la révélation.`,
  'mark-unchanged': ({ row }) =>
    f`La réponse à la rangée ${row} est la même qu’avant. Changez-la, ou laissez-la.`,
  'nothing-to-claim': () => f`Aucune rangée n’a de réponse : tout code convient. Posez d’abord une rangée.`,
  'nothing-to-admit': () => f`Aucune de vos réponses n’est fausse : il n’y a rien à admettre. Continuez.`,
  'not-due': ({ left }, say) =>
    left === null
      ? f`Aucune pendule ne tourne. Continuez.`
      : f`Le temps n’est pas écoulé : il reste ${say.time(left)}. Continuez.`,
  'clocks-unchanged': ({ stopped }) =>
    stopped ? f`Les pendules sont déjà arrêtées.` : f`Les pendules tournent déjà.`,
  'end-already-offered': () => f`Vous avez déjà proposé d’arrêter la partie. Attendez la réponse.`,
  'end-not-offered': () => f`Vous n’avez pas proposé d’arrêter la partie. Il n’y a rien à retirer.`,
  'presence-unchanged': ({ away }) =>
    away ? f`Cette personne est déjà absente.` : f`Cette personne est déjà de retour.`,
  'nobody-away': () => f`Personne n’a quitté la table. Continuez, ou abandonnez.`,
  'owes-nothing': () =>
    f`La personne absente ne doit ni code, ni rangée, ni réponse. Continuez, ou proposez d’arrêter.`,
  'wait-longer': ({ left }, say) => f`La place est gardée encore ${say.time(left)}. Attendez jusque-là.`,
  'not-sealed': () => f`Blackpeg garde le code et l’ouvre de lui-même. Attendez la révélation.`,
  'already-open': () => f`Votre code est déjà ouvert. Attendez les autres.`,
  'commitment-broken': () => f`Ce n’est pas le code que vous avez scellé. Ouvrez celui que vous avez caché.`,
  'code-contradicts': ({ row }) =>
    f`Ce code ne convient pas à la réponse de la rangée ${row}. Ouvrez-en un qui convient à toutes.`,
  'nothing-fits': ({ row }) =>
    f`Aucun code ne conviendrait après cette réponse à la rangée ${row}. Donnez-en une autre.`,
};
