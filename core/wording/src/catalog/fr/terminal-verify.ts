// French words for verifying a match.

import type { VerifyWords } from '../shape/terminal-verify.ts';
import { f } from './voice.ts';

export const verify: VerifyWords = {
  file: (file) => f`« ${file} »`,
  house: 'L’ordinateur',
  proofs: {
    genuine: f`le code est celui qui a été scellé au moment où il a été caché.`,
    broken: f`le code montré n’est pas celui qui a été scellé.`,
    'not-committed': f`le code n’a pas été scellé, rien ne prouve donc qu’il est resté le même.`,
    'not-opened': f`le code n’a pas été ouvert, son sceau ne prouve donc rien.`,
    'no-key': f`le code a été ouvert sans sa clé, son sceau ne prouve donc rien.`,
    'no-match': f`le sceau vaut pour une seule partie, et le texte ne dit pas laquelle c’est.`,
  },
  digests: {
    intact: f`L’empreinte correspond : pas un octet n’a changé depuis l’export de la partie.`,
    damaged: f`L’empreinte ne correspond pas : le texte a été modifié après l’export de la partie.`,
    missing: f`Il n’y a pas d’empreinte : une modification accidentelle ne se verrait pas.`,
  },
};
