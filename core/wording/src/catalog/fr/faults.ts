// French sentences about codes, editions and logs that are not as they must be.

import type { CodeFaultWords, EditionFaultWords, LogFaultWords } from '../shape/violations.ts';
import { count, f, figures } from './voice.ts';

const THING = { code: 'Le code', guess: 'La rangée' } as const;

export const codeFaults: CodeFaultWords = {
  'wrong-length': ({ holes, given }, what) => {
    const size = `${THING[what]} compte ${count(holes, 'trou', 'trous')}`;
    if (given > holes) {
      return f`${size}, et vous donnez ${count(given, 'pion', 'pions')}. Retirez-en ${given - holes}.`;
    }
    const filled = given < 2 ? `${given} rempli` : `${given} remplis`;
    return f`${size}, dont ${filled}. Remplissez les autres à partir du trou ${given + 1}.`;
  },
  'no-such-peg': ({ hole }) =>
    f`Trou ${hole} : ce pion n’existe pas dans ce jeu. Choisissez-en un dans la palette.`,
  'blank-not-allowed': ({ hole }) =>
    f`Le trou ${hole} est un vide, mais cette manche se joue sans vides. Posez-y un pion.`,
  'repeated-peg': ({ hole, earlier }) =>
    f`Le trou ${hole} répète le pion du trou ${earlier}, et un pion ne sert qu’une fois. Changez-en.`,
};

export const editionFaults: EditionFaultWords = {
  'too-many-codes': ({ codes, most }) =>
    f`Cette taille donne ${count(codes, 'code', 'codes')} ; le maximum est ${figures(most)}. Prenez moins de trous ou de pions.`,
  'no-code': ({ holes, pegs }) =>
    f`On ne remplit pas ${count(holes, 'trou', 'trous')} sans doublon avec ${count(pegs, 'pion', 'pions')}. Permettez les doublons ou ajoutez des pions.`,
  'blanks-mismatch': ({ blanks }) =>
    blanks === 'off'
      ? f`Le jeu se joue sans vides, mais un pion peut être vide. Permettez les vides, ou retirez celui-là.`
      : f`Le jeu se joue avec des vides, mais aucun pion ne peut être vide. Retirez les vides, ou permettez-en un.`,
  'not-as-printed': ({ name }) =>
    f`Les règles de ${name} ne connaissent pas ce jeu. Prenez l’une de ses tailles, ou un jeu sur mesure (custom).`,
  outOfRange: {
    holes: between('de trous'),
    lengths: between('de longueurs de code'),
    facets: between('de propriétés d’un pion'),
    kinds: between('de sortes de pions'),
    rows: between('de rangées'),
  },
  unknownValue: {
    name: f`Aucune édition ne porte ce nom. Choisissez super, duel, braille, shapes ou custom.`,
    game: f`Aucun jeu ne porte ce numéro. Choisissez 1, 2, 3 ou 3b.`,
    blanks: f`Les vides se règlent par off, on ou choice. Choisissez l’un des trois.`,
    marking: f`Les réponses vont par places ou par pairs. Choisissez l’un des deux.`,
  },
};

function between(what: string): (least: number, most: number, given: number) => string {
  return (least, most, given) =>
    f`Le nombre ${what} doit aller de ${least} à ${most} ; ${figures(given)} ne convient pas. Changez-le.`;
}

export const logFaults: LogFaultWords = {
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
