// German texts of the command line.

import type * as en from '../../en/terminal/commands.ts';
import type { Like } from '../../like.ts';
import { amount, count, decimals, figures, list, percent } from '../base/voice.ts';
import { help } from './help.ts';

const engine: Like<typeof en.terminal.engine> = {
  noGame: 'Kein Spiel ist offen. Sende newgame mit einer Ausgabe, etwa newgame super-5x8.',
  noCode: 'Kein Code ist versteckt. Sende zuerst go code.',
  unknownSetting: (given, known) => `Die Option „${given}“ gibt es nicht. Möglich sind: ${known.join(', ')}.`,
  missing: (after) => `Nach „${after}“ fehlt etwas. Sende die Zeile noch einmal vollständig.`,
  surplus: (given, after) => `„${given}“ gehört nicht hinter „${after}“. Lass es weg.`,
  oneLength: 'Diese Ausgabe hat Codes zweier Längen. Sende newgame mit einer Länge, etwa duel-4x8.',
};

const tournament: Like<typeof en.terminal.tournament> = {
  progress: (done, rounds, perSecond) =>
    `${figures(done)} von ${count(rounds, 'Runde', 'Runden')}, ${decimals(perSecond, 1)} je Sekunde`,
  heading: (edition, rounds, seed) => `${edition}. ${count(rounds, 'Runde', 'Runden')}, Startzahl ${seed}.`,
  rows: 'Reihen',
  found: 'Codes gefunden',
  won: 'Runden gewonnen',
  lost: 'Durch Fehler verloren',
  mean: (value, low, high) => `${decimals(value)} (${decimals(low)} bis ${decimals(high)})`,
  single: (value) => decimals(value),
  share: (wins, value, low, high) =>
    `${figures(wins)}: ${percent(value)} (${percent(low)} bis ${percent(high)})`,
  of: (part, whole) => `${figures(part)} von ${figures(whole)}`,
  count: figures,
  none: '-',
  draws: (rounds) => `Unentschieden: ${count(rounds, 'Runde', 'Runden')}.`,
  intervals:
    'In Klammern: der Vertrauensbereich zu 95 %. Ein nicht gefundener Code zählt eine Reihe mehr, als das Brett hat.',
  speed: (seconds, perSecond, atATime) =>
    `${amount(seconds, 'Sekunde', 'Sekunden', 1)}, ${amount(perSecond, 'Runde', 'Runden', 1)} je Sekunde, ${figures(atATime)} zugleich.`,
  lapses: (engine, rounds, firstRound, why) =>
    `${engine} verlor ${count(rounds, 'Runde', 'Runden')}, zuerst Runde ${figures(firstRound)}: ${why}.`,
  interrupted: (done, rounds) =>
    `Unterbrochen nach ${figures(done)} von ${count(rounds, 'Runde', 'Runden')}.`,
  lapse: {
    ended: (asked, code, last) =>
      `es endete ${code === null ? 'durch ein Signal' : `mit ${code}`} und war eine Antwort auf „${asked}“ schuldig${last === '' ? '' : `; seine letzte Ausgabe war „${last}“`}`,
    noAnswer: (asked, milliseconds) =>
      `es beantwortete „${asked}“ nicht innerhalb von ${count(milliseconds, 'Millisekunde', 'Millisekunden')}`,
    endlessOutput: (asked) => `es schrieb ohne Ende, statt „${asked}“ zu beantworten`,
    nonsense: (asked, said) => `es antwortete auf „${asked}“ mit „${said}“`,
    wrongProtocol: (said) => `es meldete „${said}“; dieses Programm spricht die Protokolle 1 und 2`,
    secondAnswer: (said) => `es sagte „${said}“, als keine Antwort fällig war`,
    refused: (asked, said) => `es wies „${asked}“ mit „${said}“ ab`,
    illegalCode: (said) => `es versteckte „${said}“, was kein Code dieser Ausgabe ist`,
    illegalGuess: (said) => `es setzte „${said}“, was keine Reihe dieser Ausgabe ist`,
    wrongMark: (guess, said, right) =>
      `es beantwortete ${guess} mit ${said}, obwohl sein Code ${right} ergibt`,
  },
};

