// French texts of learning: the overview, the lesson, practice, the day.

import type * as en from '../../en/parts/learn.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { briefWeekday, count, day, f, figures, list, longDay, monthOf, weekdayOf } from '../base/voice.ts';

export const learn: Like<typeof en.learn> = {
  title: f`Apprendre`,
  lead: f`Commencez avec trois pions. Tout le reste est le même jeu, en plus grand.`,
  lesson: {
    title: f`Première leçon`,
    text: f`Trois trous, quatre couleurs, une minute et demie. Vous posez des pions, lisez les réponses et concluez ; le temps n’est pas limité.`,
    begin: f`Commencer la leçon`,
    goOn: f`Reprendre la leçon`,
    again: f`Refaire la leçon`,
    done: f`Faite.`,
  },
  way: {
    title: f`Pas à pas`,
    lead: f`Du plus petit jeu au plus grand, avec un exercice à chaque nouveauté.`,
    lesson: f`La première leçon`,
    game: (edition, size) => f`${edition} : ${size}`,
    codes: (codes) => count(codes, 'code', 'codes'),
  },
  practices: {
    duplicates: {
      title: f`S’exercer aux doublons`,
      text: f`Une couleur revient deux fois : qu’est-ce qui compte, et combien de fois ?`,
    },
    blanks: {
      title: f`S’exercer aux vides`,
      text: f`Un trou laissé vide exprès reçoit sa réponse comme un pion.`,
    },
    blue: {
      title: f`S’exercer aux fiches bleues`,
      text: f`La moitié d’une paire est juste, à sa place.`,
    },
  },
  score: (right, asked) => f`Réponses justes : ${figures(right)} sur ${figures(asked)}`,
  rules: {
    title: f`Les règles, jeu par jeu`,
  },
};

export const lesson: Like<typeof en.lesson> = {
  title: f`Première leçon`,
  step: (step, steps) => f`Étape ${step} sur ${steps}`,
  board: f`Plateau de la leçon, trois trous`,
  steps: {
    place: (row) =>
      f`Trois pions, parmi quatre couleurs, sont derrière l’écran ; une couleur peut revenir. Essayez une première rangée : ${row}.`,
    submit: f`La rangée est complète. Vous pouvez encore la changer : elle ne compte que si vous la validez.`,
    read: (answer) =>
      f`Réponse : ${answer}. Noire : un bon pion dans son trou. Blanche : un bon pion, mais dans un autre trou.`,
    test: (right, { stays, elsewhere, wrong }, row) =>
      f`Oui, ${right}. Lesquels ? À vous de le trouver. Supposons ${stays} bien placé, ${elsewhere} ailleurs, ${wrong} absent. Essayez : ${row}.`,
    conclude: (answer) =>
      f`${capital(answer)} : les trois couleurs sont bonnes, aucune n’est dans son trou. Posez la seule rangée qui convient aussi à la première réponse.`,
    done: (rows) =>
      f`Trouvé en ${count(rows, 'rangée', 'rangées')}. Poser, lire, conclure : c’est tout le jeu.`,
  },
  placeHow: (digits) => f`Touchez les couleurs, ou tapez ${digits}.`,
  submitHow: (key) => f`Appuyez sur « ${key} », ou sur Entrée.`,
  readQuestion: f`Combien de vos trois pions sont dans le code ?`,
  readWrong: (answer) => f`Recomptez les fiches : ${answer}. Chacune vaut pour un de vos pions.`,
  hintKey: f`Aidez-moi`,
  hint: (one, other) =>
    f`Chaque pion de la rangée 2 doit bouger : ${one}, ou bien ${other}. Dans la rangée 1, un pion était bien placé.`,
  otherPeg: (hole, peg) => f`Dans cette leçon, le trou ${hole} reçoit : ${peg}.`,
  fits: (codes) => f`${count(codes, 'code convient encore', 'codes conviennent encore')}`,
  skip: f`Passer la leçon`,
  restart: f`Recommencer`,
  doneMore: f`Un code peut être plus long et avoir plus de couleurs. La façon de le trouver reste la même.`,
  play: f`Commencer ici : 3 trous, 4 couleurs`,
  rules: f`Les règles de Super`,
  learn: f`Retour à Apprendre`,
};

const HALVES = {
  colour: 'la couleur est juste',
  shape: 'la forme est juste',
  number: 'le nombre est juste',
} as const;

