// The endings and terms that other scripts do not have, so that docs/records has every one.

import {
  duelEdition,
  HOUSE,
  PERSON,
  type SeatTerms,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { pegs, type Table } from '../../core/rules/src/table.testing.ts';
import { digits, round, type Script, seconds } from './script.testing.ts';

const small = superEdition({ holes: 3, colours: 4 });
const PLAYER: SeatTerms = { ...PERSON, allowance: seconds(30) };
const timed = [PLAYER, PLAYER];
const sealed: Partial<Terms> = { custody: 'sealed', marker: 'by-hand', seats: timed };

export const ENDINGS: readonly Script[] = [
  {
    name: 'super-match-resigned',
    title: 'Super at one screen, with a bar and a bonus: a code is not found, then the match is given up',
    terms: standardTerms(small, {
      seats: [PERSON, { ...PERSON, consistentOnly: true }],
      unbrokenBonus: true,
      oneScreen: true,
      firstMaker: 'drawn',
    }),
    play(table) {
      round(table, 0, digits('112'), digits('444'));
      table.refused(1, { type: 'place-guess', guess: digits('444') });
      table.act(1, { type: 'resign-round' });
      round(table, 1, digits('123'), digits('111'));
      table.act(0, { type: 'resign-match' });
    },
  },
  {
    name: 'super-hiding-overdue',
    title: 'Super against the house, with half a minute: a code is not hidden in time',
    terms: standardTerms(small, { seats: [PLAYER, HOUSE] }),
    play(table) {
      late(table, 0);
      round(table, 1, digits('123'), digits('123'));
    },
  },
  {
    name: 'duel-none-hidden',
    title: 'Duel with half a minute: twice nobody hides a code, and the match has no result',
    terms: standardTerms(duelEdition(4), { seats: timed, length: { kind: 'rounds', rounds: 1 } }),
    play(table) {
      bothLate(table);
      bothLate(table);
    },
  },
  {
    name: 'super-mark-overdue',
    title: 'Super, sealed, with half a minute: an answer is missing, and the code is not opened either',
    terms: standardTerms(small, sealed),
    play(table) {
      seal(table, 0);
      table.guess(1, digits('112'));
      late(table, 0);
      late(table, 0);
    },
  },
  {
    name: 'duel-marks-overdue',
    title: 'Duel, sealed, with half a minute: neither answer comes in time',
    terms: standardTerms(duelEdition(4), { ...sealed, length: { kind: 'rounds', rounds: 1 } }),
    play(table) {
      seal(table, 0);
      seal(table, 1);
      table.guess(0, digits('1122'));
      table.guess(1, digits('3344'));
      bothLate(table);
      for (const seat of [0, 1] as const) {
        table.act(seat, { type: 'open-code', code: digits('1234'), key: '9c41', genuine: true });
      }
    },
  },
  {
    name: 'super-abandoned',
    title: 'Super: one stays away, and the other ends the match',
    terms: standardTerms(small, { absence: seconds(60) }),
    play(table) {
      table.hide(0, digits('112'));
      table.act('referee', { type: 'leave', seat: 1 });
      table.now += seconds(60);
      table.act(0, { type: 'abandon-match' });
    },
  },
  {
    name: 'race-resigned',
    title: 'Race of three: one gives up the round, one the match, and the last one left wins',
    terms: standardTerms(small, {
      form: 'race',
      seats: [PERSON, PERSON, PERSON],
      length: { kind: 'rounds', rounds: 2 },
    }),
    play(table) {
      table.hide('house', digits('112'));
      table.act(2, { type: 'resign-round' });
      table.guess(0, digits('112'));
      table.guess(1, digits('111'));
      table.hide('house', digits('123'));
      table.act(1, { type: 'resign-match' });
      table.act(2, { type: 'resign-match' });
    },
  },
  {
    name: 'solitaire-uncommitted',
    title: 'Alone against a house that settles on its code only while it answers',
    terms: standardTerms(small, { form: 'solitaire', custody: 'uncommitted' }),
    play(table) {
      table.act('house', {
        type: 'hide-code',
        code: 'hidden',
        blanks: null,
        palmed: null,
        commitment: null,
        key: null,
      });
      table.guess(0, digits('112'));
      table.mark('house', pegs(0, 0));
      table.guess(0, digits('334'));
      table.mark('house', pegs(3, 0));
      table.act('house', { type: 'open-code', code: digits('334'), key: null, genuine: true });
    },
  },
];

function seal(table: Table, maker: 0 | 1): void {
  table.act(maker, {
    type: 'hide-code',
    code: 'hidden',
    blanks: null,
    palmed: null,
    commitment: '3f8a',
    key: null,
  });
}

/** The seat has seen what it owes, and its time runs out. */
function late(table: Table, seat: 0 | 1): void {
  table.act(seat, { type: 'see', seat });
  table.now += seconds(30);
  table.act('referee', { type: 'time-up', seat, draft: null });
}

function bothLate(table: Table): void {
  for (const seat of [0, 1] as const) table.act(seat, { type: 'see', seat });
  table.now += seconds(30);
  table.act('referee', { type: 'time-up', seat: 0, draft: null });
}
