// French texts of the lobby.

import { count, f } from '../../catalog/fr/voice.ts';
import type { OnlineWords } from './shape.ts';

export const online: OnlineWords = {
  title: f`Jouer en ligne`,
  name: {
    label: f`Vous jouez sous le nom`,
    change: f`Changer de nom`,
    field: f`Votre nom à la table`,
    save: f`Enregistrer`,
    cancel: f`Annuler`,
    saved: (name) => f`Vous jouez maintenant sous le nom ${name}.`,
    bad: (longest) => f`Un nom compte de 1 à ${longest} caractères visibles. Essayez-en un autre.`,
    elsewhere: f`Utiliser votre nom d’un autre appareil`,
  },
  join: {
    title: f`Rejoindre par code`,
    field: f`Code ou lien`,
    note: f`Six lettres et chiffres, majuscules ou non. Un lien entier convient aussi.`,
    button: f`Aller à la table`,
    bad: f`Ce n’est ni un code de six caractères ni un lien vers une table. Un code n’a ni 0, ni 1, ni I, ni O.`,
  },
  pair: {
    title: f`Partie rapide`,
    text: f`Un clic, et vous jouez avec quelqu’un qui attend le même jeu.`,
  },
  own: {
    title: f`Une table à vous`,
    text: f`Vos règles, pour tous ou sur invitation.`,
  },
  mine: {
    title: f`Vos tables`,
    resume: f`Reprendre`,
    enter: f`Aller à la table`,
    alone: f`Personne d’autre encore`,
    playing: f`En cours`,
    waiting: f`En attente de joueurs`,
  },
  tables: {
    title: f`Tables ouvertes`,
    filter: f`Jeu`,
    all: f`Tous`,
    found: (tables) =>
      tables === 0 ? f`Aucune table ouverte.` : f`${count(tables, 'table ouverte', 'tables ouvertes')}.`,
    foundOf: (tables, edition) =>
      tables === 0
        ? f`${edition} : aucune table ouverte.`
        : f`${edition} : ${count(tables, 'table ouverte', 'tables ouvertes')}.`,
    none: f`Personne n’attend à une table ouverte en ce moment.`,
    noneOf: (edition) => f`Personne n’attend pour ${edition} en ce moment.`,
    help: f`Faites le premier pas : la partie rapide attend la prochaine personne, ou ouvrez une table et envoyez le lien.`,
    sit: f`Prendre place`,
    sitWith: (names) => f`Prendre place avec ${names}`,
    free: (seats) => count(seats, 'place libre', 'places libres'),
    waits: (minutes) => {
      if (minutes < 1) return f`vient d’ouvrir`;
      return minutes < 60
        ? f`attend depuis ${count(minutes, 'minute', 'minutes')}`
        : f`attend depuis ${count(Math.floor(minutes / 60), 'heure', 'heures')}`;
    },
    taken: f`N’est plus ouverte`,
  },
  running: {
    title: f`Parties en cours`,
    none: f`Aucune partie publique n’est en cours.`,
    look: f`Regarder`,
    lookAt: (names) => f`Regarder ${names}`,
  },
  unreachable: {
    title: f`Serveur injoignable`,
    text: f`Aucun serveur de jeu ne répond : vous êtes hors ligne, le serveur est arrêté, ou cette copie de Blackpeg n’en a pas.`,
    stale: f`Le serveur ne répond pas pour l’instant. Ce qui est affiché peut dater ; Blackpeg réessaie tout seul.`,
    retry: f`Réessayer`,
    back: f`Le serveur est de retour.`,
    already: f`Ce qui marche sans lui`,
  },
  ways: {
    screen: {
      title: f`Deux personnes, un écran`,
      text: f`Passez-vous l’appareil. Entre-temps, l’écran est couvert.`,
      button: f`Préparer une partie à deux`,
    },
    link: {
      title: f`Votre code en lien`,
      text: f`Cachez un code et envoyez-le à quelqu’un, qui le cherche sans le lire dans le lien.`,
      button: f`Cacher un code pour quelqu’un`,
    },
    daily: {
      title: f`Le code du jour`,
      text: f`Le même pour tous. Comparez vos rangées entre amis.`,
      button: f`Aller au code du jour`,
    },
  },
};
