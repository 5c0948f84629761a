// French sentences about runs of the command line that cannot be.

import type { UsageWords } from '../shape/usage.ts';
import { count, f, figures, list } from './voice.ts';

export const usage: UsageWords = {
  unknownCommand: (given, known) =>
    f`La commande « ${given} » n’existe pas. Choix possibles : ${known.join(', ')}.`,
  unknownOption: (option, command) =>
    f`« ${command} » n’a pas d’option ${option}. Voyez « ${command} --help ».`,
  unknownVariable: (name, nearest) =>
    f`La variable d’environnement ${name} n’est pas un réglage de Blackpeg. ${nearest === null ? f`Voyez « blackpeg --help ».` : f`Vouliez-vous dire ${nearest} ?`}`,
  badVariable: (name, given) =>
    f`La variable d’environnement ${name} ne peut pas valoir « ${given} ». Voyez « blackpeg --help ».`,
  repeatedOption: (option) => f`L’option ${option} est donnée deux fois. Donnez-la une seule fois.`,
  missingOption: (option) => f`Il manque l’option ${option}. Donnez-la avec sa valeur.`,
  missingValue: (option) => f`L’option ${option} doit être suivie d’une valeur.`,
  unwantedValue: (option) => f`L’option ${option} ne prend pas de valeur. Retirez-la.`,
  missingArgument: (name) => f`Il manque ${name}, à donner après les options.`,
  extraArgument: (given) =>
    f`« ${given} » est de trop. Retirez-le, ou mettez entre guillemets ce qui contient des espaces.`,
  badNumber: (option, given, least, most) =>
    f`L’option ${option} demande un nombre entier de ${figures(least)} à ${figures(most)}, pas « ${given} ».`,
  badChoice: (option, given, known) =>
    f`L’option ${option} ne peut pas valoir « ${given} ». Choix possibles : ${known.join(', ')}.`,
  unknownEdition: (given, known) =>
    f`L’édition « ${given} » n’existe pas. Choix possibles : ${known.join(', ')}.`,
  unknownGame: (given, edition, known) =>
    f`L’édition ${edition} n’a pas de jeu « ${given} ». Choix possibles : ${known.join(', ')}.`,
  notForEdition: (option, edition) => f`L’option ${option} ne va pas avec l’édition ${edition}. Retirez-la.`,
  notForSearch: (option, search) => f`L’option ${option} ne va pas avec --search ${search}. Retirez-la.`,
  twoLengths: (option) => f`Il faut ici des codes d’une seule longueur. Donnez un seul nombre à ${option}.`,
  twoLengthsEdition: (given, instead) =>
    f`L’édition ${given} a des codes de deux longueurs, et il en faut ici une seule. Prenez par exemple ${instead}.`,
  notTogether: (option, other) => f`Les options ${option} et ${other} s’excluent. Retirez l’une des deux.`,
  needsOption: (option, needed) =>
    f`L’option ${option} demande aussi ${needed}. Ajoutez-la, ou retirez ${option}.`,
  oneClock: (option) =>
    f`Deux nombres pour ${option} sont pour une partie à deux personnes. Donnez-en un seul.`,
  badNames: (option, given, longest) =>
    f`${option} demande deux noms différents de ${longest} caractères au plus, comme Rouge,Bleu, et non « ${given} ».`,
  tooManyRows: (given, most) =>
    f`${count(given, 'rangée dépasse', 'rangées dépassent')} les ${figures(most)} de ce plateau. Retirez-en.`,
  badDate: (option, given) => f`L’option ${option} demande une date comme 2025-03-09, pas « ${given} ».`,
  notShipped: (game) => f`Aucune stratégie n’est fournie pour ${game}. Choisissez un autre --search.`,
  noEngine: (given, why, levels) =>
    f`« ${given} » n’est pas un programme qui démarre (${why}). Donnez une commande, ou un niveau : ${levels.join(', ')}.`,
  argument: (name, fault) => f`${name} : ${fault}`,
  neitherLength: (lengths) =>
    f`Le code n’a aucune des longueurs convenues, ${list(lengths.map(String))}. Changez-le.`,
  badFields: (expected, given) =>
    f`Il faut ${count(expected, 'champ', 'champs')} séparés par des tabulations, pas ${given}.`,
  lineTooLong: (longest) => f`La ligne dépasse ${figures(longest)} caractères. Raccourcissez-la.`,
  badLines: (first, bad, lines) =>
    bad === 1
      ? f`La ligne ${figures(first)} est fausse ; la réponse à sa place dit pourquoi.`
      : f`La ligne ${figures(first)} est fausse, la première de ${figures(bad)} sur ${figures(lines)} ; la réponse à chacune dit pourquoi.`,
  noOpening: f`Le journal ne commence pas par l’ouverture d’une partie. Donnez un journal complet.`,
  deviceFile: (file, command) =>
    f`« ${file} » contient toutes les parties d’un appareil, pas une seule. « ${command} » le lit.`,
  deviceFileDamaged: (file) =>
    f`« ${file} » est abîmé ou incomplet : rien n’a été importé. Donnez-en une autre copie.`,
  deviceFileNewer: (file) =>
    f`« ${file} » vient d’un Blackpeg plus récent. Mettez celui-ci à jour, puis importez-le de nouveau.`,
  fileNotFound: (file) => f`Le fichier « ${file} » n’existe pas. Vérifiez son nom et son dossier.`,
  fileIsFolder: (file) => f`« ${file} » est un dossier. Donnez un fichier.`,
  fileTooLarge: (file, megabytes) =>
    f`${file === null ? 'L’entrée' : f`« ${file} »`} dépasse ${megabytes} Mo, c’est trop pour ce qui est demandé ici. Donnez un autre fichier.`,
  fileUnreadable: (file) => f`Le fichier « ${file} » ne peut pas être lu. Vérifiez ses droits d’accès.`,
  fileEmpty: (file) => f`Le fichier « ${file} » est vide. Donnez un relevé de partie ou un journal.`,
  fileExists: (file) => f`Le fichier « ${file} » existe déjà. Choisissez un autre nom.`,
  matchDamaged: (file, line) =>
    f`La ligne ${line} de « ${file} » est illisible : cette partie ne peut pas être reprise. Le fichier reste tel quel.`,
  fileUnwritable: (file, why) =>
    f`Le fichier « ${file} » ne peut pas être écrit (${why}). Choisissez un autre endroit.`,
  inputUnreadable: (why) => f`L’entrée ne peut pas être lue (${why}). Donnez un fichier ou un tube.`,
  outputUnwritable: (why) =>
    f`La sortie ne peut pas être écrite (${why}). Faites de la place, ou envoyez-la ailleurs.`,
  bug: (detail) =>
    f`C’est une erreur de Blackpeg, pas la vôtre. Merci de la signaler avec cette ligne : ${detail}`,
};
