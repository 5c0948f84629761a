// French words of each edition: its name, what it is about, and what is printed on its box.

import type * as en from '../../en/base/editions.ts';
import type { Like } from '../../like.ts';
import { count, f } from './voice.ts';

export const editions: Like<typeof en.editions> = {
  super: {
    name: 'Super',
    about: f`L’un cache, l’autre cherche`,
    box: { first: f`5 trous, 8 couleurs`, second: (codes) => count(codes, 'code', 'codes') },
  },
  duel: {
    name: 'Duel',
    about: f`Chacun cache, chacun cherche, en même temps`,
    box: { first: f`Deux codes à la fois`, second: () => f`le premier à trouver gagne` },
  },
  braille: {
    name: 'Braille',
    about: f`Des nombres à toucher, à entendre, à voir`,
    box: { first: f`4 trous, nombres 1–6`, second: () => f`pour les doigts et les yeux` },
  },
  shapes: {
    name: 'Formes',
    about: f`Des paires de couleur et de forme`,
    box: { first: f`4 paires, couleur + forme`, second: (codes) => count(codes, 'code', 'codes') },
  },
  original: {
    name: 'Original',
    about: f`Quatre trous, six couleurs, dix rangées`,
    box: { first: f`4 trous, 6 couleurs`, second: () => f`10 rangées` },
  },
  mini: {
    name: 'Mini',
    about: f`Les mêmes codes, en six rangées`,
    box: { first: f`4 trous, 6 couleurs`, second: () => f`6 rangées` },
  },
  custom: { name: 'Sur mesure', about: f`Un jeu à votre mesure` },
};
