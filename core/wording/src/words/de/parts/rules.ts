// German texts of the pages of rules.

import type * as en from '../../en/parts/rules.ts';
import type { Like } from '../../like.ts';
import { figures, list } from '../base/voice.ts';

const texts: en.RuleTexts = {
  codePegs: ({ holes, kinds, codes, rows }) =>
    `Der Code hat ${holes} Löcher. In jedes kommt ein Stecker in einer von ${kinds} Farben, und eine Farbe darf mehrmals vorkommen, auch in allen Löchern. Das ergibt ${figures(codes)} Codes. Das Brett hat ${rows} Reihen.`,
  sizesTable: ({ holes, kinds, codesAtFirst }) =>
    `Jede kleinere Größe lässt sich spielen: 1 bis ${holes} Löcher, 1 bis ${kinds} Farben. Die Zahl der Codes wird vor dem Beginn angezeigt. Bei 3 Löchern und 4 Farben sind es 4 × 4 × 4 = ${codesAtFirst}: Fang dort an.`,
  codeRings: ({ holes, kinds, codes, rows }) =>
    `Jeder Code hat ${holes} Ringe in ${kinds} Farben, und eine Farbe darf mehrmals vorkommen: ${figures(codes)} Codes. Jede Seite hat ${rows} Reihen. Lücken gibt es im Duell nicht.`,
  codeNumbers: ({ holes, kinds, codes, rows }) =>
    `Der Code hat ${holes} Löcher, jedes mit einer Zahl von 1 bis ${kinds}, und Zahlen dürfen sich wiederholen: ${figures(codes)} Codes. Das Brett hat ${rows} Reihen.`,
  codePairs: ({ holes, kinds, codes, rows }) =>
    `Der Code hat ${holes} Plätze. Auf jeden kommt ein Paar: eine von ${kinds} Farben mit einer von ${kinds} Formen, und Paare dürfen sich wiederholen. Das ergibt ${figures(codes)} Codes. Das Brett hat ${rows} Reihen.`,
  codeCustom: ({ mostHoles, mostRows }) =>
    `Du wählst 1 bis ${mostHoles} Löcher und 1 bis ${mostRows} Reihen. Ein Stecker hat eine Eigenschaft mit 1 bis 9 Arten oder ist ein Paar aus zwei Eigenschaften mit je 1 bis 6 Arten; eine Lücke zählt als Art.`,
  limitCustom: ({ mostCodes }) =>
    `Ein Spiel hat mindestens einen Code und höchstens ${figures(mostCodes)}, damit es Tipps geben und jede Behauptung geprüft werden kann.`,
  repeatsCustom:
    'Wiederholungen sind erlaubt oder nicht. Sind sie es nicht, kommt kein Stecker doppelt in einem Code oder einer Reihe vor, auch keine Lücke.',
  sameCustom:
    'Alles Übrige ist wie in den anderen Spielen. Einfache Stecker werden beantwortet wie in Super, Paare wie in Formen. Spielen kannst du es klassisch, als Duell, allein oder als Wettlauf.',
  shield:
    'Der Code liegt hinter dem Schild, und bis zum Ende der Runde sieht ihn nur, wer ihn versteckt hat. Teilen sich zwei einen Bildschirm, ist der Bildschirm beim Platzwechsel verdeckt.',
  cells:
    'Jeder Stecker zeigt seine Zahl zweimal: als erhabene Punkte und als gedruckte Ziffer. Die Punkte sind die der Brailleschrift deiner Sprache.',
  cellsLanguage:
    'Die französische Brailleschrift schreibt Ziffern mit anderen Punkten als die englische und die deutsche. Die Stecker richten sich nach der Sprache, die du liest; die gedruckten Ziffern bleiben gleich.',
  cellsNoSight:
    'Sehen ist nicht nötig. Zahlen werden getippt, und Enter setzt die Reihe. Jede Reihe, jede Antwort und dein eigener Code lassen sich mit einer Taste erfragen, beim Verstecken wie beim Suchen, und kommen als einfache Ziffern auf die Braillezeile.',
  blanksWhat: ({ codesWithBlanks }) =>
    `Mit Lücken darf ein Loch des Codes mit Absicht leer bleiben. Das ist eine Art mehr und ergibt ${figures(codesWithBlanks)} Codes.`,
  blanksPairs: ({ codesWithBlanks }) =>
    `Mit Lücken kann einem Paar die Farbe fehlen, die Form oder beides. Jedes davon ist ein Paar wie jedes andere, und das ergibt ${figures(codesWithBlanks)} Codes.`,
  blanksPeg:
    'Eine Lücke ist ein Stecker. Sie kann richtig sitzen, in ein anderes Loch gehören oder falsch sein und wird beantwortet wie jeder andere Stecker.',
  blanksHowMany: 'Wo Lücken möglich sind, kann ein Code keine enthalten, einige oder nichts als Lücken.',
  blanksModes:
    'Lücken sind ausgeschlossen, für die ganze Partie vereinbart oder der Seite überlassen, die versteckt. Dann erfahren beim Verstecken alle, ob es in dieser Runde Lücken geben kann.',
  blanksShapes: 'Lücken sind ausgeschlossen oder für die ganze Partie vereinbart.',
  blanksOff: 'Ohne Lücken muss jedes Loch gefüllt sein, im Code und in jeder Reihe.',
  blanksLook:
    'Ein Loch, das noch nicht gefüllt ist, ist dunkel und vertieft. Eine Lücke mit Absicht ist ein heller, erhabener Stopfen mit Schlitz. Auch gelesen werden sie verschieden: „offen“ und „Lücke“.',

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

export const rules: Like<typeof en.rules> = {
  title: (edition) => `So spielt man: ${edition}`,
  contents: 'Auf dieser Seite',
  goals: {
    pegs: 'Eine Seite versteckt einen Code aus farbigen Steckern. Die andere sucht ihn Reihe um Reihe, und jede Reihe bekommt eine Antwort. Je weniger Reihen es braucht, desto besser.',
    rings:
      'Beide verstecken einen Code, und beide suchen zugleich den der anderen Seite. Wer ihn in einem Zug findet, in dem die andere Seite ihn nicht findet, gewinnt die Runde.',
    numbers:
      'Eine Seite versteckt einen Code aus Zahlen, die andere sucht ihn Reihe um Reihe. Jeder Stecker und jede Antwort lässt sich fühlen, hören und sehen, damit blinde und sehende Menschen unter gleichen Bedingungen spielen.',
    pairs:
      'Der versteckte Code besteht aus Paaren: auf jedem Platz eine Farbe und eine Form. Die andere Seite sucht ihn Reihe um Reihe und erfährt auch, was zur Hälfte stimmt.',
    any: 'Ein Spiel nach deinen Wünschen: länger oder kürzer, mit mehr Arten oder weniger, mit Paaren oder ohne. Die Regeln bleiben gleich.',
  },
  sections: {
    goal: 'Das Ziel',
    code: 'Der Code',
    cells: 'Stecker zum Fühlen und Sehen',
    turn: 'Ein Zug',
    answers: 'Die Antwort',
    blanks: 'Lücken',
    'without-blue': 'Ohne blaue Stifte',
    variants: 'Varianten',
    match: 'Eine Partie und ihre Wertung',
    marker: 'Wer antwortet',
    wrong: 'Falsche Antworten',
    time: 'Zeit',
    tray: 'Gezählte Stecker',
    alone: 'Allein oder mit vielen',
    leaving: 'Aufgeben und weggehen',
  },
  texts,
  examples: {
    plain: 'Eine Reihe und ihre Antwort',
    'twice-in-row': 'Zweimal in der Reihe, einmal im Code',
    'twice-in-code': 'Zweimal im Code, einmal in der Reihe',
    nothing: 'Auch eine leere Antwort hilft',
    blanks: 'Eine Lücke zählt wie ein Stecker',
    pairs: 'Ganze Paare',
    blue: 'Ein halbes Paar an seinem Platz',
    'blue-spent': 'Kein blauer Stift für ein Paar, das schon zählt',
    'blank-pairs': 'Paare mit Lücken',
    'no-repeats': 'Ohne Wiederholung',
  },
  code: 'Code',
  row: 'Reihe',
  answer: 'Antwort',
  example: (hidden, row, answered) => `Code: ${hidden}. Reihe: ${row}. Antwort: ${answered}.`,
  pegByPeg: 'Stecker für Stecker',
  emptyHole: 'offen: noch nicht gefüllt',
  blankHole: 'Lücke: mit Absicht leer',
  dots: (dots) => (dots.length === 1 ? `Punkt ${dots[0]}` : `Punkte ${list(dots.map(String))}`),
  play: (edition) => `${edition} spielen`,
  otherPages: 'Andere Regeln',
};
