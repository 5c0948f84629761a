// German texts of the game played line by line.

import { count } from '../../catalog/de/voice.ts';
import { abouts, typed } from './de-words.ts';
import type { PlainWords } from './shape.ts';

export const plain: PlainWords = {
  typed,
  abouts,
  yes: ['ja', 'j'],
  no: ['nein', 'n'],
  yesOrNo: 'Tippe ja oder nein.',
  about: (word, does) => `${word}: ${does}`,
  typing: {
    row: (example, help) => `Tippe eine Reihe wie ${example} oder ${help}.`,
    code: (example, random) => `Tippe den Code, den du versteckst, wie ${example}, oder ${random}.`,
    answer: (example, meaning) => `Tippe die Antwort: ${example} heißt ${meaning}.`,
    pegs: (pegs) => `Stecker: ${pegs}.`,
    blankSign: '. für eine Lücke',
    unknown: (given, help) => `„${given}“ ist hier weder eine Reihe noch ein bekanntes Wort. Tippe ${help}.`,
    notNow: (word) => `„${word}“ ist jetzt nicht möglich.`,
    notAnAnswer: (given, example) => `„${given}“ ist keine Antwort. Tippe Zahlen wie ${example}.`,
    needsNumber: (word) => `Tippe eine Zahl hinter „${word}“.`,
    needsText: (word) => `Tippe noch etwas hinter „${word}“.`,
    tooMany: (holes, given) =>
      `Das macht ${count(given, 'Stecker', 'Stecker')}; die Reihe hat ${count(holes, 'Loch', 'Löcher')}. Nichts hat sich geändert.`,
    notANumber: (given, most) => `„${given}“ steht nicht auf der Liste. Tippe eine Zahl von 1 bis ${most}.`,
  },
  prompts: {
    row: (row) => `${row}: `,
    code: 'Dein Code: ',
    answer: (row) => `Antwort ${row}: `,
    other: '> ',
  },
  table: {
    handOver: (name) => `Gib an ${name} weiter. Nichts Geheimes ist zu sehen.`,
    handOverHow: (name) => `${name}: Drücke Enter, wenn du bereit bist.`,
    cleared: 'Die Reihe ist leer.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    kept: (command) => `Die Partie ist gespeichert. Fortsetzen mit: ${command}`,
    noNotes: 'Noch keine Notizen.',
    noted: 'Notiert.',
    askBlanks: 'Sind in dieser Runde Lücken möglich? Die andere Seite erfährt es.',
    blanks: (possible) => (possible ? 'Lücken: in dieser Runde möglich.' : 'Lücken: in dieser Runde keine.'),
    palmed: (peg, number) => `Zurückgehalten: ${peg} ${number}.`,
    codeSoFar: (holes) => `Code bisher: ${holes}.`,
    timeShort: (time) => `Noch ${time} für diese Reihe.`,
    after: (review, rematch, quit) => `Tippe ${review}, ${rematch} oder ${quit}.`,
    saved: (file) => `Die Mitschrift ist in „${file}“ gespeichert.`,
  },
  keeping: {
    none: 'Auf diesem Rechner ist noch keine Partie gespeichert.',
    waiting: 'Noch offen:',
    finished: 'Beendet:',
    line: (number, match, about, state) => `${number}: ${about}. ${state} (${match})`,
    missing: (match, command) => `Die Partie „${match}“ gibt es hier nicht. „${command}“ zeigt alle.`,
    elsewhere: (process) =>
      `Diese Partie ist in einem anderen Fenster offen, Prozess ${process}. Schließe sie dort, dann geht es hier weiter.`,
    torn: 'Der letzte Zug wurde beim Speichern abgeschnitten und fehlt. Alles davor ist unversehrt.',
    notSaving:
      'Dieser Rechner kann gerade nichts speichern. Dein Zug bleibt hier, und das Speichern wird noch einmal versucht.',
    savingAgain: 'Das Speichern klappt wieder.',
    deleted: (match) => `Die Partie ${match} ist gelöscht.`,
    broughtIn: (match) => `Die Partie ist als ${match} gespeichert.`,
    alreadyHere: (match) => `Diese Partie ist schon hier, als ${match}.`,
    stillOnline: (number) =>
      `${count(number, 'Partie läuft noch online und wurde', 'Partien laufen noch online und wurden')} nicht importiert. Tritt dem Tisch wieder bei.`,
    allSaved: (file) => `Alle Partien dieses Rechners sind in „${file}“ gespeichert.`,
    unfinished:
      'Diese Partie ist nicht zu Ende, ihre Codes bleiben deshalb versteckt. Spiele sie erst zu Ende.',
    today: (done) => `Den Code des Tages hast du schon gespielt. ${done}`,
  },
  menu: {
    welcome: 'Blackpeg: Finde den versteckten Code.',
    how: (help) => `Was möchtest du? ${help} zeigt die Liste.`,
    unfinished: (number, resume) =>
      `${count(number, 'Partie wartet', 'Partien warten')} auf dich: ${resume}.`,
    which: 'Welche? Tippe ihre Nummer.',
    bye: 'Auf Wiedersehen.',
  },
  setUp: {
    edition: 'Welches Spiel? Tippe seine Nummer.',
    own: (sizes, notation) =>
      `Tippe Löcher und Farben wie ${sizes}, oder ein ganzes Spiel in Notation wie ${notation}.`,
    company: 'Wie möchtest du spielen? Tippe eine Nummer.',
    companies: {
      alone: 'Du suchst den Code des Computers',
      maker: 'Du versteckst zuerst, der Computer sucht; dann wird getauscht',
      breaker: 'Der Computer versteckt zuerst, du suchst; dann wird getauscht',
      duel: 'Du und der Computer versteckt und sucht zugleich',
      two: 'Zwei Menschen an dieser Tastatur',
    },
    ready: (game) => `Bereit: ${game}.`,
    begin: (options) => `Drücke Enter zum Starten, oder tippe ${options}, um zu sehen, was du ändern kannst.`,
    optionsHow: 'Tippe einen Namen und einen Wert wie holes 4 oder rounds 6.',
    option: (name, about) => `${name}: ${about}`,
    newGame: 'Ein neues Spiel.',
    choice: (number, text) => `${number}: ${text}`,
  },
  companion: {
    welcome: (game) => `Begleiter für ein echtes Brett: ${game}.`,
    how: (example, help) => `Tippe jede Reihe mit ihrer Antwort wie ${example}, oder ${help}.`,
    marked: (answer) => `Antwort: ${answer}.`,
  },
  puzzle: {
    how: (example) => `Tippe den einen Code, der passt, wie ${example}.`,
  },
  review: {
    chart: 'Codes, die noch passten; ein längerer Balken heißt zehnmal so viele:',
    line: (row, codes, bar) => `${row} ${codes} ${bar}`,
  },
};
