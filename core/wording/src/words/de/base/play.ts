// German texts of the screen a match is played on.

import type * as en from '../../en/base/play.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { keys } from './board.ts';
import { count, does, figures, from, label, list, nameAll } from './voice.ts';

const FACETS = { colour: 'Farbe', shape: 'Form', number: 'Zahl' } as const;

const CLAIMED = {
  points: 'du bekommst drei Punkte',
  rows: 'von deiner Summe werden drei Reihen abgezogen',
  'round-point': 'du bekommst ihren Punkt, außer wenn auch eine deiner Antworten falsch ist',
} as const;

const ADMITTED = {
  points: 'Die andere Seite bekommt drei Punkte, und die Runde wird mit einem neuen Code wiederholt.',
  rows: 'Von der Summe der anderen Seite werden drei Reihen abgezogen, und die Runde wird mit einem neuen Code wiederholt.',
  'round-point':
    'Die andere Seite bekommt den Punkt, außer wenn auch eine ihrer Antworten falsch ist. Die Runde wird wiederholt, sofern der Punkt nicht die Partie entscheidet.',
} as const;

export const play: Like<typeof en.play> = {
  opening: {
    table: 'Tisch',
    setting: 'Das Spiel wird aufgebaut …',
    missing: 'Diese Partie ist nicht auf diesem Gerät.',
    missingText: 'Sie wurde hier gelöscht, oder die Adresse stimmt nicht.',
    elsewhere: 'Diese Partie ist in einem anderen Tab offen.',
    elsewhereText:
      'Sie kann nur an einem Ort gespielt werden. Nichts geht verloren, wenn du hier weiterspielst.',
    lost: 'Du hast in einem anderen Tab weitergespielt.',
    lostText: 'Diese Partie ist jetzt dort offen. Alles ist gespeichert.',
    take: 'Hier weiterspielen',
    home: 'Startseite',
    notSaved:
      'Dieses Gerät kann gerade nicht speichern. Dein Zug bleibt hier, und das Speichern wird noch einmal versucht.',
  },
  title: {
    row: (row, rows) => `Reihe ${row} von ${rows}`,
    turn: (turn, turns) => `Zug ${turn} von ${turns}`,
    hide: 'Versteck einen Code',
    answer: (row) => `Beantworte Reihe ${row}`,
    hold: 'Dein Code ist versteckt',
    wait: 'Einen Augenblick',
    watch: 'Du schaust zu',
    roundOver: (round) => `Runde ${round} ist vorbei`,
    matchOver: 'Die Partie ist zu Ende',
    round: (round, rounds, again) =>
      `Runde ${round}${rounds === null ? '' : ` von ${rounds}`}${again ? ', noch einmal' : ''}`,
  },
  match: {
    heading: 'Partie',
    scoring: {
      points: 'Partie: Die meisten Punkte entscheiden',
      'fewest-rows': 'Partie: Die wenigsten Reihen entscheiden',
      'rounds-won': 'Partie: gewonnene Runden',
      none: 'Partie',
    },
    who: label,
    hiding: 'Code wird versteckt',
    hidden: 'Code versteckt',
    breaking: (row) => `Suche, Reihe ${row}`,
    placed: (row) => `Reihe ${row} gesetzt`,
    answering: (row) => `Antwort auf Reihe ${row}`,
    holds: 'Code versteckt',
    found: (rows) => `gefunden in ${count(rows, 'Reihe', 'Reihen')}`,
    out: 'aufgegeben',
    legend: 'So liest du eine Antwort',
    whoseBoard: 'Wessen Brett',
    racers: 'Die anderen',
  },
  board: {
    name: (breaker, maker) =>
      maker.kind === 'you'
        ? `${does(breaker, 'suchst', 'sucht')} deinen Code`
        : `${does(breaker, 'suchst', 'sucht')} den Code ${from(maker)}`,
    code: (maker) => (maker.kind === 'you' ? 'Dein Code' : `Code ${from(maker)}`),
    ownCodeRow: 'Dein Code',
    cover: 'Zudecken',
    uncover: 'Aufdecken',
    covered: 'Dein Code ist zugedeckt.',
    nothingHidden: (maker) => `${does(maker, 'hast', 'hat')} noch keinen Code versteckt`,
    hole: (hole, content) => `Loch ${hole}, ${content}`,
    stillEmpty: 'noch offen',
    half: (chosen, open) => `${chosen}, ${FACETS[open]} fehlt noch`,
    flagged: 'prüfen',
    resting: (row) => `Reihe ${row}, noch nicht erreicht`,
    answerToCome: 'Antwort kommt',
    noAnswer: 'keine Antwort',
    sending: 'sendet …',
    placedCovered: 'gesetzt',
    placedCoveredLong: 'gesetzt, aufgedeckt, sobald deine gesetzt ist',
    answerCovered: 'Antwort verdeckt',
    wrong: 'falsch beantwortet',
    wrongWas: (row, given, right) => `Reihe ${row} wurde falsch beantwortet: ${given}, richtig war ${right}.`,
  },
  row: {
    submit: 'Reihe setzen',
    place: 'Reihe setzen',
    undo: 'Rückgängig',
    clear: 'Leeren',
    last: 'Letzte',
    lastLong: 'Letzte Reihe wiederholen',
    fill: (peg) => `Offene Löcher füllen: ${peg}`,
    fillHeading: 'Offene Löcher mit einem Stecker füllen',
    tools: 'Reihe',
    more: 'Mehr',
    print: 'Drucken und prägen',
    rules: 'Regeln',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    nothingToClear: 'Die Reihe ist leer.',
    noLastRow: 'Noch ist keine Reihe gesetzt.',
    notPasted: 'Was eingefügt wurde, ist keine Reihe dieses Spiels. Nichts hat sich geändert.',
    open: (which, count, what) => {
      if (what === 'hole') return `${count > 1 ? 'Löcher' : 'Loch'} ${list(which)} noch offen`;
      const pairs = `${count > 1 ? 'Paare' : 'Paar'} ${list(which)}`;
      return what === 'pair' ? `${pairs} noch nicht fertig` : `${pairs}: ${FACETS[what]} fehlt noch`;
    },
    range: (first, last) => `${first} bis ${last}`,
    misfit: (row) => `Nicht der Code: siehe Reihe ${row}.`,
    change: 'Ändern',
    sendAnyway: 'Trotzdem senden',
    sendFinal: 'Der Code ist gefunden',
    startsIn: (seconds) => `Start in ${seconds}`,
    go: 'Los',
    timeUsed: 'Gebrauchte Zeit',
    secondsLeft: (seconds) => `Noch ${count(seconds, 'Sekunde', 'Sekunden')}`,
  },
  explain: {
    before: (keys) => `${keys}. Welcher Stecker gemeint ist, wird nicht gesagt.`,
    row: (row, keys) => `Reihe ${row}: ${keys}.`,
    key: (pegs, meaning) => `${pegs} (${meaning})`,
    nothing: 'kein Stift, nichts davon ist im Code',
  },
  hiding: {
    lead: 'Wähle die Stecker, die sonst niemand sehen darf.',
    hide: 'Diesen Code verstecken',
    random: 'Zufälliger Code',
    blanks: 'Lücken in dieser Runde',
    withBlanks: 'möglich',
    withoutBlanks: 'keine',
    blanksNote: 'Die andere Seite erfährt, was du wählst.',
    palm: 'Stecker zurückhalten',
    palmNote: 'Bis zu zwei von jeder Art kommen nicht in den Vorrat, damit Zählen weniger verrät.',
    less: (kind) => `Einer weniger: ${kind}`,
    more: (kind) => `Einer mehr: ${kind}`,
  },
  answer: {
    give: (answer) => `Antwort geben: ${answer}`,
    byHand: 'Geprüft wird erst beim Aufdecken. Bis zur nächsten Reihe kannst du berichtigen.',
    assisted: 'Blackpeg fragt nach, bevor eine Antwort gesendet wird, die nicht zu deinem Code passt.',
    correct: (row) => `Antwort auf Reihe ${row} berichtigen`,
    correctHeading: (row) => `Reihe ${row} berichtigen`,
    correctGive: (answer) => `Berichtigen: ${answer}`,
    keep: 'So lassen',
  },
  ask: {
    question: (label) => `${label}?`,
    claim: {
      label: 'Behaupten, dass kein Code passt',
      text: (gain) =>
        `Du sagst, dass kein Code zu allen Antworten passt, also eine falsch sein muss. Blackpeg urteilt, ohne in den Code zu sehen. Hast du recht, ist die Runde ungültig, und ${CLAIMED[gain]}. Passt ein Code, geht es weiter, und du verlierst nichts.`,
      yes: 'Behaupten',
    },
    admit: {
      label: 'Falsche Antwort zugeben',
      text: (gain) => `Die Runde endet hier und ist ungültig. ${ADMITTED[gain]}`,
      yes: 'Zugeben',
    },
    resignRound: { label: 'Runde aufgeben', yes: 'Runde aufgeben' },
    resignMatch: { label: 'Partie aufgeben', yes: 'Partie aufgeben' },
    offerEnd: {
      label: 'Ende der Partie anbieten',
      text: (sealed) =>
        `Stimmt die andere Seite zu, endet die Partie hier ohne Ergebnis, und ${sealed ? 'versiegelte Codes bleiben versiegelt' : 'die Codes werden gezeigt'}.`,
      yes: 'Anbieten',
    },
    roundGoes: (form, role, others) => {
      if (form === 'duel') return `Die Runde geht an ${nameAll(others)}, und die Codes werden gezeigt.`;
      if (form === 'race') return 'Du setzt in dieser Runde keine Reihe mehr. Die anderen spielen weiter.';
      if (form === 'solitaire') return 'Der Code gilt als nicht geknackt und wird gezeigt.';
      return role === 'breaker'
        ? 'Der Code gilt für alle seine Reihen als nicht geknackt und wird gezeigt.'
        : 'Der Code gilt als in der laufenden Reihe gefunden und wird gezeigt.';
    },
    matchGoes: (alone, others) =>
      alone
        ? 'Die Partie endet hier, und der Code wird gezeigt.'
        : `${capital(nameAll(others))} ${others.length > 1 ? 'spielen ohne dich weiter' : 'gewinnt die Partie'}.`,
    offered: (one) => `${does(one, 'bietest', 'bietet')} an, die Partie ohne Ergebnis zu beenden.`,
    youOffered: 'Du hast angeboten, die Partie zu beenden. Sie endet, wenn die andere Seite zustimmt.',
    agree: 'Zustimmen und beenden',
    withdraw: 'Angebot zurücknehmen',
    no: 'Nein, weiterspielen',
  },
  hints: {
    heading: 'Tipp',
    note: 'kostet nichts, steht im Rückblick',
    off: 'Diese Partie wird ohne Tipps gespielt.',
    check: {
      label: 'Meine Reihe prüfen',
      before: 'Sagt, ob deine Reihe der Code sein kann, und wenn nicht, welche Antworten dagegen sprechen.',
    },
    clue: {
      label: 'Einen Hinweis geben',
      before: 'Nennt etwas, das sicher ist, und die Reihen, die es zeigen.',
    },
    row: {
      label: 'Gute Reihe zeigen',
      before: 'Zeigt eine Reihe, die jemand mit viel Übung setzen würde, und warum.',
    },
    thinking: 'Wird überlegt …',
    stop: 'Abbrechen',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    noClue: 'Noch ist nichts sicher. Jede Reihe verrät dir etwas.',
    noMoreClues: 'Mehr ist noch nicht sicher. Eine weitere Reihe verrät dir mehr.',
    nothingFits: 'Kein Code passt zu den Antworten, also ist eine falsch. Du kannst das behaupten.',
    rowUnfilled: 'Fülle zuerst deine Reihe, dann lässt sie sich prüfen.',
    take: 'In meine Reihe setzen',
    why: 'Warum?',
    whyHeading: 'Warum',
    noteWhy: 'In meine Notizen schreiben',
    notedWhy: 'Es steht in deinen Notizen.',
    stillFit: (codes) => count(codes, 'Code passt noch', 'Codes passen noch'),
    counting: 'Die passenden Codes werden gezählt …',
    showCount: 'Zeigen, wie viele Codes noch passen',
  },
  notes: {
    heading: 'Notizen',
    open: 'Öffnen',
    cleared: 'Markierungen gelöscht.',
    restored: 'Markierungen wieder da.',
    known: {
      nothing: 'Keine Markierungen in den Notizen.',
      hole: (hole) => `Loch ${hole}`,
      certain: (pegs) => `Sicher: ${pegs}.`,
      excluded: (pegs) => `Nicht im Code: ${pegs}.`,
      open: (hole, marks) => `Loch ${hole}: ${marks}.`,
      maybe: (pegs) => `vielleicht ${pegs}`,
      not: (pegs) => `nicht ${pegs}`,
      unmarked: (holes) => `Offen: ${holes}.`,
    },
  },
  end: {
    review: 'Rückblick',
    share: 'Teilen',
    daily: 'Tagescode',
    next: 'Nächste Runde',
    swap: 'Nächste Runde, Seiten tauschen',
    again: 'Runde noch einmal spielen',
    rematch: 'Revanche',
    once: 'Noch einmal spielen',
    rematchNote: 'gleiche Regeln, Seiten getauscht',
    home: 'Startseite',
    ghost: {
      title: 'Reihe für Reihe',
      you: 'Du',
      friend: 'Dein Gegenüber',
      both: (rows, theirs) =>
        rows === theirs
          ? `Du und dein Gegenüber habt ihn beide in ${count(rows, 'Reihe', 'Reihen')} gefunden.`
          : `Du hast ihn in ${count(rows, 'Reihe', 'Reihen')} gefunden, dein Gegenüber in ${figures(theirs)}.`,
      youAlone: (rows) =>
        `Du hast ihn in ${count(rows, 'Reihe', 'Reihen')} gefunden; dein Gegenüber hat ihn nicht gefunden.`,
      friendAlone: (theirs) =>
        `Dein Gegenüber hat ihn in ${count(theirs, 'Reihe', 'Reihen')} gefunden; du hast ihn nicht gefunden.`,
      neither: 'Weder du noch dein Gegenüber hat ihn gefunden.',
      row: (row, yours, theirs) => `Reihe ${row}: du, ${yours}; dein Gegenüber, ${theirs}.`,
      guess: (code, answer) => `${code} (${answer})`,
      none: 'keine Reihe',
      lost: 'verloren',
    },
  },
  handOver: {
    title: 'Weitergeben',
    before: (name) => `${name}, deine Seite ist verdeckt.`,
    turn: (name) => `Jetzt ist ${name} dran.`,
    pass: 'Gib das Gerät weiter. Solange der Bildschirm verdeckt ist, ist nichts Geheimes zu sehen.',
    iAm: (name) => `Ich bin ${name}, weiter`,
    backTo: (name) => `Zurück zu ${name}`,
    handOn: 'Gerät weitergeben',
    leave: 'Verlassen, die Partie ist gespeichert',
    cover: 'Bildschirm zudecken',
  },
  keys,
  close: 'Schließen',
};
