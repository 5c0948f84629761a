// Properties of every mark, over random codes of every size: ten thousand cases each in `npm run test:full`.

import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { type Dice, seededDice } from '../dice.ts';
import { specFor } from '../editions/edition.ts';
import { randomEdition } from '../random-match.testing.ts';
import { randomRelabelling, relabelCode } from '../relabel.testing.ts';
import { type Code, type CodeSpec, drawCode } from './code.ts';
import { isEarnable, type Marking } from './feedback.ts';
import { mark } from './marking.ts';

const CASES = inject('isFullRun') ? 10_000 : 3000;

interface Case {
  readonly dice: Dice;
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly code: Code;
  readonly guess: Code;
}

function check(property: (each: Case) => void): void {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = seededDice(seed);
      const edition = randomEdition(dice);
      const spec = specFor(edition, 0, edition.blanks !== 'off');
      const { marking } = edition;
      property({ dice, spec, marking, code: drawCode(spec, dice), guess: drawCode(spec, dice) });
    }),
    { numRuns: CASES },
  );
}

test('F2d: code and guess exchanged, the feedback is the same', () => {
  check(({ marking, code, guess }) => {
    expect(mark(marking, code, guess)).toEqual(mark(marking, guess, code));
  });
});

test('F2d: there are never more key pegs than holes', () => {
  check(({ marking, code, guess, spec }) => {
    const { black, white, blue } = mark(marking, code, guess);
    expect(black + white + blue).toBeLessThanOrEqual(spec.holes);
    expect(Math.min(black, white, blue)).toBeGreaterThanOrEqual(0);
  });
});

test('F2d: with holes permuted and kinds renamed in both, the feedback is the same', () => {
  check(({ dice, marking, code, guess, spec }) => {
    const labels = randomRelabelling({ facets: spec.facets, holes: [spec.holes] }, dice);
    const renamed = mark(marking, relabelCode(labels, code), relabelCode(labels, guess));
    expect(renamed).toEqual(mark(marking, code, guess));
  });
});

test('F6a: a guess is all black exactly when it is the code', () => {
  check(({ dice, marking, code, guess, spec }) => {
    const tried = dice(2) === 0 ? code : guess;
    expect(mark(marking, code, tried).black === spec.holes).toBe(tried.join() === code.join());
  });
});

test('F8a: whatever a guess earns may be given by hand', () => {
  check(({ marking, code, guess, spec }) => {
    expect(isEarnable(spec, marking, mark(marking, code, guess))).toBe(true);
  });
});
