// What is transmitted of an action: nothing that is not the player's to say.

import { type Action, hideCode } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { actionOf, playerAction, playerActionOf } from './action.ts';

const OPEN: Action = { type: 'open-code', code: [1, 2], key: 'k', genuine: true };
const HIDE: Action = { ...hideCode([1, 2]), commitment: 'c', key: 'k' } as Action;

function carried(action: Action): Action | null {
  const wish = playerActionOf(action);
  const read = wish && playerAction.decode(JSON.parse(JSON.stringify(wish)), '');
  if (read && !read.ok) throw new Error(read.error.path);
  return read && actionOf(read.value);
}

describe('over a line', () => {
  test('K1: no key goes with a code that is hidden', () => {
    expect(carried(HIDE)).toEqual({ ...HIDE, key: null });
    expect(playerAction.decode(HIDE, '').ok).toBe(false);
  });

  test('K1: code and key are opened, and their sender does not say whether they are genuine', () => {
    expect(carried(OPEN)).toEqual({ ...OPEN, genuine: false });
    expect(playerAction.decode(OPEN, '').ok).toBe(false);
  });

  test('every other action of a player arrives as it was sent', () => {
    for (const action of [{ type: 'claim' }, { type: 'see', seat: 1 }] as const) {
      expect(carried(action)).toEqual(action);
    }
  });

  test('R15: what only the referee may say is not transmitted', () => {
    const own: readonly Action[] = [
      { type: 'time-up', seat: 0, draft: null },
      { type: 'leave', seat: 0 },
      { type: 'return', seat: 0 },
      { type: 'stop-clocks' },
      { type: 'restart-clocks' },
    ];
    expect(own.map(playerActionOf)).toEqual(own.map(() => null));
  });
});
