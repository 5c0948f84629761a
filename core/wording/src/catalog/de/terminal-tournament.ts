// German texts of a tournament of engines.

import type { TournamentWords } from '../shape/terminal-tournament.ts';
import { count, decimals, figures, percent } from './voice.ts';

export const tournament: TournamentWords = {
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
    `${decimals(seconds, 1)} s, ${count(Math.round(perSecond), 'Runde', 'Runden')} je Sekunde, ${figures(atATime)} zugleich.`,
  lapses: (engine, rounds, firstRound, why) =>
    `${engine} verlor ${count(rounds, 'Runde', 'Runden')}, zuerst Runde ${figures(firstRound)}: ${why}.`,
  interrupted: (done, rounds) =>
    `Unterbrochen nach ${figures(done)} von ${count(rounds, 'Runde', 'Runden')}.`,
  lapse: {
    ended: (asked, code, last) =>
      `es endete ${code === null ? 'durch ein Signal' : `mit ${code}`} und war eine Antwort auf „${asked}“ schuldig${last === '' ? '' : `; seine letzte Ausgabe war „${last}“`}`,
    noAnswer: (asked, milliseconds) =>
      `es beantwortete „${asked}“ nicht innerhalb von ${figures(milliseconds)} ms`,
    endlessOutput: (asked) => `es schrieb ohne Ende, statt „${asked}“ zu beantworten`,
    nonsense: (asked, said) => `es antwortete auf „${asked}“ mit „${said}“`,
    refused: (asked, said) => `es wies „${asked}“ mit „${said}“ ab`,
    illegalCode: (said) => `es versteckte „${said}“, was kein Code dieser Ausgabe ist`,
    illegalGuess: (said) => `es setzte „${said}“, was keine Reihe dieser Ausgabe ist`,
    wrongMark: (guess, said, right) => `es beantwortete ${guess} mit ${said}, wo sein Code ${right} ergibt`,
  },
};
