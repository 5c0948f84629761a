// Every answer explained: the reasons add up to what the rules mark, whatever code and guess.

import { parseCode } from '@blackpeg/notation';
import {
  type Code,
  drawCode,
  type Edition,
  kindsOf,
  mark,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { type Credit, explainMark } from './explain-mark.ts';

const CASES = inject('isFullRun') ? 3000 : 1000;

const EDITIONS: readonly Edition[] = [
  superEdition(),
  superEdition({ holes: 4, colours: 3, blanks: 'on' }),
  shapesEdition('1'),
  shapesEdition('2'),
  shapesEdition('3b'),
];

const explained = (edition: Edition, code: Code, guess: Code) =>
  explainMark(widestSpec(edition), edition.marking, code, guess);
const earned = (credits: readonly Credit[], earns: Credit['earns']) =>
  credits.filter((credit) => credit.earns === earns).length;

/** A guess near the code, so that repeats and halves are frequent. */
function near(edition: Edition, seed: number): { readonly code: Code; readonly guess: Code } {
  const dice = seededDice(seed);
  const spec = widestSpec(edition);
  const code = drawCode(spec, dice);
  const other = drawCode(spec, dice);
  const few = code.map((peg) => (dice(2) === 0 ? peg : (code[dice(code.length)] ?? peg)));
  const guess = few.map((_, hole) => {
    const from = [few, other][dice(3) === 0 ? 1 : 0] ?? few;
    const peg = from[dice(from.length)] ?? 0;
    if (edition.facets.length === 1 || dice(2) === 0) return peg;
    return Math.floor((few[hole] ?? 0) / 10) * 10 + (peg % 10);
  });
  return { code: few, guess };
}

test.each(EDITIONS)('F1b, F2b, F2c, F5: the reasons add up to the answer in $name, game $game', (edition) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { code, guess } = near(edition, seed);
      const credits = explained(edition, code, guess);
      const { black, white, blue } = mark(edition.marking, code, guess);
      expect([earned(credits, 'black'), earned(credits, 'white'), earned(credits, 'blue')]).toEqual([
        black,
        white,
        blue,
      ]);
    }),
    { numRuns: CASES },
  );
});

test.each(EDITIONS)(
  'no peg of the code is spent twice, and every reason is true in $name, game $game',
  (edition) => {
    const spec = widestSpec(edition);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { code, guess } = near(edition, seed);
        const credits = explained(edition, code, guess);
        const spent = credits.flatMap((credit) => ('of' in credit ? [credit.of] : []));
        expect(new Set(spent).size).toBe(spent.length);
        for (const credit of credits) {
          const peg = guess[credit.hole];
          if ('of' in credit && credit.earns !== 'blue') expect(code[credit.of]).toBe(peg);
          if (credit.earns === 'white') expect(credit.of).not.toBe(credit.hole);
          if ('facet' in credit) {
            const [mine, hidden] = [peg ?? 0, code[credit.hole] ?? 0].map((one) => kindsOf(spec, one));
            expect(mine?.[credit.facet]).toBe(hidden?.[credit.facet]);
            expect(mine).not.toEqual(hidden);
          }
          if (credit.earns === 'nothing' && credit.why === 'absent') expect(code).not.toContain(peg);
          if (credit.earns === 'nothing' && credit.why === 'spent') {
            const counted = credits.filter((one) => 'of' in one && code[one.of] === peg);
            expect(counted).toHaveLength(credit.times);
          }
          if (credit.earns === 'nothing' && credit.why === 'half-spent') {
            expect(credits[credit.by]).toMatchObject({ earns: 'white', of: credit.hole });
          }
        }
      }),
      { numRuns: CASES },
    );
  },
);

test('F1b: of two misplaced reds the first is counted, the second finds its red spent', () => {
  expect(explained(superEdition({ holes: 4 }), [3, 1, 1, 2], [4, 3, 3, 2])).toEqual([
    { earns: 'nothing', hole: 0, why: 'absent' },
    { earns: 'white', hole: 1, of: 0 },
    { earns: 'nothing', hole: 2, why: 'spent', times: 1 },
    { earns: 'black', hole: 3, of: 3 },
  ]);
});

test('F2b: a pair that counts as white leaves no blue for its hole', () => {
  const spec = widestSpec(shapesEdition());
  const [code, guess] = ['Rt Gc Bs Yr', 'Rc Rt Kh Kh'].map((text) => {
    const parsed = parseCode(spec, text);
    return parsed.ok ? parsed.value : [];
  });
  expect(explained(shapesEdition(), code ?? [], guess ?? [])[0]).toEqual({
    earns: 'nothing',
    hole: 0,
    why: 'half-spent',
    facet: 0,
    by: 1,
  });
});
