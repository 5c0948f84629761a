// What can be agreed, and what each refusal of terms says.

import { describe, expect, test } from 'vitest';
import { countCodes } from '../code/code.ts';
import type { AgreementReason, RuleViolation } from '../decide/violation.ts';
import { specFor } from '../editions/edition.ts';
import { brailleEdition, customEdition, duelEdition, shapesEdition, superEdition } from '../editions/make.ts';
import type { RoundOutcome } from '../match/outcome.ts';
import { people, rounds, TINY } from '../scenes.testing.ts';
import { awardsFor } from '../scoring/scoring.ts';
import { refusedTerms, tableFor } from '../table.testing.ts';
import { checkTerms, MOST_POINTS, MOST_ROUNDS } from './check-terms.ts';
import { HOUSE, PERSON, standardTerms, type Terms } from './terms.ts';

const TINY_FACET = { name: 'colour', size: 3, blank: false } as const;

const terms = (agreed: Partial<Terms>): Terms => standardTerms(TINY, agreed);

/** One example of every reason; the type makes sure that none is missing. */
const REFUSALS: { readonly [K in AgreementReason['kind']]: readonly [Terms, RuleViolation] } = {
  'bad-edition': [
    terms({ edition: { ...TINY, rows: 21 } }),
    {
      rule: 'C10',
      kind: 'bad-edition',
      fault: { kind: 'out-of-range', what: 'rows', given: 21, least: 1, most: 20 },
    },
  ],
  'form-not-offered': [
    standardTerms(superEdition(), { form: 'duel' }),
    { rule: 'D1', kind: 'form-not-offered', form: 'duel', edition: 'super' },
  ],
  'seat-count': [
    terms({ form: 'race', seats: people(9) }),
    { rule: 'S2', kind: 'seat-count', given: 9, least: 2, most: 8 },
  ],
  'blanks-not-agreed': [
    standardTerms(superEdition({ blanks: 'choice' }), { form: 'solitaire' }),
    { rule: 'C9', kind: 'blanks-not-agreed' },
  ],
  'rounds-not-even': [terms(rounds(3)), { rule: 'M1', kind: 'rounds-not-even', rounds: 3 }],
  'rounds-not-odd': [
    terms({ form: 'duel', ...rounds(4) }),
    { rule: 'D4', kind: 'rounds-not-odd', rounds: 4 },
  ],
  'rounds-out-of-range': [
    terms(rounds(0)),
    { rule: 'M1', kind: 'rounds-out-of-range', rounds: 0, most: MOST_ROUNDS },
  ],
  'never-decided': [
    terms({ edition: { ...TINY, rows: 1 }, length: { kind: 'target', points: 20 } }),
    { rule: 'M4', kind: 'never-decided' },
  ],
  'target-needs-classic': [
    terms({ form: 'duel', length: { kind: 'target', points: 20 } }),
    { rule: 'M4', kind: 'target-needs-classic' },
  ],
  'target-out-of-range': [
    terms({ length: { kind: 'target', points: 0 } }),
    { rule: 'M4', kind: 'target-out-of-range', points: 0, most: MOST_POINTS },
  ],
  'scoring-not-offered': [
    terms({ form: 'duel', scoring: 'points' }),
    { rule: 'D1', kind: 'scoring-not-offered', scoring: 'points', form: 'duel' },
  ],
  'bonus-needs-points': [
    terms({ scoring: 'fewest-rows', unbrokenBonus: true }),
    { rule: 'M2', kind: 'bonus-needs-points' },
  ],
  'house-marks-itself': [
    terms({ form: 'solitaire', marker: 'by-hand' }),
    { rule: 'S3', kind: 'house-marks-itself' },
  ],
  'free-pace-not-offered': [
    terms({ pace: 'free' }),
    { rule: 'D5', kind: 'free-pace-not-offered', form: 'classic' },
  ],
  'speed-needs-two-devices': [
    terms({ form: 'duel', pace: 'free', oneScreen: true }),
    { rule: 'D6', kind: 'speed-needs-two-devices' },
  ],
  'handicap-needs-duel': [
    standardTerms(customEdition({ holes: [2, 3], facets: TINY.facets }), { form: 'classic' }),
    { rule: 'D5', kind: 'handicap-needs-duel' },
  ],
  'tray-too-small': [terms({ supply: 3 }), { rule: 'T3', kind: 'tray-too-small', supply: 3 }],
  'tray-needs-known-code': [
    terms({ custody: 'sealed', marker: 'by-hand', supply: 24 }),
    { rule: 'T3', kind: 'tray-needs-known-code' },
  ],
  'custody-not-offered': [
    terms({ custody: 'uncommitted' }),
    { rule: 'K3', kind: 'custody-not-offered', form: 'classic' },
  ],
  'allowance-out-of-range': [
    terms({ seats: [PERSON, { ...PERSON, allowance: 0 }] }),
    { rule: 'T1', kind: 'allowance-out-of-range', seat: 1 },
  ],
  'absence-out-of-range': [terms({ absence: -1 }), { rule: 'E6', kind: 'absence-out-of-range' }],
  'no-such-seat': [terms({ firstMaker: 2 }), { rule: 'M1', kind: 'no-such-seat', seat: 2 }],
};

