// French texts of the companion, and of a code hidden for somebody else.

import type * as en from '../../en/parts/companion.ts';
import type { Like } from '../../like.ts';
import { count, f, figures, list } from '../base/voice.ts';

const numbers = (all: readonly number[]) => list(all.map(String));

export const companion: Like<typeof en.companion> = {
  title: f`Compagnon`,
  lead: f`Un vrai plateau devant vous ? Blackpeg raisonne avec vous, garde le code ou vérifie une réponse. Tout reste sur cet appareil.`,
  mode: f`Ce que fait Blackpeg`,
  modes: { seek: f`Raisonne avec vous`, keep: f`Garde le code`, check: f`Vérifie une réponse` },
  board: f`Votre plateau`,
  edition: f`Édition`,
  holes: f`Trous`,
  colours: f`Couleurs`,
  less: f`Moins`,
  more: f`Plus`,
  blanks: f`Vides permis`,
  rings: f`Anneaux`,
  blue: f`Avec des fiches bleues`,
  rows: f`Rangées sur le plateau`,
  noRows: f`Pas encore de rangée. Recopiez la première de votre plateau.`,
  newRow: (row) => f`Rangée ${row}`,
  changeRow: (row) => f`Changer la rangée ${row}`,
  pegs: f`Les pions`,
  answer: f`La réponse reçue`,
  add: f`Ajouter cette rangée`,
  keepChange: f`Enregistrer le changement`,
  cancel: f`Annuler`,
  change: (row) => f`Changer la rangée ${row}`,
  leaveOut: (row) => f`Écarter la rangée ${row}`,
  takeIn: (row) => f`Tenir de nouveau compte de la rangée ${row}`,
  remove: (row) => f`Supprimer la rangée ${row}`,
  leftOut: f`écartée`,
  added: (row) => f`La rangée ${row} est ajoutée.`,
  changed: (row) => f`La rangée ${row} est changée.`,
  removed: (row) => f`La rangée ${row} est supprimée.`,
  full: (rows) => f`Le plateau a ${count(rows, 'rangée', 'rangées')}, et toutes sont remplies.`,
  incomplete: (holes) =>
    holes.length === 1
      ? f`Le trou ${numbers(holes)} est encore à remplir.`
      : f`Les trous ${numbers(holes)} sont encore à remplir.`,
  result: f`Ce que disent les rangées`,
  working: f`Vérification des codes…`,
  failed: f`Cela n’a pas marché. Vos rangées sont toujours là ; réessayez.`,
  showFits: f`Montrer des codes possibles`,
  someFit: (shown, all) => (shown === all ? f`Les voici tous :` : f`${figures(shown)} sur ${figures(all)} :`),
  certain: f`Ce qui est certain`,
  nothingToExplain: f`Demandez d’abord un indice ou une bonne rangée.`,
  goodRow: f`Une bonne rangée suivante`,
  useIt: f`La prendre comme rangée suivante`,
  found: (row) => f`Trouvé à la rangée ${row}.`,
  noFit: f`Aucun code ne convient à ces rangées. Revoyez-les : changez une réponse ou écartez une rangée.`,
  startOver: f`Vider le plateau`,
  startedOver: f`Le plateau est vide.`,
  putBack: f`Rétablir les rangées`,
  paste: f`Rangées en texte`,
  pasteNote: f`Comme dans un texte partagé, par exemple super-5x8 11223:1-0 45678:0-2`,
  read: f`Importer`,
  keepNote: f`Blackpeg cache un code pour ce plateau et répond à chaque rangée. Vous posez les pions sur votre plateau et recopiez chaque rangée ici.`,
  keepStart: f`Cacher un code`,
  checkNote: f`Pour le codeur : entrez le code et une rangée, et voyez la bonne réponse. Personne d’autre ne doit regarder.`,
  checkCode: f`Le code`,
  checkRow: f`La rangée`,
  rightAnswer: f`La bonne réponse`,
};

export const challenge: Like<typeof en.challenge> = {
  title: f`Un code pour quelqu’un`,
  found: {
    heading: f`On a caché un code pour vous.`,
    shield: f`Un code, caché pour vous`,
    size: (codes, rows) =>
      f`${count(codes, 'code possible', 'codes possibles')}, et vous avez ${count(rows, 'rangée', 'rangées')}.`,
    note: f`Le code est venu avec le lien. Blackpeg le garde caché et répond à vos rangées.`,
    ghost: f`Votre adversaire l’a cherché aussi. À la fin, vous verrez vos deux recherches rangée par rangée.`,
    goOn: f`Reprendre`,
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