export const practice: Like<typeof en.practice> = {
  titles: {
    duplicates: f`S’exercer aux doublons`,
    blanks: f`S’exercer aux vides`,
    blue: f`S’exercer aux fiches bleues`,
  },
  leads: {
    duplicates: f`Chaque pion du code et chaque pion de la rangée compte une fois. D’abord les pions bien placés, puis ceux qui vont dans un autre trou.`,
    blanks: f`Un trou laissé vide exprès est un pion comme un autre : bien placé, dans un autre trou, ou faux.`,
    blue: f`Noire : la paire entière dans son trou. Blanche : la paire entière dans un autre trou. Bleue : seule la couleur ou seule la forme est juste dans ce trou.`,
  },
  question: (number) => f`Question ${figures(number)}`,
  code: f`Le code`,
  row: f`La rangée`,
  ask: f`Quelle réponse reçoit cette rangée ?`,
  check: f`Vérifier ma réponse`,
  right: (answer) => f`Juste : ${answer}.`,
  wrong: (given, answer) => f`Pas tout à fait. Votre réponse : ${given}. La bonne : ${answer}.`,
  why: f`Pion par pion`,
  next: f`Question suivante`,
  score: (right, asked) => f`Réponses justes jusqu’ici : ${figures(right)} sur ${figures(asked)}`,
  scoreNone: f`Prenez votre temps. Une réponse fausse ne coûte rien.`,
  reasons: {
    black: (hole, peg, key) => f`Trou ${hole}, ${peg} : bien placé. ${key}.`,
    white: (hole, peg, of, key) => f`Trou ${hole}, ${peg} : sa place est au trou ${of}. ${key}.`,
    blue: (hole, peg, half, key) => f`Trou ${hole}, ${peg} : ${HALVES[half]} ici, le reste non. ${key}.`,
    absent: (hole, peg) => f`Trou ${hole}, ${peg} : absent du code. Rien.`,
    spent: (hole, peg, times) =>
      times === 1
        ? f`Trou ${hole}, ${peg} : le code en a un, déjà compté. Rien.`
        : f`Trou ${hole}, ${peg} : le code en a ${times}, tous déjà comptés. Rien.`,
    halfSpent: (hole, peg, half, by) =>
      f`Trou ${hole}, ${peg} : ${HALVES[half]} ici, mais la paire cachée compte déjà pour le trou ${by}. Rien.`,
  },
  rules: f`Lire les règles`,
  learn: f`Retour à Apprendre`,
};

const numbers = (all: readonly number[]) => list(all.map(String));

export const daily: Like<typeof en.daily> = {
  title: f`Code du jour`,
  day: longDay,
  date: day,
  today: f`Aujourd’hui`,
  codeHeading: f`Le code du jour`,
  codeNote: f`Le même code pour tous, nouveau à minuit UTC. Rien n’est perdu si vous sautez un jour : tous restent ci-dessous.`,
  start: f`Chercher le code`,
  goOn: f`Reprendre`,
  seeAgain: f`Revoir`,
  share: f`Partager`,
  found: (rows) => f`Trouvé en ${count(rows, 'rangée', 'rangées')}.`,
  held: f`Le code a tenu.`,
  running: f`En cours.`,
  notPlayed: f`Pas joué.`,
  streak: (days) => f`Série : ${count(days, 'jour', 'jours')}`,
  noStreak: f`Pas encore de série.`,
  streakSwitch: f`Compter les jours de suite`,
  byRows: f`Vos codes du jour, par rangées`,
  byRowsSwitch: f`Montrer combien de rangées il a fallu`,
  rows: (rows) => count(rows, 'rangée', 'rangées'),
  times: (times) => count(times, 'code', 'codes'),
  heldRow: f`non trouvés`,
  newDay: f`Un nouveau code est là.`,
  next: (time) => f`Le prochain code vient dans ${time}.`,
  puzzleHeading: f`L’énigme du jour`,
  puzzleNote: f`Un seul code convient à ces rangées et à leurs réponses. Lequel ?`,
  puzzleWorking: f`L’énigme se prépare…`,
  puzzleFailed: f`L’énigme n’a pas pu être préparée. Rechargez la page pour réessayer.`,
  tryCode: f`C’est ce code`,
  puzzleWrong: (rows) =>
    rows.length === 1
      ? f`Impossible : la rangée ${numbers(rows)} aurait une autre réponse.`
      : f`Impossible : les rangées ${numbers(rows)} auraient d’autres réponses.`,
  puzzleSolved: f`C’est bien lui. Chaque rangée convient.`,
  solution: (code) => f`Le code : ${code}`,
  showSolution: f`Montrer le code`,
  yourCode: f`Votre code`,
  thisWeek: f`Cette semaine`,
  weekFrom: (date) => f`Semaine du ${day(date)}`,
  weekNote: f`D’un petit jeu le lundi à un grand le dimanche.`,
  weekday: (date) => capital(weekdayOf(date)),
  toCome: f`Encore à venir.`,
  calendar: f`Calendrier`,
  calendarNote: f`Vous pouvez jouer tous les jours passés. Seul le jour même compte pour la série.`,
  month: (date) => capital(monthOf(date)),
  briefWeekday,
  calendarSigns: (found, held, running, open) =>
    f`${found} : trouvé, en ce nombre de rangées ; ${held} : non trouvé ; ${running} : en cours ; ${open} : pas joué.`,
  dayResult: (name, result) => f`${name} : ${result}`,
  monthSoFar: (played, found) =>
    played === 0
      ? f`Aucun code joué.`
      : f`${count(played, 'code joué', 'codes joués')}, ${count(found, 'trouvé', 'trouvés')}.`,
  earlierMonth: f`Mois précédent`,
  laterMonth: f`Mois suivant`,
  noSuchDay: f`Ce jour n’existe pas.`,
  notYet: f`Ce jour n’est pas encore venu.`,
  toToday: f`Aller à aujourd’hui`,
  ghost: f`Votre adversaire a cherché ce code. À la fin, vous verrez vos deux recherches rangée par rangée.`,
  badGhost: f`Les rangées de votre adversaire sont illisibles : le lien est abîmé, incomplet ou d’un autre jour. Vous pouvez tout de même jouer le code de ce jour.`,
};
