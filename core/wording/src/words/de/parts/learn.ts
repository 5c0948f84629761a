// German texts of learning: the overview, the lesson, practice, the day.

import type * as en from '../../en/parts/learn.ts';
import { capital } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { briefWeekday, count, day, figures, list, longDay, monthOf, weekdayOf } from '../base/voice.ts';

export const learn: Like<typeof en.learn> = {
  title: 'Lernen',
  lead: 'Fang mit drei Steckern an. Alles Weitere ist dasselbe Spiel, nur größer.',
  lesson: {
    title: 'Erste Lektion',
    text: 'Drei Löcher, vier Farben, anderthalb Minuten. Du setzt Stecker, liest Antworten und ziehst Schlüsse; die Zeit ist nicht begrenzt.',
    begin: 'Lektion beginnen',
    goOn: 'Lektion fortsetzen',
    again: 'Lektion wiederholen',
    done: 'Erledigt.',
  },
  way: {
    title: 'Schritt für Schritt',
    lead: 'Vom kleinsten Spiel zum größten, mit Übungen, wo etwas Neues dazukommt.',
    lesson: 'Die erste Lektion',
    game: (edition, size) => `${edition}: ${size}`,
    codes: (codes) => count(codes, 'Code', 'Codes'),
  },
  practices: {
    duplicates: {
      title: 'Wiederholungen üben',
      text: 'Eine Farbe kommt zweimal vor: Was zählt, und wie oft?',
    },
    blanks: {
      title: 'Lücken üben',
      text: 'Ein Loch, das mit Absicht leer bleibt, wird beantwortet wie ein Stecker.',
    },
    blue: { title: 'Blaue Stifte üben', text: 'Ein Paar ist zur Hälfte richtig, am richtigen Platz.' },
  },
  score: (right, asked) => `${figures(right)} von ${figures(asked)} richtig`,
  rules: {
    title: 'Die Regeln, Spiel für Spiel',
  },
};

export const lesson: Like<typeof en.lesson> = {
  title: 'Erste Lektion',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  board: 'Brett der Lektion, drei Löcher',
  steps: {
    place: (row) =>
      `Hinter dem Schild stecken drei Stecker aus vier Farben; eine Farbe darf doppelt sein. Versuche eine erste Reihe: ${row}.`,
    submit: 'Die Reihe ist voll. Du kannst sie noch ändern: Sie gilt erst, wenn du sie setzt.',
    read: (answer) =>
      `Die Antwort ist ${answer}. Schwarz: ein richtiger Stecker in seinem Loch. Weiß: ein richtiger Stecker, aber im falschen Loch.`,
    test: (right, { stays, elsewhere, wrong }, row) =>
      `Ja, ${right}. Welche das sind, musst du herausfinden. Angenommen, ${stays} sitzt richtig, ${elsewhere} gehört woandershin, ${wrong} fällt weg. Prüfe es: ${row}.`,
    conclude: (answer) =>
      `${capital(answer)}: Alle drei Farben stimmen, keine sitzt in ihrem Loch. Setze die eine Reihe, die auch zur ersten Antwort passt.`,
    done: (rows) =>
      `Gefunden in ${count(rows, 'Reihe', 'Reihen')}. Setzen, lesen, schließen: Das ist das ganze Spiel.`,
  },
  placeHow: (digits) => `Tippe auf die Farben oder drücke ${digits}.`,
  submitHow: (key) => `Drücke „${key}“ oder Enter.`,
  readQuestion: 'Wie viele deiner drei Stecker sind im Code?',
  readWrong: (answer) =>
    `Zähle die Antwortstifte noch einmal: ${answer}. Jeder steht für einen deiner Stecker.`,
  hintKey: 'Hilf mir',
  hint: (one, other) =>
    `Jeder Stecker aus Reihe 2 muss in ein anderes Loch. Das geht so: ${one}, oder so: ${other}. In Reihe 1 saß ein Stecker richtig.`,
  otherPeg: (hole, peg) => `In dieser Lektion gehört in Loch ${hole}: ${peg}.`,
  fits: (codes) => `${count(codes, 'Code passt noch', 'Codes passen noch')}`,
  skip: 'Lektion überspringen',
  restart: 'Von vorn beginnen',
  doneMore: 'Ein Code kann länger sein und mehr Farben haben. Der Weg zu ihm bleibt derselbe.',
  play: 'Hier beginnen: 3 Löcher, 4 Farben',
  rules: 'Die Regeln von Super',
  learn: 'Zurück zu Lernen',
};

const HALVES = { colour: 'Die Farbe', shape: 'Die Form', number: 'Die Zahl' } as const;