const verify: Like<typeof en.terminal.verify> = {
  file: (file) => `„${file}“`,
  house: 'Der Computer',
  proofs: {
    genuine: 'Der Code ist der, der beim Verstecken versiegelt wurde.',
    broken: 'Der gezeigte Code ist nicht der, der versiegelt wurde.',
    'not-committed': 'Der Code war nicht versiegelt, also beweist nichts, dass er derselbe blieb.',
    'not-opened': 'Der Code wurde nicht geöffnet, also beweist sein Siegel nichts.',
    'no-key': 'Der Code wurde ohne seinen Schlüssel geöffnet, also beweist sein Siegel nichts.',
    'no-match': 'Das Siegel gilt für eine einzige Partie, und der Text sagt nicht, welche das ist.',
  },
  digests: {
    intact: 'Die Prüfsumme stimmt: Seit dem Export der Partie hat sich kein Byte geändert.',
    damaged: 'Die Prüfsumme stimmt nicht: Der Text wurde nach dem Export der Partie geändert.',
    missing: 'Es gibt keine Prüfsumme, also würde eine versehentliche Änderung nicht auffallen.',
  },
};

const usage: Like<typeof en.terminal.usage> = {
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
    `${option} kann nicht „${given}“ sein. Möglich sind: ${known.join(', ')}.`,
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

export const terminal: Like<typeof en.terminal> = {
  help,
  usage,
  verify,
  editions: {
    edition: 'Ausgabe',
    game: 'Spiel',
    variant: 'Variante',
    holes: 'Löcher',
    pegs: 'Stecker',
    rows: 'Reihen',
    codes: 'Codes',
    codesBySize:
      'Codes von Super nach Größe, Löcher nach unten, Farben nach rechts; eine Lücke zählt als Farbe:',
  },
  replay: {
    event: (event, text) => `Ereignis ${event}: ${text}`,
    seen: (who) => `${who} hat den Tisch gesehen.`,
    result: (text) => `Ergebnis: ${text}`,
    unfinished: 'Die Partie ist nicht zu Ende gespielt.',
    verified: (events) => `Geprüft: ${count(events, 'Ereignis', 'Ereignisse')}, alles entspricht den Regeln.`,
    faulty: (fault) => `Prüfung nicht bestanden. ${fault}`,
    inRound: (round, again, fault) => `Runde ${round}${again ? ', wiederholt' : ''}. ${fault}`,
  },
  play: {
    saved: (file) => `Das Protokoll ist in „${file}“ gespeichert.`,
  },
  strategy: {
    progress: (seconds, nodes, share, best) =>
      `${count(seconds, 'Sekunde', 'Sekunden')}, ${count(nodes, 'Stellung', 'Stellungen')}, ${percent(share)} dieser Eröffnung${best === null ? '' : `, bisher ${figures(best)}`}`,
    working: (seconds) => `seit ${count(seconds, 'Sekunde', 'Sekunden')}`,
    saved: (file) => `Der Baum ist in „${file}“ gespeichert.`,
    interruptedSaved: (file, total) =>
      `Unterbrochen. Der beste Baum bis dahin, insgesamt ${count(total, 'Reihe', 'Reihen')}, ist in „${file}“ gespeichert.`,
    interruptedWith: (total) =>
      `Unterbrochen. Der beste Baum bis dahin brauchte insgesamt ${count(total, 'Reihe', 'Reihen')}; er ist nicht gespeichert.`,
    interruptedWithout: 'Unterbrochen, bevor es einen Baum gab. Nichts wurde gespeichert.',
    again: 'Die Suche ist unerwartet abgebrochen. Sie beginnt von vorn.',
    died: 'Die Suche ist zweimal abgebrochen, einen Baum gibt es nicht. Versuche ein kleineres Spiel oder eine andere Suche.',
    noMemory:
      'Der Speicher reicht nicht, einen Baum gibt es nicht. Versuche ein kleineres Spiel oder einen schmaleren Strahl.',
  },
  emboss: {
    noRound: (round, rounds) =>
      rounds === 0
        ? 'Eine Stellung hat keine Runden. Lass --round weg.'
        : `Eine Runde ${round} gibt es nicht; die Partie hat ${rounds}. Wähle eine davon, oder lass --round weg.`,
    saved: (file) => `Die Seiten sind in „${file}“ gespeichert.`,
  },
  engine,
  tournament,
};
