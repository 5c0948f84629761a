// French texts of the screen of all matches.

import { f, list } from '../../catalog/fr/voice.ts';
import type { MatchesWords } from './shape.ts';
import { dateIn, momentIn, whenIn } from './when.ts';

const day = dateIn('fr');

export const matches: MatchesWords = {
  title: f`Vos parties`,
  none: f`Aucune partie n’est encore enregistrée sur cet appareil. Choisissez un jeu, et la vôtre apparaîtra ici.`,
  toBoxes: f`Choisir un jeu`,
  waiting: f`En cours`,
  finished: f`Terminées`,
  damaged: f`Endommagées`,
  damagedMatch: f`Partie endommagée`,
  unreadable: f`Son journal est illisible : il ne reste qu’à la supprimer.`,
  name: (edition, form) => f`${edition}, ${form.toLowerCase()}`,
  company: {
    alone: f`En solo`,
    house: f`Contre l’ordinateur`,
    people: (names) => list(names),
  },
  when: whenIn('fr'),
  moment: momentIn('fr'),
  imported: f`importée`,
  daily: (date) => f`Code du ${day(date)}`,
  challenge: f`code reçu`,
  online: f`en ligne`,
  resume: f`Reprendre`,
  review: f`Analyse`,
  saveRecord: f`Enregistrer le relevé`,
  saveLog: f`Enregistrer le journal`,
  more: f`Enregistrer ou supprimer`,
  remove: f`Supprimer`,
  saved: f`Le fichier est dans vos téléchargements.`,
  question: f`Supprimer cette partie ?`,
  consequence: (match) =>
    f`${match} : ses rangées, ses notes et son analyse seront supprimées de cet appareil.`,
  yes: f`Supprimer la partie`,
  no: f`Annuler`,
  removed: f`La partie est supprimée.`,
  broken: f`Cela n’a pas marché : le navigateur refuse l’accès à son stockage. Rien n’a changé.`,
  bringIn: {
    title: f`Importer une partie`,
    text: f`Un relevé, comme on le lit, ou un journal, comme Blackpeg l’écrit. Chaque rangée est vérifiée selon les règles avant l’enregistrement.`,
    paste: f`Relevé ou journal`,
    file: f`Choisir un fichier`,
    button: f`Vérifier et importer`,
    nothing: f`Il n’y a encore rien à importer. Collez un relevé ou un journal, ou choisissez un fichier.`,
    tooLong: f`C’est trop long pour une partie : plus d’un million de caractères. Choisissez un autre fichier.`,
    unreadable: f`Le fichier n’a pas pu être lu. Choisissez-le de nouveau, ou collez son texte.`,
    noOpening: f`Le journal ne commence pas par l’ouverture d’une partie, ses règles sont donc inconnues. Choisissez un journal complet.`,
    done: f`La partie est enregistrée.`,
    already: f`Cette partie était déjà ici.`,
  },
};
