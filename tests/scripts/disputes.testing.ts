// What can go wrong in a match with one codemaker: wrong answers, time, giving up, leaving, sealed codes.

import { PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { pegs } from '../../core/rules/src/table.testing.ts';
import { digits, handRow, round, type Script, seconds } from './script.testing.ts';

const superTerms = standardTerms(superEdition());
const byHand: Terms = { ...superTerms, marker: 'by-hand' };

export const DISPUTES: readonly Script[] = [
  {
    name: 'super-void',
    title: 'Super by hand: a wrong answer is proved at the reveal, the round is played again, three points',
    terms: byHand,
    play(table) {
      table.hide(0, digits('11234'));
      handRow(table, 0, '11223', pegs(2, 2));
      handRow(table, 0, '11234', pegs(5, 0));
      table.hide(0, digits('65432'));
      handRow(table, 0, '65432', pegs(5, 0));
      table.hide(1, digits('12345'));
      handRow(table, 1, '12345', pegs(5, 0));
    },
  },
  {
    name: 'super-claim-upheld',
    title: 'Super by hand: no code fits the rows, and the breaker says so',
    terms: byHand,
    play(table) {
      table.hide(0, digits('11234'));
      handRow(table, 0, '11111', pegs(2, 0));
      handRow(table, 0, '11111', pegs(3, 0));
      table.act(1, { type: 'claim' });
    },
  },
  {
    name: 'super-claim-refuted',
    title:
      'Super by hand: a claim is refuted and costs nothing; a correction comes in time; an error is admitted',
    terms: byHand,
    play(table) {
      table.hide(0, digits('11234'));
      handRow(table, 0, '11223', pegs(1, 2));
      table.act(1, { type: 'claim' });
      table.act(0, { type: 'correct-mark', feedback: pegs(3, 1), confirmed: true });
      handRow(table, 0, '55555', pegs(1, 0));
      table.guess(1, digits('66666'));
      table.act(0, { type: 'admit' });
    },
  },
  {
    name: 'super-assisted',
    title: 'Super, assisted: the maker is asked before a wrong answer and before a last one goes out',
    terms: { ...superTerms, marker: 'assisted' },
    play(table) {
      table.hide(0, digits('11234'));
      table.guess(1, digits('11223'));
      table.refused(0, { type: 'mark-guess', feedback: pegs(2, 2), confirmed: false });
      table.mark(0, pegs(3, 1), false);
      table.guess(1, digits('11234'));
      table.refused(0, { type: 'mark-guess', feedback: pegs(5, 0), confirmed: false });
      table.mark(0, pegs(5, 0), true);
    },
  },
  {
    name: 'super-clock',
    title: 'Super with half a minute a row: a draft is placed, a row is lost, an overdue answer is given',
    terms: { ...byHand, seats: [PERSON, PERSON].map((seat) => ({ ...seat, allowance: seconds(30) })) },
    play(table) {
      table.hide(0, digits('11234'));
      table.now += seconds(30);
      table.act('referee', { type: 'time-up', seat: 1, draft: digits('11223') });
      table.act(0, { type: 'see', seat: 0 });
      table.now += seconds(30);
      table.act('referee', { type: 'time-up', seat: 0, draft: null });
      table.act(1, { type: 'see', seat: 1 });
      table.now += seconds(10);
      table.act('referee', { type: 'stop-clocks' });
      table.now += seconds(60);
      table.act('referee', { type: 'restart-clocks' });
      table.now += seconds(20);
      table.act('referee', { type: 'time-up', seat: 1, draft: null });
      table.act(1, { type: 'see', seat: 1 });
      table.guess(1, digits('11234'));
    },
  },
  {
    name: 'super-resigned',
    title: 'Super: the breaker gives up a round, the maker gives up the next',
    terms: superTerms,
    play(table) {
      round(table, 0, digits('11234'), digits('55555'));
      table.act(1, { type: 'resign-round' });
      round(table, 1, digits('11234'), digits('55555'));
      table.act(1, { type: 'resign-round' });
    },
  },
  {
    name: 'super-left',
    title: 'Super: one leaves, comes back, leaves again; the round is taken, then all agree to stop',
    terms: { ...superTerms, absence: seconds(60) },
    play(table) {
      table.hide(0, digits('11234'));
      table.act('referee', { type: 'leave', seat: 1 });
      table.now += seconds(30);
      table.refused(0, { type: 'take-round' });
      table.act(1, { type: 'return', seat: 1 });
      table.act('referee', { type: 'leave', seat: 1 });
      table.now += seconds(60);
      table.act(0, { type: 'take-round' });
      table.act(1, { type: 'return', seat: 1 });
      table.act(0, { type: 'offer-end' });
      table.act(1, { type: 'offer-end' });
    },
  },
  {
    name: 'super-sealed',
    title: 'Super, sealed: the referee never holds the code before it is opened',
    terms: { ...superTerms, custody: 'sealed', marker: 'by-hand' },
    play(table) {
      table.act(0, {
        type: 'hide-code',
        code: 'hidden',
        blanks: null,
        palmed: null,
        commitment: '3f8a',
        key: null,
      });
      handRow(table, 0, '11223', pegs(3, 1));
      handRow(table, 0, '11234', pegs(5, 0));
      table.refused(0, { type: 'open-code', code: digits('11235'), key: '9c41', genuine: false });
      table.act(0, { type: 'open-code', code: digits('11234'), key: '9c41', genuine: true });
    },
  },
];
