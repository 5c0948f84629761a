// French texts of the screen a match is played on.

import { count, does, f, list, nameAll, object } from '../../catalog/fr/voice.ts';
import { capital } from '../../catalog/text.ts';
import type { Who } from '../../who.ts';
import { keys } from './fr-keys.ts';
import type { PlayWords } from './shape.ts';

const FACETS = { colour: 'une couleur', shape: 'une forme', number: 'un nombre' } as const;
const who = (one: Who) => (one.kind === 'you' ? 'Vous' : one.kind === 'house' ? 'La maison' : one.name);
const code = (maker: Who) => (maker.kind === 'you' ? 'votre code' : `le code caché par ${object(maker)}`);

export const play: PlayWords = {
  opening: {
    table: f`Table`,
    setting: f`On met la table…`,
    missing: f`Ce match n’est pas sur cet appareil.`,
    missingText: f`Il a été supprimé ici, ou son adresse n’est pas juste.`,
    elsewhere: f`Ce match est ouvert dans un autre onglet.`,
    elsewhereText: f`Il se joue à un seul endroit à la fois. Rien n’est perdu si vous continuez ici.`,
    lost: f`Vous avez continué dans un autre onglet.`,
    lostText: f`Ce match est maintenant ouvert là-bas. Tout est gardé.`,
    take: f`Continuer ici`,
    home: f`Vers l’étagère`,
    notSaved: f`Cet appareil ne peut rien enregistrer pour l’instant. Votre coup est gardé ici et sera réessayé.`,
  },
  title: {
    row: (row, rows) => f`Rangée ${row} sur ${rows}`,
    turn: (turn, turns) => f`Tour ${turn} sur ${turns}`,
    hide: f`Cachez un code`,
    answer: (row) => f`Répondez à la rangée ${row}`,
    hold: f`Vous gardez le code`,
    wait: f`Un instant`,
    watch: f`Vous regardez`,
    roundOver: (round) => f`La manche ${round} est finie`,
    matchOver: f`Le match est fini`,
    round: (round, rounds, again) =>
      f`manche ${round}${rounds === null ? '' : ` sur ${rounds}`}${again ? ', rejouée' : ''}`,
  },
  match: {
    heading: f`Match`,
    scoring: {
      points: f`Match, qui a le plus de points gagne`,
      'fewest-rows': f`Match, qui a le moins de rangées gagne`,
      'rounds-won': f`Match, manches gagnées`,
      none: f`Match`,
    },
    who,
    hiding: f`cache un code`,
    hidden: f`code caché`,
    breaking: (row) => f`cherche, rangée ${row}`,
    placed: (row) => f`rangée ${row} posée`,
    answering: (row) => f`réponse à la rangée ${row}`,
    holds: f`garde le code`,
    found: (rows) => f`trouvé en ${count(rows, 'rangée', 'rangées')}`,
    out: f`abandon`,
    legend: f`Lire une réponse`,
    whoseBoard: f`Le plateau de`,
    racers: f`Les autres`,
  },
  board: {
    name: (breaker, maker) => f`${does(breaker, 'cherchez', 'cherche')} ${code(maker)}`,
    code: (maker) =>
      maker.kind === 'you'
        ? f`Votre code`
        : maker.kind === 'house'
          ? f`Code de la maison`
          : f`Code de ${maker.name}`,
    ownCodeRow: f`Votre code`,
    cover: f`Couvrir`,
    uncover: f`Découvrir`,
    covered: f`Votre code est couvert.`,
    nothingHidden: (maker) => f`${does(maker, 'n’avez', 'n’a')} pas encore caché de code`,
    hole: (hole, content) => f`Trou ${hole}, ${content}`,
    stillEmpty: f`encore libre`,
    half: (chosen, open) => f`${chosen}, il manque ${FACETS[open]}`,
    flagged: f`à voir`,
    resting: (row) => f`Rangée ${row}, pas encore atteinte`,
    answerToCome: f`réponse à venir`,
    noAnswer: f`sans réponse`,
    sending: f`envoi…`,
    rowOf: (one) => (one.kind === 'you' ? f`Votre rangée` : f`Rangée de ${object(one)}`),
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
    clear: f`Vider`,
    last: f`Reprendre`,
    lastLong: f`Reprendre la dernière rangée`,
    fill: (peg) => f`Remplir les trous libres : ${peg}`,
    fillHeading: f`Remplir les trous libres d’un seul pion`,
    tools: f`Rangée`,
    more: f`Plus`,
    nothingToUndo: f`Il n’y a rien à annuler.`,
    nothingToClear: f`Il n’y a rien à vider.`,
    noLastRow: f`Aucune rangée n’est encore posée.`,
    open: (holes, what) => {
      const several = holes.length > 1;
      const which = list(holes.map(String));
      if (what === 'pair') return several ? f`paires ${which} à compléter` : f`paire ${which} à compléter`;
      return several ? f`trous ${which} encore libres` : f`trou ${which} encore libre`;
    },
    misfit: (row) => f`Cette rangée ne peut pas être le code : voyez la rangée ${row}.`,
    change: f`Modifier`,
    sendAnyway: f`Envoyer quand même`,
    secondsLeft: (seconds) => f`Encore ${count(seconds, 'seconde', 'secondes')}`,
  },
  hiding: {
    lead: f`Choisissez les pions que personne d’autre ne doit voir.`,
    hide: f`Cacher ce code`,
    random: f`Tirer au sort`,
    blanks: f`Vides dans cette manche`,
    withBlanks: f`possibles`,
    withoutBlanks: f`aucun`,
    blanksNote: f`Votre adversaire apprend votre choix.`,
    palm: f`Retenir des pions`,
    palmNote: f`Jusqu’à deux de chaque sorte restent hors de la réserve ; la compter en dit alors moins.`,
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
      text: f`Vous dites qu’aucun code ne convient à toutes les réponses, donc que l’une est fausse. Blackpeg en juge d’après les seules rangées. Si vous avez raison, la manche est annulée et les trois points sont à vous. Si un code convient, on continue, et cela ne coûte rien.`,
      yes: f`L’affirmer`,
    },
    admit: {
      label: f`Admettre une fausse réponse`,
      text: f`La manche s’arrête ici et elle est annulée. Votre adversaire reçoit les trois points, et la manche se rejoue avec un nouveau code.`,
      yes: f`L’admettre`,
    },
    resignRound: { label: f`Abandonner la manche`, yes: f`Abandonner la manche` },
    resignMatch: { label: f`Abandonner le match`, yes: f`Abandonner le match` },
    offerEnd: {
      label: f`Proposer d’arrêter le match`,
      text: f`Si tout le monde accepte, le match s’arrête ici sans résultat, et les codes sont montrés.`,
      yes: f`Le proposer`,
    },
    roundGoes: (form, role, others) => {
      if (form === 'duel') return f`La manche va à ${nameAll(others)}, et les codes sont montrés.`;
      if (form === 'race') return f`Vous ne posez plus de rangée dans cette manche. Les autres continuent.`;
      if (form === 'solitaire') return f`Le code compte comme non trouvé, et il est montré.`;
      return role === 'breaker'
        ? f`Le code compte comme s’il avait tenu toutes ses rangées, et il est montré.`
        : f`Le code compte comme trouvé dans la rangée en cours, et il est montré.`;
    },
    matchGoes: (alone, others) =>
      alone
        ? f`Le match s’arrête ici, et le code est montré.`
        : f`${capital(nameAll(others))} ${others.length > 1 ? 'continuent sans vous' : 'gagne le match'}.`,
    offered: (one) => f`${does(one, 'proposez', 'propose')} d’arrêter le match sans résultat.`,
    youOffered: f`Vous avez proposé d’arrêter le match. Il s’arrête si tout le monde accepte.`,
    agree: f`Accepter et arrêter`,
    withdraw: f`Retirer la proposition`,
    no: f`Non, continuer`,
  },
  hints: {
    heading: f`Indice`,
    note: f`gratuit, noté dans l’analyse`,
    off: f`Ce match se joue sans indices.`,
    check: {
      label: f`Vérifier ma rangée`,
      before: f`Dit si votre rangée peut être le code, et sinon quelles réponses s’y opposent.`,
    },
    clue: { label: f`Donner un indice`, before: f`Dit une chose certaine, et les rangées qui la montrent.` },
    row: {
      label: f`Montrer une bonne rangée`,
      before: f`Montre une rangée que l’on poserait à haut niveau, et pourquoi.`,
    },
    thinking: f`Réflexion…`,
    stop: f`Arrêter`,
    failed: f`Cela n’a pas marché. Réessayez.`,
    noClue: f`Rien n’est encore certain. Toute rangée vous apprendra quelque chose.`,
    nothingFits: f`Aucun code ne convient aux réponses : l’une d’elles est fausse. Vous pouvez l’affirmer.`,
    rowUnfilled: f`Remplissez d’abord votre rangée, elle pourra alors être vérifiée.`,
    take: f`La mettre dans ma rangée`,
    stillFit: (codes) => count(codes, 'code convient encore', 'codes conviennent encore'),
    counting: f`On compte les codes qui conviennent…`,
    showCount: f`Montrer combien de codes conviennent encore`,
  },
  notes: { heading: f`Notes`, open: f`Ouvrir` },
  end: {
    review: f`Analyser cette manche`,
    next: f`Manche suivante`,
    swap: f`Manche suivante, on échange`,
    again: f`Rejouer la manche`,
    rematch: f`Revanche`,
    once: f`Encore une partie`,
    rematchNote: f`mêmes règles, rôles échangés`,
    home: f`Retour à l’étagère`,
  },
  handOver: {
    title: f`Passez l’appareil`,
    before: (name) => f`${name}, votre côté est sous le couvercle.`,
    turn: (name) => f`C’est au tour de ${name}.`,
    pass: f`Passez l’appareil. Tant que ce couvercle est baissé, rien de secret n’est à l’écran.`,
    iAm: (name) => f`Je suis ${name}, lever le couvercle`,
    backTo: (name) => f`Revenir à ${name}`,
    handOn: f`Passer l’appareil`,
    cover: f`Couvrir l’écran`,
  },
  keys,
  close: f`Fermer`,
};
