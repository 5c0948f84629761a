// Who marks: the referee, the maker with a warning, the maker alone; and which marks are possible at all.

import { describe, expect, test } from 'vitest';
import type { Feedback } from '../code/feedback.ts';
import { duelEdition, shapesEdition, superEdition } from '../editions/make.ts';
import type { Action } from '../match/action.ts';
import { pairsOf } from '../pairs.testing.ts';
import { pegs, type Table, tableFor } from '../table.testing.ts';
import { HOUSE, type Marker, PERSON, standardTerms } from '../terms/terms.ts';

const unconfirmed = (feedback: Feedback): Action => ({ type: 'mark-guess', feedback, confirmed: false });

/** Seat 1 hid 1 2 3 4 5, seat 2 guessed 1 3 2 6 6: one black, two white. */
function guessed(marker: Marker, guess = [1, 3, 2, 6, 6]): Table {
  const table = tableFor(standardTerms(superEdition(), { marker }));
  table.hide(0, [1, 2, 3, 4, 5]);
  table.guess(1, guess);
  return table;
}

const RIGHT = pegs(1, 2);
const WRONG = pegs(2, 1);
const ALL_BLACK = pegs(5, 0);

describe('automatic', () => {
  test('F7a: the referee marks at once, and rightly', () => {
    expect(guessed('automatic').last('guess-marked')).toMatchObject({ feedback: RIGHT, by: 'referee' });
  });

  test('F7a: nobody else may mark or correct', () => {
    const table = guessed('automatic');
    const refusal = { rule: 'F7', kind: 'referee-marks' };
    expect(table.refused(0, unconfirmed(RIGHT))).toEqual(refusal);
    expect(table.refused(0, { ...unconfirmed(RIGHT), type: 'correct-mark' } as Action)).toEqual(refusal);
    expect(table.refused(1, unconfirmed(RIGHT)).kind).toBe('not-for-you');
  });

  test('F7a: a code the house made is marked automatically, whatever is agreed between people', () => {
    const seats = [HOUSE, PERSON];
    const table = tableFor(standardTerms(superEdition(), { marker: 'by-hand', seats }));
    table.hide(0, [1, 2, 3, 4, 5]);
    table.guess(1, [1, 3, 2, 6, 6]);
    expect(table.last('guess-marked')).toMatchObject({ feedback: RIGHT, by: 'referee' });
  });
});

describe('assisted', () => {
  test('F7b: the maker marks; a right mark goes out without a question', () => {
    const table = guessed('assisted');
    expect(table.all('guess-marked')).toEqual([]);
    table.act(0, unconfirmed(RIGHT));
    expect(table.last('guess-marked')).toMatchObject({ feedback: RIGHT, by: 'maker' });
  });

  test('F7b: before wrong feedback is sent, the maker is told the right one', () => {
    const question = { rule: 'F7', kind: 'confirm-wrong', row: 0, given: WRONG, right: RIGHT };
    expect(guessed('assisted').refused(0, unconfirmed(WRONG))).toEqual(question);
  });

  test('F7b: confirmed, it is sent and counts', () => {
    const table = guessed('assisted');
    table.refused(0, unconfirmed(WRONG));
    table.mark(0, WRONG);
    expect(table.viewFor(1).round.boards[0]?.rows[0]?.mark).toEqual(WRONG);
    table.guess(1, [1, 1, 1, 1, 1]);
  });

  test('F7b: a wrong correction is asked about too', () => {
    const table = guessed('assisted');
    table.mark(0, RIGHT);
    const correction: Action = { type: 'correct-mark', feedback: WRONG, confirmed: false };
    expect(table.refused(0, correction)).toMatchObject({ kind: 'confirm-wrong', right: RIGHT });
  });

  test('F7b: the breaker waits for the mark', () => {
    const again: Action = { type: 'place-guess', guess: [1, 1, 1, 1, 1] };
    expect(guessed('assisted').refused(1, again)).toEqual({ rule: 'F7', kind: 'row-not-marked', row: 0 });
  });
});

