// French texts of the door to online play.

import { f } from '../../catalog/fr/voice.ts';
import type { OnlineWords } from './shape.ts';

export const online: OnlineWords = {
  title: f`Jouer en ligne`,
  notYet: f`Cette porte ne s’ouvre pas encore. Le jeu en ligne est en construction.`,
  willBe: f`Ce que ce sera`,
  plans: [
    f`Invitez quelqu’un par un lien, ou prenez place à une table ouverte.`,
    f`Pas de compte. Votre place est gardée quand la ligne se coupe.`,
    f`Les quatre boîtes, les duels au tour par tour ou de vitesse, et des courses à plusieurs.`,
    f`Une table pour regarder, et personne ne voit un code avant l’heure.`,
  ],
  already: f`Ce qui marche déjà`,
  ways: {
    screen: {
      title: f`Deux personnes, un écran`,
      text: f`Passez-vous l’appareil. Entre les deux, un écran couvre tout.`,
      button: f`Préparer un jeu à deux`,
    },
    link: {
      title: f`Votre code en lien`,
      text: f`Cachez un code et envoyez-le à quelqu’un, qui le cherche sans le lire dans le lien.`,
      button: f`Cacher un code pour un ami`,
    },
    daily: {
      title: f`Le code du jour`,
      text: f`Le même pour tous. Comparez vos rangées au petit déjeuner.`,
      button: f`Vers le code du jour`,
    },
  },
};
