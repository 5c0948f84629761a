// German texts of what is printed and embossed.

import type * as en from '../../en/parts/print.ts';
import type { Like } from '../../like.ts';

export const print: Like<typeof en.print> = {
  code: (code) => `Code: ${code}`,
  pegs: (pegs) => `Stecker: ${pegs}.`,
  blank: (sign) => `${sign} Lücke`,
  lost: 'verloren',
  covered: 'verdeckt',
  unfinished: 'Die Partie ist nicht zu Ende gespielt.',
};
