// A lost search is measured by the code itself: what came closest, and who is told so.

import { describe, expect, test } from 'vitest';
import type { Code } from '../code/code.ts';
import { duelEdition, shapesEdition, superEdition } from '../editions/make.ts';
import type { MatchState } from '../match/match.ts';
import type { Seat } from '../match/seat.ts';
import { type Table, tableFor } from '../table.testing.ts';
import { HOUSE, PERSON, standardTerms, type Terms } from '../terms/terms.ts';
import { closestRows } from './closest.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });

function closest({ round, terms }: MatchState, seat: Seat | null) {
  return closestRows(round, terms.edition.marking, seat);
}

function table(terms: Terms, play: (table: Table) => void): MatchState {
  const played = tableFor(terms);
  play(played);
  return played.state;
}

/** A code that is not found: the first row is repeated until the board is full. */
function held(terms: Terms, code: Code, ...rows: readonly Code[]): MatchState {
  return table(terms, (played) => {
    played.hide('house', code);
    const rest = Array.from({ length: terms.edition.rows - rows.length }, () => rows[0] ?? []);
    for (const row of [...rest, ...rows]) played.guess(0, row);
  });
}

const alone = (edition: Terms['edition']) => standardTerms(edition, { form: 'solitaire' });

describe('the row', () => {
  test('has most in place; pegs elsewhere count half, and equals are told together', () => {
    const state = held(alone(EDITION), [1, 2, 3], [4, 4, 4], [4, 2, 4], [1, 2, 4], [4, 2, 3], [3, 1, 4]);
    expect(closest(state, 0)).toEqual({ rows: [9, 10], feedback: { black: 2, white: 0, blue: 0 } });
    const elsewhere = held(alone(EDITION), [1, 2, 3], [4, 4, 4], [3, 1, 2], [1, 4, 4]);
    expect(closest(elsewhere, 0)).toEqual({ rows: [10], feedback: { black: 0, white: 3, blue: 0 } });
  });

  test('of pairs may be half right, and a blank is a peg', () => {
    const edition = shapesEdition('2');
    const state = held(alone(edition), [11, 22, 33, 0], [44, 44, 44, 44], [12, 23, 34, 44], [44, 44, 44, 0]);
    expect(closest(state, 0)).toEqual({
      rows: [edition.rows - 1],
      feedback: { black: 1, white: 0, blue: 0 },
    });
    const half = held(alone(edition), [11, 22, 33, 0], [55, 55, 55, 55], [12, 23, 34, 55]);
    expect(closest(half, 0)).toEqual({ rows: [edition.rows - 1], feedback: { black: 0, white: 0, blue: 3 } });
  });

  test('is none where nothing was right, or no row placed', () => {
    expect(closest(held(alone(EDITION), [1, 2, 3], [4, 4, 4]), 0)).toBeNull();
    const given = table(alone(EDITION), (played) => {
      played.hide('house', [1, 2, 3]);
      played.act(0, { type: 'resign-match' });
    });
    expect(closest(given, 0)).toBeNull();
  });
});

describe('is told', () => {
  const classic = standardTerms(EDITION, { seats: [PERSON, PERSON], marker: 'by-hand', firstMaker: 0 });

  test('to the breaker alone, and not before the round is over', () => {
    const rows: MatchState[] = [];
    const state = table(classic, (played) => {
      played.hide(0, [1, 2, 3]);
      for (let row = 0; row < EDITION.rows; row += 1) {
        rows.push(played.state);
        played.guess(1, [1, 2, 4]);
        played.mark(0, { black: 2, white: 0, blue: 0 }, true);
      }
    });
    const [ended = state.round] = state.past;
    expect(rows.map((before) => closest(before, 1)).filter((found) => found !== null)).toEqual([]);
    expect(closestRows(ended, 'places', 1)).toMatchObject({
      rows: Array.from({ length: EDITION.rows }, (_, row) => row),
    });
    expect(closestRows(ended, 'places', 0)).toBeNull();
    expect(closestRows(ended, 'places', null)).toBeNull();
  });

  test('neither to a player who has found the code nor if answers were wrong', () => {
    const found = table(alone(EDITION), (played) => {
      played.hide('house', [1, 2, 3]);
      played.guess(0, [1, 2, 4]);
      played.guess(0, [1, 2, 3]);
    });
    expect(closest(found, 0)).toBeNull();
    const wrong = table(classic, (played) => {
      played.hide(0, [1, 2, 3]);
      for (let row = 0; row < EDITION.rows; row += 1) {
        played.guess(1, [1, 2, 3]);
        played.mark(0, { black: 0, white: 0, blue: 0 }, true);
      }
    });
    const [ended = wrong.round] = wrong.past;
    expect(ended.outcome?.kind).toBe('void');
    expect(closestRows(ended, 'places', 1)).toBeNull();
  });

  test('in a duel to the player who has not found the other’s code', () => {
    const duel = table(standardTerms(duelEdition(4), { seats: [PERSON, HOUSE] }), (played) => {
      played.hide(0, [1, 2, 3, 4]);
      played.hide(1, [5, 6, 7, 8]);
      played.guess(0, [5, 6, 8, 1]);
      played.guess(1, [1, 2, 3, 4]);
    });
    const [ended = duel.round] = duel.past;
    expect(closestRows(ended, 'places', 0)).toEqual({ rows: [0], feedback: { black: 2, white: 1, blue: 0 } });
    expect(closestRows(ended, 'places', 1)).toBeNull();
  });
});
