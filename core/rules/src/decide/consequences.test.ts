// The end of a search: all black, the reveal of every code, and every row marked again.

import { describe, expect, test } from 'vitest';
import { duelEdition, superEdition } from '../editions/make.ts';
import { pegs, type Table, tableFor } from '../table.testing.ts';
import { standardTerms, type Terms } from '../terms/terms.ts';

const SMALL = superEdition({ holes: 2, colours: 3 });
const CODE = [1, 2];

function hidden(agreed: Partial<Terms> = {}): Table {
  const table = tableFor(standardTerms(SMALL, { absence: 1000, ...agreed }));
  table.hide(0, CODE);
  return table;
}

/** Seat 1 marks every guess as all wrong, by hand. */
function mismarked(): Table {
  const table = hidden({ marker: 'by-hand' });
  for (const kind of [1, 2, 3]) {
    table.guess(1, [kind, kind]);
    table.mark(0, pegs(0, 0));
  }
  return table;
}

test('F6a: all black ends the search, and no row follows it', () => {
  const table = hidden();
  table.guess(1, [2, 1]);
  expect(table.state.phase).toBe('seeking');
  const events = table.guess(1, CODE).map(({ type }) => type);
  expect(events.slice(0, 4)).toEqual(['guess-placed', 'guess-marked', 'search-ended', 'codes-revealed']);
  expect(table.last('search-ended').ending).toEqual({ kind: 'found' });
  expect(table.state.past[0]?.boards[0]?.rows).toHaveLength(2);
});

describe('the reveal', () => {
  test.each<[string, () => Table]>([
    [
      'broken',
      () => {
        const table = hidden();
        table.guess(1, CODE);
        return table;
      },
    ],
    [
      'not broken',
      () => {
        const table = hidden();
        for (let row = 0; row < 12; row += 1) table.guess(1, [3, 3]);
        return table;
      },
    ],
    [
      'given up by the breaker',
      () => {
        const table = hidden();
        table.act(1, { type: 'resign-round' });
        return table;
      },
    ],
    [
      'given up by the maker',
      () => {
        const table = hidden();
        table.act(0, { type: 'resign-round' });
        return table;
      },
    ],
    [
      'void by a claim',
      () => {
        const table = mismarked();
        table.act(1, { type: 'claim' });
        return table;
      },
    ],
    [
      'void by admission',
      () => {
        const table = mismarked();
        table.act(0, { type: 'admit' });
        return table;
      },
    ],
    [
      'void at the reveal',
      () => {
        const table = mismarked();
        table.guess(1, CODE);
        table.mark(0, pegs(2, 0));
        return table;
      },
    ],
    [
      'taken from one who left',
      () => {
        const table = hidden();
        table.act('referee', { type: 'leave', seat: 1 });
        table.now = 1000;
        table.act(0, { type: 'take-round' });
        return table;
      },
    ],
    [
      'dropped with a match that was given up',
      () => {
        const table = hidden();
        table.act(1, { type: 'resign-match' });
        return table;
      },
    ],
    [
      'dropped by agreement',
      () => {
        const table = hidden();
        table.act(0, { type: 'offer-end' });
        table.act(1, { type: 'offer-end' });
        return table;
      },
    ],
    [
      'dropped because the breaker is gone',
      () => {
        const table = hidden();
        table.act('referee', { type: 'leave', seat: 1 });
        table.now = 1000;
        table.act(0, { type: 'abandon-match' });
        return table;
      },
    ],
  ])('F6b: the code of a round %s is shown to all', (_, play) => {
    const table = play();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const revealed = table.logFor(viewer).filter(({ type }) => type === 'codes-revealed');
      expect(revealed).toMatchObject([{ codes: [{ maker: 0, code: CODE }] }]);
      const view = table.viewFor(viewer);
      expect([...view.past, view.round][0]?.boards[0]?.secret?.code).toEqual(CODE);
    }
  });

  test('F6b: in a duel both codes are shown', () => {
    const table = tableFor(standardTerms(duelEdition(4)));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    table.guess(0, [2, 2, 2, 2]);
    table.guess(1, [8, 8, 8, 8]);
    expect(table.last('codes-revealed').codes).toMatchObject([
      { maker: 1, code: [2, 2, 2, 2] },
      { maker: 0, code: [1, 1, 1, 1] },
    ]);
  });

  test('F6c: every wrong row is named with what it should have been', () => {
    const table = mismarked();
    table.guess(1, CODE);
    table.mark(0, pegs(2, 0));
    expect(table.last('codes-revealed').faults).toEqual([
      { board: 0, row: 0, given: pegs(0, 0), right: pegs(1, 0) },
      { board: 0, row: 1, given: pegs(0, 0), right: pegs(1, 0) },
    ]);
  });

  test('F6c: rows are checked also when the round was given up', () => {
    const table = mismarked();
    table.act(1, { type: 'resign-round' });
    expect(table.last('codes-revealed').faults).toHaveLength(2);
  });

  test('F6c: the mark after a correction counts', () => {
    const table = hidden({ marker: 'by-hand' });
    table.guess(1, [1, 1]);
    table.mark(0, pegs(0, 0));
    table.act(0, { type: 'correct-mark', feedback: pegs(1, 0), confirmed: true });
    table.guess(1, CODE);
    table.mark(0, pegs(2, 0));
    expect(table.last('codes-revealed').faults).toEqual([]);
  });

  test('F6c: a row without feedback is not a wrong row', () => {
    const seat = { player: 'person', allowance: 1000, consistentOnly: false } as const;
    const table = hidden({ seats: [seat, seat] });
    table.now = 1000;
    table.act('referee', { type: 'time-up', seat: 1, draft: null });
    table.guess(1, CODE);
    expect(table.last('codes-revealed').faults).toEqual([]);
  });
});
