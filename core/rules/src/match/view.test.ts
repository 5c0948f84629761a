// The shield: who sees the code, and that both sides of a table are views of one state.

import { describe, expect, test } from 'vitest';
import { duelEdition, superEdition } from '../editions/make.ts';
import { type Table, tableFor } from '../table.testing.ts';
import { standardTerms } from '../terms/terms.ts';
import type { MatchEvent } from './event.ts';
import { fold } from './evolve.ts';
import type { MatchState } from './match.ts';
import type { Viewer } from './seat.ts';

const codeSeenBy = (table: Table, viewer: Viewer, board = 0) =>
  table.viewFor(viewer).round.boards[board]?.secret?.code;

function hiding(code: readonly number[], guess: readonly number[]): Table {
  const table = tableFor(standardTerms(superEdition()));
  table.hide(0, code);
  table.guess(1, guess);
  return table;
}

const mentions = (what: MatchState | readonly MatchEvent[], code: readonly number[]) =>
  JSON.stringify(what).includes(JSON.stringify(code));

describe('the shield', () => {
  test('T4a: the code is seen by its maker alone until the reveal', () => {
    const table = hiding([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]);
    expect(codeSeenBy(table, 0)).toEqual([1, 2, 3, 4, 5]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(codeSeenBy(table, viewer)).toBe('hidden');
      expect(mentions(table.viewFor(viewer), [1, 2, 3, 4, 5])).toBe(false);
      expect(mentions(table.logFor(viewer), [1, 2, 3, 4, 5])).toBe(false);
    }
  });

  test('T4a: in a duel each sees their own and neither the other', () => {
    const table = tableFor(standardTerms(duelEdition(4)));
    table.hide(0, [1, 1, 1, 1]);
    table.hide(1, [2, 2, 2, 2]);
    expect([codeSeenBy(table, 0, 1), codeSeenBy(table, 0, 0)]).toEqual([[1, 1, 1, 1], 'hidden']);
    expect([codeSeenBy(table, 1, 1), codeSeenBy(table, 1, 0)]).toEqual(['hidden', [2, 2, 2, 2]]);
    expect(codeSeenBy(table, 'spectator', 0)).toBe('hidden');
    expect(codeSeenBy(table, 'spectator', 1)).toBe('hidden');
  });

  test.each(['solitaire', 'race'] as const)('T4a: nobody sees what the house of a %s hides', (form) => {
    const table = tableFor(standardTerms(superEdition(), { form }));
    table.hide('house', [1, 2, 3, 4, 5]);
    for (const viewer of [0, 'spectator'] as const) {
      expect(codeSeenBy(table, viewer)).toBe('hidden');
      expect(mentions(table.logFor(viewer), [1, 2, 3, 4, 5])).toBe(false);
    }
  });

  test('T4a: from the reveal on everybody sees it, and the next one is hidden again', () => {
    const table = hiding([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]);
    table.hide(1, [8, 8, 8, 8, 8]);
    for (const viewer of [0, 'spectator'] as const) {
      expect(table.viewFor(viewer).past[0]?.boards[0]?.secret?.code).toEqual([1, 2, 3, 4, 5]);
      expect(codeSeenBy(table, viewer)).toBe('hidden');
    }
  });

  test('T4a: two codes that answer alike look alike to the breaker and to spectators', () => {
    const tables = [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 6],
    ].map((code) => hiding(code, [1, 3, 2, 7, 7]));
    for (const viewer of [1, 'spectator'] as const) {
      const [one, other] = tables.map((table) =>
        JSON.stringify([table.viewFor(viewer), table.logFor(viewer)]),
      );
      expect(one).toBe(other);
    }
  });

  test('T4a: each side folds what it was told into what it sees', () => {
    const table = hiding([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(fold(table.logFor(viewer))).toEqual(table.viewFor(viewer));
    }
  });
});
