// French texts of a code hidden for somebody else.

import { count, f } from '../../catalog/fr/voice.ts';
import type { ChallengeWords } from './shape.ts';

export const fr: ChallengeWords = {
  title: f`Un code pour quelqu’un`,
  found: {
    heading: f`On a caché un code pour vous.`,
    shield: f`Un code, caché pour vous`,
    size: (codes, rows) =>
      f`${count(codes, 'code possible', 'codes possibles')}, et vous avez ${count(rows, 'rangée', 'rangées')}.`,
    note: f`Le code est venu avec le lien. Blackpeg le garde caché et répond à vos rangées.`,
    start: f`Commencer à chercher`,
    failed: f`La partie n’a pas pu être enregistrée sur cet appareil. Le lien reste valable. Réessayez.`,
    own: f`Cacher un code à votre tour`,
  },
  compose: {
    heading: f`Cacher un code pour quelqu’un`,
    lead: f`Composez un code et envoyez le lien. La personne qui l’ouvre cherche votre code, où et quand elle veut.`,
    game: f`Jeu`,
    otherSizes: f`Autres tailles`,
    row: f`Votre code`,
    link: f`Le lien`,
    copy: f`Copier le lien`,
    share: f`Partager`,
    copied: f`Le lien est copié.`,
    notCopied: f`Le navigateur n’a pas laissé Blackpeg copier. Sélectionnez le lien et copiez-le vous-même.`,
    message: (game) => f`J’ai caché un code pour vous dans Blackpeg (${game}). Le trouverez-vous ?`,
    note: f`Le code ne se lit pas d’un coup d’œil dans le lien. Il est brouillé, pas chiffré : avec un peu d’effort, on peut le retrouver. Aucun serveur ne l’apprend.`,
  },
  bad: f`Ce lien est abîmé ou tronqué : on ne peut y lire aucun code. Redemandez-le et copiez-le en entier.`,
};
