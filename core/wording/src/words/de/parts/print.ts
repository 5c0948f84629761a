// German texts of what is printed and embossed.

import type * as en from '../../en/parts/print.ts';
import type { Like } from '../../like.ts';

export const print: Like<typeof en.print> = {
  title: 'Drucken und prägen',
  lead: 'Das wird gedruckt: so, wie es hier steht, in großer Schrift, oder als Datei für einen Brailledrucker.',
  paper: 'Drucken',
  large: 'In großer Schrift drucken',
  emboss: 'Für einen Brailledrucker speichern',
  embossNote: '.brf, 40 Zellen je Zeile',
  saved: (file) => `Gespeichert als ${file}.`,
  nothing: 'Noch gibt es nichts zu drucken: Keine Reihe ist gesetzt.',
  code: (code) => `Code: ${code}`,
  pegs: (pegs) => `Stecker: ${pegs}.`,
  blank: (sign) => `${sign} Lücke`,
  lost: 'verloren',
  covered: 'verdeckt',
  unfinished: 'Die Partie ist nicht zu Ende gespielt.',
};
