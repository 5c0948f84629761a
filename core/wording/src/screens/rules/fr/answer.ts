// French rules of answers.

import { f } from '../../../catalog/fr/voice.ts';
import type { AnswerTexts } from '../shape.ts';

export const answer: AnswerTexts = {
  answersIntro: f`Chaque rangée reçoit une réponse en fiches.`,
  howMany: f`Une réponse dit combien de pions, jamais lesquels. Les fiches sont toujours triées, et leur place dans la réponse ne veut rien dire.`,
  once: f`Chaque pion du code et chaque pion de la rangée compte une fois, les bonnes places d’abord. Si le code a un pion une fois et que la rangée l’a deux fois, toujours dans un mauvais trou, un seul des deux rapporte une fiche.`,
  oncePairs: f`Aucune paire n’est comptée deux fois, ni celles du code ni celles de la rangée : d’abord le plus de noires possible, puis le plus de blanches, puis le plus de bleues. Une paire qui compte déjà comme blanche ne laisse pas de bleue à la place où elle se trouve.`,
  onceChoice: f`Quand des paires égales laissent le choix de celle qui sera blanche, c’est le choix avec le plus de bleues qui compte.`,
  found: f`Quand toutes les places sont justes, la recherche est finie. À la fin d’une manche, que le code soit trouvé ou non, tous les codes sont montrés et chaque rangée est vérifiée une fois de plus ; une fausse réponse est nommée, avec ce qu’elle aurait dû être.`,
  anyRow: f`Vous pouvez poser n’importe quelle rangée, même déjà posée, même si elle ne peut pas être le code. Si vous voulez, vous pouvez vous interdire les rangées qui ne conviennent pas aux réponses reçues.`,
  withoutBlue: f`Formes se joue aussi sans fiches bleues, avec ou sans vides. Seules comptent alors les paires entières, et un code est plus long à trouver.`,
  withoutBlueCustom: f`Les paires se jouent avec des fiches bleues ou sans. Sans elles, seules comptent les paires entières.`,
  markerAutomatic: f`Automatiques : Blackpeg répond, et ne peut pas se tromper.`,
  markerAssisted: f`Assistées : le codeur répond, et Blackpeg demande confirmation avant d’envoyer une fausse réponse.`,
  markerByHand: f`À la main : le codeur répond, et rien n’est vérifié avant que les codes soient montrés, comme autour d’une table.`,
  markerImpossible: ({ holes }) =>
    f`Une réponse qu’aucune rangée ne peut obtenir est refusée : sur ${holes} pions, jamais ${holes - 1} bien placés et le dernier dans un autre trou. Une réponse qui termine la manche doit être confirmée ; elle est alors définitive.`,
  markerCorrect: f`Une réponse peut être corrigée sans pénalité jusqu’à ce que la rangée suivante sur ce plateau soit posée ou perdue. Les deux réponses restent dans le relevé.`,
  markerSealed: f`Un code peut être scellé : il reste sur l’appareil du codeur, et seul un sceau est montré ; c’est aussi cet appareil qui répond. À la fin, le code est ouvert. S’il ne correspond pas à son sceau, ou s’il n’est pas ouvert à temps, cela compte comme une fausse réponse. Si la partie s’arrête sans résultat, il reste scellé.`,
};