describe('terms that cannot be agreed', () => {
  for (const [kind, [refused, violation]] of Object.entries(REFUSALS)) {
    test(`${kind} is refused with the rule and what is wrong`, () => {
      expect(refusedTerms(refused)).toEqual(violation);
    });
  }
});

test('M1a: the match remembers the rounds, the scoring and the time per row that were agreed', () => {
  const agreed = terms({
    ...rounds(6),
    scoring: 'fewest-rows',
    seats: [PERSON, { ...PERSON, allowance: 60_000 }],
  });
  const table = tableFor(agreed);
  expect(table.last('match-opened').terms).toEqual(agreed);
  expect(table.state.terms.seats.map(({ allowance }) => allowance)).toEqual([null, 60_000]);
});

test('M1a: nothing can be agreed that no rule covers', () => {
  expect(refusedTerms(terms({ scoring: 'rounds-won' })).kind).toBe('scoring-not-offered');
  expect(refusedTerms(terms({ scoring: 'none' })).kind).toBe('scoring-not-offered');
  expect(refusedTerms(terms({ absence: Number.NaN })).kind).toBe('absence-out-of-range');
  for (const allowance of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    const seats = [{ ...PERSON, allowance }, PERSON];
    expect(refusedTerms(terms({ seats }))).toMatchObject({ kind: 'allowance-out-of-range', seat: 0 });
  }
});

test('M1b: the number of rounds is even, two unless agreed otherwise', () => {
  for (const edition of [superEdition(), brailleEdition(), shapesEdition(), TINY]) {
    expect(standardTerms(edition).length).toEqual({ kind: 'rounds', rounds: 2 });
  }
  for (const count of [2, 4, 10, 100]) expect(checkTerms(terms(rounds(count))).ok).toBe(true);
  for (const count of [1, 3, 99])
    expect(refusedTerms(terms(rounds(count)))).toMatchObject({ rule: 'M1', kind: 'rounds-not-even' });
  for (const count of [-2, 0, 2.5, 102, Number.NaN])
    expect(refusedTerms(terms(rounds(count)))).toMatchObject({ rule: 'M1', kind: 'rounds-out-of-range' });
});

test('C9f: alone and in a race blanks are agreed, between two they may be the maker’s choice', () => {
  const choice = superEdition({ blanks: 'choice' });
  for (const form of ['solitaire', 'race'] as const) {
    expect(refusedTerms(standardTerms(choice, { form }))).toEqual({ rule: 'C9', kind: 'blanks-not-agreed' });
    expect(checkTerms(standardTerms(superEdition({ blanks: 'on' }), { form })).ok).toBe(true);
  }
  expect(checkTerms(standardTerms(choice, { form: 'race' }), 2).ok, 'by earlier rules').toBe(true);
  expect(checkTerms(standardTerms(choice)).ok).toBe(true);
  expect(checkTerms(standardTerms(choice, { seats: [PERSON, HOUSE] })).ok).toBe(true);
  const custom = customEdition({ holes: 3, facets: [{ ...TINY_FACET, blank: true }], makersChoice: true });
  expect(checkTerms(standardTerms(custom, { form: 'duel' })).ok).toBe(true);
});

