// German sentences about actions the rules refuse, or ask about once more.

import type { ActionWords } from '../shape/violations.ts';
import { capital } from '../text.ts';
import { count } from './voice.ts';

export const actions: ActionWords = {
  'match-over': () => 'Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.',
  'not-for-you': () => 'Du bist damit nicht dran. Warte auf die andere Seite.',
  'not-hiding': () => 'Gerade wird kein Code versteckt. Warte auf die nächste Runde.',
  'already-hidden': () => 'Dein Code ist schon versteckt und bleibt so. Warte auf die Reihen.',
  'codes-not-hidden': () => 'Noch sind nicht alle Codes versteckt. Warte, bis es so weit ist.',
  'search-over': () => 'Die Suche dieser Runde ist vorbei. Warte auf die nächste Runde.',
  'search-not-over': () => 'Die Suche läuft noch. Öffne deinen Code, wenn sie vorbei ist.',
  'blanks-undeclared': () => 'Sag, ob es in dieser Runde Lücken gibt, und versteck dann deinen Code.',
  'blanks-as-agreed': ({ blanks }) =>
    blanks
      ? 'Diese Partie wird mit Lücken gespielt; das lässt sich nicht mehr ändern.'
      : 'Diese Partie wird ohne Lücken gespielt; das lässt sich nicht mehr ändern.',
  'commitment-missing': () =>
    'Das Siegel des Codes fehlt oder wird hier nicht gebraucht. Versteck den Code noch einmal.',
  'code-must-be-told': () => 'In dieser Partie verwahrt Blackpeg den Code. Versteck ihn mit seinen Steckern.',
  'code-must-stay-sealed': () => 'In dieser Partie bleibt der Code auf deinem Gerät. Schick nur sein Siegel.',
  'tray-not-counted': () => 'In dieser Partie werden Stecker nicht gezählt. Halte keine zurück.',
  'palmed-too-many': ({ peg, most }, say) =>
    `${capital(say.peg(peg))}: Höchstens ${most} darfst du zurückhalten. Wähle 0 bis ${most}.`,
  'tray-short': ({ peg, left }, say) =>
    left === 0
      ? `${capital(say.peg(peg))} ist im Vorrat aufgebraucht. Wähle einen anderen Stecker.`
      : `Im Vorrat: nur noch ${left} mal ${say.peg(peg)}. Setze nicht mehr davon.`,
  'row-not-marked': ({ row }) => `Reihe ${row} hat noch keine Antwort. Warte darauf.`,
  'turn-not-over': ({ row }) => `Reihe ${row} ist noch nicht überall fertig. Warte auf die andere Seite.`,
  'feedback-owed': ({ row }) =>
    `Reihe ${row} auf dem anderen Brett wartet auf deine Antwort. Gib sie zuerst.`,
  'no-rows-left': ({ rows }) =>
    `Das Brett hat nur ${count(rows, 'Reihe', 'Reihen')}, und alle sind gespielt. Warte auf das Aufdecken.`,
  'already-found': () => 'Du hast den Code gefunden. Warte auf das Aufdecken.',
  'out-of-the-race': () => 'Du hast hier aufgegeben. Warte, bis die anderen fertig sind.',
  inconsistent: ({ row }) =>
    `Diese Reihe kann nicht der Code sein: siehe Reihe ${row}. Ändere einen Stecker.`,
  'referee-marks': () => 'Hier antwortet Blackpeg. Für dich gibt es nichts zu beantworten.',
  'nothing-to-mark': () => 'Keine Reihe wartet auf deine Antwort. Warte auf die nächste.',
  'not-earnable': ({ feedback, holes }, say) =>
    `Diese Antwort kann eine Reihe aus ${count(holes, 'Stecker', 'Steckern')} nicht bekommen: ${say.answer(feedback)}. Zähl noch einmal.`,
  'confirm-wrong': ({ row, right }, say) =>
    `Reihe ${row}: Diese Antwort passt nicht zu deinem Code; richtig ist ${say.answer(right)}. Sieh noch einmal hin oder bestätige.`,
  'confirm-final': ({ row, given }, say) =>
    `Reihe ${row}: ${say.answer(given)} beendet die Suche und lässt sich nicht zurücknehmen. Bestätige zum Senden.`,
  'nothing-to-correct': () => 'Es gibt keine Antwort zu berichtigen. Beantworte zuerst eine Reihe.',
  'correction-too-late': ({ row }) =>
    `Reihe ${row} lässt sich nicht mehr berichtigen: Die nächste ist schon gespielt. War die Antwort falsch, kannst du es noch zugeben.`,
  'mark-by-referee': ({ row }) =>
    `Die Zeit war um: Blackpeg hat Reihe ${row} beantwortet. Das ist endgültig. Warte auf die nächste Reihe.`,
  'mark-is-final': ({ row }) =>
    `Die Antwort auf Reihe ${row} hat die Suche beendet und ist endgültig. Warte auf das Aufdecken.`,
  'mark-unchanged': ({ row }) =>
    `Die Antwort auf Reihe ${row} ist dieselbe wie zuvor. Ändere sie oder lass sie stehen.`,
  'nothing-to-claim': () =>
    'Noch ist keine Reihe beantwortet, also passt jeder Code. Setze zuerst eine Reihe.',
  'nothing-to-admit': () => 'Keine deiner Antworten ist falsch, es gibt nichts zuzugeben. Spiel weiter.',
  'not-due': ({ left }, say) =>
    left === null
      ? 'Gerade läuft keine Uhr. Spiel weiter.'
      : `Die Zeit ist nicht um: Es bleiben ${say.time(left)}. Spiel weiter.`,
  'clocks-unchanged': ({ stopped }) =>
    stopped ? 'Die Uhren sind schon angehalten.' : 'Die Uhren laufen schon.',
  'end-already-offered': () => 'Du hast schon angeboten, die Partie zu beenden. Warte auf die andere Seite.',
  'end-not-offered': () => 'Du hast nicht angeboten, die Partie zu beenden. Es gibt nichts zurückzunehmen.',
  'presence-unchanged': ({ away }) =>
    away ? 'Diese Person gilt schon als abwesend.' : 'Diese Person ist schon wieder da.',
  'nobody-away': () => 'Niemand hat den Tisch verlassen. Spiel weiter oder gib auf.',
  'owes-nothing': () =>
    'Wer fehlt, schuldet gerade weder Code noch Reihe noch Antwort. Spiel weiter oder biete das Ende an.',
  'wait-longer': ({ left }, say) => `Der Platz wird noch ${say.time(left)} freigehalten. Warte so lange.`,
  'not-sealed': () => 'Blackpeg verwahrt den Code und öffnet ihn selbst. Warte auf das Aufdecken.',
  'already-open': () => 'Dein Code ist schon offen. Warte auf die anderen.',
  'commitment-broken': () => 'Das ist nicht der Code, den du versiegelt hast. Öffne den versteckten.',
  'code-contradicts': ({ row }) =>
    `Dieser Code passt nicht zur Antwort auf Reihe ${row}. Öffne einen, der zu allen passt.`,
  'nothing-fits': ({ row }) => `Nach dieser Antwort auf Reihe ${row} passt kein Code mehr. Gib eine andere.`,
};
