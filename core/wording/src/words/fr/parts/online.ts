// French texts of the lobby and of recovery.

import type * as en from '../../en/parts/online.ts';
import type { Like } from '../../like.ts';
import { count, f } from '../base/voice.ts';

export const online: Like<typeof en.online> = {
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
  invite: {
    title: f`Jouer avec quelqu’un`,
    text: f`Vous recevez un lien à envoyer. Personne n’a besoin d’un compte.`,
    button: f`Inviter quelqu’un`,
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
    more: f`Montrer d’autres tables`,
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

export const recover: Like<typeof en.recover> = {
  title: f`Retrouver votre nom`,
  what: f`Avec votre phrase de secours, ce navigateur reçoit votre nom et vos places aux tables en ligne.`,
  leaves: (name) =>
    f`Ici, vous êtes pour l’instant ${name}. Ce nom et ses places seront perdus, sauf si vous en avez aussi la phrase de secours.`,
  stays: f`Vos autres appareils gardent leur accès.`,
  field: f`Phrase de secours`,
  note: f`Minuscules, tirets et espaces manquants sont acceptés. Un lien entier convient aussi.`,
  button: f`Retrouver`,
  bad: f`C’est trop court ou trop long pour une phrase de secours. Elle a des groupes de quatre caractères, séparés par des tirets.`,
  done: (name) => f`Ce navigateur joue désormais sous le nom ${name}.`,
  toTables: f`Aller à vos tables`,
  where: f`La phrase se crée dans les réglages de l’appareil où vous jouez déjà.`,
};

export const onlineFaults: Like<typeof en.onlineFaults> = {
  'foreign-origin': f`Cette page ne vient pas du serveur auquel elle s’adresse. Ouvrez Blackpeg à l’adresse du serveur.`,
  'no-token': f`Le serveur ne vous connaît pas encore. Rechargez la page et réessayez.`,
  'too-fast': f`Il y a eu trop de demandes en peu de temps. Attendez une minute, puis réessayez.`,
  'bad-request': f`Le serveur n’a pas compris. Rechargez la page, puis réessayez.`,
  'not-offered': f`Ces règles ne se jouent pas en ligne. Choisissez-en d’autres.`,
  'no-such-table': f`Cette table n’existe pas, ou elle a été fermée. Vérifiez le code ou le lien.`,
  'no-seat-left': f`Toutes les places de cette table sont prises. Vous pouvez regarder, ou choisir une autre table.`,
  'already-begun': f`La partie a commencé. Votre place reste à vous ; abandonnez si vous n’en voulez plus.`,
  'not-enough-players': f`Personne d’autre n’a encore pris place. Attendez que quelqu’un arrive.`,
  'not-your-table': f`Seule la personne qui a ouvert la table peut le faire. Attendez-la.`,
  'you-blocked': f`Une personne que vous avez bloquée est à cette table. Débloquez-la dans les réglages pour venir ici.`,
  'no-such-person': f`Plus personne n’occupe cette place.`,
  'too-many-people': f`Votre liste de phrases coupées et de personnes bloquées est pleine. Retirez-en d’abord quelqu’un.`,
  'wrong-phrase': f`Personne n’a cette phrase de secours. Vérifiez chaque caractère ; une nouvelle phrase remplace l’ancienne.`,
  'not-found': f`Le serveur ne connaît pas cette demande. Rechargez la page, puis réessayez.`,
  failed: f`Le serveur n’a pas pu le faire pour le moment. Rien n’est perdu ; réessayez dans un instant.`,
  unreachable: f`Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.`,
};