test('M4a: a target goes with points or fewest rows and one codemaker at a time, and with nothing else', () => {
  const length = { kind: 'target', points: 50 } as const;
  expect(checkTerms(terms({ length })).ok).toBe(true);
  expect(checkTerms(standardTerms(shapesEdition(), { length, scoring: 'points' })).ok).toBe(true);
  expect(checkTerms(standardTerms(shapesEdition(), { length })).ok, 'by fewest rows').toBe(true);
  for (const form of ['duel', 'solitaire', 'race'] as const) {
    expect(refusedTerms(terms({ form, length })).kind).toBe('target-needs-classic');
  }
  for (const points of [-1, 0, 1.5, MOST_POINTS + 1])
    expect(refusedTerms(terms({ length: { kind: 'target', points } })).kind).toBe('target-out-of-range');
});

test('M4c: what is refused as never decided is what comes out the same however it is played', () => {
  const targets = { kind: 'target', points: 20 } as const;
  for (const rows of [1, 2, 3]) {
    for (const size of [1, 2]) {
      for (const holes of [1, 2]) {
        for (const repeats of [true, false]) {
          for (const agreed of SCORED) {
            const facets = [{ name: 'colour', size, blank: false }] as const;
            const edition = customEdition({ holes, facets, rows, repeats });
            const agreement = standardTerms(edition, { ...agreed, form: 'classic', length: targets });
            const checked = checkTerms(agreement);
            if (!checked.ok && checked.error.kind === 'bad-edition') continue;
            const decidable = possibleScores(agreement).size > 1;
            expect([formatted(agreement), checked.ok]).toEqual([formatted(agreement), decidable]);
          }
        }
      }
    }
  }
});

const SCORED = [
  { scoring: 'points', unbrokenBonus: false },
  { scoring: 'points', unbrokenBonus: true },
  { scoring: 'fewest-rows', unbrokenBonus: false },
] as const;

const formatted = ({ edition, scoring, unbrokenBonus }: Terms): string =>
  JSON.stringify([edition, scoring, unbrokenBonus]);

/** What a round of two players is worth, for every way it can end without wrong feedback: one row for each wrong code tried first. */
function possibleScores(agreed: Terms): ReadonlySet<number> {
  const { edition, scoring } = agreed;
  const codes = countCodes(specFor(edition, 0, false));
  const found = Array.from({ length: edition.rows }, (_, index) => index + 1).filter(
    (rows) => rows === 1 || codes > 1,
  );
  const outcomes: readonly RoundOutcome[] = [
    ...found.map((rows) => ({ kind: 'broken', rows }) as const),
    ...(codes > 1 ? [{ kind: 'unbroken', rows: edition.rows } as const] : []),
  ];
  const { round } = tableFor({ ...agreed, length: { kind: 'rounds', rounds: 2 } }).state;
  return new Set(
    outcomes.map((outcome) => {
      const [maker, breaker] = awardsFor(agreed, round, outcome);
      return (scoring === 'points' ? maker?.points : breaker?.rows) ?? 0;
    }),
  );
}

test('M4c: a target or a duel that could never be decided is refused', () => {
  const single = superEdition({ holes: 3, colours: 1 });
  const length = { kind: 'target', points: 20 } as const;
  expect(refusedTerms(standardTerms(single, { length }))).toEqual({ rule: 'M4', kind: 'never-decided' });
  expect(refusedTerms(standardTerms(single, { length, unbrokenBonus: true })).kind).toBe('never-decided');
  expect(checkTerms(standardTerms(single)).ok, 'by rounds it is a draw').toBe(true);
  expect(
    checkTerms(standardTerms(superEdition({ holes: 1, colours: 1, blanks: 'choice' }), { length })).ok,
  ).toBe(true);
  const oneRow = { ...TINY, rows: 1 };
  expect(checkTerms(terms({ edition: oneRow, length, unbrokenBonus: true })).ok).toBe(true);
  expect(checkTerms(terms({ edition: { ...TINY, rows: 2 }, length })).ok).toBe(true);
  const colour = [{ name: 'colour', size: 1, blank: false }] as const;
  const oneCode = customEdition({ holes: [1, 2], facets: colour });
  expect(refusedTerms(standardTerms(oneCode, { form: 'duel' }))).toEqual({
    rule: 'D3',
    kind: 'never-decided',
  });
  expect(checkTerms(terms({ edition: oneRow, form: 'duel' })).ok).toBe(true);
});

