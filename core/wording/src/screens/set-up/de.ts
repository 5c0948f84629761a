// German texts of the set-up.

import { accusative, count, figures, list } from '../../catalog/de/voice.ts';
import { capital } from '../../catalog/text.ts';
import { caseOf } from '../../catalog/voice.ts';
import type { SetUpWords } from './shape.ts';

const nominative = caseOf('du', 'das Haus');
const dative = caseOf('dir', 'dem Haus');

export const de: SetUpWords = {
  title: 'Spiel einrichten',
  questions: {
    super: 'Wie viele Codes soll es geben?',
    duel: 'Wie lang sollen die Codes sein?',
    braille: 'Mit oder ohne Lücken?',
    shapes: 'Welche Paare, welche Antworten?',
    custom: 'Wie soll dein Spiel sein?',
  },
  leads: {
    super:
      'Wähle ein Feld: Mehr Löcher und mehr Farben ergeben mehr Codes und eine längere Suche. Jedes Feld ist spielbar.',
    duel: 'Beide Seiten verstecken einen Code und suchen gleichzeitig den anderen. Ein kürzerer Code ist leichter zu finden.',
    braille: 'Vier Löcher und die Zahlen 1 bis 6. Mit Lücken darf ein Loch absichtlich leer bleiben.',
    shapes:
      'In jedes Loch gehören eine Farbe und eine Form. Lücken ergeben mehr Codes, und ohne Blau sagen die Antworten weniger.',
    custom: 'Wähle Stifte, Löcher und Reihen. Alles bis zu zwei Millionen Codes ist spielbar.',
  },
  sizes: {
    table: 'Löcher und Farben',
    cell: (codes, holes, colours) =>
      `${count(codes, 'Code', 'Codes')}: ${count(holes, 'Loch', 'Löcher')}, ${count(colours, 'Farbe', 'Farben')}`,
    captions: { start: 'Hier los', classic: 'Klas\u00adsisch', super: 'Super' },
    codesAndRows: (codes, rows) => `${codes === 1 ? 'Code' : 'Codes'}, ${count(rows, 'Reihe', 'Reihen')}`,
    counts: (codes) => list(codes.map(figures)),
    codes: (codes) => `${list(codes.map(figures))} ${codes.at(-1) === 1 ? 'Code' : 'Codes'}`,
    blanks: 'Lücken erlaubt',
    blanksNote: 'Ein Loch darf absichtlich leer bleiben, so gut wie eine Farbe mehr.',
    makersChoice: 'Wer versteckt, entscheidet über Lücken',
    makersChoiceNote: 'Beim Verstecken erfahren dann alle, ob diese Runde Lücken hat.',
    notFilled: 'noch offen',
    blank: 'absichtliche Lücke',
    games: 'Das Spiel',
    shapes: {
      '1': 'Jedes Loch hat Farbe und Form. Ein blauer Stift meldet ein halb richtiges Paar.',
      '2': 'Farbe, Form oder beides darf absichtlich fehlen. Blaue Stifte melden halb richtige Paare.',
      '3': 'Jedes Loch hat Farbe und Form. Antworten nur in Schwarz und Weiß.',
      '3b': 'Farbe, Form oder beides darf absichtlich fehlen. Antworten nur in Schwarz und Weiß.',
    },
    braille: { off: 'In jedem Loch steckt eine Zahl.', on: 'Ein Loch darf absichtlich leer bleiben.' },
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
      pegs: 'Stifte',
      kinds: { colours: 'Farben', numbers: 'Zahlen', pairs: 'Farbe und Form' },
      colours: { label: 'Farben', less: 'Weniger Farben', more: 'Mehr Farben' },
      numbers: { label: 'Zahlen', less: 'Weniger Zahlen', more: 'Mehr Zahlen' },
      shapes: { label: 'Formen', less: 'Weniger Formen', more: 'Mehr Formen' },
      rows: { label: 'Reihen', less: 'Weniger Reihen', more: 'Mehr Reihen' },
      repeats: 'Wiederholungen erlaubt',
      repeatsNote: 'Derselbe Stift darf in mehreren Löchern stecken.',
      blue: 'Blaue Stifte',
      blueNote: 'Für ein Paar, das an seinem Platz halb richtig ist.',
    },
  },
  opponent: {
    label: 'Gegenüber',
    house: 'Das Haus',
    screen: 'Am Gerät',
    online: 'Online',
    form: 'Spielart',
    forms: {
      solitaire: 'Das Haus versteckt einen Code, du suchst ihn.',
      classic: 'Eine Seite versteckt, die andere sucht; dann wird getauscht.',
      duel: 'Beide verstecken einen Code und suchen gleichzeitig den anderen.',
      race: 'Alle suchen denselben Code des Hauses, jeweils auf einem eigenen Brett.',
    },
    level: 'So spielt das Haus',
    levels: {
      beginner: { title: 'Anfänger', text: 'Vergisst ältere Reihen und liest manche falsch.' },
      casual: { title: 'Lässig', text: 'Vertut sich ab und zu.' },
      steady: { title: 'Sicher', text: 'Vertut sich nicht und setzt die erste Reihe, die passt.' },
      keen: { title: 'Wach', text: 'Vergleicht einige Reihen, die passen.' },
      expert: { title: 'Kundig', text: 'Vergleicht viele Reihen, die passen.' },
      master: { title: 'Meister', text: 'Setzt die beste Reihe, die es findet.' },
    },
    codemaker: 'Sein Code',
    codemakers: {
      random: { title: 'Zufällig', text: 'Ausgelost; jeder Code ist gleich wahrscheinlich.' },
      hard: { title: 'Schwer', text: 'Einen Code von der Art, die am meisten Reihen kostet.' },
      adversarial: {
        title: 'Noch keiner',
        text: 'Es legt sich auf keinen Code fest: Erst beim Antworten entscheidet es sich, immer im Einklang mit allem, was es gesagt hat. Schwerer geht es nicht.',
      },
    },
    names: ['Erster Name', 'Zweiter Name'],
    usual: ['Gastgeber', 'Gast'],
  },
  online: {
    note: 'Alle spielen am eigenen Gerät. Du bekommst einen Link und einen kurzen Code zum Weitergeben.',
    players: { label: 'Mitspielende', less: 'Weniger Mitspielende', more: 'Mehr Mitspielende' },
    access: 'Wer sich setzen darf',
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
    drawn: 'Losen',
    rounds: { label: 'Runden der Partie', less: 'Weniger Runden', more: 'Mehr Runden' },
    length: 'Die Partie endet',
    lengths: { rounds: 'nach Runden', target: 'nach Punkten' },
    target: { label: 'Punkte zum Ziel', less: 'Weniger Punkte', more: 'Mehr Punkte' },
    scoring: 'Wertung',
    scorings: {
      points: { title: 'Punkte', text: 'Wer versteckt, bekommt einen Punkt je gesetzter Reihe.' },
      'fewest-rows': { title: 'Wenigste Reihen', text: 'Wer insgesamt weniger Reihen braucht, gewinnt.' },
    },
    bonus: 'Ein Punkt mehr für einen ungeknackten Code',
    bonusNote: 'Ein Code, der nicht gefunden wird, zählt alle Reihen des Bretts und diesen Punkt dazu.',
    marker: 'Antworten',
    markers: {
      automatic: {
        title: 'Automatisch',
        text: 'Automatisch: Blackpeg beantwortet jede Reihe und irrt sich nicht.',
      },
      assisted: {
        title: 'Mit Hilfe',
        text: 'Mit Hilfe: Du antwortest, Blackpeg warnt dich, bevor eine falsche Antwort hinausgeht.',
      },
      'by-hand': {
        title: 'Von Hand',
        text: 'Von Hand: Du antwortest wie am Tisch. Nichts wird geprüft, bis der Code offenliegt; eine falsche Antwort macht die Runde dann ungültig.',
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
    times: { none: 'Keine', two: '2 min', five: '5 min', other: 'Andere' },
    note: 'Ist die Zeit um, wird eine volle Reihe so gesetzt, wie sie ist; eine unvollständige ist verloren.',
    other: { label: 'Zeit für eine Reihe', less: 'Weniger Zeit', more: 'Mehr Zeit' },
    extra: (who) => `Mehr Zeit für ${accusative(who)}`,
    extraOthers: 'Mehr Zeit für alle anderen',
    extras: { none: 'Nein', double: 'Doppelt', tenfold: 'Zehnfach', unlimited: 'Ohne Grenze' },
  },
  tray: {
    label: 'Stifte im Vorrat zählen',
    note: (supply, palmed) =>
      `${count(supply, 'Stift', 'Stifte')} jeder Art für Code und Reihen. Wer versteckt, darf heimlich bis zu ${palmed} jeder Art zurückhalten.`,
    supply: { label: 'Stifte jeder Art', less: 'Weniger Stifte', more: 'Mehr Stifte' },
  },
  hints: 'Tipps',
  bar: (who) =>
    who.kind === 'other'
      ? `Reihen ablehnen, die nicht der Code sein können: ${who.name}`
      : 'Reihen ablehnen, die nicht der Code sein können',
  barNote: 'Eine Reihe, die nicht zu den Antworten passt, bleibt bei dir, und du erfährst, zu welcher nicht.',
  more: 'Weitere Regeln',
  start: 'Mit diesen Regeln spielen',
  failed:
    'Die Partie konnte auf diesem Gerät nicht gespeichert werden. Deine Wahl bleibt. Versuch es noch einmal.',
  challenge: 'Einen Code für jemanden verstecken',
  rules: 'So wird gespielt',
};
