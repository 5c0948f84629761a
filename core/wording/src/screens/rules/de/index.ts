// German texts of the pages of rules.

import { list } from '../../../catalog/de/voice.ts';
import type { RulesWords } from '../shape.ts';
import { answer } from './answer.ts';
import { code } from './code.ts';
import { match } from './match.ts';
import { trouble } from './trouble.ts';

export const rules: RulesWords = {
  title: (edition) => `So spielt man: ${edition}`,
  contents: 'Auf dieser Seite',
  goals: {
    super:
      'Eine Seite versteckt einen Code aus farbigen Steckern. Die andere sucht ihn Reihe um Reihe, und jede Reihe bekommt eine Antwort. Je weniger Reihen es braucht, desto besser.',
    duel: 'Beide verstecken einen Code, und beide suchen zugleich den der anderen Seite. Wer ihn in einem Zug findet, in dem die andere Seite ihn nicht findet, gewinnt die Runde.',
    braille:
      'Eine Seite versteckt einen Code aus Zahlen, die andere sucht ihn Reihe um Reihe. Jeder Stecker und jede Antwort lässt sich fühlen, hören und sehen, damit blinde und sehende Menschen unter gleichen Bedingungen spielen.',
    shapes:
      'Der versteckte Code besteht aus Paaren: auf jedem Platz eine Farbe und eine Form. Die andere Seite sucht ihn Reihe um Reihe und erfährt auch, was zur Hälfte stimmt.',
    custom:
      'Ein Spiel nach deinen Wünschen: länger oder kürzer, mit mehr Arten oder weniger, mit Paaren oder ohne. Die Regeln bleiben gleich.',
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
  texts: { ...code, ...answer, ...match, ...trouble },
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