test('M5: unless agreed otherwise super is scored by points, braille and shapes by fewest rows', () => {
  expect(standardTerms(superEdition()).scoring).toBe('points');
  expect(standardTerms(superEdition({ holes: 1, colours: 1, blanks: 'on' })).scoring).toBe('points');
  expect(standardTerms(brailleEdition()).scoring).toBe('fewest-rows');
  expect(standardTerms(shapesEdition('3b')).scoring).toBe('fewest-rows');
  expect(standardTerms(brailleEdition(), { scoring: 'points' }).scoring).toBe('points');
  expect(checkTerms(standardTerms(brailleEdition(), { scoring: 'points' })).ok).toBe(true);
  expect(checkTerms(standardTerms(superEdition(), { scoring: 'fewest-rows' })).ok).toBe(true);
});

test('D4: an odd number of rounds is agreed, three unless agreed otherwise', () => {
  expect(standardTerms(duelEdition()).length).toEqual({ kind: 'rounds', rounds: 3 });
  for (const count of [1, 3, 5, 99])
    expect(checkTerms(standardTerms(duelEdition(), rounds(count))).ok).toBe(true);
  expect(refusedTerms(standardTerms(duelEdition(), rounds(2)))).toMatchObject({
    rule: 'D4',
    kind: 'rounds-not-odd',
  });
  expect(refusedTerms(standardTerms(duelEdition(), rounds(101)))).toMatchObject({
    rule: 'D4',
    kind: 'rounds-out-of-range',
  });
});

test('D5b: lengths of their own are for duels only', () => {
  expect(checkTerms(standardTerms(duelEdition([4, 5]))).ok).toBe(true);
  for (const form of ['solitaire', 'race'] as const) {
    expect(refusedTerms(standardTerms(duelEdition([4, 5]), { form })).kind).toBe('handicap-needs-duel');
  }
});

test('D6c: speed needs two devices, or the house as opponent', () => {
  const speed = { form: 'duel', pace: 'free' } as const;
  expect(checkTerms(terms(speed)).ok).toBe(true);
  expect(refusedTerms(terms({ ...speed, oneScreen: true })).rule).toBe('D6');
  expect(checkTerms(terms({ ...speed, oneScreen: true, seats: [PERSON, HOUSE] })).ok).toBe(true);
  expect(checkTerms(terms({ form: 'duel', oneScreen: true })).ok).toBe(true);
});

test('S1: alone there is one seat, any number of rounds, even or odd, and no scoring', () => {
  for (const count of [1, 2, 7, 100]) {
    expect(checkTerms(terms({ form: 'solitaire', ...rounds(count) })).ok).toBe(true);
  }
  expect(refusedTerms(terms({ form: 'solitaire', scoring: 'points' }))).toMatchObject({
    rule: 'S1',
    kind: 'scoring-not-offered',
  });
  expect(refusedTerms(terms({ form: 'solitaire', seats: people(2) }))).toMatchObject({
    rule: 'S1',
    kind: 'seat-count',
  });
});

test('S2a: two to eight race, in every edition and at either pace', () => {
  for (const edition of [superEdition(), duelEdition(), brailleEdition(), shapesEdition('2'), TINY]) {
    for (const pace of ['turns', 'free'] as const) {
      for (let count = 0; count <= 9; count += 1) {
        const offered = checkTerms(standardTerms(edition, { form: 'race', pace, seats: people(count) })).ok;
        expect(offered).toBe(count >= 2 && count <= 8);
      }
    }
  }
});

test('S3: where the house makes the code, only automatic marking can be agreed', () => {
  for (const form of ['solitaire', 'race'] as const) {
    for (const marker of ['by-hand', 'assisted'] as const) {
      expect(refusedTerms(terms({ form, marker }))).toEqual({ rule: 'S3', kind: 'house-marks-itself' });
    }
  }
});
