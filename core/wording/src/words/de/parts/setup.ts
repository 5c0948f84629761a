// German texts of the set-up.

import type * as en from '../../en/parts/setup.ts';
import { capital, caseOf } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { accusative, count, figures, list } from '../base/voice.ts';

const nominative = caseOf('du', 'der Computer', 'dein Gegenüber');

const dative = caseOf('dir', 'dem Computer', 'deinem Gegenüber');

export const setUp: Like<typeof en.setUp> = {
  title: 'Partie einrichten',
  questions: {
    table: 'Wie viele Codes soll es geben?',
    rings: 'Wie lang sollen die Codes sein?',
    blanks: 'Mit oder ohne Lücken?',
    games: 'Welche Paare, welche Antworten?',
    free: 'Wie soll dein Spiel sein?',
  },
  leads: {
    table:
      'Wähle ein Feld: Mehr Löcher und mehr Farben ergeben mehr Codes und eine längere Suche. Jedes Feld ist spielbar.',
    rings:
      'Beide Seiten verstecken einen Code und suchen gleichzeitig den anderen. Ein kürzerer Code ist leichter zu finden.',
    blanks: 'Mit Lücken darf ein Loch absichtlich leer bleiben. Das macht mehr Codes und eine längere Suche.',
    games:
      'In jedes Loch gehören eine Farbe und eine Form. Lücken ergeben mehr Codes, und ohne blaue Stifte sagen die Antworten weniger.',
    free: 'Wähle Stecker, Löcher und Reihen. Alles bis zu zwei Millionen Codes ist spielbar.',
  },
  sizes: {
    table: 'Löcher und Farben',
    cell: (codes, holes, colours) =>
      `${count(codes, 'Code', 'Codes')}: ${count(holes, 'Loch', 'Löcher')}, ${count(colours, 'Farbe', 'Farben')}`,
    change: 'Andere Größe wählen',
    captions: { start: 'Start', original: 'Origi\u00adnal', super: 'Super' },
    codesAndRows: (codes, rows) => `${codes === 1 ? 'Code' : 'Codes'}, ${count(rows, 'Reihe', 'Reihen')}`,
    counts: (codes) => list(codes.map(figures)),
    codes: (codes) => `${list(codes.map(figures))} ${codes.at(-1) === 1 ? 'Code' : 'Codes'}`,
    blanks: 'Lücken erlaubt',
    blanksNote: 'Ein Loch darf absichtlich leer bleiben; das wirkt wie eine Farbe mehr.',
    blanksOptions: { off: 'Nein', choice: 'Wer versteckt, entscheidet', on: 'Ja' },
    makersChoiceNote: 'Beim Verstecken erfahren dann alle, ob diese Runde Lücken hat.',
    notFilled: 'noch offenes Loch',
    blank: 'Lücke, absichtlich frei',
    games: 'Das Spiel',
    shapes: {
      '1': 'Jedes Loch hat Farbe und Form. Ein blauer Stift steht für ein halb richtiges Paar.',
      '2': 'Farbe, Form oder beides darf absichtlich fehlen. Blaue Stifte stehen für halb richtige Paare.',
      '3': 'Jedes Loch hat Farbe und Form. Antworten nur in Schwarz und Weiß.',
      '3b': 'Farbe, Form oder beides darf absichtlich fehlen. Antworten nur in Schwarz und Weiß.',
    },
    withBlanks: { off: 'In jedem Loch steckt ein Stecker.', on: 'Ein Loch darf absichtlich leer bleiben.' },
    rings: {
      five: { title: '5 Ringe', text: 'Das übliche Duell.' },
      four: { title: '4 Ringe', text: 'Kürzere Codes, ein schnelleres Duell.' },
    },
    handicap: (easier, harder) => ({
      title: `Vorgabe: 4 für ${accusative(easier)}, 5 für ${accusative(harder)}`,
      text: `Verschieden lange Codes. Der Vorteil liegt bei ${dative(easier)}.`,
    }),
    own: {
      holes: { label: 'Löcher', less: 'Weniger Löcher', more: 'Mehr Löcher' },
      pegs: 'Stecker',
      kinds: { colours: 'Farben', numbers: 'Zahlen', pairs: 'Farbe und Form' },
      colours: { label: 'Farben', less: 'Weniger Farben', more: 'Mehr Farben' },
      numbers: { label: 'Zahlen', less: 'Weniger Zahlen', more: 'Mehr Zahlen' },
      shapes: { label: 'Formen', less: 'Weniger Formen', more: 'Mehr Formen' },
      rows: { label: 'Reihen', less: 'Weniger Reihen', more: 'Mehr Reihen' },
      repeats: 'Wiederholungen erlaubt',
      repeatsNote: 'Derselbe Stecker darf in mehreren Löchern stecken.',
      blue: 'Blaue Stifte',
      blueNote: 'Für ein Paar, das an seinem Platz halb richtig ist.',
    },
  },
  opponent: {
    label: 'Gegner',
    house: 'Der Computer',
    screen: 'Am Gerät',
    online: 'Online',
    form: 'Spielart',
    forms: {
      solitaire: 'Der Computer versteckt einen Code, du suchst ihn.',
      classic: 'Eine Seite versteckt, die andere sucht; dann wird getauscht.',
      duel: 'Beide verstecken einen Code und suchen gleichzeitig den anderen.',
      race: 'Alle suchen denselben Code, den der Computer versteckt hat, jeweils auf einem eigenen Brett.',
    },
    level: 'Stärke des Computers',
    levels: {
      beginner: { title: 'Anfänger', text: 'Vergisst ältere Reihen und liest manche falsch.' },
      casual: { title: 'Gelegentlich', text: 'Macht ab und zu einen Fehler.' },
      steady: { title: 'Sicher', text: 'Macht keine Fehler und setzt die erste Reihe, die passt.' },
      keen: { title: 'Aufmerksam', text: 'Vergleicht einige Reihen, die passen.' },
      expert: { title: 'Erfahren', text: 'Vergleicht viele Reihen, die passen.' },
      master: { title: 'Meister', text: 'Setzt die beste Reihe, die er findet.' },
    },
    speed: 'Tempo des Computers',
    speeds: {
      relaxed: { title: 'Gemütlich', text: 'Etwa eine Minute für eine Reihe.' },
      even: { title: 'Gleichmäßig', text: 'Etwa eine halbe Minute für eine Reihe.' },
      quick: { title: 'Schnell', text: 'Etwa zwanzig Sekunden für eine Reihe.' },
      racing: { title: 'Rasant', text: 'Etwa zehn Sekunden für eine Reihe.' },
    },
    codemaker: 'Code des Computers',
    codemakers: {
      random: { title: 'Zufällig', text: 'Zufällig gewählt; jeder Code ist gleich wahrscheinlich.' },
      hard: { title: 'Schwer', text: 'Einer der Codes, die die meisten Reihen brauchen.' },
      adversarial: {
        title: 'Erst beim Antworten',
        text: 'Er legt sich vorher auf keinen Code fest: Erst beim Antworten entscheidet er sich, immer im Einklang mit seinen Antworten. Schwerer geht es nicht.',
      },
    },
    names: ['Erster Name', 'Zweiter Name'],
    usual: ['Spieler 1', 'Spieler 2'],
  },
  online: {
    note: 'Alle spielen am eigenen Gerät. Du bekommst einen Link und einen kurzen Code zum Weitergeben.',
    players: { label: 'Mitspielende', less: 'Weniger Mitspielende', more: 'Mehr Mitspielende' },
    access: 'Wer mitspielen darf',
    accesses: {
      listed: { title: 'Alle', text: 'Der Tisch steht in der Lobby, bis er voll ist.' },
      invited: { title: 'Auf Einladung', text: 'Nur wer den Link oder den Code hat, findet den Tisch.' },
    },
    sealed: 'Versiegelte Codes',
    sealedNote:
      'Ein Code bleibt bis zum Ende der Runde auf dem Gerät, auf dem er versteckt wurde; ein Siegel, das alle vorher sehen, beweist, dass er derselbe blieb. Dieses Gerät beantwortet auch die Reihen.',
    start: 'Tisch eröffnen',
  },
  match: {
    first: 'Versteckt zuerst',
    who: (who) => capital(nominative(who)),
    drawn: 'Auslosen',
    rounds: { label: 'Runden der Partie', less: 'Weniger Runden', more: 'Mehr Runden' },
    length: 'Die Partie endet',
    lengths: { rounds: 'nach Runden', target: 'bei einem Ziel' },
    target: { label: 'Zielpunktzahl', less: 'Weniger Punkte', more: 'Mehr Punkte' },
    targetRows: { label: 'Zielreihenzahl', less: 'Weniger Reihen', more: 'Mehr Reihen' },
    scoring: 'Wertung',
    scorings: {
      points: { title: 'Punkte', text: 'Wer versteckt, bekommt einen Punkt je gesetzter Reihe.' },
      'fewest-rows': { title: 'Wenigste Reihen', text: 'Wer insgesamt weniger Reihen braucht, gewinnt.' },
    },
    bonus: 'Ein Punkt mehr für einen nicht gefundenen Code',
    bonusNote: 'Ein Code, der nicht gefunden wird, zählt alle Reihen des Bretts und diesen Punkt dazu.',
    marker: 'Antworten',
    markers: {
      automatic: {
        title: 'Automatisch',
        text: 'Automatisch: Blackpeg beantwortet jede Reihe und irrt sich nicht.',
      },
      assisted: {
        title: 'Mit Hilfe',
        text: 'Mit Hilfe: Du antwortest, Blackpeg warnt dich, bevor eine falsche Antwort gesendet wird.',
      },
      'by-hand': {
        title: 'Von Hand',
        text: 'Von Hand: Du antwortest wie am Tisch. Nichts wird geprüft, bis der Code aufgedeckt wird; eine falsche Antwort macht die Runde dann ungültig.',
      },
    },
    pace: 'Tempo',
    paces: {
      turns: { title: 'Zug um Zug', text: 'Beide setzen eine Reihe, dann werden beide beantwortet.' },
      free: {
        title: 'Auf Tempo',
        text: 'Ohne Züge: Jede Reihe wird sofort beantwortet, und wer den Code zuerst findet, gewinnt.',
      },
    },
    racePaces: {
      turns:
        'Alle setzen eine Reihe, dann werden alle beantwortet. Wer am wenigsten Reihen braucht, gewinnt.',
      free: 'Ohne Züge: Jede Reihe wird sofort beantwortet, und wer den Code zuerst findet, gewinnt.',
    },
  },
  time: {
    label: 'Zeit je Reihe',
    times: { none: 'Ohne Uhr', one: '1 Minute', two: '2 Minuten', five: '5 Minuten', other: 'Andere' },
    note: 'Ist die Zeit um, wird eine volle Reihe so gesetzt, wie sie ist; eine unvollständige ist verloren.',
    other: { label: 'Zeit für eine Reihe', less: 'Weniger Zeit', more: 'Mehr Zeit' },
    extra: (who) => `Mehr Zeit für ${accusative(who)}`,
    extraOthers: 'Mehr Zeit für alle anderen',
    extras: { none: 'Nein', double: 'Doppelt', tenfold: 'Zehnfach', unlimited: 'Unbegrenzt' },
  },
  tray: {
    label: 'Stecker im Vorrat zählen',
    none: 'Nein',
    note: (supply, palmed) =>
      `${count(supply, 'Stecker', 'Stecker')} jeder Art für Code und Reihen. Wer versteckt, darf heimlich bis zu ${palmed} jeder Art zurückhalten.`,
    supply: { label: 'Stecker jeder Art', less: 'Weniger Stecker', more: 'Mehr Stecker' },
  },
  switch: { on: 'an', off: 'aus' },
  hints: 'Tipps',
  bar: (who) =>
    who.kind === 'other'
      ? `Reihen ablehnen, die nicht der Code sein können: ${who.name}`
      : 'Reihen ablehnen, die nicht der Code sein können',
  barNote:
    'Eine Reihe, die nicht zu den Antworten passt, wird nicht gesetzt, und du erfährst, zu welcher sie nicht passt.',
  more: 'Weitere Regeln',
  agreed: (terms, codes) => `Vereinbart: ${terms}; ${codes}.`,
  start: 'Mit diesen Regeln spielen',
  failed:
    'Die Partie konnte auf diesem Gerät nicht gespeichert werden. Deine Auswahl ist noch da. Versuch es noch einmal.',
  challenge: 'Einen Code für jemanden verstecken',
  rules: 'So wird gespielt',
};
