// French texts of online play at a terminal, and of the server.

import type * as en from '../../en/terminal/online.ts';
import type { Like } from '../../like.ts';
import { f } from '../base/voice.ts';

export const online: Like<typeof en.online> = {
  typed: {
    who: ['qui'],
    lag: ['connexion'],
    say: ['dire'],
    phrases: ['phrases'],
    mute: ['couper', 'muet'],
    block: ['bloquer', 'débloquer'],
    report: ['signaler'],
    away: ['absent', 'absente'],
    back: ['de retour', 'retour'],
    seals: ['sceaux', 'sceau'],
    link: ['lien', 'inviter'],
    qr: ['qr'],
    begin: ['commencer'],
    takeRound: ['attribuer la manche', 'prendre la manche'],
    abandon: ['terminer la partie'],
    leave: ['partir'],
  },
  abouts: {
    who: f`qui est à la table`,
    lag: f`la rapidité de chaque connexion`,
    say: f`dire une phrase, comme dire 1 ; dire seul les montre toutes`,
    phrases: f`entendre ou non les phrases des autres`,
    mute: f`couper les phrases de quelqu’un, ou les rétablir`,
    block: f`bloquer quelqu’un, ou revenir dessus`,
    report: f`signaler quelqu’un aux responsables du serveur`,
    away: f`s’absenter un moment`,
    back: f`être de nouveau là`,
    seals: f`les sceaux des codes, en entier`,
    link: f`le code et le lien de la table`,
    qr: f`le lien en code QR, pour un appareil photo`,
    begin: f`commencer la course avec les personnes présentes`,
    takeRound: f`s’attribuer la manche si quelqu’un ne revient pas`,
    abandon: f`terminer la partie si quelqu’un ne revient pas`,
    leave: f`quitter la table ; dans une partie, la place est gardée`,
  },
  visit: {
    youAre: (name) => f`Vous jouez sous le nom ${name}.`,
    newGuest: f`Le serveur ne vous connaissait plus : il vous prend pour quelqu’un de nouveau.`,
    notKept: f`Votre identité ne peut pas être enregistrée ici : votre place finit avec le programme.`,
    played: (terms) => f`On joue : ${terms}.`,
    atTable: (people) => f`À la table : ${people}.`,
    waitingHow: (help, leave, quit) =>
      f`En attente. Tapez ${help}, ${leave}, ou ${quit} pour revenir plus tard.`,
    watching: (help, quit) => f`Vous regardez. Tapez ${help} ou ${quit}.`,
    seatKept: (command) => f`Votre place est gardée. Pour reprendre : ${command}`,
    left: f`Vous avez quitté la table. Votre place est de nouveau libre.`,
    awayNow: (back) =>
      f`Vous n’êtes pas à la table, et votre place est gardée. Tapez ${back}, ou n’importe quoi, à votre retour.`,
    awayHow: (takeRound, abandon) => f`Tapez ${takeRound}, ${abandon}, ou attendez encore.`,
    awayMenu: f`Le menu (Échap) permet de vous attribuer la manche ou de terminer la partie ; ou attendez encore.`,
    rematchAsked: (rematch) =>
      f`Vous voulez une revanche ; elle commence quand tout le monde la veut. ${rematch} l’annule.`,
    rematchAskedMenu: f`Vous voulez une revanche ; elle commence quand tout le monde la veut.`,
    rematchTakenBack: f`Vous ne voulez plus de revanche.`,
  },
  lobby: {
    typed: {
      tables: ['tables', 'salon'],
      more: ['suite'],
      invite: ['ami'],
      pair: ['rapide', 'partie rapide'],
      open: ['ouvrir'],
      name: ['nom'],
    },
    abouts: {
      tables: f`montrer de nouveau les tables`,
      more: f`montrer d’autres tables`,
      invite: f`recevoir un lien à envoyer, comme ami super`,
      pair: f`jouer avec quelqu’un qui attend, comme rapide super`,
      open: f`ouvrir une table à vous, comme ouvrir duel`,
      name: f`votre nom ici, comme nom Invité`,
    },
    how: (help, quit) => f`Tapez un numéro, le code ou le lien d’une table, ${help} ou ${quit}.`,
    unknown: (given, help) => f`« ${given} » n’est ici ni un numéro, ni un code, ni un mot. Tapez ${help}.`,
    whose: f`Qui peut participer ? Tapez un numéro.`,
    own: (forWhom) => f`Ouvrir une table : ${forWhom}`,
    again: f`Actualiser`,
    quit: f`revenir au menu`,
    askName: f`Quel nom ? Tapez-le.`,
    line: (what, terms, state) => f`${what} : ${terms}. ${state}.`,
  },
  talk: {
    which: (phrases, example) => f`Phrases : ${phrases}. Tapez ${example}.`,
    whom: (people, example) => f`Qui ? ${people}. Tapez ${example}.`,
  },
  faults: {
    noServer: (address) =>
      f`Aucun serveur Blackpeg ne répond à ${address}. Est-il en marche ? --server ou BLACKPEG_SERVER en nomme un autre.`,
    badAddress: (given) => f`« ${given} » n’est pas l’adresse d’un serveur. Écrivez http://127.0.0.1:8080.`,
    otherVersion: (address) =>
      f`Le serveur à ${address} utilise une autre version de Blackpeg. Prenez la même version.`,
    unknownGuest: f`Le serveur ne vous connaît plus. Recommencez pour revenir sous un nouveau nom.`,
    crowded: f`Il y a trop de connexions d’ici au serveur. Fermez-en une ; celle-ci sera réessayée.`,
    notOffered: f`Cela ne se joue pas en ligne. Choisissez classic ou duel, ou une course avec --players.`,
  },
  identity: {
    phrase: (phrase) => f`Votre phrase de secours : ${phrase}`,
    phraseNote: (command) =>
      f`Gardez-la secrète. Sur un autre appareil : ${command}. Une nouvelle la remplace.`,
    askPhrase: f`Tapez la phrase de secours.`,
    recovered: (name) => f`Vous êtes maintenant ${name} ici.`,
    notPhrase: f`Une phrase de secours a six groupes de quatre lettres et chiffres. Rien n’a changé.`,
    nobody: (address) => f`Le serveur à ${address} ne vous connaît pas encore.`,
    forget: (name, address) =>
      f`Supprimer ${name} sur ${address} ? Nom, places et phrase disparaissent, et vous abandonnez toute partie en cours ; rien ne les ramène.`,
    forgotten: f`C’est supprimé.`,
    stays: f`Rien n’a été supprimé.`,
    devices: (count) => f`Appareils connectés : ${count}.`,
    line: (number, name, state) => f`${number} : ${name}, ${state}.`,
    devicesHow: (one, others, here) =>
      f`${one} déconnecte un appareil par son numéro, ${others} tous les autres, ${here} celui-ci.`,
    peopleHow: (command) => f`${command} retire quelqu’un de la liste par son numéro.`,
    notListed: (given, count) =>
      count === 0
        ? f`« ${given} » n’est pas dans la liste, qui est vide.`
        : f`« ${given} » n’est pas dans la liste. Donnez un numéro de 1 à ${count}.`,
    saved: (file) => f`Tout ce que le serveur garde sur vous est dans ${file}.`,
    nothingChanged: f`Rien n’a changé.`,
  },
};

export const server: Like<typeof en.server> = {
  notBuilt: f`L’application web n’est pas encore construite : lancez npm run setup, puis redémarrez.`,
  missing: f`Page introuvable.`,
  broken: f`Une erreur s’est produite. Veuillez réessayer.`,
  guest: 'Invité',
  plainHttp: f`En HTTP simple, les navigateurs des autres appareils ne gardent pas de copie pour jouer sans réseau, envoient leur cookie sans protection et n’ont pas de fonctions de chiffrement (service worker, cookies Secure, crypto.subtle) ; les codes sont tout de même scellés et vérifiés.`,
};
