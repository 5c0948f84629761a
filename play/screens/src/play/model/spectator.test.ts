// What a spectator sees and hears: everything public, nothing to do, never a secret (S2b, T4a).

import { duelEdition, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { asksFor, ownDuty } from '@blackpeg/session';
import { playTexts } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { queryText } from '../commands.ts';
import { CLASSIC, hide, lookOf, mark, place, playedOut } from '../played.testing.ts';
import { boardModel } from './board.ts';
import { boardOf, composed, turnOf } from './look.ts';
import { seatLines } from './match.ts';
import { turnText } from './queries.ts';
import { titleOf } from './rounds.ts';

const words = playTexts('en');
const classic = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]), mark(0, 1, 0));

describe('looking on', () => {
  test('all rows are there, the code is not, and nothing is to be done', () => {
    const look = lookOf(classic, null);
    const board = boardModel(look, look.board);
    expect(board.lid.look).toBe('closed');
    expect(board.rows[0]?.name).toBe('Row 1: black, black, blue. Answer: 1 black.');
    expect(composed(look)).toBeNull();
    expect(ownDuty(look.state, null)).toBeNull();
    expect(asksFor(look.state, null)).toEqual([]);
    expect(titleOf(words.title, look.state, look.round, null)).toBe(words.title.watch);
  });

  test('queries answer about the board that is looked at', () => {
    const look = lookOf(classic, null);
    expect(queryText(look, 'last-row', 0)).toBe('Row 1: black, black, blue. Answer: 1 black.');
    expect(queryText(look, 'secret', 0)).toBe(words.keys.noSecret);
    expect(turnText(look)).toBe('Seat 2 places row 2 now.');
  });

  test('E6a: who is away is said together with whose turn it is', () => {
    const left = playedOut(CLASSIC, hide(0, [1, 2, 3]), ['referee', { type: 'leave', seat: 1 }]);
    expect(queryText(lookOf(left, 0), 'turn', 0)).toBe('Seat 2 places row 1 now. Seat 2 is away.');
  });

  test('T1a: the time is that of the player who is to act', () => {
    const timed = { ...CLASSIC, seats: [PERSON, { ...PERSON, allowance: 60_000 }] };
    const state = playedOut(timed, hide(0, [1, 2, 3]), [1, { type: 'see', seat: 1 }]);
    expect(queryText(lookOf(state, null), 'clock', 10_000)).toContain('50 seconds');
  });

  test('D1b: both boards of a duel, a covered row stays covered', () => {
    const terms = standardTerms(duelEdition(), { seats: [PERSON, PERSON] });
    const state = playedOut(
      terms,
      hide(0, [1, 2, 3, 4, 5]),
      hide(1, [5, 4, 3, 2, 1]),
      place(0, [1, 1, 1, 1, 1]),
    );
    const look = lookOf(state, null);
    expect(boardModel(look, 0).rows[0]).toMatchObject({ look: 'covered', note: words.board.placedCovered });
    expect(turnOf(look)).toBe(1);
  });
});

describe('a race', () => {
  const terms = standardTerms(superEdition({ holes: 3, colours: 4 }), {
    form: 'race',
    seats: [PERSON, PERSON, PERSON],
  });
  const state = playedOut(terms, hide('house', [1, 2, 3]), place(0, [1, 1, 1]), place(1, [2, 2, 2]));

  test('S2b: of the others one sees how far they are, and nothing else', () => {
    const look = lookOf(state, 2);
    expect(boardOf(look.round, 2)).toBe(2);
    expect(boardModel(look, 0).rows[0]?.look).toBe('covered');
    expect(seatLines(look).map(({ role }) => role)).toEqual([
      words.match.placed(1),
      words.match.placed(1),
      words.match.breaking(1),
    ]);
  });

  test('F6b: when it is over all boards are open', () => {
    const over = playedOut(
      { ...terms, edition: superEdition({ holes: 3, colours: 4 }) },
      hide('house', [1, 2, 3]),
      place(0, [1, 1, 1]),
      place(1, [2, 2, 2]),
      place(2, [1, 2, 3]),
    );
    const look = lookOf(over, 0);
    expect(boardModel(look, 2).rows[0]).toMatchObject({
      look: 'answered',
      cells: [{ peg: 1 }, { peg: 2 }, { peg: 3 }],
    });
  });
});
