// French texts at an online table.

import type * as en from '../../en/parts/table.ts';
import type { Who } from '../../event-facts.ts';
import type { Like } from '../../like.ts';
import { count, doAll, does, f, figures, list, object, ofName } from '../base/voice.ts';

/** At the beginning of a sentence. */
const code = (maker: Who) =>
  maker.kind === 'you'
    ? 'Votre code'
    : maker.kind === 'house'
      ? 'Le code de l’ordinateur'
      : `Le code ${ofName(maker.name)}`;

export const table: Like<typeof en.table> = {
  title: f`Table en ligne`,
  looking: f`Recherche de la table…`,
  failed: f`Vous n’êtes pas à la table`,
  again: f`Réessayer`,
  toLobby: f`Aller aux tables ouvertes`,
  close: f`Fermer`,
  invitation: {
    title: (hosts) => f`${list(hosts)} ${hosts.length > 1 ? 'vous invitent' : 'vous invite'}`,
    nameless: f`Une place vous attend`,
    played: f`Le jeu`,
    free: (seats) => f`${count(seats, 'place est libre', 'places sont libres')}.`,
    sit: f`Prendre place`,
    watch: f`Regarder`,
    note: f`Pas de compte à créer. Votre place est gardée si la connexion est coupée.`,
  },
  waiting: {
    title: f`En attendant les autres`,
    watching: f`Vous regardez. La partie commence quand chaque place est prise.`,
    missing: (seats) => f`${count(seats, 'place est encore libre', 'places sont encore libres')}.`,
    seats: f`À la table`,
    free: f`libre`,
    you: (name) => f`${name} (vous)`,
    waited: (time) => f`Attente : ${time}`,
    meanwhile: f`Jouer contre l’ordinateur en attendant`,
    meanwhileNote: f`Votre place est gardée, et on vous appelle dès que la partie commence.`,
    begun: f`Votre partie en ligne commence`,
    begunWith: (others) => f`Votre partie en ligne avec ${others} commence.`,
    goThere: f`Aller à la table`,
    come: (name) => f`${name} a pris place.`,
    begin: (players) => f`Commencer à ${figures(players)}`,
    beginNote: f`ensuite, personne ne peut plus rejoindre la table`,
    leave: f`Quitter la table`,
    leaveNote: f`Votre place redevient libre.`,
  },
  share: {
    heading: f`Inviter quelqu’un`,
    code: f`Code de la table`,
    codeNote: f`À dire ou à taper : on le saisit sur la page des tables ouvertes.`,
    link: f`Lien vers la table`,
    copy: f`Copier le lien`,
    copied: f`Le lien est copié.`,
    notCopied: f`Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.`,
    share: f`Partager le lien`,
    message: (terms) => f`Jouez à Blackpeg avec moi : ${terms}.`,
    watchNote: f`Toute personne qui a le lien peut regarder. Pour elle, les codes restent couverts jusqu’à la fin de la manche.`,
  },
  here: {
    heading: f`À la table`,
    all: (others) =>
      others.length > 2 ? f`Tout le monde est là` : f`${doAll(others, ['êtes', 'est', 'êtes', 'sont'])} là`,
    away: (others) => f`${doAll(others, ['n’êtes', 'n’est', 'n’êtes', 'ne sont'])} pas à la table`,
    seat: { here: f`là`, away: f`pas là, place gardée`, empty: f`pas encore là` },
    lag: (milliseconds) => f`connexion ${figures(milliseconds)} ms`,
    noLag: f`connexion pas encore mesurée`,
    lagNote: f`Temps d’aller et retour jusqu’au serveur. Il n’est pas décompté de votre pendule.`,
    line: (name, state) => f`${name} : ${state}.`,
    spectators: (number) => f`${count(number, 'personne regarde', 'personnes regardent')}.`,
    stepAway: f`M’absenter un moment`,
    stepAwayNote: (kept, timed) =>
      f`Les autres le voient, et votre place est gardée ${kept}.${timed ? ' Votre pendule continue.' : ''}`,
    leave: f`Partir, garder ma place`,
    leaveNote: f`Vous pouvez revenir par l’accueil, par vos parties ou par le lien.`,
    stopWatching: f`Ne plus regarder`,
  },
  call: { turn: f`À vous`, turnText: f`C’est à vous de jouer à la table en ligne.` },
  line: {
    down: f`Reconnexion…`,
    downText: f`La connexion est coupée. Reconnexion… Votre rangée est enregistrée, et ce que vous avez envoyé partira dès que possible.`,
    downWatching: f`La connexion est coupée. Reconnexion… Tout ce que vous avez manqué vous sera montré.`,
    back: f`La connexion est rétablie.`,
    gone: f`Cette table n’existe plus.`,
  },
  away: {
    kept: (who, time) =>
      f`${does(who, 'n’êtes', 'n’est')} pas à la table. La place est gardée jusqu’à ${time}.`,
    over: (who) =>
      f`${does(who, 'n’êtes', 'n’est')} toujours pas à la table, et la place a été gardée comme convenu.`,
    own: (time) =>
      f`Vous n’êtes pas à la table, et les autres le voient. Votre place est gardée jusqu’à ${time}.`,
    ownOver: f`Vous n’êtes toujours pas à la table. Les autres n’ont plus à attendre.`,
    back: f`Je suis de retour`,
    howLong: f`Temps restant`,
    left: (duration) => f`La place est gardée encore ${duration}.`,
    takeRound: f`M’attribuer la manche`,
    takeRoundText: f`La manche se termine comme si la personne absente l’avait abandonnée. La partie continue.`,
    abandon: f`Terminer la partie`,
    abandonText: f`La partie se termine ici sans résultat, et les codes sont montrés.`,
    wait: f`Attendre encore`,
  },
  talk: {
    heading: f`Dire quelque chose`,
    off: f`Vous avez coupé les phrases dans les réglages : vous n’en entendez aucune.`,
    phrases: {
      hello: f`Bonjour`,
      'good-luck': f`Bonne chance`,
      'well-played': f`Bien joué`,
      'one-moment': f`Un instant, s’il vous plaît`,
      thanks: f`Merci`,
      sorry: f`Pardon`,
      goodbye: f`Au revoir`,
    },
    heardAgain: f`Vous entendez de nouveau les phrases des autres.`,
    heardNoMore: f`Vous n’entendez plus les phrases des autres.`,
    said: (who, phrase) => f`${does(who, 'dites', 'dit')} : ${phrase}.`,
  },
  people: {
    mute: (name) => f`Couper les phrases ${ofName(name)}`,
    unmute: (name) => f`Rétablir les phrases ${ofName(name)}`,
    block: (name) => f`Bloquer ${name}`,
    unblock: (name) => f`Débloquer ${name}`,
    report: (name) => f`Signaler ${name}`,
    state: { muted: f`phrases coupées`, blocked: f`accès bloqué` },
    muted: (name) => f`Vous n’entendez plus les phrases ${ofName(name)}.`,
    heard: (name) => f`Vous entendez de nouveau les phrases ${ofName(name)}.`,
    blocked: (name) =>
      f`Vous bloquez désormais ${name}. Une partie en cours continue, sans les phrases ${ofName(name)}.`,
    unblocked: (name) => f`Vous ne bloquez plus ${name}.`,
    reported: (name) => f`Merci. Votre signalement au sujet ${ofName(name)} est envoyé.`,
    tooMany: f`Vous avez envoyé beaucoup de signalements. Réessayez dans une heure.`,
    blockQuestion: (name) => f`Bloquer ${name} ?`,
    blockText: f`Vous n’entendez plus les phrases de cette personne. Aucun de vous ne peut rejoindre, regarder ni trouver les tables de l’autre, ni lui être associé. Elle n’en est pas avertie. Vous pouvez revenir dessus dans les réglages.`,
    reportQuestion: (name) => f`Signaler ${name} ?`,
    reportText: f`Choisissez une raison. Elle va aux responsables de ce serveur, avec les phrases dites ici récemment. La personne n’en est pas avertie.`,
    reasons: {
      name: f`Nom offensant`,
      phrases: f`Harcèlement par les phrases`,
      stalling: f`Lenteur ou départs volontaires`,
      cheating: f`Tricherie`,
      other: f`Autre chose`,
    },
    cancel: f`Annuler`,
  },
  seals: {
    heading: f`Sceaux des codes`,
    note: f`Un sceau est fait quand un code est caché. Il ne dévoile rien, et aucun autre code n’y correspond : à la fin de la manche, votre appareil le vérifie.`,
    sealedNote: f`Dans cette partie, chaque code reste sur l’appareil de son codeur jusqu’à la fin de la manche.`,
    of: (maker, seal) => f`${code(maker)} : sceau ${seal}`,
    whole: f`Le sceau entier`,
    none: f`Aucun code n’est encore caché.`,
    genuine: (maker) => f`${code(maker)} correspond à son sceau : il n’a pas été changé.`,
    broken: (maker) =>
      f`${code(maker)} ne correspond pas à son sceau : il a été changé après avoir été caché.`,
    unopened: (maker) => f`${code(maker)} n’a pas été ouvert, son sceau n’a donc pas pu être vérifié.`,
    missing: f`Votre code scellé n’est pas sur cet appareil. Continuez là où vous l’avez caché : seul cet appareil-là peut répondre et l’ouvrir.`,
  },
  over: {
    rematch: f`Revanche`,
    rematchNote: f`mêmes règles, rôles échangés`,
    sameTerms: f`mêmes règles`,
    wanted: f`Annuler la revanche`,
    wantedNote: (others) => f`en attendant ${list(others.map(object))}`,
    wants: (others) => f`${doAll(others, ['voulez', 'veut', 'voulez', 'veulent'])} une revanche.`,
    wantsNoMore: (others) =>
      f`${doAll(others, ['ne voulez plus', 'ne veut plus', 'ne voulez plus', 'ne veulent plus'])} de revanche.`,
    follow: f`Regarder la revanche`,
    toNext: f`Aller à la revanche`,
    going: f`La revanche commence.`,
  },
};
