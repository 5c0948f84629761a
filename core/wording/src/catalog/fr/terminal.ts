// French texts of the command line.

import type { TerminalWords } from '../shape/terminal.ts';
import { engine } from './terminal-engine.ts';
import { help } from './terminal-help.ts';
import { tournament } from './terminal-tournament.ts';
import { verify } from './terminal-verify.ts';
import { usage } from './usage.ts';
import { count, f, figures, percent } from './voice.ts';

export const terminal: TerminalWords = {
  editions: {
    edition: 'Édition',
    game: 'Jeu',
    variant: 'Variante',
    holes: 'Trous',
    pegs: 'Pions',
    rows: 'Rangées',
    codes: 'Codes',
    codesBySize: f`Codes de Super par taille, trous de haut en bas et couleurs de gauche à droite ; un vide compte comme une couleur :`,
  },
  replay: {
    event: (event, text) => f`Événement ${event} : ${text}`,
    seen: (who) => f`${who} a vu la table.`,
    result: (text) => f`Résultat : ${text}`,
    unfinished: f`La partie n’est pas terminée.`,
    verified: (events) =>
      f`Vérifié : ${count(events, 'événement', 'événements')}, tout est conforme aux règles.`,
    faulty: (fault) => f`Non vérifié. ${fault}`,
    inRound: (round, again, fault) => f`Manche ${round}${again ? ', rejouée' : ''}. ${fault}`,
  },
  play: {
    saved: (file) => f`Le journal est enregistré dans « ${file} ».`,
  },
  strategy: {
    progress: (seconds, nodes, share, best) =>
      f`${figures(seconds)} s, ${count(nodes, 'position', 'positions')}, ${percent(share)} de cette ouverture${best === null ? '' : `, au mieux ${figures(best)}`}`,
    working: (seconds) => f`${figures(seconds)} s écoulées`,
    saved: (file) => f`L’arbre est enregistré dans « ${file} ».`,
    interruptedSaved: (file, total) =>
      f`Interrompu. Le meilleur arbre trouvé, ${count(total, 'rangée', 'rangées')} en tout, est enregistré dans « ${file} ».`,
    interruptedWith: (total) =>
      f`Interrompu. Le meilleur arbre trouvé demandait ${count(total, 'rangée', 'rangées')} en tout ; il n’est pas enregistré.`,
    interruptedWithout: f`Interrompu avant qu’il y ait un arbre. Rien n’est enregistré.`,
    again: f`La recherche s’est arrêtée sans raison connue. Elle recommence.`,
    died: f`La recherche s’est arrêtée deux fois : il n’y a pas d’arbre. Essayez un jeu plus petit ou une autre recherche.`,
    noMemory: f`La mémoire ne suffit pas : il n’y a pas d’arbre. Essayez un jeu plus petit ou un faisceau plus étroit.`,
  },
  emboss: {
    noRound: (round, rounds) =>
      rounds === 0
        ? f`Une position n’a pas de manches. Retirez --round.`
        : f`Il n’y a pas de manche ${round} ; la partie en a ${rounds}. Choisissez-en une, ou retirez --round.`,
    code: (code) => f`Code : ${code}`,
    blank: (sign) => `${sign} vide`,
    lost: 'perdue',
    covered: 'couverte',
    saved: (file) => f`Les pages sont enregistrées dans « ${file} ».`,
  },
  engine,
  help,
  tournament,
  usage,
  verify,
};
