// German sentences about what the rules refuse or ask about once more.

import { EDITION_NAMES } from '@blackpeg/rules';
import type * as en from '../../en/base/violations.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { count, figures, list } from './voice.ts';

export const actions: Like<typeof en.actions> = {
  'match-over': () => 'Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.',
  'not-for-you': () => 'Du bist damit nicht dran. Warte auf die andere Seite.',
  'not-hiding': () => 'Gerade wird kein Code versteckt. Warte auf die nächste Runde.',
  'already-hidden': () => 'Dein Code ist schon versteckt. Er bleibt so: Warte auf die Reihen.',
  'codes-not-hidden': () => 'Noch sind nicht alle Codes versteckt. Warte, bis es so weit ist.',
  'search-over': () => 'Die Suche dieser Runde ist vorbei. Warte auf die nächste Runde.',
  'search-not-over': () => 'Die Suche läuft noch. Öffne deinen Code, wenn sie vorbei ist.',
  'blanks-undeclared': () => 'Sag zuerst, ob es Lücken gibt. Versteck dann deinen Code.',
  'blanks-as-agreed': ({ blanks }) =>
    `Diese Partie hat ${blanks ? '' : 'keine '}Lücken. Das lässt sich nicht mehr ändern.`,
  'commitment-missing': () => 'Das Siegel fehlt oder gehört nicht her. Versteck den Code noch einmal.',
  'code-must-be-told': () => 'Hier verwahrt Blackpeg den Code. Versteck ihn mit seinen Steckern.',
  'code-must-stay-sealed': () => 'Der Code bleibt auf deinem Gerät. Schick nur sein Siegel.',
  'tray-not-counted': () => 'Hier werden Stecker nicht gezählt. Halte keine zurück.',
  'palmed-too-many': ({ peg, most }, say) =>
    `${capital(say.peg(peg))}: Höchstens ${most} darfst du zurückhalten. Wähle 0 bis ${most}.`,
  'tray-short': ({ peg, left }, say) =>
    left === 0
      ? `${capital(say.peg(peg))} ist im Vorrat aufgebraucht. Wähle einen anderen Stecker.`
      : `Im Vorrat: nur noch ${left}-mal ${say.peg(peg)}. Setze nicht mehr davon.`,
  'not-this-row': ({ row }) => `Reihe ${row} ist jetzt nicht zu setzen. Sieh nach, welche die nächste ist.`,
  'row-not-marked': ({ row }) => `Reihe ${row} hat noch keine Antwort. Warte darauf.`,
  'turn-not-over': ({ row }) => `Reihe ${row} ist noch nicht überall fertig. Warte auf die andere Seite.`,
  'feedback-owed': ({ row }) =>
    `Reihe ${row} wartet auf deine Antwort. Sie ist auf dem anderen Brett: Beantworte sie zuerst.`,
  'no-rows-left': ({ rows }) =>
    `Keine Reihe ist mehr frei. Das Brett hat ${count(rows, 'Reihe', 'Reihen')}: Warte auf das Aufdecken.`,
  'already-found': () => 'Du hast den Code gefunden. Warte auf das Aufdecken.',
  'out-of-the-race': () => 'Du hast hier aufgegeben. Warte auf das Ende der Runde.',
  inconsistent: ({ row }) => `Nicht der Code: siehe Reihe ${row}. Ändere einen Stecker.`,
  'referee-marks': () => 'Hier antwortet Blackpeg. Für dich gibt es nichts zu beantworten.',
  'nothing-to-mark': () => 'Keine Reihe wartet auf deine Antwort. Warte auf die nächste.',
  'not-earnable': ({ feedback, holes }, say) =>
    `Nicht möglich: ${say.answer(feedback)}. Das bekommt keine Reihe aus ${count(holes, 'Stecker', 'Steckern')}: Zähl noch einmal.`,
  'confirm-wrong': ({ row, right }, say) =>
    `Reihe ${row}: Diese Antwort passt nicht zu deinem Code; richtig ist ${say.answer(right)}. Sieh noch einmal hin oder bestätige.`,
  'confirm-final': ({ row, given }, say) =>
    `Reihe ${row}: ${say.answer(given)} beendet die Suche und lässt sich nicht zurücknehmen. Bestätige zum Senden.`,
  'nothing-to-correct': () => 'Es gibt keine Antwort zu berichtigen. Beantworte zuerst eine Reihe.',
  'correction-too-late': ({ row }) =>
    `Für Reihe ${row} ist es zu spät. Die nächste ist schon gespielt; war die Antwort falsch, kannst du es noch zugeben.`,
  'mark-by-referee': ({ row }) =>
    `Blackpeg hat Reihe ${row} beantwortet. Die Zeit war um, und das ist endgültig: Warte auf die nächste Reihe.`,
  'mark-is-final': ({ row }) =>
    `Die Antwort auf Reihe ${row} ist endgültig. Sie hat die Suche beendet: Warte auf das Aufdecken.`,
  'mark-unchanged': ({ row }) => `Reihe ${row} hat schon diese Antwort. Ändere sie oder lass sie stehen.`,
  'nothing-to-claim': () => 'Noch ist keine Reihe beantwortet. Jeder Code passt: Setze zuerst eine Reihe.',
  'nothing-to-admit': () => 'Keine deiner Antworten ist falsch. Es gibt nichts zuzugeben: Spiel weiter.',
  'not-due': ({ left }, say) =>
    left === null
      ? 'Gerade läuft keine Uhr. Spiel weiter.'
      : `Es bleiben ${say.time(left)}. Die Zeit ist nicht um: Spiel weiter.`,
  'clocks-unchanged': ({ stopped }) =>
    stopped ? 'Die Uhren sind schon angehalten.' : 'Die Uhren laufen schon.',
  'end-already-offered': () => 'Du hast das Ende schon angeboten. Warte auf die andere Seite.',
  'end-not-offered': () => 'Du hast kein Ende angeboten. Es gibt nichts zurückzunehmen.',
  'no-end-offered': () => 'Niemand sonst hat das Ende angeboten. Es gibt nichts abzulehnen.',
  'presence-unchanged': ({ away }) =>
    away ? 'Diese Person gilt schon als abwesend.' : 'Diese Person ist schon wieder da.',
  'nobody-away': () => 'Niemand hat den Tisch verlassen. Spiel weiter oder gib auf.',
  'owes-nothing': () => 'Wer fehlt, schuldet gerade nichts. Spiel weiter oder biete das Ende an.',
  'too-often': ({ most }) => `Mehr als ${most}-mal je Partie geht nicht. So oft war es schon: Spiel weiter.`,
  'wait-longer': ({ left }, say) => `Platz frei für noch ${say.time(left)}. Warte so lange.`,
  'not-sealed': () => 'Blackpeg öffnet den Code selbst. Warte auf das Aufdecken.',
  'already-open': () => 'Dein Code ist schon offen. Warte auf das Ende der Runde.',
  'commitment-broken': () => 'Das ist nicht der versiegelte Code. Öffne den, den du versteckt hast.',
  'code-contradicts': ({ row }) => `Dieser Code widerspricht Reihe ${row}. Öffne einen, der zu allen passt.`,
  'nothing-fits': ({ row }) => `So passt kein Code mehr. Gib auf Reihe ${row} eine andere Antwort.`,
};