export const practice: Like<typeof en.practice> = {
  titles: { duplicates: 'Wiederholungen üben', blanks: 'Lücken üben', blue: 'Blaue Stifte üben' },
  leads: {
    duplicates:
      'Jeder Stecker des Codes und jeder Stecker der Reihe zählt einmal. Zuerst zählen die richtigen Plätze, dann die Stecker in anderen Löchern.',
    blanks:
      'Ein Loch, das mit Absicht leer bleibt, ist ein Stecker wie jeder andere: Es kann richtig sein, in ein anderes Loch gehören oder falsch sein.',
    blue: 'Schwarz: das ganze Paar in seinem Loch. Weiß: das ganze Paar in einem anderen Loch. Blau: nur die Farbe oder nur die Form stimmt in diesem Loch.',
  },
  question: (number) => `Frage ${figures(number)}`,
  code: 'Der Code',
  row: 'Die Reihe',
  ask: 'Welche Antwort bekommt diese Reihe?',
  check: 'Antwort prüfen',
  right: (answer) => `Richtig: ${answer}.`,
  wrong: (given, answer) => `Nicht ganz. Deine Antwort: ${given}. Richtig wäre: ${answer}.`,
  why: 'Stecker für Stecker',
  next: 'Nächste Frage',
  score: (right, asked) => `Bisher ${figures(right)} von ${figures(asked)} richtig`,
  scoreNone: 'Lass dir Zeit. Eine falsche Antwort kostet nichts.',
  reasons: {
    black: (hole, peg, key) => `Loch ${hole}, ${peg}: sitzt richtig. ${key}.`,
    white: (hole, peg, of, key) => `Loch ${hole}, ${peg}: gehört in Loch ${of}. ${key}.`,
    blue: (hole, peg, half, key) =>
      `Loch ${hole}, ${peg}: ${HALVES[half]} stimmt hier, der Rest nicht. ${key}.`,
    absent: (hole, peg) => `Loch ${hole}, ${peg}: kommt im Code nicht vor. Nichts.`,
    spent: (hole, peg, times) =>
      times === 1
        ? `Loch ${hole}, ${peg}: Im Code kommt es einmal vor, und das zählt schon. Nichts.`
        : `Loch ${hole}, ${peg}: Im Code kommt es ${times}-mal vor, und alle zählen schon. Nichts.`,
    halfSpent: (hole, peg, half, by) =>
      `Loch ${hole}, ${peg}: ${HALVES[half]} stimmt hier, aber das versteckte Paar zählt schon für Loch ${by}. Nichts.`,
  },
  rules: 'Regeln lesen',
  learn: 'Zurück zu Lernen',
};

const numbers = (all: readonly number[]) => list(all.map(String));

export const daily: Like<typeof en.daily> = {
  title: 'Tagescode',
  day: longDay,
  date: day,
  today: 'Heute',
  codeHeading: 'Der Tagescode',
  codeNote:
    'Derselbe Code für alle, neu um Mitternacht UTC. Nichts geht verloren, wenn du einen Tag auslässt: Alle bleiben unten stehen.',
  start: 'Code suchen',
  goOn: 'Fortsetzen',
  seeAgain: 'Ansehen',
  share: 'Teilen',
  found: (rows) => `Gefunden in ${count(rows, 'Reihe', 'Reihen')}.`,
  held: 'Der Code hielt stand.',
  running: 'Angefangen.',
  notPlayed: 'Nicht gespielt.',
  streak: (days) => `Serie: ${count(days, 'Tag', 'Tage')}`,
  noStreak: 'Noch keine Serie.',
  streakSwitch: 'Tage in Folge zählen',
  byRows: 'Deine Tagescodes, nach Reihen',
  byRowsSwitch: 'Zeigen, wie viele Reihen sie brauchten',
  rows: (rows) => count(rows, 'Reihe', 'Reihen'),
  times: (times) => count(times, 'Code', 'Codes'),
  heldRow: 'nicht gefunden',
  newDay: 'Ein neuer Code ist da.',
  next: (time) => `Der nächste Code kommt in ${time}.`,
  puzzleHeading: 'Das Tagesrätsel',
  puzzleNote: 'Nur ein Code passt zu diesen Reihen und Antworten. Welcher?',
  puzzleWorking: 'Das Rätsel wird vorbereitet …',
  puzzleFailed: 'Das Rätsel ließ sich nicht vorbereiten. Lade die Seite neu, um es noch einmal zu versuchen.',
  tryCode: 'Das ist der Code',
  puzzleWrong: (rows) =>
    rows.length === 1
      ? `Das kann er nicht sein: Reihe ${numbers(rows)} hätte eine andere Antwort.`
      : `Das kann er nicht sein: Die Reihen ${numbers(rows)} hätten andere Antworten.`,
  puzzleSolved: 'Das ist er. Jede Reihe passt.',
  solution: (code) => `Der Code: ${code}`,
  showSolution: 'Code zeigen',
  yourCode: 'Dein Code',
  thisWeek: 'Diese Woche',
  weekFrom: (date) => `Woche ab ${day(date)}`,
  weekNote: 'Von einem kleinen Spiel am Montag zu einem großen am Sonntag.',
  weekday: weekdayOf,
  toCome: 'Kommt noch.',
  calendar: 'Kalender',
  calendarNote: 'Du kannst jeden vergangenen Tag spielen. Für die Serie zählt nur der Tag selbst.',
  month: monthOf,
  briefWeekday,
  calendarSigns: (found, held, running, open) =>
    `${found}: gefunden, mit der Zahl der Reihen; ${held}: nicht gefunden; ${running}: angefangen; ${open}: nicht gespielt.`,
  dayResult: (name, result) => `${name}: ${result}`,
  monthSoFar: (played, found) =>
    played === 0
      ? 'Kein Code gespielt.'
      : `${count(played, 'Code gespielt', 'Codes gespielt')}, ${figures(found)} gefunden.`,
  earlierMonth: 'Früherer Monat',
  laterMonth: 'Späterer Monat',
  noSuchDay: 'Diesen Tag gibt es nicht.',
  notYet: 'Dieser Tag ist noch nicht gekommen.',
  toToday: 'Zum heutigen Tag',
  ghost: 'Dein Gegenüber hat diesen Code gesucht. Am Ende siehst du beide Suchen Reihe für Reihe.',
  badGhost:
    'Die Reihen deines Gegenübers sind nicht lesbar: Der Link ist beschädigt, abgeschnitten oder von einem anderen Tag. Den Code dieses Tages kannst du trotzdem spielen.',
};
