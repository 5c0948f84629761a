// German sentences about what cannot be agreed on.

import type { AgreementWords } from '../shape/violations.ts';
import { count, figures } from './voice.ts';

export const agreements: AgreementWords = {
  'form-not-offered': ({ form, edition }, say) =>
    `„${say.edition(edition)}“ wird nicht als „${say.form(form)}“ gespielt. Wähle eine andere Form.`,
  'seat-count': ({ given, least, most }) =>
    least === most
      ? `Diese Form spielt man zu ${least}, nicht zu ${given}. Ändere die Zahl der Plätze.`
      : `Diese Form spielt man zu ${least} bis ${most}, nicht zu ${given}. Ändere die Zahl der Plätze.`,
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
    `Das Ziel muss von 1 bis ${figures(most)} reichen, nicht ${figures(points)}. Wählt ein anderes.`,
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
