import { duelEdition, PERSON, standardTerms } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { queryText } from '../commands.ts';
import { CLASSIC, hide, lookOf, mark, place, playedOut } from '../played.testing.ts';
import { rowQueryText, turnText } from './queries.ts';

const state = playedOut(CLASSIC, hide(0, [1, 2, 3]), place(1, [1, 1, 4]), mark(0, 1, 0));

describe('what the table answers', () => {
  test('rows, the last one and any', () => {
    expect(queryText(lookOf(state, 1), 'last-row', 0)).toBe('Row 1: black, black, blue. Answer: 1 black.');
    expect(rowQueryText(lookOf(state, 1), 1)).toBe('Row 1: black, black, blue. Answer: 1 black.');
    expect(rowQueryText(lookOf(state, 1), 2)).toBe('Row 2 is not placed yet.');
    expect(queryText(lookOf(state, 1), 'rows-left', 0)).toBe('11 rows of 12 left.');
  });

  test('the maker hears the rows of the board whose code they hold', () => {
    expect(queryText(lookOf(state, 0), 'last-row', 0)).toBe('Row 1: black, black, blue. Answer: 1 black.');
  });

  test('one’s own code, unless it is covered, and never another’s', () => {
    expect(queryText(lookOf(state, 0), 'secret', 0)).toBe('Your code: black, violet, red.');
    expect(queryText(lookOf(state, 0, { covered: true }), 'secret', 0)).toBe('Your code is covered.');
    expect(queryText(lookOf(state, 1), 'secret', 0)).toBe('You have no code in this round.');
  });

  test('whose turn it is: one’s own duty, or what the others do', () => {
    expect(turnText(lookOf(state, 1))).toBe('Your turn: place row 2.');
    expect(turnText(lookOf(state, 0))).toBe('Seat 2 places row 2 now.');
  });

  test('while both hide, the one who waits is told about the other', () => {
    const duel = playedOut(
      standardTerms(duelEdition(), { seats: [PERSON, PERSON] }),
      hide(1, [1, 1, 1, 1, 1]),
    );
    expect(turnText(lookOf(duel, 1))).toBe('Guest hides a code now.');
  });

  test('no time where none is agreed, no tray where nothing is counted', () => {
    expect(queryText(lookOf(state, 1), 'clock', 0)).toBe('No clock is running.');
    expect(queryText(lookOf(state, 1), 'tray', 0)).toBe('Pegs are not counted in this match.');
  });
});
