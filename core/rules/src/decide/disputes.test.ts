// Claims and admissions: wrong feedback proved before the reveal.

import { describe, expect, test } from 'vitest';
import { customEdition, superEdition } from '../editions/make.ts';
import {
  BY_HAND,
  boardAt,
  CODE,
  FOUND,
  hideAll,
  MISS,
  markedTurn,
  NONE,
  outcome,
  points,
  row,
  sit,
  TINY,
  turn,
  WRONG,
} from '../scenes.testing.ts';
import { pegs, type Table, tableFor } from '../table.testing.ts';
import { HOUSE, PERSON, standardTerms } from '../terms/terms.ts';

const CLAIM = { type: 'claim' } as const;
const ADMIT = { type: 'admit' } as const;

/** All four colours excluded: no code fits. */
function contradict(table: Table): void {
  row(table, MISS, NONE);
  row(table, CODE, NONE);
}

describe('claims', () => {
  test.each(['by-hand', 'assisted'] as const)(
    'W2b: a claim that no code fits all the rows proves wrong feedback (%s)',
    (marker) => {
      const table = sit('classic', { marker });
      hideAll(table);
      contradict(table);
      table.act(1, CLAIM);
      expect(table.last('claim-judged')).toMatchObject({ board: 0, upheld: true });
      expect(table.last('search-ended').ending).toEqual({ kind: 'claim-upheld', board: 0 });
      expect(outcome(table)).toEqual({ kind: 'void', culprits: [0], victims: [1] });
      expect(points(table)).toEqual([0, 3]);
    },
  );

  test('W2b: the code is not looked at: a wrong mark that some code fits proves nothing yet', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    expect(table.act(1, CLAIM).map(({ type }) => type)).toEqual(['claim-judged']);
    expect(table.last('claim-judged').upheld).toBe(false);
    expect(table.state.phase).toBe('seeking');
  });

  test('W2b: a sealed code can be claimed against as well, unseen and unopened', () => {
    const table = sit('classic', { ...BY_HAND, custody: 'sealed' });
    table.act(0, {
      type: 'hide-code',
      code: 'hidden',
      blanks: null,
      palmed: null,
      commitment: 'seal',
      key: null,
    });
    contradict(table);
    table.act(1, CLAIM);
    expect(table.last('search-ended').ending.kind).toBe('claim-upheld');
    table.act(0, { type: 'open-code', code: MISS, key: null, genuine: true });
    expect(outcome(table)).toMatchObject({ kind: 'void', culprits: [0] });
  });

  test('W2b: what the tray shows counts as much as the rows', () => {
    const edition = superEdition({ holes: 2, colours: 3 });
    const claimed = (supply: number | null) => {
      const table = tableFor(standardTerms(edition, { ...BY_HAND, supply }));
      table.hide(0, [1, 1]);
      row(table, [2, 3], WRONG);
      table.act(1, CLAIM);
      return table.last('claim-judged').upheld;
    };
    expect(claimed(24), 'two of the first colour are missing, so the code is known').toBe(true);
    expect(claimed(null), 'without a tray 2 and anything would do').toBe(false);
  });

  test('W2b: pegs palmed may explain what is missing, up to two of a kind', () => {
    const edition = superEdition({ holes: 2, colours: 3 });
    const table = tableFor(standardTerms(edition, { ...BY_HAND, supply: 24 }));
    table.act(0, {
      type: 'hide-code',
      code: [1, 1],
      blanks: null,
      palmed: [[0, 1, 0]],
      commitment: null,
      key: null,
    });
    row(table, [2, 3], WRONG);
    table.act(1, CLAIM);
    expect(table.last('claim-judged').upheld, 'the missing 2 may be in the code').toBe(false);
  });

  test('W2b: a mark put right no longer counts, and the one that replaced it does', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    contradict(table);
    table.act(0, { type: 'correct-mark', feedback: pegs(0, 2), confirmed: true });
    table.act(1, CLAIM);
    expect(table.last('claim-judged').upheld).toBe(false);
  });

  test('W2b: a lost row says nothing, and the others still contradict each other', () => {
    const table = sit('classic', {
      ...BY_HAND,
      edition: { ...TINY, rows: 4 },
      seats: [PERSON, { ...PERSON, allowance: 1000 }],
    });
    hideAll(table);
    table.now = 1000;
    table.act('referee', { type: 'time-up', seat: 1, draft: null });
    expect(table.refused(1, CLAIM)).toEqual({ rule: 'W2', kind: 'nothing-to-claim' });
    contradict(table);
    table.act(1, CLAIM);
    expect(table.last('claim-judged').upheld).toBe(true);
  });

  test('W2b: pairs are judged with their blues', () => {
    const edition = customEdition({
      holes: 1,
      facets: [
        { name: 'colour', size: 2, blank: false },
        { name: 'shape', size: 2, blank: false },
      ],
      rows: 4,
    });
    const table = tableFor(standardTerms(edition, { ...BY_HAND }));
    table.hide(0, [11]);
    row(table, [22], pegs(0, 0, 1));
    row(table, [11], pegs(0, 0, 1));
    table.act(1, CLAIM);
    expect(table.last('claim-judged').upheld, '12 and 21 fit').toBe(false);
    row(table, [12], pegs(0, 0, 1));
    table.act(1, CLAIM);
    expect(table.last('claim-judged').upheld, 'but neither is half right for 12').toBe(true);
  });

  test('W2b: in a duel the claim is about the own board, from marks that are shown', () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    expect(table.refused(0, CLAIM)).toEqual({ rule: 'W2', kind: 'nothing-to-claim' });
    markedTurn(table, [MISS, NONE], [MISS, NONE]);
    turn(table, CODE, MISS);
    table.mark(1, NONE);
    table.act(0, CLAIM);
    expect(table.last('claim-judged'), 'the contradicting mark is not shown yet').toMatchObject({
      board: 0,
      upheld: false,
    });
    table.mark(0, NONE);
    table.act(1, CLAIM);
    expect(table.last('claim-judged')).toMatchObject({ board: 1, upheld: false });
    table.act(0, CLAIM);
    expect(table.last('claim-judged')).toMatchObject({ board: 0, upheld: true });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });

  test('W6: a wrong claim costs nothing, and the answer never says which code fits', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, NONE);
    const before = table.state;
    expect(table.act(1, CLAIM)).toEqual([{ type: 'claim-judged', board: 0, upheld: false, at: 0 }]);
    expect(table.state).toEqual({ ...before, version: before.version + 1 });
    table.act(1, CLAIM);
    row(table, CODE, FOUND);
    expect(points(table)).toEqual([2, 0]);
  });

  test('W6: where the referee marks, every claim is wrong and none costs anything', () => {
    const table = sit('classic');
    hideAll(table);
    row(table, MISS, NONE);
    table.act(1, CLAIM);
    expect(table.last('claim-judged').upheld).toBe(false);
    row(table, CODE, FOUND);
    expect(points(table)).toEqual([2, 0]);
  });

  test('W2b: only a breaker claims, and only while a search with marks is on', () => {
    const table = sit('classic', BY_HAND);
    expect(table.refused(1, CLAIM)).toEqual({ rule: 'M1', kind: 'codes-not-hidden' });
    hideAll(table);
    expect(table.refused(1, CLAIM)).toEqual({ rule: 'W2', kind: 'nothing-to-claim' });
    table.guess(1, MISS);
    expect(table.refused(1, CLAIM), 'placed but not marked').toMatchObject({ kind: 'nothing-to-claim' });
    table.mark(0, NONE);
    for (const by of [0, 'referee', 'house', 7] as const) {
      expect(table.refused(by, CLAIM)).toEqual({ rule: 'M1', kind: 'not-for-you' });
    }
  });

  test('W2b: once the search is over there is nothing to claim', () => {
    const table = sit('classic', { ...BY_HAND, custody: 'sealed' });
    table.act(0, {
      type: 'hide-code',
      code: 'hidden',
      blanks: null,
      palmed: null,
      commitment: 'seal',
      key: null,
    });
    row(table, CODE, FOUND);
    expect(table.refused(1, CLAIM)).toEqual({ rule: 'F6', kind: 'search-over' });
    expect(table.refused(0, ADMIT)).toEqual({ rule: 'F6', kind: 'search-over' });
  });
});

