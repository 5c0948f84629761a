// German rules of answers.

import type { AnswerTexts } from '../shape.ts';

export const answer: AnswerTexts = {
  answersIntro: 'Jede Reihe wird mit Antwortstiften beantwortet.',
  howMany:
    'Eine Antwort sagt, wie viele, nie welche. Antwortstifte sind immer sortiert, und ihr Platz in der Antwort bedeutet nichts.',
  once: 'Jeder Stecker des Codes und jeder Stecker der Reihe zählt einmal, richtige Plätze zuerst. Hat der Code einen Stecker einmal und die Reihe ihn zweimal, beide Male im falschen Loch, bringt nur einer der beiden einen Antwortstift.',
  oncePairs:
    'Kein Paar zählt zweimal, weder eines im Code noch eines in der Reihe: zuerst so viele schwarze wie möglich, dann so viele weiße, dann so viele blaue. Ein Paar, das schon als weiß zählt, lässt für den Platz, auf dem es steht, keinen blauen Stift.',
  onceChoice:
    'Lassen gleiche Paare die Wahl, welches davon weiß zählt, gilt die Wahl mit den meisten blauen Stiften.',
  found:
    'Stimmen alle Plätze, ist die Suche zu Ende. Am Ende einer Runde werden alle Codes gezeigt, ob gefunden oder nicht, und jede Reihe wird noch einmal geprüft; eine falsche Antwort wird genannt und mit ihr die richtige.',
  anyRow:
    'Du darfst jede Reihe setzen, auch eine, die schon da war oder die nicht der Code sein kann. Wenn du willst, kannst du Reihen sperren, die nicht zu den Antworten passen.',
  withoutBlue:
    'Formen lässt sich ohne blaue Stifte spielen, mit Lücken oder ohne. Dann zählen nur ganze Paare, und ein Code ist schwerer zu finden.',
  withoutBlueCustom:
    'Paare lassen sich mit blauen Antwortstiften spielen oder ohne. Ohne sie zählen nur ganze Paare.',
  markerAutomatic: 'Automatisch: Blackpeg antwortet und macht keine Fehler.',
  markerAssisted:
    'Mit Hilfe: Wer versteckt hat, antwortet und wird gefragt, bevor eine falsche Antwort gesendet wird. Nach Bestätigung wird sie gesendet.',
  markerByHand:
    'Von Hand: Wer versteckt hat, antwortet, und nichts wird geprüft, bevor die Codes gezeigt werden, wie am Tisch.',
  markerImpossible: ({ holes }) =>
    `Eine Antwort, die keine Reihe bekommen kann, wird abgelehnt: von ${holes} Steckern nie ${holes - 1} am richtigen Platz und der letzte in einem anderen Loch. Bei einer Antwort, die die Runde beendet, wird noch einmal nachgefragt; dann ist sie endgültig.`,
  markerCorrect:
    'Eine Antwort lässt sich ohne Folgen berichtigen, bis die nächste Reihe derselben Seite gesetzt oder verloren ist. Beide Antworten bleiben in der Mitschrift.',
  markerSealed:
    'Ein Code kann versiegelt sein: Er bleibt auf dem Gerät, auf dem er versteckt wurde; es zeigt nur ein Siegel und antwortet selbst. Am Ende wird der Code geöffnet. Passt er nicht zum Siegel oder wird er nicht rechtzeitig geöffnet, gilt das als falsche Antwort. Endet die Partie ohne Ergebnis, bleibt er versiegelt.',
};
