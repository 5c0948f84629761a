// French texts of the command line.

import type * as en from '../../en/terminal/commands.ts';
import type { Like } from '../../like.ts';
import { amount, count, decimals, f, figures, list, percent } from '../base/voice.ts';
import { help } from './help.ts';

const engine: Like<typeof en.terminal.engine> = {
  noGame: f`Aucun jeu n’est ouvert. Envoyez newgame avec une édition, comme newgame super-5x8.`,
  noCode: f`Aucun code n’est caché. Envoyez d’abord go code.`,
  unknownSetting: (given, known) =>
    f`L’option « ${given} » n’existe pas. Choix possibles : ${known.join(', ')}.`,
  missing: (after) => f`Il manque quelque chose après « ${after} ». Renvoyez la ligne complète.`,
  surplus: (given, after) => f`« ${given} » n’a pas sa place après « ${after} ». Retirez-le.`,
  oneLength: f`Cette édition a des codes de deux longueurs. Envoyez newgame avec une seule, comme duel-4x8.`,
};

const tournament: Like<typeof en.terminal.tournament> = {
  progress: (done, rounds, perSecond) =>
    f`${figures(done)} sur ${count(rounds, 'manche', 'manches')}, ${decimals(perSecond, 1)} par seconde`,
  heading: (edition, rounds, seed) => f`${edition}. ${count(rounds, 'manche', 'manches')}, graine ${seed}.`,
  rows: 'Rangées',
  found: 'Codes trouvés',
  won: 'Manches gagnées',
  lost: 'Perdues par erreur',
  mean: (value, low, high) => f`${decimals(value)} (${decimals(low)} à ${decimals(high)})`,
  single: (value) => decimals(value),
  share: (wins, value, low, high) =>
    f`${figures(wins)} : ${percent(value)} (${percent(low)} à ${percent(high)})`,
  of: (part, whole) => f`${figures(part)} sur ${figures(whole)}`,
  count: figures,
  none: '-',
  draws: (rounds) => f`À égalité : ${count(rounds, 'manche', 'manches')}.`,
  intervals: f`Entre parenthèses : l’intervalle de confiance à 95 %. Un code non trouvé compte une rangée de plus que le plateau.`,
  speed: (seconds, perSecond, atATime) =>
    f`${amount(seconds, 'seconde', 'secondes', 1)}, ${amount(perSecond, 'manche', 'manches', 1)} par seconde, ${figures(atATime)} à la fois.`,
  lapses: (engine, rounds, firstRound, why) =>
    f`${engine} a perdu ${count(rounds, 'manche', 'manches')}, d’abord la manche ${figures(firstRound)} : ${why}.`,
  interrupted: (done, rounds) =>
    f`Interrompu après ${figures(done)} sur ${count(rounds, 'manche', 'manches')}.`,
  lapse: {
    ended: (asked, code, last) =>
      f`il s’est terminé ${code === null ? 'par un signal' : `avec ${code}`} alors qu’il devait répondre à « ${asked} »${last === '' ? '' : f` ; sa dernière sortie : « ${last} »`}`,
    noAnswer: (asked, milliseconds) =>
      f`il n’a pas répondu à « ${asked} » en ${count(milliseconds, 'milliseconde', 'millisecondes')}`,
    endlessOutput: (asked) => f`il a écrit sans fin au lieu de répondre à « ${asked} »`,
    nonsense: (asked, said) => f`il a répondu « ${said} » à « ${asked} »`,
    wrongProtocol: (said) => f`il a annoncé « ${said} » ; ce programme parle les protocoles 1 et 2`,
    secondAnswer: (said) => f`il a dit « ${said} » alors qu’aucune réponse n’était attendue`,
    refused: (asked, said) => f`il a refusé « ${asked} » par « ${said} »`,
    illegalCode: (said) => f`il a caché « ${said} », qui n’est pas un code de cette édition`,
    illegalGuess: (said) => f`il a posé « ${said} », qui n’est pas une rangée de cette édition`,
    wrongMark: (guess, said, right) => f`il a répondu ${said} à ${guess}, où son code donne ${right}`,
  },
};

