// Hiding a code: blanks as agreed or declared, sealed codes and their opening, uncommitted codes.

import { describe, expect, test } from 'vitest';
import type { Code } from '../code/code.ts';
import { superEdition } from '../editions/make.ts';
import { BLANKS, type Blanks } from '../editions/record.ts';
import { type Action, hideCode } from '../match/action.ts';
import { standings } from '../scoring/scoring.ts';
import { pegs, refusedTerms, type Table, tableFor } from '../table.testing.ts';
import { HOUSE, PERSON, standardTerms, type Terms } from '../terms/terms.ts';

function withBlanks(blanks: Blanks): Table {
  return tableFor(standardTerms(superEdition({ holes: 3, colours: 4, blanks })));
}

function declare(code: Code, blanks: boolean | null): Action {
  return { type: 'hide-code', code, blanks, palmed: null, commitment: null, key: null };
}

describe('blanks', () => {
  test('C9a: blanks are off, agreed for the match, or left to the maker', () => {
    expect(BLANKS).toEqual(['off', 'on', 'choice']);
    expect(withBlanks('off').refused(0, hideCode([1, 0, 2]))).toMatchObject({ kind: 'bad-code' });
    expect(withBlanks('on').hide(0, [1, 0, 2])).toMatchObject([{ blanks: true }]);
    expect(withBlanks('choice').act(0, declare([1, 0, 2], true))).toMatchObject([{ blanks: true }]);
    expect(withBlanks('choice').act(0, declare([1, 3, 2], false))).toMatchObject([{ blanks: false }]);
  });

  test('C9a: what is agreed for the match cannot be declared otherwise', () => {
    const asAgreed = { rule: 'C9', kind: 'blanks-as-agreed' };
    expect(withBlanks('off').refused(0, declare([1, 2, 3], true))).toEqual({ ...asAgreed, blanks: false });
    expect(withBlanks('on').refused(0, declare([1, 2, 3], false))).toEqual({ ...asAgreed, blanks: true });
  });

  test('C9b: where it is the maker\u2019s choice, it must be said', () => {
    const refusal = { rule: 'C9', kind: 'blanks-undeclared' };
    expect(withBlanks('choice').refused(0, declare([1, 2, 3], null))).toEqual(refusal);
  });

  test.each([true, false])('C9b: everybody hears whether blanks are possible in this round: %s', (blanks) => {
    const table = withBlanks('choice');
    table.act(0, declare([1, 2, 3], blanks));
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(table.logFor(viewer).at(-1)).toMatchObject({ type: 'code-hidden', blanks });
      expect(table.viewFor(viewer).round.boards[0]?.secret).toMatchObject({ blanks });
    }
  });

  test('C9b: each round is declared separately', () => {
    const table = withBlanks('choice');
    table.act(0, declare([1, 2, 3], false));
    table.guess(1, [1, 2, 3]);
    table.act(1, declare([0, 0, 3], true));
    table.guess(0, [0, 0, 4]);
    expect(table.last('guess-marked').feedback).toEqual(pegs(2, 0));
  });

  test.each([[[1, 2, 3]], [[1, 0, 3]], [[0, 0, 0]]])(
    'C9c: with blanks declared, %j may be hidden',
    (code) => {
      const table = withBlanks('choice');
      table.act(0, declare(code, true));
      table.guess(1, code);
      expect(table.last('guess-marked').feedback).toEqual(pegs(3, 0));
    },
  );

  test('C9d: without blanks every hole of the code is filled; the refusal names the hole', () => {
    const fault = { kind: 'blank-not-allowed', hole: 2 };
    const refusal = { rule: 'C9', kind: 'bad-code', what: 'code', fault };
    expect(withBlanks('off').refused(0, hideCode([1, 0, 3]))).toEqual(refusal);
    expect(withBlanks('choice').refused(0, declare([1, 0, 3], false))).toEqual(refusal);
  });

  test('C9d: without blanks every hole of a guess is filled; the refusal names the hole', () => {
    const fault = { kind: 'blank-not-allowed', hole: 3 };
    const refusal = { rule: 'C9', kind: 'bad-code', what: 'guess', fault };
    const table = withBlanks('choice');
    table.act(0, declare([1, 2, 3], false));
    expect(table.refused(1, { type: 'place-guess', guess: [1, 2, 0] })).toEqual(refusal);
    table.guess(1, [1, 2, 4]);
  });
});

