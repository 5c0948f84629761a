// French sentences about a row or code that is not ready to go.

import type { DraftFaultWords } from '../shape/draft-faults.ts';
import { f, list } from './voice.ts';

export const draftFaults: DraftFaultWords = {
  notFilled: (holes, what, blanks) => {
    const several = holes.length > 1;
    const which = list(holes.map(String));
    if (what === 'pair') {
      return several
        ? f`Les paires ${which} ne sont pas encore complètes.`
        : f`La paire ${which} n’est pas encore complète.`;
    }
    const state = several
      ? f`Les trous ${which} sont encore à remplir.`
      : f`Le trou ${which} est encore à remplir.`;
    const peg = several ? 'des pions' : 'un pion';
    const blank = several ? ' ou des vides' : ' ou un vide';
    return f`${state} Posez ${peg}${blanks ? blank : ''}.`;
  },
  notOnPalette: f`Ce pion n’existe pas dans ce jeu. Choisissez-en un dans la palette.`,
  rowFull: f`La rangée est pleine. Retirez d’abord un pion.`,
  nothingToCompose: f`Il n’y a rien à poser en ce moment. Attendez votre tour.`,
  stillSending: f`Votre dernier envoi est encore en cours. Attendez un instant.`,
  waitsForConnection: f`Pas de connexion. Ce que vous tapez suivra quand elle reviendra.`,
  typedTooSoon: f`Ce que vous avez tapé ensuite n’a pas été pris.`,
  notKept: f`Cet appareil n’a pas pu enregistrer votre code : il n’est pas caché. Cachez-le à nouveau.`,
};
