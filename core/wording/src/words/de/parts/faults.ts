// German sentences about texts, records and logs that cannot be read or do not add up.

import { EDITION_NAMES } from '@blackpeg/rules';
import type * as en from '../../en/parts/faults.ts';
import { join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count } from '../base/voice.ts';

export const textFaults: Like<typeof en.textFaults> = {
  place: {
    character: (character) => `Zeichen ${character}`,
    line: (line, character) => `Zeile ${line}, Zeichen ${character}`,
    end: 'Am Ende',
  },
  at: (place, fault) => `${place}: ${fault}`,
  expected: {
    peg: 'ein Stecker',
    feedback: 'eine Antwort wie 1-2',
    'blue-count': 'die Zahl der blauen Stifte wie in 1-2-0',
    colon: 'ein Doppelpunkt zwischen Reihe und Antwort',
    row: 'eine Reihe',
    separator: 'ein Leerzeichen oder Strichpunkt zwischen den Reihen',
    'edition-name': `der Name einer Ausgabe (${EDITION_NAMES.join(', ')})`,
    'edition-game': 'ein Spiel dieser Ausgabe',
    'edition-size': 'eine Größe wie 5x8',
    'edition-option': 'eine Option dieser Ausgabe',
    header: 'die erste Zeile eines Blackpeg-Protokolls',
    event: 'ein Ereignis',
    tag: 'eine Angabe wie [Edition "super-5x8"]',
    round: 'eine Zeile wie Round 1',
    statement: 'ein Eintrag einer Mitschrift',
    count: 'eine Zahl',
    seat: 'ein Platz wie seat1',
    seconds: 'eine Zeit in Sekunden',
    text: 'ein Text in geraden Anführungszeichen',
    ending: 'das Ende der Suche',
    outcome: 'der Ausgang der Runde',
    awards: 'was jeder Platz bekommt',
    'palmed-counts': 'die Zahl der zurückgehaltenen Stecker jeder Art',
    link: 'ein Blackpeg-Link',
    'link-part': 'der nächste Teil des Links',
  },
  instead: (expected, found) => `Erwartet wird ${expected}, nicht „${found}“.`,
  missing: (expected) => `Hier fehlt ${expected}.`,
  surplus: (found) => `„${found}“ gehört nicht hierher. Lass es weg.`,
  reasons: {
    'unknown-peg': ({ hole, found }) =>
      `„${found}“ ist kein Stecker für Loch ${hole}. Wähle einen aus diesem Spiel.`,
    'too-many-key-pegs': ({ feedback, holes }, say) =>
      `${say.answer(feedback)}: Das ist zu viel für ${count(holes, 'Loch', 'Löcher')}. Zähl noch einmal.`,
    'not-earnable': ({ feedback, holes }, say) =>
      `Diese Antwort kann eine Reihe aus ${count(holes, 'Stecker', 'Steckern')} nicht bekommen: ${say.answer(feedback)}. Zähl noch einmal.`,
    'blue-not-marked': () => 'Dieses Spiel hat keine blauen Stifte. Lass die dritte Zahl weg.',
    'not-json': () => 'Diese Zeile ist kein gültiges JSON.',
    'wrong-format': ({ format }) => `Das ist „${format}“ und kein Blackpeg-Protokoll.`,
    'unknown-version': ({ version, oldest, newest }) =>
      `Version ${version} des Protokolls ist unbekannt, bekannt sind ${oldest} bis ${newest}. Nimm ein neueres Blackpeg.`,
    'bad-field': ({ path }) =>
      path === '' ? 'Dieser Wert ist hier nicht möglich.' : `Der Wert im Feld ${path} ist nicht möglich.`,
    'unknown-field': ({ path }) => `Ein Feld ${path} gibt es nicht. Lass es weg.`,
    'repeated-tag': ({ tag }) => `Die Angabe ${tag} kommt zweimal vor. Behalte eine.`,
    'bad-tag': ({ tag, found, values }) =>
      `Die Angabe ${tag} kann nicht „${found}“ sein. Möglich sind ${values.join(', ')}.`,
    unclosed: ({ what }) =>
      `${UNCLOSED[what]} beginnt hier und endet nicht. Schließ die Klammer oder den Text.`,
    'row-out-of-order': ({ expected, given }) => `Hier muss Reihe ${expected} folgen, nicht Reihe ${given}.`,
    'no-such-board': ({ board }) => `Ein Brett „${board}“ gibt es in dieser Partie nicht.`,
    'no-such-seat': ({ seat }) => `Platz ${seat} gibt es in dieser Partie nicht.`,
    damaged: () => 'Der Link ist beschädigt: Ein Zeichen ist falsch oder fehlt. Kopiere ihn noch einmal.',
  },
};

const UNCLOSED = { tag: 'Eine Angabe', text: 'Ein Text', comment: 'Ein Kommentar' } as const;

export const recordFaults: Like<typeof en.recordFaults> = {
  place: (round, replay, board, row) =>
    join(
      ', ',
      recordFaults.round(round, replay),
      board === null ? null : `Brett ${board}`,
      row === null ? null : `Reihe ${row}`,
    ),
  round: (round, replay) => (replay === 0 ? `Runde ${round}` : `Runde ${round}, Wiederholung ${replay}`),
  hidden: {
    code: 'Die Mitschrift nennt den Code nicht, die Partie lässt sich nicht nachspielen.',
    palmed:
      'Die Mitschrift nennt die zurückgehaltenen Stecker nicht, die Partie lässt sich nicht nachspielen.',
    guess: 'Die Mitschrift nennt diese Reihe nicht, die Partie lässt sich nicht nachspielen.',
    mark: 'Die Mitschrift nennt diese Antwort nicht, die Partie lässt sich nicht nachspielen.',
  },
  searchOver: (ending) => `Nach den Regeln war die Suche schon vorher vorbei. ${ending}`,
  whats: {
    round: 'die Runde',
    marks: 'die Antwort',
    time: 'die Zeit',
    ending: 'das Ende der Suche',
    outcome: 'der Ausgang',
    awards: 'die Wertung',
    result: 'das Ergebnis',
  },
  differs: (what, recorded, replayed) =>
    `Nach den Regeln ist ${what} anders. Mitschrift: ${recorded}. Regeln: ${replayed}.`,
  nothing: 'nichts',
};

export const logFaults: Like<typeof en.logFaults> = {
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
