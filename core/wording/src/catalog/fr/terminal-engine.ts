// French sentences to a program that asks an engine for what it cannot do.

import type { EngineWords } from '../shape/terminal-engine.ts';
import { f } from './voice.ts';

export const engine: EngineWords = {
  noGame: f`Aucun jeu n’est ouvert. Envoyez newgame avec une édition, comme newgame super-5x8.`,
  noCode: f`Aucun code n’est caché. Envoyez d’abord go code.`,
  unknownSetting: (given, known) =>
    f`L’option « ${given} » n’existe pas. Choix possibles : ${known.join(', ')}.`,
  missing: (after) => f`Il manque quelque chose après « ${after} ». Renvoyez la ligne complète.`,
  surplus: (given, after) => f`« ${given} » n’a pas sa place après « ${after} ». Retirez-le.`,
  oneLength: f`Cette édition a des codes de deux longueurs. Envoyez newgame avec une seule, comme duel-4x8.`,
};
