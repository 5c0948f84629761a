// French texts of what is printed and embossed.

import type * as en from '../../en/parts/print.ts';
import type { Like } from '../../like.ts';
import { f } from '../base/voice.ts';

export const print: Like<typeof en.print> = {
  code: (code) => f`Code : ${code}`,
  pegs: (pegs) => f`Pions : ${pegs}.`,
  blank: (sign) => `${sign} vide`,
  lost: 'perdue',
  covered: 'couverte',
  unfinished: f`La partie n’est pas terminée.`,
};
