// French texts of the day.

import { count, f, list } from '../../catalog/fr/voice.ts';
import { longDay } from '../day.ts';
import type { DailyWords } from './shape.ts';

const numbers = (all: readonly number[]) => list(all.map(String));

export const fr: DailyWords = {
  title: f`Code du jour`,
  day: (date) => longDay('fr', date),
  today: f`Aujourd’hui`,
  codeHeading: f`Le code du jour`,
  codeNote: f`Le même code pour tous, nouveau à minuit UTC. Rien n’est perdu si vous sautez un jour : tous restent ci-dessous.`,
  start: f`Chercher le code`,
  goOn: f`Reprendre`,
  seeAgain: f`Revoir`,
  found: (rows) => f`Trouvé en ${count(rows, 'rangée', 'rangées')}.`,
  held: f`Le code a tenu.`,
  running: f`En cours.`,
  notPlayed: f`Pas joué.`,
  streak: (days) => f`Série : ${count(days, 'jour', 'jours')}`,
  noStreak: f`Pas encore de série.`,
  streakSwitch: f`Compter les jours de suite`,
  next: (time) => f`Le prochain code vient dans ${time}.`,
  puzzleHeading: f`L’énigme du jour`,
  puzzleNote: f`Un seul code convient à ces rangées et à leurs réponses. Lequel ?`,
  puzzleWorking: f`L’énigme se prépare…`,
  puzzleFailed: f`L’énigme n’a pas pu être préparée. Rechargez la page pour réessayer.`,
  tryCode: f`C’est ce code`,
  puzzleIncomplete: (holes) =>
    holes.length === 1
      ? f`Le trou ${numbers(holes)} est encore à remplir. Remplissez-le d’abord.`
      : f`Les trous ${numbers(holes)} sont encore à remplir. Remplissez-les d’abord.`,
  puzzleWrong: (rows) =>
    rows.length === 1
      ? f`Impossible : la rangée ${numbers(rows)} aurait une autre réponse.`
      : f`Impossible : les rangées ${numbers(rows)} auraient d’autres réponses.`,
  puzzleSolved: f`C’est bien lui. Chaque rangée convient.`,
  solution: (code) => f`Le code : ${code}`,
  showSolution: f`Montrer le code`,
  yourCode: f`Votre code`,
  archive: f`Jours passés`,
  archiveNote: f`Vous pouvez tous les jouer. Seul le jour même compte pour la série.`,
  older: f`Jours plus anciens`,
  noSuchDay: f`Ce jour n’existe pas.`,
  notYet: f`Ce jour n’est pas encore venu.`,
  toToday: f`Aller à aujourd’hui`,
};
