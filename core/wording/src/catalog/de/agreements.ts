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
    `${count(rounds, 'Runde ist', 'Runden sind')} ungerade. Wähle eine gerade Zahl, damit beide Seiten gleich oft verstecken.`,
  'rounds-not-odd': ({ rounds }) =>
    `${count(rounds, 'Runde ist', 'Runden sind')} gerade. Wähle eine ungerade Zahl, damit eine Seite gewinnt.`,
  'rounds-out-of-range': ({ rounds, most }) =>
    `Die Zahl der Runden muss zwischen 1 und ${most} liegen; ${figures(rounds)} geht nicht. Wähle eine andere.`,
  'never-decided': () =>
    'Jede Runde ginge gleich aus, und nie gewänne eine Seite. Nimm mehr Stifte oder mehr Reihen, oder lege die Zahl der Runden fest.',
  'target-needs-classic': () =>
    'Ein Ziel gibt es nur in einer klassischen Partie. Spielt klassisch oder legt die Zahl der Runden fest.',
  'target-out-of-range': ({ points, most }) =>
    `Das Ziel muss von 1 bis ${figures(most)} reichen, nicht ${figures(points)}. Wählt ein anderes.`,
  'scoring-not-offered': ({ scoring, form }, say) =>
    `Die Wertung „${say.scoring(scoring)}“ passt nicht zu „${say.form(form)}“. Wähle eine andere.`,
  'bonus-needs-points': () =>
    'Den Zusatzpunkt für einen ungeknackten Code gibt es nur nach Punkten. Wähle Punkte oder verzichte darauf.',
  'house-marks-itself': () =>
    'Hier versteckt das Haus den Code und antwortet selbst. Wähle automatische Antworten.',
  'free-pace-not-offered': ({ form }, say) =>
    `„${say.form(form)}“ spielt man nur Zug um Zug. Wähle Zug um Zug, ein Duell oder einen Wettlauf.`,
  'speed-needs-two-devices': () =>
    'Auf einem Bildschirm können nicht zwei um die Wette spielen. Nimm zwei Geräte, Zug um Zug oder das Haus.',
  'handicap-needs-duel': () =>
    'Verschieden lange Codes gibt es nur im Duell. Wähle ein Duell oder eine Länge für beide Seiten.',
  'tray-too-small': ({ supply }) =>
    `${count(supply, 'Stift je Art reicht', 'Stifte je Art reichen')} nicht für alle Reihen. Nimm mehr Stifte oder zähle sie nicht.`,
  'tray-needs-known-code': () =>
    'Solange der Code versiegelt ist, lassen sich keine Stifte zählen. Gib Blackpeg den Code oder zähle nicht.',
  'custody-not-offered': ({ form }, say) =>
    `In „${say.form(form)}“ kann der Code nicht so verwahrt werden. Gib ihn Blackpeg.`,
  'allowance-out-of-range': ({ seat }) =>
    `Die Zeit für Platz ${seat} muss länger als 0 sein. Wähle eine Zeit oder keine.`,
  'absence-out-of-range': () =>
    'Wie lange ein Platz freigehalten wird, kann nicht negativ sein. Wähle eine andere Zeit.',
  'no-such-seat': ({ seat }) =>
    `Platz ${seat} soll zuerst verstecken, steht aber nicht an diesem Tisch. Wähle einen anderen.`,
};