export const agreements: Like<typeof en.agreements> = {
  'form-not-offered': ({ form, edition }, say) =>
    `„${say.edition(edition)}“ wird nicht als „${say.form(form)}“ gespielt. Wähle eine andere Spielart.`,
  'seat-count': ({ given, least, most }) =>
    least === most
      ? `Diese Spielart spielt man zu ${least}, nicht zu ${given}. Ändere die Zahl der Plätze.`
      : `Diese Spielart spielt man zu ${least} bis ${most}, nicht zu ${given}. Ändere die Zahl der Plätze.`,
  'blanks-not-agreed': () =>
    'Allein und im Wettlauf vereinbart ihr Lücken für die Partie: Niemand am Tisch versteckt den Code.',
  'rounds-not-even': ({ rounds }) =>
    `Die Zahl der Runden muss gerade sein, nicht ${figures(rounds)}, damit beide Seiten gleich oft verstecken. Wähle eine andere.`,
  'rounds-not-odd': ({ rounds }) =>
    `Die Zahl der Runden muss ungerade sein, nicht ${figures(rounds)}, damit eine Seite gewinnt. Wähle eine andere.`,
  'rounds-out-of-range': ({ rounds, most }) =>
    `Die Zahl der Runden muss zwischen 1 und ${most} liegen; ${figures(rounds)} geht nicht. Wähle eine andere.`,
  'never-decided': () =>
    'Jede Runde würde gleich enden, und niemand könnte je gewinnen. Nimm mehr Stecker oder mehr Reihen, oder lege die Zahl der Runden fest.',
  'target-needs-classic': () =>
    'Ein Ziel gibt es nur in einer klassischen Partie. Spielt klassisch oder legt die Zahl der Runden fest.',
  'target-out-of-range': ({ points, most }) =>
    `Das Ziel muss zwischen 1 und ${figures(most)} liegen; ${figures(points)} geht nicht. Wähle ein anderes.`,
  'scoring-not-offered': ({ scoring, form }, say) =>
    `Die Wertung „${say.scoring(scoring)}“ passt nicht zu „${say.form(form)}“. Wähle eine andere.`,
  'bonus-needs-points': () =>
    'Den Zusatzpunkt für einen nicht gefundenen Code gibt es nur nach Punkten. Wähle Punkte oder verzichte darauf.',
  'house-marks-itself': () =>
    'Hier versteckt der Computer den Code und antwortet selbst. Wähle automatische Antworten.',
  'free-pace-not-offered': ({ form }, say) =>
    `„${say.form(form)}“ spielt man nur Zug um Zug. Wähle Zug um Zug, ein Duell oder einen Wettlauf.`,
  'speed-needs-two-devices': () =>
    'Auf einem Bildschirm können nicht zwei um die Wette spielen. Nehmt zwei Geräte, oder spielt Zug um Zug oder gegen den Computer.',
  'handicap-needs-duel': () =>
    'Verschieden lange Codes gibt es nur im Duell. Wähle ein Duell oder eine Länge für beide Seiten.',
  'tray-too-small': ({ supply }) =>
    `${count(supply, 'Stecker je Art reicht', 'Stecker je Art reichen')} nicht für alle Reihen. Nimm mehr Stecker oder zähle sie nicht.`,
  'tray-needs-known-code': () =>
    'Solange der Code versiegelt ist, lassen sich keine Stecker zählen. Gib Blackpeg den Code oder zähle nicht.',
  'custody-not-offered': ({ form }, say) =>
    `In „${say.form(form)}“ kann der Code nicht so verwahrt werden. Gib ihn Blackpeg.`,
  'allowance-out-of-range': ({ seat }) =>
    `Die Zeit für Platz ${seat} muss länger als 0 sein. Wähle eine Zeit oder keine.`,
  'absence-out-of-range': () =>
    'Wie lange ein Platz freigehalten wird, kann nicht negativ sein. Wähle eine andere Zeit.',
  'no-such-seat': ({ seat }) =>
    `Einen Platz ${seat} gibt es an diesem Tisch nicht; er kann nicht zuerst verstecken. Wähle einen anderen.`,
};

