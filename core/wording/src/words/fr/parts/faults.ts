// French sentences about texts, records and logs that cannot be read or do not add up.

import { EDITION_NAMES } from '@blackpeg/rules';
import type * as en from '../../en/parts/faults.ts';
import { join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count, f } from '../base/voice.ts';

export const textFaults: Like<typeof en.textFaults> = {
  place: {
    character: (character) => f`Caractère ${character}`,
    line: (line, character) => f`Ligne ${line}, caractère ${character}`,
    end: f`À la fin`,
  },
  at: (place, fault) => f`${place} : ${fault}`,
  expected: {
    peg: f`un pion`,
    feedback: f`une réponse comme 1-2`,
    'blue-count': f`le nombre de fiches bleues, comme dans 1-2-0`,
    colon: f`un deux-points entre la rangée et la réponse`,
    row: f`une rangée`,
    separator: f`un espace ou un point-virgule entre les rangées`,
    'edition-name': f`le nom d’une édition (${EDITION_NAMES.join(', ')})`,
    'edition-game': f`un jeu de cette édition`,
    'edition-size': f`une taille comme 5x8`,
    'edition-option': f`une option de cette édition`,
    header: f`la première ligne d’un journal de Blackpeg`,
    event: f`un événement`,
    tag: f`une étiquette comme [Edition "super-5x8"]`,
    round: f`une ligne comme Round 1`,
    statement: f`une indication de relevé`,
    count: f`un nombre`,
    seat: f`une place comme seat1`,
    seconds: f`un temps en secondes`,
    text: f`un texte entre guillemets droits`,
    ending: f`la fin de la recherche`,
    outcome: f`l’issue de la manche`,
    awards: f`ce que chaque place reçoit`,
    'palmed-counts': f`le nombre de pions retenus de chaque sorte`,
    link: f`un lien de Blackpeg`,
    'link-part': f`la suite du lien`,
  },
  instead: (expected, found) => f`Il faut ici ${expected}, pas « ${found} ».`,
  missing: (expected) => f`Il manque ici ${expected}.`,
  surplus: (found) => f`« ${found} » est de trop. Retirez-le.`,
  reasons: {
    'unknown-peg': ({ hole, found }) =>
      f`« ${found} » n’est pas un pion pour le trou ${hole}. Choisissez-en un de ce jeu.`,
    'too-many-key-pegs': ({ feedback, holes }, say) =>
      f`${say.answer(feedback)}, c’est trop pour ${count(holes, 'trou', 'trous')}. Recomptez.`,
    'not-earnable': ({ feedback, holes }, say) =>
      f`Aucune rangée de ${count(holes, 'pion', 'pions')} ne peut recevoir cette réponse : ${say.answer(feedback)}. Recomptez.`,
    'blue-not-marked': () => f`Ce jeu n’a pas de fiches bleues. Retirez le troisième nombre.`,
    'not-json': () => f`Cette ligne n’est pas du JSON valide.`,
    'wrong-format': ({ format }) => f`C’est du « ${format} », pas un journal de Blackpeg.`,
    'unknown-version': ({ version, oldest, newest }) =>
      f`La version ${version} du journal est inconnue ; les versions ${oldest} à ${newest} sont connues. Prenez un Blackpeg plus récent.`,
    'bad-field': ({ path }) =>
      path === '' ? f`La valeur n’est pas possible ici.` : f`La valeur du champ ${path} n’est pas possible.`,
    'unknown-field': ({ path }) => f`Le champ ${path} n’existe pas. Retirez-le.`,
    'repeated-tag': ({ tag }) => f`L’étiquette ${tag} figure deux fois. Gardez-en une.`,
    'bad-tag': ({ tag, found, values }) =>
      f`L’étiquette ${tag} ne peut pas valoir « ${found} ». Valeurs possibles : ${values.join(', ')}.`,
    unclosed: ({ what }) => f`${UNCLOSED[what]} commence ici et ne finit pas. Fermez-le.`,
    'row-out-of-order': ({ expected, given }) =>
      f`La rangée ${expected} doit suivre ici, pas la rangée ${given}.`,
    'no-such-board': ({ board }) => f`Cette partie n’a pas de plateau « ${board} ».`,
    'no-such-seat': ({ seat }) => f`Cette partie n’a pas de place ${seat}.`,
    damaged: () => f`Le lien est abîmé : un caractère est faux ou manque. Copiez-le à nouveau.`,
  },
};

const UNCLOSED = { tag: 'Le crochet d’une étiquette', text: 'Un texte', comment: 'Un commentaire' } as const;

export const recordFaults: Like<typeof en.recordFaults> = {
  place: (round, replay, board, row) =>
    join(
      ', ',
      recordFaults.round(round, replay),
      board === null ? null : `plateau ${board}`,
      row === null ? null : `rangée ${row}`,
    ),
  round: (round, replay) => (replay === 0 ? f`Manche ${round}` : f`Manche ${round}, reprise ${replay}`),
  hidden: {
    code: f`Le relevé ne contient pas le code ; on ne peut pas rejouer la partie.`,
    palmed: f`Le relevé ne contient pas les pions retenus ; on ne peut pas rejouer la partie.`,
    guess: f`Le relevé ne contient pas cette rangée ; on ne peut pas rejouer la partie.`,
    mark: f`Le relevé ne contient pas cette réponse ; on ne peut pas rejouer la partie.`,
  },
  searchOver: (ending) => f`D’après les règles, la recherche était déjà finie. ${ending}`,
  whats: {
    round: 'la manche',
    marks: 'la réponse',
    time: 'le temps',
    ending: 'la fin de la recherche',
    outcome: 'l’issue',
    awards: 'le décompte',
    result: 'le résultat',
  },
  differs: (what, recorded, replayed) =>
    f`Pour ${what}, le relevé s’écarte des règles. Relevé : ${recorded}. Règles : ${replayed}.`,
  nothing: 'rien',
};

export const logFaults: Like<typeof en.logFaults> = {
  'no-opening': f`Le journal ne commence pas par l’ouverture d’une partie.`,
  'cut-short': (event, expected) => f`Le journal s’interrompt : il manque l’événement ${event} (${expected})`,
  'time-runs-back': (event) => f`L’événement ${event} porte une heure antérieure au précédent.`,
  refused: (event, why) => f`L’événement ${event} est contraire aux règles. ${why}`,
  differs: (event, recorded, expected) =>
    f`L’événement ${event} n’est pas celui des règles. Noté : ${recorded} Attendu : ${expected}`,
  'differs-in-detail': (event, recorded) =>
    f`L’événement ${event} diffère des règles par un détail : ${recorded}`,
  'out-of-place': (event, recorded) => f`L’événement ${event} n’a pas sa place ici : ${recorded}`,
  'earlier-rules': (rule) => f`Partie jouée selon des règles antérieures : la règle ${rule} a changé depuis.`,
};
