// French texts of the screen of all matches.

import { f, list } from '../../catalog/fr/voice.ts';
import type { MatchesWords } from './shape.ts';
import { dateIn, momentIn, whenIn } from './when.ts';

const day = dateIn('fr');

export const matches: MatchesWords = {
  title: f`Vos matchs`,
  none: f`Aucun match n’est encore gardé sur cet appareil. Ouvrez une boîte, et le vôtre apparaîtra ici.`,
  toBoxes: f`Vers les boîtes`,
  waiting: f`En cours`,
  finished: f`Terminés`,
  damaged: f`Endommagées`,
  damagedMatch: f`Partie endommagée`,
  unreadable: f`Son journal est illisible : il ne reste qu’à la supprimer.`,
  name: (edition, form) => f`${edition}, ${form.toLowerCase()}`,
  company: {
    alone: f`En solo`,
    house: f`Avec la maison`,
    people: (names) => list(names),
  },
  when: whenIn('fr'),
  moment: momentIn('fr'),
  imported: f`importé`,
  daily: (date) => f`Code du ${day(date)}`,
  challenge: f`code reçu`,
  online: f`en ligne`,
  resume: f`Continuer`,
  review: f`Analyse`,
  saveRecord: f`Enregistrer le relevé`,
  saveLog: f`Enregistrer le journal`,
  more: f`Enregistrer ou supprimer`,
  remove: f`Supprimer`,
  saved: f`Le fichier est dans vos téléchargements.`,
  question: f`Supprimer ce match ?`,
  consequence: (match) => f`${match} : ses rangées, ses notes et son analyse disparaîtront de cet appareil.`,
  yes: f`Supprimer le match`,
  no: f`Le garder`,
  removed: f`Le match est supprimé.`,
  broken: f`Cela n’a pas marché : le navigateur refuse l’accès à son stockage. Rien n’a changé.`,
  bringIn: {
    title: f`Importer un match`,
    text: f`Un relevé, comme on le lit, ou un journal, comme Blackpeg l’écrit. Les règles vérifient chaque rangée avant de le garder.`,
    paste: f`Relevé ou journal`,
    file: f`Choisir un fichier`,
    button: f`Vérifier et garder`,
    nothing: f`Il n’y a encore rien à lire. Collez un relevé ou un journal, ou choisissez un fichier.`,
    tooLong: f`C’est trop long pour un match : plus d’un million de caractères. Choisissez un autre fichier.`,
    unreadable: f`Le fichier n’a pas pu être lu. Choisissez-le de nouveau, ou collez son texte.`,
    noOpening: f`Le journal ne commence pas par ouvrir un match, ses règles sont donc inconnues. Choisissez un journal entier.`,
    done: f`Le match est gardé.`,
  },
};
