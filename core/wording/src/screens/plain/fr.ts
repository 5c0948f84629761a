// French texts of the game played line by line.

import { count, f } from '../../catalog/fr/voice.ts';
import { abouts, typed } from './fr-words.ts';
import type { PlainWords } from './shape.ts';

export const plain: PlainWords = {
  typed,
  abouts,
  yes: ['oui', 'o'],
  no: ['non', 'n'],
  yesOrNo: f`Tapez oui ou non.`,
  about: (word, does) => f`${word} : ${does}`,
  typing: {
    row: (example, help) => f`Tapez une rangée, comme ${example}, ou ${help}.`,
    code: (example, random) => f`Tapez le code à cacher, comme ${example}, ou ${random}.`,
    answer: (example, meaning) => f`Tapez la réponse : ${example} veut dire ${meaning}.`,
    pegs: (pegs) => f`Pions : ${pegs}.`,
    blankSign: f`. pour un vide`,
    unknown: (given, help) => f`« ${given} » n’est ici ni une rangée ni un mot connu. Tapez ${help}.`,
    notNow: (word) => f`« ${word} » n’est pas possible pour l’instant.`,
    notAnAnswer: (given, example) =>
      f`« ${given} » n’est pas une réponse. Tapez des nombres, comme ${example}.`,
    needsNumber: (word) => f`Tapez un nombre après « ${word} ».`,
    needsText: (word) => f`Tapez la suite après « ${word} ».`,
    tooMany: (holes, given) =>
      f`Cela fait ${count(given, 'pion', 'pions')} ; la rangée a ${count(holes, 'trou', 'trous')}. Rien n’a changé.`,
    notANumber: (given, most) => f`« ${given} » n’est pas dans la liste. Tapez un nombre de 1 à ${most}.`,
  },
  prompts: {
    row: (row) => f`${row} : `,
    code: f`Code : `,
    answer: (row) => f`Réponse ${row} : `,
    other: '> ',
  },
  table: {
    handOver: (name) => f`Passez la main à ${name}. Rien de secret n’est affiché.`,
    handOverHow: (name) => f`${name} : appuyez sur Entrée pour continuer.`,
    cleared: f`La rangée est vide.`,
    nothingToUndo: f`Il n’y a rien à annuler.`,
    kept: (command) => f`La partie est enregistrée. Pour la reprendre : ${command}`,
    noNotes: f`Il n’y a pas encore de notes.`,
    noted: f`C’est noté.`,
    askBlanks: f`Des vides sont-ils possibles dans cette manche ? Votre adversaire l’apprend.`,
    blanks: (possible) =>
      possible ? f`Vides : possibles dans cette manche.` : f`Vides : aucun dans cette manche.`,
    palmed: (peg, number) => f`Retenu : ${peg} ${number}.`,
    codeSoFar: (holes) => f`Code, en cours : ${holes}.`,
    timeShort: (time) => f`Il reste ${time} pour cette rangée.`,
    after: (review, rematch, quit) => f`Tapez ${review}, ${rematch} ou ${quit}.`,
    saved: (file) => f`Le relevé est enregistré dans « ${file} ».`,
  },
  keeping: {
    none: f`Aucune partie n’est encore enregistrée sur cette machine.`,
    waiting: f`À finir :`,
    finished: f`Finies :`,
    line: (number, match, about, state) => f`${number} : ${about}. ${state} (${match})`,
    missing: (match, command) =>
      f`Il n’y a pas de partie « ${match} » ici. « ${command} » les montre toutes.`,
    elsewhere: (process) =>
      f`Cette partie est ouverte dans une autre fenêtre, processus ${process}. Fermez-la là-bas, puis continuez ici.`,
    torn: f`Le dernier coup a été interrompu pendant l’enregistrement et manque. Tout ce qui précède est intact.`,
    notSaving: f`Cette machine ne peut rien enregistrer pour l’instant. Votre coup reste ici, et l’enregistrement sera réessayé.`,
    savingAgain: f`L’enregistrement fonctionne de nouveau.`,
    deleted: (match) => f`La partie ${match} est supprimée.`,
    broughtIn: (match) => f`La partie est enregistrée sous le nom ${match}.`,
    alreadyHere: (match) => f`Cette partie est déjà ici, sous le nom ${match}.`,
    stillOnline: (number) =>
      f`${count(number, 'partie encore en cours en ligne n’est pas importée', 'parties encore en cours en ligne ne sont pas importées')}. Rejoignez la table.`,
    allSaved: (file) => f`Toutes les parties de cette machine sont enregistrées dans « ${file} ».`,
    unfinished: f`Cette partie n’est pas finie, ses codes restent donc cachés. Finissez-la d’abord.`,
    today: (done) => f`Vous avez déjà joué le code du jour. ${done}`,
  },
  menu: {
    welcome: f`Blackpeg : trouvez le code caché.`,
    how: (help) => f`Que voulez-vous faire ? Tapez ${help} pour la liste.`,
    unfinished: (number, resume) =>
      f`${count(number, 'partie vous attend', 'parties vous attendent')} : ${resume}.`,
    which: f`Laquelle ? Tapez son numéro.`,
    bye: f`Au revoir.`,
  },
  setUp: {
    edition: f`Quel jeu ? Tapez son numéro.`,
    own: (sizes, notation) =>
      `Tapez les nombres de trous et de couleurs, comme ${sizes}, ou un jeu entier en notation, comme ${notation}.`,
    company: f`Comment voulez-vous jouer ? Tapez un numéro.`,
    companies: {
      alone: f`Vous cherchez le code de l’ordinateur`,
      maker: f`Vous cachez d’abord, l’ordinateur cherche ; puis on échange`,
      breaker: f`L’ordinateur cache d’abord, vous cherchez ; puis on échange`,
      duel: f`L’ordinateur et vous cachez et cherchez en même temps`,
      two: f`Deux personnes à ce clavier`,
    },
    ready: (game) => f`Tout est prêt : ${game}.`,
    begin: (options) =>
      f`Appuyez sur Entrée pour commencer, ou tapez ${options} pour voir ce que vous pouvez changer.`,
    optionsHow: f`Tapez un nom et une valeur, comme holes 4, ou rounds 6.`,
    option: (name, about) => f`${name} : ${about}`,
    newGame: f`Une nouvelle partie.`,
    choice: (number, text) => f`${number} : ${text}`,
  },
  companion: {
    welcome: (game) => f`Compagnon pour un vrai plateau : ${game}.`,
    how: (example, help) => f`Tapez chaque rangée avec sa réponse, comme ${example}, ou ${help}.`,
    marked: (answer) => f`Réponse : ${answer}.`,
  },
  puzzle: {
    how: (example) => f`Tapez le seul code qui convient, comme ${example}.`,
  },
  review: {
    chart: f`Codes encore possibles ; une barre plus longue veut dire dix fois plus :`,
    line: (row, codes, bar) => `${row} ${codes} ${bar}`,
  },
};
