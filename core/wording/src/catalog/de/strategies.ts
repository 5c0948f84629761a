// German words for strategies and their trees.

import type { StrategyWords } from '../shape/strategies.ts';
import { amount, count, decimals, figures } from './voice.ts';

export const strategies: StrategyWords = {
  total: (total, codes) => `Summe: ${count(total, 'Reihe', 'Reihen')} für ${count(codes, 'Code', 'Codes')}.`,
  average: (guesses) => `Durchschnitt: ${decimals(guesses, 4)}.`,
  most: (guesses) => `Höchstens für einen Code: ${figures(guesses)}.`,
  signature: (signature) => `Signatur: ${signature}`,
  first: (code) => `Erste Reihe: ${code}.`,
  seconds: (seconds) => `Zeit: ${decimals(seconds, 1)} s.`,
  nodes: (nodes) => `Betrachtete Stellungen: ${figures(nodes)}.`,
  proved: 'Bewiesen: Keine Strategie ist besser.',
  unproved: 'Nicht bewiesen: Es kann eine bessere geben.',
  bestKnown: (average, most, proved) =>
    `${proved ? 'Bestes Spiel, bewiesen' : 'Bestes bekanntes Spiel'}: im Schnitt ${amount(average, 'Reihe', 'Reihen')}, höchstens ${most}.`,
  none: (rows, proved) =>
    proved
      ? `Keine Strategie findet jeden Code in ${count(rows, 'Reihe', 'Reihen')}. Erlaube mehr.`
      : `Mit höchstens ${count(rows, 'Reihe', 'Reihen')} wurde keine Strategie gefunden. Erlaube mehr oder suche breiter.`,
  treeFaults: {
    'not-a-code': (path) => `Weg ${path}: Die letzte Reihe ist kein Code dieses Spiels.`,
    'no-branch': (path, answer, code) =>
      `Weg ${path}: Für ${answer} fehlt ein Zweig, dabei bekäme der Code ${code} diese Antwort.`,
    'branch-twice': (path, answer) => `Weg ${path}: Für ${answer} gibt es zwei Zweige.`,
    'idle-branch': (path, answer) => `Weg ${path}: Kein Code ist übrig, der ${answer} bekommt.`,
  },
  treeTextFaults: {
    guess: 'Erwartet wird eine Reihe dieses Spiels.',
    feedback: 'Erwartet wird eine Antwort in Ziffern wie 12.',
    colon: 'Erwartet wird ein Doppelpunkt.',
    'comma or brace': 'Erwartet wird ein Komma oder eine schließende Klammer.',
    end: 'Der Baum ist schon zu Ende, danach darf nichts mehr folgen.',
  },
};