describe('a sealed code', () => {
  const SMALL = superEdition({ holes: 2, colours: 3 });
  const MINUTE = 60_000;
  const seal: Action = { ...hideCode([]), code: 'hidden', commitment: 'c0ffee' } as Action;
  const open = (code: Code, genuine = true): Action => ({ type: 'open-code', code, key: 'k', genuine });
  const sealed = (agreed: Partial<Terms> = {}) =>
    tableFor(standardTerms(SMALL, { custody: 'sealed', marker: 'by-hand', absence: MINUTE, ...agreed }));

  function foundSealed(): Table {
    const table = sealed();
    table.act(0, seal);
    table.guess(1, [1, 2]);
    table.mark(0, pegs(2, 0));
    return table;
  }

  test('K1: the maker shows a commitment and keeps the code', () => {
    const table = sealed();
    const untold = { ...seal, commitment: null } as Action;
    const told = { ...seal, code: [1, 2] } as Action;
    const keyed = { ...seal, key: 'k' } as Action;
    expect(table.refused(0, untold)).toEqual({ rule: 'K1', kind: 'commitment-missing' });
    expect(table.refused(0, told)).toEqual({ rule: 'K1', kind: 'code-must-stay-sealed' });
    expect(table.refused(0, keyed)).toEqual({ rule: 'K1', kind: 'code-must-stay-sealed' });
    table.act(0, seal);
    expect(table.state.round.boards[0]?.secret).toMatchObject({
      code: 'hidden',
      commitment: 'c0ffee',
      key: 'hidden',
    });
  });

  test('K1: in escrow, however, the referee gets the code', () => {
    const table = tableFor(standardTerms(SMALL));
    expect(table.refused(0, seal)).toEqual({ rule: 'K1', kind: 'code-must-be-told' });
  });

  test('K1: in escrow commitment and key come together, and only the commitment is shown before the reveal', () => {
    const table = tableFor(standardTerms(SMALL));
    const committed = { ...hideCode([1, 2]), commitment: 'c0ffee', key: 'k' } as Action;
    for (const part of [{ key: null }, { commitment: null }]) {
      expect(table.refused(0, { ...committed, ...part } as Action).kind).toBe('commitment-missing');
    }
    table.act(0, committed);
    expect(table.logFor(0).at(-1)).toMatchObject({ commitment: 'c0ffee', key: 'k' });
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.logFor(viewer).at(-1)).toMatchObject({ commitment: 'c0ffee', key: 'hidden' });
      expect(JSON.stringify(table.viewFor(viewer))).not.toContain('"k"');
    }
    table.guess(1, [1, 2]);
    expect(table.last('codes-revealed').codes).toEqual([{ maker: 0, code: [1, 2], palmed: null, key: 'k' }]);
    expect(table.viewFor(1).past[0]?.boards[0]?.secret?.key).toBe('k');
  });

  test('K1: its maker marks, even where marking is automatic', () => {
    const table = sealed({ marker: 'automatic' });
    table.act(0, seal);
    expect(table.guess(1, [1, 3]).map(({ type }) => type)).toEqual(['guess-placed']);
    table.mark(0, pegs(1, 0));
    expect(table.state.round.boards[0]?.rows[0]?.mark).toEqual(pegs(1, 0));
  });

  test('K1: the round is not over before the code is opened, and only a genuine opening counts', () => {
    const table = foundSealed();
    expect(table.state.phase).toBe('revealing');
    expect(table.refused(0, open([1, 2], false))).toEqual({ rule: 'K1', kind: 'commitment-broken' });
    expect(table.refused(1, open([1, 2])).kind).toBe('not-for-you');
    table.act(0, open([1, 2]));
    expect(table.last('codes-revealed')).toMatchObject({
      codes: [{ maker: 0, code: [1, 2], key: 'k' }],
      faults: [],
    });
    expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 1 });
  });

  test('K1: it cannot be opened while the search is on', () => {
    const table = sealed();
    table.act(0, seal);
    expect(table.refused(0, open([1, 2]))).toEqual({ rule: 'K1', kind: 'search-not-over' });
  });

  test('K1: once open, every row is marked again', () => {
    const table = foundSealed();
    table.act(0, open([1, 3]));
    expect(table.last('codes-revealed').faults).toEqual([
      { board: 0, row: 0, given: pegs(2, 0), right: pegs(1, 0) },
    ]);
    expect(table.last('round-closed').outcome).toEqual({ kind: 'void', culprits: [0], victims: [1] });
  });

  test('K1: what is opened must be a code of this game', () => {
    expect(foundSealed().refused(0, open([1, 9]))).toMatchObject({ kind: 'bad-code', what: 'code' });
  });

  test('K1: codes are sealed between two people only', () => {
    const refusal = { rule: 'K1', kind: 'custody-not-offered' };
    const seats = [PERSON, HOUSE];
    expect(refusedTerms(standardTerms(SMALL, { custody: 'sealed', seats }))).toMatchObject(refusal);
    expect(refusedTerms(standardTerms(SMALL, { custody: 'sealed', form: 'race' }))).toMatchObject(refusal);
  });

  test('K2: a code that is not opened in the agreed time is proved wrong feedback', () => {
    const table = foundSealed();
    const overdue: Action = { type: 'time-up', seat: 0, draft: null };
    table.now = MINUTE - 1;
    expect(table.refused('referee', overdue)).toEqual({ rule: 'T1', kind: 'not-due', left: 1 });
    table.now = MINUTE;
    table.act('referee', overdue);
    expect(table.last('round-closed').outcome).toEqual({ kind: 'void', culprits: [0], victims: [1] });
    expect(standings(table.state)[1]).toEqual({ points: 3, rows: -3 });
    expect(table.last('round-opened')).toMatchObject({ round: 1, replay: 1 });
  });

  test('K2: where time per row is agreed, it is the time for opening too', () => {
    const seats = [{ ...PERSON, allowance: 1000 }, PERSON];
    const table = sealed({ seats });
    table.act(0, seal);
    table.guess(1, [1, 2]);
    table.mark(0, pegs(2, 0));
    table.act(0, { type: 'see', seat: 0 });
    table.now = 1000;
    table.act('referee', { type: 'time-up', seat: 0, draft: null });
    expect(table.last('round-closed').outcome.kind).toBe('void');
  });
});