const verify: Like<typeof en.terminal.verify> = {
  file: (file) => f`« ${file} »`,
  house: 'L’ordinateur',
  proofs: {
    genuine: f`le code est celui qui a été scellé au moment où il a été caché.`,
    broken: f`le code montré n’est pas celui qui a été scellé.`,
    'not-committed': f`le code n’a pas été scellé, rien ne prouve donc qu’il est resté le même.`,
    'not-opened': f`le code n’a pas été ouvert, son sceau ne prouve donc rien.`,
    'no-key': f`le code a été ouvert sans sa clé, son sceau ne prouve donc rien.`,
    'no-match': f`le sceau vaut pour une seule partie, et le texte ne dit pas laquelle c’est.`,
  },
  digests: {
    intact: f`L’empreinte correspond : pas un octet n’a changé depuis l’export de la partie.`,
    damaged: f`L’empreinte ne correspond pas : le texte a été modifié après l’export de la partie.`,
    missing: f`Il n’y a pas d’empreinte : une modification accidentelle ne se verrait pas.`,
  },
};

const usage: Like<typeof en.terminal.usage> = {
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
    f`${option} ne peut pas valoir « ${given} ». Choix possibles : ${known.join(', ')}.`,
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

export const terminal: Like<typeof en.terminal> = {
  help,
  usage,
  verify,
  editions: {
    edition: 'Édition',
    game: 'Jeu',
    variant: 'Variante',
    holes: 'Trous',
    pegs: 'Pions',
    rows: 'Rangées',
    codes: 'Codes',
    codesBySize: f`Codes de Super par taille, trous de haut en bas et couleurs de gauche à droite ; un vide compte comme une couleur :`,
  },
  replay: {
    event: (event, text) => f`Événement ${event} : ${text}`,
    seen: (who) => f`${who} a vu la table.`,
    result: (text) => f`Résultat : ${text}`,
    unfinished: f`La partie n’est pas terminée.`,
    verified: (events) =>
      f`Vérifié : ${count(events, 'événement', 'événements')}, tout est conforme aux règles.`,
    faulty: (fault) => f`Non vérifié. ${fault}`,
    inRound: (round, again, fault) => f`Manche ${round}${again ? ', rejouée' : ''}. ${fault}`,
  },
  play: {
    saved: (file) => f`Le journal est enregistré dans « ${file} ».`,
  },
  strategy: {
    progress: (seconds, nodes, share, best) =>
      f`${count(seconds, 'seconde', 'secondes')}, ${count(nodes, 'position', 'positions')}, ${percent(share)} de cette ouverture${best === null ? '' : `, au mieux ${figures(best)}`}`,
    working: (seconds) => f`${count(seconds, 'seconde', 'secondes')} écoulées`,
    saved: (file) => f`L’arbre est enregistré dans « ${file} ».`,
    interruptedSaved: (file, total) =>
      f`Interrompu. Le meilleur arbre trouvé, ${count(total, 'rangée', 'rangées')} en tout, est enregistré dans « ${file} ».`,
    interruptedWith: (total) =>
      f`Interrompu. Le meilleur arbre trouvé demandait ${count(total, 'rangée', 'rangées')} en tout ; il n’est pas enregistré.`,
    interruptedWithout: f`Interrompu avant qu’il y ait un arbre. Rien n’est enregistré.`,
    again: f`La recherche s’est arrêtée sans raison connue. Elle recommence.`,
    died: f`La recherche s’est arrêtée deux fois : il n’y a pas d’arbre. Essayez un jeu plus petit ou une autre recherche.`,
    noMemory: f`La mémoire ne suffit pas : il n’y a pas d’arbre. Essayez un jeu plus petit ou un faisceau plus étroit.`,
  },
  emboss: {
    noRound: (round, rounds) =>
      rounds === 0
        ? f`Une position n’a pas de manches. Retirez --round.`
        : f`Il n’y a pas de manche ${round} ; la partie en a ${rounds}. Choisissez-en une, ou retirez --round.`,
    saved: (file) => f`Les pages sont enregistrées dans « ${file} ».`,
  },
  engine,
  tournament,
};