const THING = { code: 'Der Code', guess: 'Die Reihe' } as const;

export const codeFaults: Like<typeof en.codeFaults> = {
  'wrong-length': ({ holes, given }, what) => {
    const size = `${THING[what]} hat ${count(holes, 'Loch', 'Löcher')}`;
    if (given > holes)
      return `${size}, angegeben sind ${count(given, 'Stecker', 'Stecker')}. Lass ${given - holes} weg.`;
    const filled = given === 1 ? 'besetzt ist 1' : `besetzt sind ${given}`;
    return `${size}, ${filled}. Besetze den Rest ab Loch ${given + 1}.`;
  },
  'no-such-peg': ({ hole }) => `Loch ${hole}: Diesen Stecker gibt es nicht. Wähle einen aus der Palette.`,
  'blank-not-allowed': ({ hole }) => `Loch ${hole}: Diese Runde hat keine Lücken. Setze dort einen Stecker.`,
  'repeated-peg': ({ hole, earlier }) =>
    `Loch ${hole}: Stecker wie in Loch ${earlier}. Keiner darf doppelt vorkommen; wähle einen anderen.`,
};

export const editionFaults: Like<typeof en.editionFaults> = {
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
    name: `Eine Ausgabe mit diesem Namen gibt es nicht. Möglich sind: ${EDITION_NAMES.join(', ')}.`,
    game: 'Ein Spiel mit dieser Nummer gibt es nicht. Wähle 1, 2, 3 oder 3b.',
    blanks: 'Lücken sind off, on oder choice. Wähle eines der drei Wörter.',
    marking: 'Antworten gehen nach places oder nach pairs. Wähle eines der beiden Wörter.',
  },
};

function between(what: string): (least: number, most: number, given: number) => string {
  return (least, most, given) =>
    `Die Zahl ${what} muss zwischen ${least} und ${most} liegen; ${figures(given)} geht nicht. Wähle eine andere.`;
}

export const draftFaults: Like<typeof en.draftFaults> = {
  notFilled: (holes, what, blanks) => {
    const several = holes.length > 1;
    const which = list(holes.map(String));
    if (what === 'pair') {
      return several ? `Die Paare ${which} sind noch nicht fertig.` : `Paar ${which} ist noch nicht fertig.`;
    }
    if (what !== 'hole') {
      const lacking = { colour: 'die Farbe', shape: 'die Form', number: 'die Zahl' }[what];
      return `Bei ${several ? 'den Paaren' : 'Paar'} ${which} fehlt noch ${lacking}.`;
    }
    const state = several ? `Die Löcher ${which} sind noch offen.` : `Loch ${which} ist noch offen.`;
    const peg = several ? 'Stecker' : 'einen Stecker';
    const blank = several ? ' oder Lücken' : ' oder eine Lücke';
    return `${state} Setze ${peg}${blanks ? blank : ''}.`;
  },
  notOnPalette: 'Diesen Stecker gibt es hier nicht. Wähle einen aus der Palette.',
  rowFull: 'Die Reihe ist voll. Nimm zum Ändern etwas heraus.',
  nothingToCompose: 'Jetzt gibt es nichts zu setzen. Warte, bis du dran bist.',
  stillSending: 'Deine letzte Eingabe wird noch gesendet. Warte einen Augenblick.',
  waitsForConnection: 'Keine Verbindung. Was du tippst, wird gesendet, sobald sie wieder da ist.',
  typedTooSoon: 'Danach Getipptes wurde nicht übernommen.',
  notKept: 'Dein Code wurde hier nicht gespeichert. Er ist nicht versteckt: Versteck ihn noch einmal.',
};
