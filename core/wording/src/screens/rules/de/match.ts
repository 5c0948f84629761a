// German rules of matches, duels, solitaire and race.

import { figures } from '../../../catalog/de/voice.ts';
import type { MatchTexts } from '../shape.ts';

export const match: MatchTexts = {
  matchRounds:
    'Vor dem Beginn vereinbart ihr die Zahl der Runden, die Wertung und eine Zeit je Reihe oder keine. Beide verstecken gleich oft, also ist die Zahl der Runden gerade: zwei, wenn ihr nichts anderes vereinbart. Nach jeder Runde wechseln die Rollen.',
  matchFirst: 'Wer zuerst versteckt, wird vereinbart oder gelost.',
  matchPoints: ({ rows }) =>
    `Nach Punkten: Wer versteckt hat, bekommt einen Punkt für jede Reihe, die die andere Seite gesetzt hat. Ein Code, der nicht gefunden wird, bringt einen Punkt für jede Reihe des Bretts, hier ${rows}; nach Vereinbarung einen mehr. Wer mehr Punkte hat, gewinnt; bei Gleichstand ist die Partie unentschieden.`,
  matchFewest: ({ rows }) =>
    `Nach Reihenzahl: Es zählt, wie viele Reihen du für die Codes der anderen Seite gebraucht hast. Ein Code, der nicht gefunden wird, zählt eine Reihe mehr, als das Brett hat, hier ${rows + 1}. Wer weniger Reihen braucht, gewinnt; bei Gleichstand ist die Partie unentschieden.`,
  usuallyPoints: 'Wenn ihr nichts anderes vereinbart, zählt dieses Spiel nach Punkten.',
  usuallyFewest: 'Wenn ihr nichts anderes vereinbart, wird nach der Reihenzahl gewertet; weniger gewinnt.',
  matchTarget:
    'Ihr könnt auch bis zu einem Ziel spielen, in Punkten oder in Reihen. Nach jedem Paar von Runden seht ihr nach, ob es erreicht ist: Dann gewinnt, wer mehr Punkte oder weniger Reihen hat, und bei Gleichstand folgt ein weiteres Paar.',
  matchRail:
    'Ein weißer und ein schwarzer Wertungsstift, einer für jede Seite, rücken auf der Leiste vor, nach Punkten oder nach Reihen.',
  matchEnd:
    'Ihr könnt jederzeit vereinbaren, eine Partie ohne Ergebnis zu beenden. Auch dann werden die Codes gezeigt. Ein Angebot aufzuhören gilt nur bis zum Ende der Runde.',
  duelTurn:
    'In jedem Zug setzen beide eine Reihe. Sie bleibt verdeckt, bis beide gesetzt sind. Dann werden beide beantwortet und beide Antworten zugleich gezeigt.',
  duelWin:
    'Wer den Code in einem Zug findet, in dem die andere Seite ihn nicht findet, gewinnt die Runde. Eine Runde ist einen Punkt wert.',
  duelReplay: ({ rows }) =>
    `Finden beide den Code im selben Zug oder niemand in ${rows} Zügen, wird die Runde mit neuen Codes wiederholt. Das zählt nicht als weitere Runde.`,
  duelMatch:
    'Ihr vereinbart eine ungerade Zahl von Runden, drei, wenn nichts anderes vereinbart ist. Wer zuerst mehr als die Hälfte davon gewonnen hat, gewinnt die Partie.',
  variantFour: ({ codesOfFour }) => `Vier Ringe: kürzere Codes, ${figures(codesOfFour)} an der Zahl.`,
  variantHandicap:
    'Vorgabe: Die Länge, die zu finden ist, wird für jede Seite festgelegt. Wer neu im Spiel ist, sucht vier Ringe, wer Übung hat, fünf.',
  variantSpeed: ({ rows }) =>
    `Auf Tempo: Es gibt keine Züge. Jede Reihe wird sofort beantwortet, und wer den Code zuerst findet, gewinnt, wie viele Reihen es auch waren. Wer alle ${rows} verbraucht hat, wartet, während die andere Seite weitermacht; findet ihn niemand, wird die Runde wiederholt.`,
  variantSpeedByHand:
    'Auf Tempo mit Antworten von Hand: Wer eine Antwort schuldet, gibt sie, bevor die nächste eigene Reihe gesetzt wird. Es entscheidet, in welcher Reihenfolge die Reihen ankamen. Auf Tempo spielt man an zwei Geräten oder gegen den Computer.',
  variantsCombine: 'Die Varianten lassen sich kombinieren.',
  aloneSolitaire:
    'Solo: Der Computer versteckt, du suchst, so viele Runden du willst. Niemand gewinnt oder verliert; deine Reihen sind das Ergebnis.',
  aloneUncommitted:
    'Soll der Computer es dir schwer machen, legt er sich vielleicht erst beim Antworten auf einen Code fest. Er sagt das vorher, und seine Antworten passen immer zu mindestens einem Code.',
  aloneRace:
    'Wettlauf: Zwei bis acht suchen denselben Code, den der Computer versteckt hat, jeweils auf einem eigenen Brett, und niemand sieht vor dem Ende die Reihen der anderen. Zug um Zug gewinnt die Runde, wer die wenigsten Reihen braucht, auch mehrere gemeinsam; im eigenen Tempo gewinnt, wer zuerst fertig ist. Eine gewonnene Runde ist ein Punkt; wer die meisten Punkte hat, gewinnt, und ein Gleichstand wird geteilt. Wer aufgibt, scheidet aus, und die anderen spielen weiter; wer allein übrig bleibt, gewinnt die Partie.',
  aloneHouse:
    'Der Computer kann in jedem Spiel verstecken und suchen. Was er versteckt, wird automatisch beantwortet.',
};
