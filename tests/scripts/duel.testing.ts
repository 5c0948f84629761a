// Duels: by turns and for speed, with a handicap, wrong answers, counted rings.

import { duelEdition, standardTerms } from '@blackpeg/rules';
import { pegs } from '../../core/rules/src/table.testing.ts';
import { digits, hideBoth, type Script, turn } from './script.testing.ts';

const duelTerms = standardTerms(duelEdition(), { length: { kind: 'rounds', rounds: 1 } });

export const DUELS: readonly Script[] = [
  {
    name: 'duel',
    title: 'Duel of three rounds: won, both in one turn and so again, won',
    terms: standardTerms(duelEdition()),
    play(table) {
      hideBoth(table, '11234', '55678');
      turn(table, '12345', '11223');
      turn(table, '55678', '11324');
      hideBoth(table, '11234', '55678');
      turn(table, '55678', '11234');
      hideBoth(table, '12345', '54321');
      turn(table, '54321', '11111');
    },
  },
  {
    name: 'duel-four',
    title: 'Duel with four rings, and twelve turns without a find',
    terms: { ...duelTerms, edition: duelEdition(4) },
    play(table) {
      hideBoth(table, '1234', '5678');
      for (let row = 0; row < 12; row += 1) turn(table, '1111', '8888');
      hideBoth(table, '1234', '5678');
      turn(table, '1111', '1234');
    },
  },
  {
    name: 'duel-handicap',
    title: 'Duel with a handicap: seat 1 looks for four rings, seat 2 for five',
    terms: { ...duelTerms, edition: duelEdition([4, 5]) },
    play(table) {
      hideBoth(table, '12345', '5678');
      turn(table, '5555', '12345');
    },
  },
  {
    name: 'duel-speed',
    title: 'Duel for speed, by hand: who owes an answer gives it first, and the earlier guess counts',
    terms: { ...duelTerms, pace: 'free', marker: 'by-hand' },
    play(table) {
      hideBoth(table, '11234', '55678');
      table.guess(0, digits('55578'));
      table.refused(1, { type: 'place-guess', guess: digits('11234') });
      table.mark(1, pegs(4, 0));
      table.guess(1, digits('11234'));
      table.mark(0, pegs(5, 0));
    },
  },
  {
    name: 'duel-void',
    title: 'Duel by hand: seat 2 answered wrongly, so seat 1 gets the point and the round is played again',
    terms: { ...standardTerms(duelEdition()), marker: 'by-hand' },
    play(table) {
      hideBoth(table, '11234', '55678');
      turn(table, '55555', '11234');
      table.mark(1, pegs(1, 0));
      table.mark(0, pegs(5, 0));
      hideBoth(table, '11234', '55678');
      turn(table, '55678', '11111');
      table.mark(1, pegs(5, 0));
      table.mark(0, pegs(2, 0));
    },
  },
  {
    name: 'duel-tray',
    title: 'Duel with counted rings: each has a half, and counts change when both rows are uncovered',
    terms: { ...duelTerms, supply: 12 },
    play(table) {
      table.act(0, {
        type: 'hide-code',
        code: digits('11234'),
        blanks: null,
        palmed: [[2, 0, 0, 0, 0, 0, 0, 1]],
        commitment: null,
        key: null,
      });
      table.hide(1, digits('55678'));
      turn(table, '11111', '88888');
      turn(table, '55678', '11111');
    },
  },
];