describe('admissions', () => {
  test('W2c: the maker admits a wrong mark, at any time before the search is over', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    row(table, MISS, WRONG);
    row(table, MISS, NONE);
    table.guess(1, CODE);
    table.act(0, ADMIT);
    expect(table.last('error-admitted').seat).toBe(0);
    expect(table.last('search-ended').ending).toEqual({ kind: 'admitted', seat: 0 });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0], victims: [1] });
  });

  test('W2c: where the referee knows the code, right marks cannot be admitted away', () => {
    const table = sit('classic', BY_HAND);
    hideAll(table);
    expect(table.refused(0, ADMIT)).toEqual({ rule: 'W2', kind: 'nothing-to-admit' });
    row(table, MISS, NONE);
    expect(table.refused(0, ADMIT)).toEqual({ rule: 'W2', kind: 'nothing-to-admit' });
    row(table, MISS, WRONG);
    table.act(0, { type: 'correct-mark', feedback: NONE, confirmed: true });
    expect(table.refused(0, ADMIT), 'put right').toEqual({ rule: 'W2', kind: 'nothing-to-admit' });
  });

  test("W2c: nor can the other player's error in a duel", () => {
    const table = sit('duel', BY_HAND);
    hideAll(table);
    markedTurn(table, [MISS, WRONG], [MISS, NONE]);
    expect(table.refused(0, ADMIT)).toEqual({ rule: 'W2', kind: 'nothing-to-admit' });
    table.act(1, ADMIT);
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [1], victims: [0] });
  });

  test('W2c: of a sealed code nobody but the maker can know, so the word is enough', () => {
    const table = sit('classic', { ...BY_HAND, custody: 'sealed' });
    table.act(0, {
      type: 'hide-code',
      code: 'hidden',
      blanks: null,
      palmed: null,
      commitment: 'seal',
      key: null,
    });
    expect(table.refused(0, ADMIT), 'nothing was marked').toEqual({ rule: 'W2', kind: 'nothing-to-admit' });
    row(table, MISS, NONE);
    table.act(0, ADMIT);
    table.act(0, { type: 'open-code', code: CODE, key: null, genuine: true });
    expect(outcome(table)).toEqual({ kind: 'void', culprits: [0], victims: [1] });
  });

  test('W2c: a player who does not mark has nothing to admit', () => {
    const automatic = sit('classic');
    hideAll(automatic);
    row(automatic, MISS, NONE);
    expect(automatic.refused(0, ADMIT)).toEqual({ rule: 'F7', kind: 'referee-marks' });
    expect(automatic.refused(1, ADMIT)).toEqual({ rule: 'M1', kind: 'not-for-you' });
    const house = sit('classic', { ...BY_HAND, seats: [HOUSE, PERSON] });
    house.hide(0, CODE);
    house.guess(1, MISS);
    expect(boardAt(house).rows.at(-1)?.mark, 'the house marks automatically').toEqual(NONE);
    expect(house.refused(0, ADMIT)).toEqual({ rule: 'F7', kind: 'referee-marks' });
    const alone = sit('solitaire');
    expect(alone.refused(0, ADMIT)).toEqual({ rule: 'M1', kind: 'not-for-you' });
  });

  test('W2c: before the codes are hidden there is nothing to admit', () => {
    expect(sit('classic', BY_HAND).refused(0, ADMIT)).toEqual({
      rule: 'M1',
      kind: 'codes-not-hidden',
    });
  });
});
