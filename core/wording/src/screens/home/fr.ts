// French texts of the home screen.

import { count, f, list } from '../../catalog/fr/voice.ts';
import { capital } from '../../catalog/text.ts';
import { dayIn } from './day.ts';
import type { HomeWords } from './shape.ts';

const day = dayIn('fr');

export const home: HomeWords = {
  title: 'Blackpeg',
  question: f`À quel jeu voulez-vous jouer ?`,
  ownGame: f`Créer un jeu sur mesure`,
  boxes: {
    super: { first: f`5 trous, 8 couleurs`, second: (codes) => count(codes, 'code', 'codes') },
    duel: { first: f`Deux codes à la fois`, second: () => f`le premier à trouver gagne` },
    braille: { first: f`4 trous, nombres 1–6`, second: () => f`pour les doigts et les yeux` },
    shapes: { first: f`4 paires, couleur + forme`, second: (codes) => count(codes, 'code', 'codes') },
  },
  resume: {
    alone: f`Reprendre la recherche`,
    house: f`Reprendre contre l’ordinateur`,
    people: (names) => f`Reprendre : ${list(names)}`,
    daily: f`Reprendre le code du jour`,
    place: (edition, round, rounds) => f`${edition}, ${roundOf(round, rounds)}`,
    button: f`Reprendre`,
  },
  firstVisit: {
    title: f`Première visite ?`,
    text: (codes) => f`Un petit plateau pour commencer : ${count(codes, 'code', 'codes')}, quelques minutes.`,
    button: (holes, colours) => f`Commencer ici : ${holes} × ${colours}`,
    lesson: f`D’abord la leçon, une minute et demie`,
  },
  again: { title: f`Encore une partie ?`, button: f`Rejouer` },
  doors: f`Et aussi`,
  daily: {
    title: f`Code du jour`,
    text: (at) => f`${capital(day(at))}, le même code pour tous. Nouveau à minuit UTC.`,
    short: (at) => f`${capital(day(at))}, le même pour tous`,
    streak: (days) => f`Série : ${count(days, 'jour', 'jours')}`,
  },
  online: {
    title: f`Jouer en ligne`,
    text: f`Invitez par un lien, prenez place à une table ouverte, ou jouez tout de suite.`,
    short: f`Inviter, prendre place, jouer tout de suite`,
    note: f`Sans compte`,
  },
  companion: {
    title: f`Compagnon`,
    text: f`Un vrai plateau devant vous ? Blackpeg garde le code, répond ou vérifie.`,
    short: f`Pour un vrai plateau sur la table`,
    note: f`Fonctionne hors ligne`,
  },
  learn: {
    title: f`Apprendre`,
    text: f`Trois trous, une minute et demie, et chaque réponse expliquée.`,
    short: f`Trois trous, une minute et demie`,
    note: f`Leçon, règles et exercices`,
  },
};

function roundOf(round: number, rounds: number | null): string {
  return rounds === null ? `manche ${round}` : `manche ${round} sur ${rounds}`;
}