describe('a code the house has not settled on', () => {
  const uncommitted = () =>
    tableFor(
      standardTerms(superEdition({ holes: 2, colours: 3 }), { form: 'solitaire', custody: 'uncommitted' }),
    );
  const begin: Action = { ...hideCode([]), code: 'hidden' } as Action;

  function answered(): Table {
    const table = uncommitted();
    table.act('house', begin);
    table.guess(0, [1, 1]);
    table.mark('house', pegs(0, 0));
    table.guess(0, [2, 3]);
    table.mark('house', pegs(2, 0));
    return table;
  }

  test('K3: the terms say so to everybody, and nothing is committed to', () => {
    const table = uncommitted();
    expect(table.viewFor('spectator').terms.custody).toBe('uncommitted');
    const committed = { ...begin, commitment: 'c0ffee' } as Action;
    expect(table.refused('house', committed).rule).toBe('K1');
    table.act('house', begin);
    expect(table.state.round.boards[0]?.secret).toMatchObject({ code: 'hidden', commitment: null });
  });

  test('K3: the house marks as it likes and opens a code that all it said fits', () => {
    const table = answered();
    table.act('house', { type: 'open-code', code: [2, 3], key: null, genuine: true });
    expect(table.last('codes-revealed')).toMatchObject({ codes: [{ code: [2, 3] }], faults: [] });
    expect(table.last('round-closed').outcome).toEqual({ kind: 'broken', rows: 2 });
  });

  test('K3: a code that does not fit all it said is not accepted', () => {
    expect(
      answered().refused('house', { type: 'open-code', code: [3, 2], key: null, genuine: true }).rule,
    ).toMatch(/^K/);
  });

  test('K3: only the house of a solitaire may leave its code open', () => {
    const terms = standardTerms(superEdition(), { custody: 'uncommitted' });
    expect(refusedTerms(terms)).toEqual({ rule: 'K3', kind: 'custody-not-offered', form: 'classic' });
  });
});
