// French texts of the screen a match is played on.

import type * as en from '../../en/base/play.ts';
import type { Who } from '../../event-facts.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { keys } from './board.ts';
import { count, does, f, figures, label, list, nameAll, object, ofWho } from './voice.ts';

const FACETS = { colour: 'une couleur', shape: 'une forme', number: 'un nombre' } as const;

const code = (maker: Who) => (maker.kind === 'you' ? 'votre code' : `le code caché par ${object(maker)}`);

const CLAIMED = {
  points: 'vous recevez trois points',
  rows: 'trois rangées sont retirées de votre total',
  'round-point': 'vous en recevez le point, sauf si une de vos réponses est fausse aussi',
} as const;

const ADMITTED = {
  points: 'Votre adversaire reçoit trois points, et la manche se rejoue avec un nouveau code.',
  rows: 'Trois rangées sont retirées du total de votre adversaire, et la manche se rejoue avec un nouveau code.',
  'round-point':
    'Votre adversaire en reçoit le point, sauf si une de ses réponses est fausse aussi. La manche se rejoue, sauf si ce point décide de la partie.',
} as const;

export const play: Like<typeof en.play> = {
  opening: {
    table: f`Table`,
    setting: f`On installe le jeu…`,
    missing: f`Cette partie n’est pas sur cet appareil.`,
    missingText: f`Elle a été supprimée ici, ou l’adresse est fausse.`,
    elsewhere: f`Cette partie est ouverte dans un autre onglet.`,
    elsewhereText: f`Elle se joue à un seul endroit à la fois. Rien n’est perdu si vous continuez ici.`,
    lost: f`Vous avez continué dans un autre onglet.`,
    lostText: f`Cette partie est maintenant ouverte là-bas. Tout est enregistré.`,
    take: f`Continuer ici`,
    home: f`Accueil`,
    notSaved: f`Cet appareil ne peut rien enregistrer pour l’instant. Votre coup reste ici, et l’enregistrement sera réessayé.`,
  },
  title: {
    row: (row, rows) => f`Rangée ${row} sur ${rows}`,
    turn: (turn, turns) => f`Tour ${turn} sur ${turns}`,
    hide: f`Cachez un code`,
    answer: (row) => f`Répondez à la rangée ${row}`,
    hold: f`Vous avez caché le code`,
    wait: f`Un instant`,
    watch: f`Vous regardez`,
    roundOver: (round) => f`La manche ${round} est finie`,
    matchOver: f`La partie est finie`,
    round: (round, rounds, again) =>
      f`manche ${round}${rounds === null ? '' : ` sur ${rounds}`}${again ? ', rejouée' : ''}`,
  },
  match: {
    heading: f`Partie`,
    scoring: {
      points: f`Partie : au plus grand nombre de points`,
      'fewest-rows': f`Partie : au plus petit nombre de rangées`,
      'rounds-won': f`Partie : manches gagnées`,
      none: f`Partie`,
    },
    who: label,
    hiding: f`code à cacher`,
    hidden: f`code caché`,
    breaking: (row) => f`recherche, rangée ${row}`,
    placed: (row) => f`rangée ${row} posée`,
    answering: (row) => f`réponse à la rangée ${row}`,
    holds: f`code caché`,
    found: (rows) => f`trouvé en ${count(rows, 'rangée', 'rangées')}`,
    out: f`abandon`,
    legend: f`Lire une réponse`,
    whoseBoard: f`Quel plateau`,
    racers: f`Les autres`,
  },
  board: {
    name: (breaker, maker) => f`${does(breaker, 'cherchez', 'cherche')} ${code(maker)}`,
    code: (maker) => (maker.kind === 'you' ? f`Votre code` : f`Code ${ofWho(maker)}`),
    ownCodeRow: f`Votre code`,
    cover: f`Couvrir`,
    uncover: f`Découvrir`,
    covered: f`Votre code est couvert.`,
    nothingHidden: (maker) => f`${does(maker, 'n’avez', 'n’a')} pas encore caché de code`,
    hole: (hole, content) => f`Trou ${hole}, ${content}`,
    stillEmpty: f`à remplir`,
    half: (chosen, open) => f`${chosen}, il manque ${FACETS[open]}`,
    flagged: f`à vérifier`,
    resting: (row) => f`Rangée ${row}, pas encore atteinte`,
    answerToCome: f`réponse à venir`,
    noAnswer: f`sans réponse`,
    sending: f`envoi…`,
    placedCovered: f`posée`,
    placedCoveredLong: f`posée, découverte quand la vôtre sera posée`,
    answerCovered: f`réponse couverte`,
    wrong: f`réponse fausse`,
    wrongWas: (row, given, right) =>
      f`La réponse à la rangée ${row} était fausse : ${given} au lieu de ${right}.`,
  },
  row: {
    submit: f`Valider la rangée`,
    place: f`Poser la rangée`,
    undo: f`Annuler`,
    clear: f`Effacer`,
    last: f`Répéter`,
    lastLong: f`Répéter la dernière rangée`,
    fill: (peg) => f`Remplir les trous vides : ${peg}`,
    fillHeading: f`Remplir les trous vides d’un seul pion`,
    tools: f`Rangée`,
    more: f`Plus`,
    print: f`Imprimer et embosser`,
    rules: f`Règles`,
    nothingToUndo: f`Il n’y a rien à annuler.`,
    nothingToClear: f`La rangée est vide.`,
    noLastRow: f`Aucune rangée n’est encore posée.`,
    notPasted: f`Ce qui a été collé n’est pas une rangée de ce jeu. Rien n’a changé.`,
    open: (holes, count, what) => {
      const several = count > 1;
      const which = list(holes);
      const pairs = several ? 'paires' : 'paire';
      if (what === 'pair') return f`${pairs} ${which} à compléter`;
      if (what !== 'hole') return f`${pairs} ${which} : il manque ${FACETS[what]}`;
      return f`${several ? 'trous' : 'trou'} ${which} à remplir`;
    },
    range: (first, last) => f`${first} à ${last}`,
    misfit: (row) => f`Code exclu par la rangée ${row}.`,
    change: f`Modifier`,
    sendAnyway: f`Envoyer quand même`,
    sendFinal: f`Le code est trouvé`,
    startsIn: (seconds) => f`Départ dans ${seconds}`,
    go: f`Partez`,
    timeUsed: f`Temps utilisé`,
    secondsLeft: (seconds) => f`Encore ${count(seconds, 'seconde', 'secondes')}`,
  },
  explain: {
    before: (keys) => f`${keys}. On ne dit pas quel pion est visé.`,
    row: (row, keys) => f`Rangée ${row} : ${keys}.`,
    key: (pegs, meaning) => f`${pegs} (${meaning})`,
    nothing: f`aucune fiche, rien de tout cela n’est dans le code`,
  },
  hiding: {
    lead: f`Choisissez les pions que personne d’autre ne doit voir.`,
    hide: f`Cacher ce code`,
    random: f`Code au hasard`,
    blanks: f`Vides dans cette manche`,
    withBlanks: f`possibles`,
    withoutBlanks: f`aucun`,
    blanksNote: f`Votre adversaire en sera informé.`,
    palm: f`Retenir des pions`,
    palmNote: f`Jusqu’à deux de chaque sorte restent hors de la réserve ; compter la réserve en dit alors moins.`,
    less: (kind) => f`Un de moins : ${kind}`,
    more: (kind) => f`Un de plus : ${kind}`,
  },
  answer: {
    give: (answer) => f`Répondre : ${answer}`,
    byHand: f`Rien n’est vérifié avant la fin de la manche. Vous pouvez corriger jusqu’à la rangée suivante.`,
    assisted: f`Blackpeg demande avant d’envoyer une réponse qui ne correspond pas à votre code.`,
    correct: (row) => f`Corriger la réponse à la rangée ${row}`,
    correctHeading: (row) => f`Correction de la rangée ${row}`,
    correctGive: (answer) => f`Corriger en : ${answer}`,
    keep: f`La laisser telle quelle`,
  },
  ask: {
    question: (label) => f`${label} ?`,
    claim: {
      label: f`Affirmer qu’aucun code ne convient`,
      text: (gain) =>
        f`Vous dites qu’aucun code ne convient à toutes les réponses, donc que l’une d’elles est fausse. Blackpeg en juge sans regarder le code. Si vous avez raison, la manche est annulée et ${CLAIMED[gain]}. Si un code convient, on continue, et vous ne perdez rien.`,
      yes: f`L’affirmer`,
    },
    admit: {
      label: f`Admettre une fausse réponse`,
      text: (gain) => f`La manche s’arrête ici et elle est annulée. ${ADMITTED[gain]}`,
      yes: f`L’admettre`,
    },
    resignRound: { label: f`Abandonner la manche`, yes: f`Abandonner la manche` },
    resignMatch: { label: f`Abandonner la partie`, yes: f`Abandonner la partie` },
    offerEnd: {
      label: f`Proposer d’arrêter la partie`,
      text: (sealed) =>
        f`Si tout le monde accepte, la partie s’arrête ici sans résultat, et ${sealed ? 'les codes scellés le restent' : 'les codes sont montrés'}.`,
      yes: f`Le proposer`,
    },
    roundGoes: (form, role, others) => {
      if (form === 'duel') return f`La manche va à ${nameAll(others)}, et les codes sont montrés.`;
      if (form === 'race') return f`Vous ne posez plus de rangée dans cette manche. Les autres continuent.`;
      if (form === 'solitaire') return f`Le code compte comme non trouvé, et il est montré.`;
      return role === 'breaker'
        ? f`Le code compte comme non trouvé sur toutes ses rangées, et il est montré.`
        : f`Le code compte comme trouvé dans la rangée en cours, et il est montré.`;
    },
    matchGoes: (alone, others) =>
      alone
        ? f`La partie s’arrête ici, et le code est montré.`
        : f`${capital(nameAll(others))} ${others.length > 1 ? 'continuent sans vous' : 'gagne la partie'}.`,
    offered: (one) => f`${does(one, 'proposez', 'propose')} d’arrêter la partie sans résultat.`,
    youOffered: f`Vous avez proposé d’arrêter la partie. Elle s’arrête si tout le monde accepte.`,
    agree: f`Accepter et arrêter`,
    withdraw: f`Retirer la proposition`,
    no: f`Non, continuer`,
  },
  hints: {
    heading: f`Indice`,
    note: f`gratuit, noté dans l’analyse`,
    off: f`Cette partie se joue sans indices.`,
    check: {
      label: f`Vérifier ma rangée`,
      before: f`Dit si votre rangée peut être le code, et sinon quelles réponses s’y opposent.`,
    },
    clue: { label: f`Donner un indice`, before: f`Dit une chose certaine, et les rangées qui la montrent.` },
    row: {
      label: f`Montrer une bonne rangée`,
      before: f`Montre une rangée qu’un très bon joueur poserait, et pourquoi.`,
    },
    thinking: f`Réflexion…`,
    stop: f`Arrêter`,
    failed: f`Cela n’a pas marché. Réessayez.`,
    noClue: f`Rien n’est encore certain. Toute rangée vous apprendra quelque chose.`,
    noMoreClues: f`C’est tout ce qui est certain pour l’instant. Une autre rangée vous en apprendra plus.`,
    nothingFits: f`Aucun code ne convient aux réponses : l’une d’elles est fausse. Vous pouvez l’affirmer.`,
    rowUnfilled: f`Remplissez d’abord votre rangée, elle pourra alors être vérifiée.`,
    take: f`La mettre dans ma rangée`,
    why: f`Pourquoi ?`,
    whyHeading: f`Pourquoi`,
    noteWhy: f`Écrire dans mes notes`,
    notedWhy: f`C’est dans vos notes.`,
    stillFit: (codes) => count(codes, 'code convient encore', 'codes conviennent encore'),
    counting: f`On compte les codes qui conviennent…`,
    showCount: f`Montrer combien de codes conviennent encore`,
  },
  notes: {
    heading: f`Notes`,
    open: f`Ouvrir`,
    cleared: f`Marques effacées.`,
    restored: f`Marques rétablies.`,
    known: {
      nothing: f`Aucune marque dans vos notes.`,
      hole: (hole) => f`trou ${hole}`,
      certain: (pegs) => f`Sûr : ${pegs}.`,
      excluded: (pegs) => f`Pas dans le code : ${pegs}.`,
      open: (hole, marks) => f`Trou ${hole} : ${marks}.`,
      maybe: (pegs) => f`peut-être ${pegs}`,
      not: (pegs) => f`pas ${pegs}`,
      unmarked: (holes) => f`Indécis : ${holes}.`,
    },
  },
  end: {
    review: f`Analyse`,
    share: f`Partager`,
    daily: f`Code du jour`,
    next: f`Manche suivante`,
    swap: f`Manche suivante, on échange`,
    again: f`Rejouer la manche`,
    rematch: f`Revanche`,
    once: f`Encore une partie`,
    rematchNote: f`mêmes règles, rôles échangés`,
    home: f`Accueil`,
    ghost: {
      title: f`Rangée par rangée`,
      you: f`Vous`,
      friend: f`Votre adversaire`,
      both: (rows, theirs) =>
        rows === theirs
          ? f`Vous et votre adversaire l’avez trouvé en ${count(rows, 'rangée', 'rangées')}.`
          : f`Vous l’avez trouvé en ${count(rows, 'rangée', 'rangées')}, votre adversaire en ${figures(theirs)}.`,
      youAlone: (rows) =>
        f`Vous l’avez trouvé en ${count(rows, 'rangée', 'rangées')} ; votre adversaire ne l’a pas trouvé.`,
      friendAlone: (theirs) =>
        f`Votre adversaire l’a trouvé en ${count(theirs, 'rangée', 'rangées')} ; vous ne l’avez pas trouvé.`,
      neither: f`Ni vous ni votre adversaire ne l’avez trouvé.`,
      row: (row, yours, theirs) => f`Rangée ${row} : vous, ${yours} ; votre adversaire, ${theirs}.`,
      guess: (code, answer) => f`${code} (${answer})`,
      none: f`pas de rangée`,
      lost: f`perdue`,
    },
  },
  handOver: {
    title: f`Passez l’appareil`,
    before: (name) => f`${name}, votre côté est couvert.`,
    turn: (name) => f`C’est à ${name} de jouer.`,
    pass: f`Passez l’appareil. Tant que l’écran est couvert, rien de secret n’est affiché.`,
    iAm: (name) => f`Je suis ${name}, continuer`,
    backTo: (name) => f`Revenir à ${name}`,
    handOn: f`Passer l’appareil`,
    leave: f`Quitter, la partie est enregistrée`,
    cover: f`Couvrir l’écran`,
  },
  keys,
  close: f`Fermer`,
};
