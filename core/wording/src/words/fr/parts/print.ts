// French texts of what is printed and embossed.

import type * as en from '../../en/parts/print.ts';
import type { Like } from '../../like.ts';
import { f } from '../base/voice.ts';

export const print: Like<typeof en.print> = {
  title: f`Imprimer et embosser`,
  lead: f`Voici ce qui s’imprime : tel quel, en gros caractères, ou dans un fichier pour une embosseuse.`,
  paper: f`Imprimer`,
  large: f`Imprimer en gros caractères`,
  emboss: f`Enregistrer pour une embosseuse`,
  embossNote: f`.brf, 40 cellules par ligne`,
  saved: (file) => f`Enregistré : ${file}.`,
  nothing: f`Il n’y a encore rien à imprimer : aucune rangée n’est posée.`,
  code: (code) => f`Code : ${code}`,
  pegs: (pegs) => f`Pions : ${pegs}.`,
  blank: (sign) => `${sign} vide`,
  lost: 'perdue',
  covered: 'couverte',
  unfinished: f`La partie n’est pas terminée.`,
};
