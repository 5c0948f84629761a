// German rules of codes and blanks.

import { figures } from '../../../catalog/de/voice.ts';
import type { CodeTexts } from '../shape.ts';

export const code: CodeTexts = {
  codeSuper: ({ holes, kinds, codes, rows }) =>
    `Der Code hat ${holes} Löcher. In jedes kommt ein Stecker in einer von ${kinds} Farben, und eine Farbe darf mehrmals vorkommen, auch in allen Löchern. Das ergibt ${figures(codes)} Codes. Das Brett hat ${rows} Reihen.`,
  sizesSuper: ({ holes, kinds, codesAtFirst }) =>
    `Jede kleinere Größe lässt sich spielen: 1 bis ${holes} Löcher, 1 bis ${kinds} Farben. Die Zahl der Codes wird vor dem Beginn angezeigt. Bei 3 Löchern und 4 Farben sind es 4 × 4 × 4 = ${codesAtFirst}: Fang dort an.`,
  codeDuel: ({ holes, kinds, codes, rows }) =>
    `Jeder Code hat ${holes} Ringe in ${kinds} Farben, und eine Farbe darf mehrmals vorkommen: ${figures(codes)} Codes. Jede Seite hat ${rows} Reihen. Lücken gibt es im Duell nicht.`,
  codeBraille: ({ holes, kinds, codes, rows }) =>
    `Der Code hat ${holes} Löcher, jedes mit einer Zahl von 1 bis ${kinds}, und Zahlen dürfen sich wiederholen: ${figures(codes)} Codes. Das Brett hat ${rows} Reihen.`,
  codeShapes: ({ holes, kinds, codes, rows }) =>
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
};
