// French texts of every screen and of the home screen.

import type * as en from '../../en/base/home.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count, f, list, weekday } from './voice.ts';

export const common: Like<typeof en.common> = {
  languages: f`Langue`,
  skip: f`Aller au contenu`,
  helpLong: f`Aide : à l’oreille, au toucher, sans son, avec un contacteur`,
  home: f`Blackpeg, accueil`,
  back: f`Retour`,
  menu: f`Menu`,
  undo: f`Annuler`,
  clear: f`Effacer`,
  holeName: (hole, content) => f`Trou ${hole}, ${content}`,
  named: (name, what) => f`${name} : ${what}`,
  close: f`Fermer`,
  places: {
    play: f`Jouer`,
    daily: f`Code du jour`,
    online: f`En ligne`,
    learn: f`Apprendre`,
    companion: f`Compagnon`,
    matches: f`Vos parties`,
    statistics: f`Statistiques`,
    help: f`Aide`,
    settings: f`Réglages`,
  },
  soundOn: f`Le son est activé. Le couper`,
  soundOff: f`Le son est coupé. L’activer`,
  theme: f`Apparence`,
  themes: { system: f`Système`, light: f`Claire`, dark: f`Sombre`, contrast: f`Contraste élevé` },
  notices: (count) => f`${count} avis`,
  offline: f`Hors ligne. Vous pouvez continuer ; vos coups sont enregistrés.`,
  updateReady: f`Une nouvelle version de Blackpeg est prête. Vos parties restent telles quelles.`,
  update: f`Mettre à jour`,
  storageOutdated: f`Un autre onglet utilise une version plus récente de Blackpeg. Rechargez celui-ci pour continuer ; tout est enregistré.`,
  storageBlocked: f`Fermez les autres onglets de Blackpeg, pour que celui-ci puisse ouvrir vos parties.`,
  reload: f`Recharger`,
  needsReload: f`Pour cet élément, il faut recharger la page. Vos parties restent telles quelles.`,
  loading: f`On installe le jeu…`,
  failed: f`Cet élément de Blackpeg n’a pas pu être chargé. Vos parties sont en sûreté. Vérifiez la connexion et réessayez.`,
  again: f`Réessayer`,
  missingTitle: f`Page introuvable`,
  missing: f`Cette page n’existe pas. Tous les jeux sont sur la page d’accueil.`,
};

export const home: Like<typeof en.home> = {
  title: 'Blackpeg',
  about: f`Trouvez le code caché : posez une rangée de pions, lisez la réponse, déduisez.`,
  question: f`À quel jeu voulez-vous jouer ?`,
  ownGame: f`Créer un jeu sur mesure`,
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
    text: (at) => f`${capital(weekday(at))}, le même code pour tous. Nouveau à minuit UTC.`,
    short: (at) => f`${capital(weekday(at))}, le même pour tous`,
    found: (rows) =>
      f`Le code d’aujourd’hui est trouvé, en ${count(rows, 'rangée', 'rangées')}. Le prochain vient à minuit UTC.`,
    held: f`Le code d’aujourd’hui a tenu. Le prochain vient à minuit UTC.`,
    running: f`Le code d’aujourd’hui vous attend.`,
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
