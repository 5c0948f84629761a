// German sentences about codes, editions and logs that are not as they must be.

import type { CodeFaultWords, EditionFaultWords, LogFaultWords } from '../shape/violations.ts';
import { count, figures } from './voice.ts';

const THING = { code: 'Der Code', guess: 'Die Reihe' } as const;

export const codeFaults: CodeFaultWords = {
  'wrong-length': ({ holes, given }, what) => {
    const size = `${THING[what]} hat ${count(holes, 'Loch', 'Löcher')}`;
    if (given > holes)
      return `${size}, angegeben sind ${count(given, 'Stecker', 'Stecker')}. Lass ${given - holes} weg.`;
    const filled = given === 1 ? 'besetzt ist 1' : `besetzt sind ${given}`;
    return `${size}, ${filled}. Besetze den Rest ab Loch ${given + 1}.`;
  },
  'no-such-peg': ({ hole }) =>
    `Loch ${hole}: Diesen Stecker gibt es hier nicht. Wähle einen aus der Palette.`,
  'blank-not-allowed': ({ hole }) =>
    `Loch ${hole} ist eine Lücke, aber diese Runde hat keine Lücken. Setze dort einen Stecker.`,
  'repeated-peg': ({ hole, earlier }) =>
    `Loch ${hole} wiederholt den Stecker aus Loch ${earlier}, und kein Stecker darf doppelt vorkommen. Wähle einen anderen.`,
};

export const editionFaults: EditionFaultWords = {
  'too-many-codes': ({ codes, most }) =>
    `Diese Größe ergibt ${count(codes, 'Code', 'Codes')}; höchstens ${figures(most)} gehen. Nimm weniger Löcher oder Stecker.`,
  'no-code': ({ holes, pegs }) =>
    `${count(holes, 'Loch lässt', 'Löcher lassen')} sich ohne Wiederholung nicht aus ${count(pegs, 'Stecker', 'Steckern')} füllen. Erlaube Wiederholungen oder nimm mehr Stecker.`,
  'blanks-mismatch': ({ blanks }) =>
    blanks === 'off'
      ? 'Das Spiel ist ohne Lücken, aber ein Stecker darf leer sein. Erlaube Lücken oder nimm diese weg.'
      : 'Das Spiel ist mit Lücken, aber kein Stecker darf leer sein. Verzichte auf Lücken oder erlaube eine.',
  'not-as-printed': ({ name }) =>
    `Die Spielanleitung von ${name} kennt dieses Spiel nicht. Wähle eine ihrer Größen oder ein eigenes Spiel (custom).`,
  outOfRange: {
    holes: between('der Löcher'),
    lengths: between('der Codelängen'),
    facets: between('der Eigenschaften eines Steckers'),
    kinds: between('der Steckerarten'),
    rows: between('der Reihen'),
  },
  unknownValue: {
    name: 'Eine Ausgabe mit diesem Namen gibt es nicht. Wähle super, duel, braille, shapes oder custom.',
    game: 'Ein Spiel mit dieser Nummer gibt es nicht. Wähle 1, 2, 3 oder 3b.',
    blanks: 'Lücken sind off, on oder choice. Wähle eines der drei Wörter.',
    marking: 'Antworten gehen nach places oder nach pairs. Wähle eines der beiden Wörter.',
  },
};

function between(what: string): (least: number, most: number, given: number) => string {
  return (least, most, given) =>
    `Die Zahl ${what} muss zwischen ${least} und ${most} liegen; ${figures(given)} geht nicht. Wähle eine andere.`;
}

export const logFaults: LogFaultWords = {
  'no-opening': 'Das Protokoll beginnt nicht mit der Eröffnung einer Partie.',
  'cut-short': (event, expected) => `Das Protokoll bricht ab: Ereignis ${event} fehlt (${expected})`,
  'time-runs-back': (event) => `Ereignis ${event} hat eine frühere Zeit als das davor.`,
  refused: (event, why) => `Ereignis ${event} verstößt gegen die Regeln. ${why}`,
  differs: (event, recorded, expected) =>
    `Ereignis ${event} ist nicht das, was die Regeln ergeben. Notiert: ${recorded} Erwartet: ${expected}`,
  'differs-in-detail': (event, recorded) =>
    `Ereignis ${event} weicht in einer Einzelheit von den Regeln ab: ${recorded}`,
  'out-of-place': (event, recorded) => `Ereignis ${event} gehört nicht hierher: ${recorded}`,
  'earlier-rules': (rule) => `Nach früheren Regeln gespielt: Regel ${rule} hat sich seither geändert.`,
};