describe('by hand', () => {
  test('F7c: a wrong mark goes out unasked and nothing happens before the reveal', () => {
    const table = guessed('by-hand');
    expect(table.act(0, unconfirmed(WRONG)).map(({ type }) => type)).toEqual(['guess-marked']);
    table.guess(1, [1, 2, 3, 4, 5]);
    table.mark(0, ALL_BLACK);
    expect(table.last('codes-revealed').faults).toEqual([{ board: 0, row: 0, given: WRONG, right: RIGHT }]);
  });

  test('F7c: the code itself may be marked as not found, and the search goes on', () => {
    const table = guessed('by-hand', [1, 2, 3, 4, 5]);
    table.act(0, unconfirmed(pegs(3, 0)));
    expect(table.state.phase).toBe('seeking');
  });

  test('F7d: a right and a wrong mark get the same answer, and everybody sees the same', () => {
    const right = guessed('by-hand');
    const wrong = guessed('by-hand');
    const stripped = (events: readonly object[]) =>
      JSON.parse(JSON.stringify(events, (key, value) => (key === 'feedback' ? 'given' : value)));
    expect(stripped(right.act(0, unconfirmed(RIGHT)))).toEqual(stripped(wrong.act(0, unconfirmed(WRONG))));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const [marked, mismarked] = [right, wrong].map((table) => table.viewFor(viewer).round);
      expect(marked).toMatchObject({ ending: null, faults: [] });
      expect(mismarked).toMatchObject({ ending: null, faults: [] });
    }
  });

  test('F7d: a found code and a code falsely called found are asked about in the same words', () => {
    const found = guessed('by-hand', [1, 2, 3, 4, 5]).refused(0, unconfirmed(ALL_BLACK));
    expect(guessed('by-hand').refused(0, unconfirmed(ALL_BLACK))).toEqual(found);
  });

  test('F8a: four black and one white is refused, and the refusal says so', () => {
    const feedback = pegs(4, 1);
    const refusal = { rule: 'F8', kind: 'not-earnable', feedback, holes: 5 };
    expect(guessed('by-hand').refused(0, unconfirmed(feedback))).toEqual(refusal);
    expect(guessed('assisted').refused(0, unconfirmed(feedback))).toEqual(refusal);
  });

  test('F8a: nor can a mark be corrected into one, or blue be given where there is none', () => {
    const table = guessed('by-hand');
    expect(table.refused(0, unconfirmed(pegs(1, 0, 1))).kind).toBe('not-earnable');
    table.mark(0, RIGHT);
    const correction: Action = { type: 'correct-mark', feedback: pegs(4, 1), confirmed: true };
    expect(table.refused(0, correction).kind).toBe('not-earnable');
  });

  test('F8a: in a duel with a handicap each board has its own length', () => {
    const table = tableFor(standardTerms(duelEdition([4, 5]), { marker: 'by-hand' }));
    table.hide(0, [1, 2, 3, 4, 5]);
    table.hide(1, [1, 2, 3, 4]);
    table.guess(0, [8, 8, 8, 8]);
    table.guess(1, [8, 8, 8, 8, 8]);
    expect(table.refused(1, unconfirmed(ALL_BLACK))).toMatchObject({ kind: 'not-earnable', holes: 4 });
    expect(table.refused(0, unconfirmed(ALL_BLACK)).kind).toBe('confirm-final');
  });

  test('F8a: pairs may be marked with blue', () => {
    const table = tableFor(standardTerms(shapesEdition(), { marker: 'by-hand' }));
    table.hide(0, pairsOf('Rr Kt Gh Rt'));
    table.guess(1, pairsOf('Kt Rc Gh Kt'));
    expect(table.refused(0, unconfirmed(pegs(3, 1))).kind).toBe('not-earnable');
    table.act(0, unconfirmed(pegs(1, 1, 1)));
  });
});

describe('a mark that ends the round', () => {
  test('F8b: all black is asked once more', () => {
    const table = guessed('by-hand', [1, 2, 3, 4, 5]);
    const question = { rule: 'F8', kind: 'confirm-final', row: 0, given: ALL_BLACK };
    expect(table.refused(0, unconfirmed(ALL_BLACK))).toEqual(question);
    table.mark(0, ALL_BLACK);
    expect(table.last('search-ended').ending).toEqual({ kind: 'found' });
  });

  test('F8b: so is the mark of the last row', () => {
    const table = tableFor(standardTerms(superEdition(), { marker: 'by-hand' }));
    table.hide(0, [1, 2, 3, 4, 5]);
    for (let row = 0; row < 11; row += 1) {
      table.guess(1, [8, 8, 8, 8, 8]);
      table.act(0, unconfirmed(pegs(0, 0)));
    }
    table.guess(1, [8, 8, 8, 8, 8]);
    expect(table.refused(0, unconfirmed(pegs(0, 0)))).toMatchObject({ kind: 'confirm-final', row: 11 });
    table.mark(0, pegs(0, 0));
    expect(table.last('search-ended').ending).toEqual({ kind: 'rows-used' });
  });

  test('F8b: then it is final, though the other mark of the turn is still to come', () => {
    const table = tableFor(standardTerms(duelEdition(4), { marker: 'by-hand' }));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    table.guess(0, [3, 3, 3, 3]);
    table.guess(1, [4, 4, 4, 4]);
    table.mark(0, pegs(4, 0));
    const correction: Action = { type: 'correct-mark', feedback: pegs(0, 0), confirmed: true };
    expect(table.refused(0, correction)).toEqual({ rule: 'F8', kind: 'mark-is-final', row: 0 });
  });

  test('F8b: a correction that ends the round is asked once more, too', () => {
    const table = guessed('by-hand', [1, 2, 3, 4, 5]);
    table.mark(0, pegs(3, 0));
    const correction: Action = { type: 'correct-mark', feedback: ALL_BLACK, confirmed: false };
    expect(table.refused(0, correction).kind).toBe('confirm-final');
    table.act(0, { ...correction, confirmed: true } as Action);
    expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 1 });
  });

  test('F8b: other marks are not asked about', () => {
    guessed('by-hand').act(0, unconfirmed(RIGHT));
  });
});
