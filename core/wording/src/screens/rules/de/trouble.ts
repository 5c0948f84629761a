// German rules of wrong answers, time, counted pegs and leaving.

import type { TroubleTexts } from '../shape.ts';

export const trouble: TroubleTexts = {
  wrongProof:
    'Eine falsche Antwort ist auf eine von drei Arten bewiesen: Am Ende der Runde werden die Codes gezeigt; oder wer sucht, behauptet, dass kein Code zu den Reihen passt, und hat recht; oder wer versteckt hat, gibt es zu.',
  wrongClaim:
    'Die Behauptung wird nach den Reihen und dem Vorrat beurteilt, ohne in den Code zu sehen. Passt doch ein Code, kostet sie nichts, und du erfährst nur, dass es einen gibt.',
  wrongAdmit: 'Wo Blackpeg den Code kennt, lässt sich nur ein wirklicher Fehler zugeben.',
  wrongVoid:
    'Die Runde gilt dann nicht: Ihre Reihen zählen nichts, und sie wird mit denselben Rollen und einem neuen Code wiederholt. Wer suchte, bekommt 3 Punkte, einmal, egal, wie viele Antworten falsch waren.',
  wrongRows:
    'Wird nach der Reihenzahl gewertet, sind die 3 Punkte 3 Reihen weniger in der Summe der Seite, die suchte.',
  wrongDuelBoth:
    'Haben beide falsch geantwortet, gilt die Runde nicht und wird wiederholt, und niemand bekommt etwas.',
  wrongDuelElse:
    'Hat es nur eine Seite getan, bekommt die andere den Punkt für die Runde, egal, was darin sonst geschah, und die Runde wird um einen weiteren Punkt wiederholt. Entscheidet schon der erste dieser Punkte die Partie, ist sie zu Ende.',
  wrongFirst:
    'Eine bewiesene falsche Antwort wiegt mehr als alles andere in der Runde, auch mehr als ein gefundener Code oder eine aufgegebene Runde. Wer in einer solchen Runde die Partie aufgibt, hat sie nur verloren, wenn die falschen Antworten allein von dieser Seite kamen.',
  timeNone:
    'Eine Uhr gibt es nur, wenn ihr sie vereinbart: eine Zeit je Reihe, für jede Seite einzeln. Mehr Zeit heißt einfach: mehr je Reihe.',
  timeRuns:
    'Die Uhr läuft los, wenn du die Antwort auf deine letzte Reihe gesehen hast, bei der ersten Reihe, sobald alle Codes versteckt sind. Sie hält an, wenn die Reihe gesetzt ist, und ist angehalten bei einem Platzwechsel oder einem Ausfall des Servers. Bist du weg, läuft sie weiter. Online gilt eine Antwort nach einer halben Sekunde als gesehen, auch ohne Verbindung.',
  timeUp:
    'Ist die Zeit um, wird eine volle Reihe gesetzt, wie sie ist. Eine Reihe, die nicht voll ist, ist verloren: Sie zählt als gesetzt und bekommt keine Antwort.',
  timeOther:
    'Verstecken und Antworten haben dieselbe Zeit. Niemand gilt als zu spät, solange andere, die dasselbe schulden, noch Zeit haben. Wer als Einziger nicht rechtzeitig einen Code versteckt, hat die Runde aufgegeben; versteckt niemand einen, wird sie wiederholt, und beim zweiten Mal hintereinander endet die Partie ohne Ergebnis. Eine überfällige Antwort gibt Blackpeg, wo es den Code kennt, und sie ist endgültig; wo nicht, gilt sie als falsch.',
  timeSpeed: 'In einem Duell auf Tempo ist deine Uhr angehalten, solange du eine Antwort schuldest.',
  trayCount: ({ supply }) =>
    `Wenn ihr es vereinbart, sind die Stecker gezählt: ${supply} von jeder Art. Der Vorrat zeigt, was übrig ist, und eine Reihe, die mehr braucht, lässt sich nicht setzen. Lücken werden nie gezählt.`,
  trayCountDuel: ({ supply }) =>
    `Wenn ihr es vereinbart, sind die Ringe gezählt: Jede Seite hat ${supply} von jeder Farbe für Code und Reihen. Eine Reihe, die mehr braucht, als übrig sind, lässt sich nicht setzen. Die Zahlen ändern sich, wenn beide Reihen aufgedeckt werden.`,
  trayPalm: ({ palmed }) =>
    `Wer den Code versteckt, darf heimlich bis zu ${palmed} von jeder Art zurückhalten. Weder diese noch die Stecker des Codes liegen im Vorrat.`,
  trayPublic: 'Aus dem, was der Vorrat zeigt, dürfen alle schließen.',
  trayOffered:
    'Gezählt wird nur, wo die Stecker für alle Reihen reichen oder Lücken auffüllen können. Zu einem versiegelten Code passt es nicht.',
  leaveRound:
    'Wer beim Suchen eine Runde aufgibt, hat den Code nicht gefunden. Wer versteckt hat und aufgibt, gesteht zu, dass der Code in der laufenden Reihe gefunden ist.',
  leaveRoundDuel: 'Eine aufgegebene Runde geht an die andere Seite.',
  leaveMatch: 'Wer eine Partie aufgibt, verliert sie. Allein endet sie einfach.',
  leaveAway:
    'Ist jemand weg, können die anderen warten. Der Platz wird so lange freigehalten, wie es am Anfang feststeht. Schuldet die abwesende Seite dann einen Code, eine Reihe oder eine Antwort, kann sich jemand anderes die Runde gutschreiben lassen oder, wenn niemand zum Spielen übrig ist, die Partie ohne Ergebnis beenden. Wer rechtzeitig zurück ist, hat nichts verloren.',
};
