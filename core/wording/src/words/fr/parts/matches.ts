// French texts about matches that were played: the list, the review, the statistics.

import type * as en from '../../en/parts/matches.ts';
import type { Who } from '../../event-facts.ts';
import { caseOf, join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { amount, count, day, decimals, f, figures, list, moment, ofWho, when } from '../base/voice.ts';

export const matches: Like<typeof en.matches> = {
  title: f`Vos parties`,
  none: f`Aucune partie n’est encore enregistrée sur cet appareil. Choisissez un jeu, et la vôtre apparaîtra ici.`,
  toBoxes: f`Choisir un jeu`,
  search: f`Chercher dans vos parties`,
  searchFound: (found, all) => f`${figures(found)} sur ${count(all, 'partie', 'parties')}`,
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
  when,
  moment,
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

function of(who: Who, noun: string, yours: string): string {
  return who.kind === 'you' ? yours : f`${noun} ${ofWho(who)}`;
}

export const review: Like<typeof en.review> = {
  title: f`Analyse`,
  round: (round, again) => f`Manche ${round}${again ? ', rejouée' : ''}`,
  codeOf: (who) => of(who, 'Le code', 'Votre code'),
  skill: f`Habileté`,
  skillNote: f`sur 100, à quel point les rangées départageaient les codes`,
  luck: f`Chance`,
  luckNote: f`si les réponses étaient favorables ; 0 est la moyenne`,
  row: (row) => f`Rangée ${row}`,
  placed: (left) => f`Cette rangée laisse ${amount(left, 'code', 'codes', 1)} en moyenne`,
  better: (left) => f`Une meilleure en laisse ${decimals(left, 1)}`,
  noBetter: f`On n’en connaît pas de meilleure.`,
  wasCode: f`C’était le code.`,
  moments: {
    title: f`À revoir`,
    missed: (row) =>
      f`Un seul code restait possible avant la rangée ${row}, mais la rangée ${row} n’était pas ce code.`,
    costly: (row, lost) =>
      f`La rangée ${row} a coûté le plus : en moyenne ${amount(lost, 'rangée', 'rangées', 1)} de plus qu’une meilleure.`,
    lucky: (row, left, expected) =>
      f`La rangée ${row} a eu la réponse la plus favorable : elle a laissé ${count(left, 'code', 'codes')} ; on pouvait en attendre ${decimals(expected, 1)}.`,
  },
  chart: f`Codes encore possibles, après chaque rangée`,
  yours: f`cette manche`,
  average: f`moyenne pour cette rangée`,
  start: f`début`,
  space: {
    title: f`Tous les codes, un point chacun`,
    left: (row, before, after) =>
      f`La rangée ${row} a laissé ${count(after, 'code', 'codes')} sur ${figures(before)}.`,
    sampled: (codes) => f`Un point montre un code sur ${figures(codes)}.`,
    fits: f`encore possible`,
    gone: f`exclu par cette rangée`,
    goneBefore: f`exclu avant`,
    scrub: f`Rangée montrée`,
  },
  rowShort: (row) => f`rangée ${row}`,
  table: {
    row: f`Rangée`,
    guess: f`Pions`,
    answer: f`Réponse`,
    left: f`Codes restants`,
    skill: f`Habileté`,
    luck: f`Chance`,
    best: f`Meilleure rangée`,
    fromTo: (before, after) => f`${figures(before)} à ${figures(after)}`,
    found: f`le code`,
    isBest: f`rien de mieux`,
    lost: f`Temps écoulé, pas de réponse`,
    show: (row) => f`Voir la rangée ${row}`,
  },
  stepBack: f`Rangée précédente`,
  stepOn: f`Rangée suivante`,
  isFirst: f`C’est la première rangée.`,
  isLast: f`C’est la dernière rangée.`,
  working: f`Analyse de chaque rangée…`,
  stop: f`Arrêter`,
  stopped: f`L’analyse a été arrêtée. Voici les rangées déjà examinées.`,
  failed: f`L’analyse n’a pas marché. La partie elle-même est en sûreté.`,
  again: f`Réessayer`,
  hints: (number) => f`${count(number, 'indice utilisé', 'indices utilisés')}`,
  boards: f`Quelle recherche`,
  searchOf: (who) => of(who, 'La recherche', 'Votre recherche'),
  rounds: f`Manches`,
  notFinished: f`Aucune manche de cette partie n’est finie. L’analyse commence quand un code est révélé.`,
  missing: f`Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou elle est sur un autre.`,
  continue: f`Reprendre la partie`,
  share: f`Partager`,
  shareWhat: f`Que partager`,
  shareAnswers: f`Réponses seules`,
  shareRows: f`Rangées et réponses`,
  shareText: f`Le texte`,
  copy: f`Copier le texte`,
  copied: f`Copié.`,
  notCopied: f`Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.`,
  send: f`Envoyer`,
  saveImage: f`Enregistrer en image`,
  saveRecord: f`Enregistrer le relevé de la partie`,
};

const sender = caseOf('Je l’ai', 'L’ordinateur l’a', 'Mon adversaire l’a', (name) => `${name} l’a`);
const without = caseOf(
  'Je ne l’ai pas',
  'L’ordinateur ne l’a pas',
  'Mon adversaire ne l’a pas',
  (name) => `${name} ne l’a pas`,
);

export const share: Like<typeof en.share> = {
  found: (who, rows) => f`${sender(who)} trouvé en ${count(rows, 'rangée', 'rangées')}`,
  notFound: (who, rows) => f`${without(who)} trouvé en ${count(rows, 'rangée', 'rangées')}`,
  code: (game) => f`un code Blackpeg, ${game}`,
  dayCode: (date, game) => f`le code Blackpeg du ${day(date)}, ${game}`,
  whole: (result, code) => f`${result} : ${code}.`,
  invite: f`Saurez-vous le trouver ?`,
  row: (row, code, answer) => join(f` : `, f`Rangée ${row}`, code, answer),
  link: (address) => f`Le même code : ${address}`,
};

export const statistics: Like<typeof en.statistics> = {
  title: f`Statistiques`,
  lead: f`Ce que vous avez joué sur cet appareil, en solo, contre l’ordinateur ou en ligne, jeu par jeu : quels codes, en combien de rangées. Les parties à deux sur un écran et les parties interrompues ne comptent pas. Les chiffres restent ici.`,
  none: f`Rien à compter pour l’instant. Un code cherché jusqu’au bout apparaîtra ici.`,
  off: f`Les statistiques sont désactivées. Vos parties restent enregistrées.`,
  keep: f`Montrer les statistiques`,
  game: (codes, rows, boxes) =>
    f`${count(codes, 'code', 'codes')}, ${count(rows, 'rangée', 'rangées')}, ${list(boxes)}`,
  searched: f`Codes cherchés`,
  found: f`Trouvés`,
  foundShare: (share) => f`${share} d’entre eux`,
  average: f`Rangées en moyenne`,
  fewest: f`Le moins de rangées`,
  matches: f`Parties`,
  record: (won, drawn, lost) =>
    f`${count(won, 'gagnée', 'gagnées')}, ${count(drawn, 'nulle', 'nulles')}, ${count(lost, 'perdue', 'perdues')}`,
  byRows: f`Codes trouvés, par rangées`,
  rows: (rows) => count(rows, 'rangée', 'rangées'),
  times: (times) => count(times, 'code', 'codes'),
  reset: f`Réinitialiser les statistiques`,
  resetAsk: f`Tous les chiffres repartent de zéro. Vos parties et leurs analyses restent.`,
  resetYes: f`Réinitialiser`,
  cancel: f`Annuler`,
  resetDone: f`Les statistiques sont réinitialisées.`,
};
