// French texts of the set-up.

import type * as en from '../../en/parts/setup.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count, f, figures, list, object } from '../base/voice.ts';

export const setUp: Like<typeof en.setUp> = {
  title: f`Préparer une partie`,
  questions: {
    table: f`Combien de codes voulez-vous ?`,
    rings: f`Quelle longueur pour les codes ?`,
    blanks: f`Avec ou sans vides ?`,
    games: f`Quelles paires, quelles réponses ?`,
    free: f`À quoi ressemblera votre jeu ?`,
  },
  leads: {
    table: f`Choisissez une case : plus de trous et plus de couleurs font plus de codes, et une plus longue recherche. Toutes se jouent.`,
    rings: f`Chacun cache un code et cherche celui de l’autre en même temps. Un code plus court se trouve plus facilement.`,
    blanks: f`Avec les vides, un trou peut rester vide exprès. Cela fait plus de codes et une plus longue recherche.`,
    games: f`Chaque trou reçoit une couleur et une forme. Les vides font plus de codes ; sans fiches bleues, les réponses en disent moins.`,
    free: f`Choisissez les pions, les trous et les rangées. Tout se joue, jusqu’à deux millions de codes.`,
  },
  sizes: {
    table: f`Trous et couleurs`,
    cell: (codes, holes, colours) =>
      f`${count(codes, 'code', 'codes')} : ${count(holes, 'trou', 'trous')}, ${count(colours, 'couleur', 'couleurs')}`,
    change: f`Choisir une autre taille`,
    captions: { start: f`Départ`, original: f`Ori\u00adginal`, super: f`Super` },
    codesAndRows: (codes, rows) => f`${codes === 1 ? 'code' : 'codes'}, ${count(rows, 'rangée', 'rangées')}`,
    counts: (codes) => list(codes.map(figures)),
    codes: (codes) => f`${list(codes.map(figures))} ${codes.at(-1) === 1 ? 'code' : 'codes'}`,
    blanks: f`Vides permis`,
    blanksNote: f`Un trou peut rester vide exprès : c’est comme une couleur de plus.`,
    blanksOptions: { off: f`Non`, choice: f`Le codeur décide`, on: f`Oui` },
    makersChoiceNote: f`En cachant le code, on annonce alors à tous si la manche a des vides.`,
    notFilled: f`trou pas encore rempli`,
    blank: f`vide, laissé exprès`,
    games: f`Le jeu`,
    shapes: {
      '1': f`Chaque trou a une couleur et une forme. Une fiche bleue signale une paire à moitié juste.`,
      '2': f`Couleur, forme ou les deux peuvent manquer exprès. Les fiches bleues signalent les paires à moitié justes.`,
      '3': f`Chaque trou a une couleur et une forme. Fiches noires et blanches seulement.`,
      '3b': f`Couleur, forme ou les deux peuvent manquer exprès. Fiches noires et blanches seulement.`,
    },
    withBlanks: { off: f`Chaque trou porte un pion.`, on: f`Un trou peut rester vide exprès.` },
    rings: {
      five: { title: f`5 anneaux`, text: f`Le duel habituel.` },
      four: { title: f`4 anneaux`, text: f`Des codes plus courts, un duel plus rapide.` },
    },
    handicap: (easier, harder) => ({
      title: f`Handicap : 4 pour ${object(easier)}, 5 pour ${object(harder)}`,
      text: f`Deux longueurs de code. L’avantage est pour ${object(easier)}.`,
    }),
    own: {
      holes: { label: f`Trous`, less: f`Moins de trous`, more: f`Plus de trous` },
      pegs: f`Pions`,
      kinds: { colours: f`Couleurs`, numbers: f`Nombres`, pairs: f`Couleur et forme` },
      colours: { label: f`Couleurs`, less: f`Moins de couleurs`, more: f`Plus de couleurs` },
      numbers: { label: f`Nombres`, less: f`Moins de nombres`, more: f`Plus de nombres` },
      shapes: { label: f`Formes`, less: f`Moins de formes`, more: f`Plus de formes` },
      rows: { label: f`Rangées`, less: f`Moins de rangées`, more: f`Plus de rangées` },
      repeats: f`Doublons permis`,
      repeatsNote: f`Le même pion peut occuper plusieurs trous.`,
      blue: f`Fiches bleues`,
      blueNote: f`Pour une paire à moitié juste, à sa place.`,
    },
  },
  opponent: {
    label: f`Adversaire`,
    house: f`L’ordinateur`,
    screen: f`Cet écran`,
    online: f`En ligne`,
    form: f`Type de partie`,
    forms: {
      solitaire: f`L’ordinateur cache un code, vous le cherchez.`,
      classic: f`L’un cache, l’autre cherche ; puis les rôles s’échangent.`,
      duel: f`Chacun cache un code et cherche celui de l’autre en même temps.`,
      race: f`Tout le monde cherche le même code, caché par l’ordinateur, chacun sur son plateau.`,
    },
    level: f`Niveau de l’ordinateur`,
    levels: {
      beginner: { title: f`Débutant`, text: f`Oublie d’anciennes rangées et en lit d’autres de travers.` },
      casual: { title: f`Occasionnel`, text: f`Se trompe de temps en temps.` },
      steady: { title: f`Régulier`, text: f`Ne se trompe pas et pose la première rangée possible.` },
      keen: { title: f`Confirmé`, text: f`Compare quelques rangées possibles.` },
      expert: { title: f`Expert`, text: f`Compare beaucoup de rangées possibles.` },
      master: { title: f`Maître`, text: f`Pose la meilleure rangée qu’il trouve.` },
    },
    speed: f`Rythme de l’ordinateur`,
    speeds: {
      relaxed: { title: f`Tranquille`, text: f`Environ une minute par rangée.` },
      even: { title: f`Régulier`, text: f`Environ une demi-minute par rangée.` },
      quick: { title: f`Rapide`, text: f`Environ vingt secondes par rangée.` },
      racing: { title: f`Effréné`, text: f`Environ dix secondes par rangée.` },
    },
    codemaker: f`Code de l’ordinateur`,
    codemakers: {
      random: { title: f`Au hasard`, text: f`Tiré au sort ; tous les codes ont la même chance.` },
      hard: { title: f`Difficile`, text: f`L’un des codes qui demandent le plus de rangées.` },
      adversarial: {
        title: f`Fixé en répondant`,
        text: f`Il ne choisit aucun code d’avance : il ne le fixe qu’en répondant, toujours en accord avec ses réponses. Rien n’est plus difficile.`,
      },
    },
    names: [f`Premier nom`, f`Second nom`],
    usual: [f`Joueur 1`, f`Joueur 2`],
  },
  online: {
    note: f`Chacun joue sur son appareil. Vous recevez un lien et un code court à partager.`,
    players: { label: f`Joueurs`, less: f`Moins de joueurs`, more: f`Plus de joueurs` },
    access: f`Qui peut participer`,
    accesses: {
      listed: {
        title: f`Tout le monde`,
        text: f`La table figure dans le salon jusqu’à ce qu’elle soit complète.`,
      },
      invited: { title: f`Sur invitation`, text: f`Il faut le lien ou le code pour trouver la table.` },
    },
    sealed: f`Codes scellés`,
    sealedNote: f`Un code reste sur l’appareil de son codeur jusqu’à la fin de la manche ; un sceau montré à l’avance prouve qu’il n’a pas changé. C’est aussi cet appareil qui répond aux rangées.`,
    start: f`Ouvrir la table`,
  },
  match: {
    first: f`Cache en premier`,
    who: (who) => capital(object(who)),
    drawn: f`Tirage au sort`,
    rounds: { label: f`Manches de la partie`, less: f`Moins de manches`, more: f`Plus de manches` },
    length: f`Fin de la partie`,
    lengths: { rounds: f`après toutes les manches`, target: f`à un score donné` },
    target: { label: f`Points à atteindre`, less: f`Moins de points`, more: f`Plus de points` },
    targetRows: { label: f`Rangées à atteindre`, less: f`Moins de rangées`, more: f`Plus de rangées` },
    scoring: f`Décompte`,
    scorings: {
      points: { title: f`Points`, text: f`Le codeur marque un point par rangée posée.` },
      'fewest-rows': {
        title: f`Le moins de rangées`,
        text: f`Le plus petit nombre total de rangées gagne.`,
      },
    },
    bonus: f`Un point de plus pour un code non trouvé`,
    bonusNote: f`Un code non trouvé rapporte toutes les rangées du plateau, et ce point en plus.`,
    marker: f`Réponses`,
    markers: {
      automatic: {
        title: f`Automatiques`,
        text: f`Automatiques : Blackpeg répond à chaque rangée, sans erreur possible.`,
      },
      assisted: {
        title: f`Assistées`,
        text: f`Assistées : vous répondez, Blackpeg vous avertit avant l’envoi d’une réponse fausse.`,
      },
      'by-hand': {
        title: f`À la main`,
        text: f`À la main : vous répondez comme à une vraie table. Rien n’est vérifié avant que le code soit montré ; une réponse fausse annule alors la manche.`,
      },
    },
    pace: f`Rythme`,
    paces: {
      turns: {
        title: f`Tour par tour`,
        text: f`Chacun pose une rangée, puis les deux reçoivent leur réponse.`,
      },
      free: {
        title: f`Vitesse`,
        text: f`Sans tours : chaque rangée reçoit sa réponse aussitôt, et le premier à trouver le code gagne.`,
      },
    },
    racePaces: {
      turns: f`Tous posent une rangée, puis tous reçoivent leur réponse. Le plus petit nombre de rangées gagne.`,
      free: f`Sans tours : chaque rangée reçoit sa réponse aussitôt, et le premier à trouver le code gagne.`,
    },
  },
  time: {
    label: f`Temps par rangée`,
    times: {
      none: f`Sans pendule`,
      one: f`1 minute`,
      two: f`2 minutes`,
      five: f`5 minutes`,
      other: f`Autre`,
    },
    note: f`À la fin du temps, une rangée pleine est posée telle quelle ; une rangée incomplète est perdue.`,
    other: { label: f`Temps pour une rangée`, less: f`Moins de temps`, more: f`Plus de temps` },
    extra: (who) => f`Temps en plus pour ${object(who)}`,
    extraOthers: f`Temps en plus pour tous les autres`,
    extras: { none: f`Aucun`, double: f`Le double`, tenfold: f`Dix fois`, unlimited: f`Sans limite` },
  },
  tray: {
    label: f`Compter la réserve de pions`,
    none: f`Non`,
    note: (supply, palmed) =>
      f`${count(supply, 'pion', 'pions')} de chaque sorte pour le code et les rangées. Le codeur peut en retenir en secret jusqu’à ${palmed} de chaque.`,
    supply: { label: f`Pions de chaque sorte`, less: f`Moins de pions`, more: f`Plus de pions` },
  },
  switch: { on: f`oui`, off: f`non` },
  hints: f`Indices`,
  bar: (who) =>
    who.kind === 'other'
      ? f`Refuser les rangées qui ne peuvent pas être le code : ${who.name}`
      : f`Refuser les rangées qui ne peuvent pas être le code`,
  barNote: f`Une rangée qui contredit les réponses n’est pas posée, et vous apprenez quelle réponse elle contredit.`,
  more: f`Autres règles`,
  agreed: (terms, codes) => f`Convenu : ${terms} ; ${codes}.`,
  start: f`Commencer avec ces règles`,
  failed: f`La partie n’a pas pu être enregistrée sur cet appareil. Vos choix sont toujours là. Réessayez.`,
  challenge: f`Cacher un code pour quelqu’un`,
  rules: f`Comment jouer`,
};
