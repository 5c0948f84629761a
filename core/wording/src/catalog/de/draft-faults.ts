// German sentences about a row or code that is not ready to go.

import type { DraftFaultWords } from '../shape/draft-faults.ts';
import { list } from './voice.ts';

export const draftFaults: DraftFaultWords = {
  notFilled: (holes, what, blanks) => {
    const several = holes.length > 1;
    const which = list(holes.map(String));
    if (what === 'pair') {
      return several ? `Die Paare ${which} sind noch nicht fertig.` : `Paar ${which} ist noch nicht fertig.`;
    }
    const state = several ? `Die Löcher ${which} sind noch offen.` : `Loch ${which} ist noch offen.`;
    const peg = several ? 'Stecker' : 'einen Stecker';
    const blank = several ? ' oder Lücken' : ' oder eine Lücke';
    return `${state} Setze ${peg}${blanks ? blank : ''}.`;
  },
  notOnPalette: 'Diesen Stecker gibt es in diesem Spiel nicht. Wähle einen aus der Palette.',
  rowFull: 'Die Reihe ist voll. Nimm zuerst einen Stecker heraus.',
  nothingToCompose: 'Jetzt gibt es nichts zu setzen. Warte, bis du dran bist.',
  stillSending: 'Deine letzte Eingabe wird noch gesendet. Warte einen Augenblick.',
  waitsForConnection: 'Keine Verbindung. Was du tippst, folgt, sobald sie wieder da ist.',
  typedTooSoon: 'Was du danach getippt hast, wurde nicht übernommen.',
  notKept:
    'Dieses Gerät konnte deinen Code nicht speichern, darum ist er nicht versteckt. Versteck ihn noch einmal.',
};
