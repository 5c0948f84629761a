// German sentences about runs of the command line that cannot be.

import type { UsageWords } from '../shape/usage.ts';
import { count, figures, list } from './voice.ts';

export const usage: UsageWords = {
  unknownCommand: (given, known) => `Den Befehl „${given}“ gibt es nicht. Möglich sind: ${known.join(', ')}.`,
  unknownOption: (option, command) =>
    `„${command}“ kennt die Option ${option} nicht. Siehe „${command} --help“.`,
  unknownVariable: (name, nearest) =>
    `Die Umgebungsvariable ${name} ist keine Einstellung von Blackpeg. ${nearest === null ? 'Siehe „blackpeg --help“.' : `Meintest du ${nearest}?`}`,
  badVariable: (name, given) =>
    `Die Umgebungsvariable ${name} kann nicht „${given}“ sein. Siehe „blackpeg --help“.`,
  repeatedOption: (option) => `Die Option ${option} ist zweimal angegeben. Gib sie einmal an.`,
  missingOption: (option) => `Die Option ${option} fehlt. Gib sie mit ihrem Wert an.`,
  missingValue: (option) => `Nach der Option ${option} fehlt ein Wert.`,
  unwantedValue: (option) => `Die Option ${option} nimmt keinen Wert. Lass ihn weg.`,
  missingArgument: (name) => `${name} fehlt. Gib den Wert nach den Optionen an.`,
  extraArgument: (given) =>
    `„${given}“ ist zu viel. Lass es weg, oder setze Anführungszeichen um Text mit Leerzeichen.`,
  badNumber: (option, given, least, most) =>
    `Die Option ${option} braucht eine ganze Zahl von ${figures(least)} bis ${figures(most)}, nicht „${given}“.`,
  badChoice: (option, given, known) =>
    `Die Option ${option} kann nicht „${given}“ sein. Möglich sind: ${known.join(', ')}.`,
  unknownEdition: (given, known) =>
    `Die Ausgabe „${given}“ gibt es nicht. Möglich sind: ${known.join(', ')}.`,
  unknownGame: (given, edition, known) =>
    `Die Ausgabe ${edition} hat kein Spiel „${given}“. Möglich sind: ${known.join(', ')}.`,
  notForEdition: (option, edition) =>
    `Die Option ${option} passt nicht zur Ausgabe ${edition}. Lass sie weg.`,
  notForSearch: (option, search) => `Die Option ${option} passt nicht zu --search ${search}. Lass sie weg.`,
  twoLengths: (option) => `Hier müssen alle Codes gleich lang sein. Gib bei ${option} eine Zahl an.`,
  twoLengthsEdition: (given, instead) =>
    `Die Ausgabe ${given} hat Codes von zwei Längen, hier müssen alle gleich lang sein. Nimm zum Beispiel ${instead}.`,
  notTogether: (option, other) =>
    `Die Optionen ${option} und ${other} schließen sich aus. Lass eine davon weg.`,
  needsOption: (option, needed) =>
    `Die Option ${option} braucht dazu ${needed}. Füge sie hinzu, oder lass ${option} weg.`,
  oneClock: (option) => `Zwei Zahlen für ${option} sind für eine Partie zweier Personen. Gib nur eine an.`,
  badNames: (option, given, longest) =>
    `${option} braucht zwei verschiedene Namen mit höchstens ${longest} Zeichen, etwa Rot,Blau, nicht „${given}“.`,
  tooManyRows: (given, most) =>
    `${count(given, 'Reihe ist', 'Reihen sind')} mehr als die ${figures(most)} dieses Bretts. Lass welche weg.`,
  badDate: (option, given) => `Die Option ${option} braucht ein Datum wie 2025-03-09, nicht „${given}“.`,
  notShipped: (game) => `Für ${game} wird keine Strategie mitgeliefert. Wähle ein anderes --search.`,
  noEngine: (given, why, levels) =>
    `„${given}“ ist kein Programm, das sich starten lässt (${why}). Gib einen Befehl an oder eine Stufe: ${levels.join(', ')}.`,
  argument: (name, fault) => `${name}: ${fault}`,
  neitherLength: (lengths) =>
    `Der Code hat keine der vereinbarten Längen ${list(lengths.map(String))}. Ändere ihn.`,
  badFields: (expected, given) =>
    `${count(expected, 'Feld ist', 'Felder sind')} nötig, durch Tabulatoren getrennt, nicht ${given}.`,
  lineTooLong: (longest) => `Die Zeile hat mehr als ${figures(longest)} Zeichen. Kürze sie.`,
  badLines: (first, bad, lines) =>
    bad === 1
      ? `Zeile ${figures(first)} ist falsch; die Antwort an ihrer Stelle sagt, warum.`
      : `Zeile ${figures(first)} ist falsch, die erste von ${figures(bad)} unter ${figures(lines)}; die Antwort auf jede sagt, warum.`,
  noOpening:
    'Das Protokoll beginnt nicht mit der Eröffnung einer Partie. Gib ein vollständiges Protokoll an.',
  deviceFile: (file, command) =>
    `„${file}“ enthält alle Partien eines Geräts, nicht eine. „${command}“ liest die Datei.`,
  deviceFileDamaged: (file) =>
    `„${file}“ ist beschädigt oder abgeschnitten, darum wurde nichts importiert. Gib eine andere Kopie an.`,
  deviceFileNewer: (file) =>
    `„${file}“ stammt von einem neueren Blackpeg. Aktualisiere dieses und importiere die Datei dann noch einmal.`,
  fileNotFound: (file) => `Die Datei „${file}“ gibt es nicht. Prüfe Namen und Ordner.`,
  fileIsFolder: (file) => `„${file}“ ist ein Ordner. Gib eine Datei an.`,
  fileTooLarge: (file, megabytes) =>
    `${file === null ? 'Die Eingabe' : `„${file}“`} ist größer als ${megabytes} MB, zu groß für das, was hier gebraucht wird. Gib eine andere Datei an.`,
  fileUnreadable: (file) => `Die Datei „${file}“ lässt sich nicht lesen. Prüfe die Zugriffsrechte.`,
  fileEmpty: (file) => `Die Datei „${file}“ ist leer. Gib eine Mitschrift oder ein Protokoll an.`,
  fileExists: (file) => `Die Datei „${file}“ gibt es schon. Wähle einen anderen Namen.`,
  matchDamaged: (file, line) =>
    `Zeile ${line} von „${file}“ ist nicht lesbar, deshalb lässt sich diese Partie nicht fortsetzen. Die Datei bleibt, wie sie ist.`,
  fileUnwritable: (file, why) =>
    `Die Datei „${file}“ lässt sich nicht schreiben (${why}). Wähle einen anderen Ort.`,
  inputUnreadable: (why) => `Die Eingabe lässt sich nicht lesen (${why}). Gib eine Datei oder eine Pipe an.`,
  outputUnwritable: (why) =>
    `Die Ausgabe lässt sich nicht schreiben (${why}). Schaff Platz oder leite sie woandershin.`,
  bug: (detail) =>
    `Das ist ein Fehler von Blackpeg, nicht deiner. Bitte melde ihn mit dieser Zeile: ${detail}`,
};
