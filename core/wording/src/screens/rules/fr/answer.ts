// French rules of answers.

import { f } from '../../../catalog/fr/voice.ts';
import type { AnswerTexts } from '../shape.ts';

export const answer: AnswerTexts = {
  answersIntro: f`Chaque rangée reçoit une réponse en fiches.`,
  howMany: f`Une réponse dit combien, jamais lesquels. Les fiches sont toujours triées, et leur place dans la réponse ne veut rien dire.`,
  once: f`Chaque pion du code et chaque pion de la rangée compte une fois, les bonnes places d’abord. Si le code a un pion une fois et que la rangée l’a deux fois, toujours dans un mauvais trou, un seul des deux rapporte une fiche.`,
  oncePairs: f`Aucune paire n’est comptée deux fois, ni celles du code ni celles de la rangée : d’abord le plus de noirs possible, puis le plus de blancs, puis le plus de bleus. Une paire qui compte déjà comme blanche ne laisse pas de bleu à la place où elle se trouve.`,
  onceChoice: f`Quand des paires égales laissent le choix de celle qui sera blanche, c’est le choix avec le plus de bleus qui compte.`,
  found: f`Quand toutes les places sont justes, la recherche est finie. À la fin d’une manche, que le code soit trouvé ou non, tous les codes sont montrés et chaque rangée est vérifiée une fois de plus ; une fausse réponse est nommée, avec ce qu’elle aurait dû être.`,
  anyRow: f`Vous pouvez poser n’importe quelle rangée, même déjà posée, même si elle ne peut pas être le code. Si vous voulez, vous pouvez vous interdire les rangées qui ne conviennent pas aux réponses reçues.`,
  withoutBlue: f`Formes se joue aussi sans fiches bleues, avec ou sans vides. Seules comptent alors les paires entières, et un code est plus long à trouver.`,
  withoutBlueCustom: f`Les paires se jouent avec des fiches bleues ou sans. Sans elles, seules comptent les paires entières.`,
  markerAutomatic: f`Automatiques : Blackpeg répond, et ne peut pas se tromper.`,
  markerAssisted: f`Assistées : qui a caché le code répond, et Blackpeg demande avant qu’une fausse réponse ne parte. Confirmée, elle part.`,
  markerByHand: f`À la main : qui a caché le code répond, et rien n’est vérifié avant que les codes soient montrés, comme autour d’une table.`,
  markerImpossible: ({ holes }) =>
    f`Une réponse qu’aucune rangée ne peut obtenir est refusée : sur ${holes}, jamais ${holes - 1} bien placés et le dernier dans un autre trou. Une réponse qui termine la manche doit être confirmée ; elle est alors définitive.`,
  markerCorrect: f`Une réponse se corrige sans frais jusqu’à ce que la rangée suivante sur ce plateau soit posée ou perdue. Les deux réponses restent dans le relevé.`,
  markerSealed: f`Un code peut être scellé : il reste sur l’appareil de qui l’a caché, qui ne montre qu’un sceau et répond lui-même. À la fin, le code est ouvert. S’il ne correspond pas à son sceau, ou s’il n’est pas ouvert à temps, cela compte comme une fausse réponse. Si le match s’arrête sans résultat, il reste scellé.`,
};
