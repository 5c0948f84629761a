// A player's intents: edits, actions, and immediate refusals by the same rules the referee uses.

import { anyTerms, dueWish, strayWish } from '@blackpeg/referee/testing';
import {
  type Action,
  customEdition,
  decide,
  evolve,
  fold,
  hideCode,
  type MatchState,
  openMatch,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
  viewOf,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { draftFor } from '../draft/composition.ts';
import { type Intent, PLAIN_HIDING } from './intent.ts';
import { type IntentOutcome, interpret } from './interpret.ts';
import { localViolation } from './local-check.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }));
const SUBMIT: Intent = { type: 'submit', hiding: PLAIN_HIDING };
const peg = (number: number): Intent => ({ type: 'peg', peg: number, hole: null });

/** The complete state after these actions, including the opening. */
function played(terms: Terms, ...wishes: readonly (readonly [number, Action])[]): MatchState {
  const opening = openMatch(terms, () => 0, 0);
  const opened = opening.ok ? fold(opening.value) : undefined;
  if (!opened) throw new Error('These terms cannot be agreed.');
  return wishes.reduce((state, [by, action]) => {
    const decision = decide(state, by, action, 0);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    return decision.value.reduce(evolve, state);
  }, opened);
}

/** The effect of the last of these intents, from what the seat may know. */
function meant(truth: MatchState, seat: number, ...intents: readonly Intent[]): IntentOutcome | undefined {
  const state = viewOf(truth, seat);
  let draft = draftFor(null, state, seat, null);
  let outcome: IntentOutcome | undefined;
  for (const intent of intents) {
    outcome = interpret({ state, seat, draft, now: 0 }, intent);
    if (outcome.kind === 'draft') draft = outcome.draft;
  }
  return outcome;
}

describe('submitting', () => {
  test('hides the code, then places guesses', () => {
    expect(meant(played(TERMS), 0, peg(1), peg(2), peg(3), SUBMIT)).toEqual({
      kind: 'action',
      action: hideCode([1, 2, 3]),
    });
    const hidden = played(TERMS, [0, hideCode([1, 2, 3])]);
    expect(meant(hidden, 1, peg(4), peg(4), peg(4), SUBMIT)).toEqual({
      kind: 'action',
      action: { type: 'place-guess', guess: [4, 4, 4] },
    });
  });

  test('C9d: says which holes are not filled yet', () => {
    expect(meant(played(TERMS), 0, { type: 'peg', peg: 1, hole: 1 }, SUBMIT)).toEqual({
      kind: 'unready',
      fault: { kind: 'not-filled', holes: [1, 3], lacking: null },
    });
  });

  test('says at once what is not on the palette, and that there is nothing to compose', () => {
    expect(meant(played(TERMS), 0, peg(5))).toEqual({ kind: 'unready', fault: { kind: 'not-on-palette' } });
    expect(meant(played(TERMS), 1, peg(1))).toEqual({
      kind: 'unready',
      fault: { kind: 'nothing-to-compose' },
    });
  });

  test('E5b: refuses by the rules themselves, with the row it is about', () => {
    const seats = TERMS.seats.map((seat) => ({ ...seat, consistentOnly: true }));
    const truth = played(
      { ...TERMS, seats },
      [0, hideCode([1, 2, 3])],
      [1, { type: 'place-guess', guess: [1, 2, 4] }],
    );
    expect(meant(truth, 1, { type: 'repeat-last' }, SUBMIT)).toMatchObject({
      kind: 'refused',
      violation: { rule: 'E5', kind: 'inconsistent', row: 0 },
    });
  });

  test('K1: a sealed code stays here, and is checked here', () => {
    const sealed = played({ ...TERMS, custody: 'sealed', marker: 'by-hand' });
    const hiding = { ...PLAIN_HIDING, commitment: 'c' };
    expect(meant(sealed, 0, peg(1), peg(1), peg(1), { type: 'submit', hiding })).toMatchObject({
      kind: 'action',
      action: { type: 'hide-code', code: 'hidden', commitment: 'c' },
    });
    const facets = [{ name: 'colour', size: 4, blank: false }] as const;
    const once = customEdition({ holes: 3, facets, repeats: false });
    const distinct = played({ ...TERMS, edition: once, custody: 'sealed', marker: 'by-hand' });
    expect(meant(distinct, 0, peg(1), peg(1), peg(1), { type: 'submit', hiding })).toMatchObject({
      kind: 'unready',
      fault: { kind: 'bad-code', fault: { kind: 'repeated-peg', hole: 2 } },
    });
  });
});

test('F7b: wrong feedback is asked about before it leaves, and goes out when it is meant', () => {
  const truth = played(
    { ...TERMS, marker: 'assisted' },
    [0, hideCode([1, 2, 3])],
    [1, { type: 'place-guess', guess: [1, 1, 1] }],
  );
  const feedback = { black: 0, white: 1, blue: 0 };
  expect(meant(truth, 0, { type: 'mark', feedback, confirmed: false })).toMatchObject({
    kind: 'refused',
    violation: { kind: 'confirm-wrong' },
  });
  expect(meant(truth, 0, { type: 'mark', feedback, confirmed: true })).toMatchObject({
    kind: 'action',
    action: { type: 'mark-guess', feedback },
  });
});

test('I6: a view never refuses what the complete state would grant', () => {
  let refusedHere = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = seededDice(seed);
      let truth = played(anyTerms(dice));
      for (let step = 0; step < 20 && truth.phase !== 'closed'; step += 1) {
        const wish = dice(2) === 0 ? strayWish(truth, dice) : dueWish(truth, dice);
        if (!wish) return;
        const decision = decide(truth, wish.by, wish.action, step);
        if (typeof wish.by === 'number') {
          const here = localViolation(viewOf(truth, wish.by), wish.by, wish.action, step);
          if (decision.ok) expect(here).toBeNull();
          if (here) refusedHere += 1;
        }
        if (decision.ok) truth = decision.value.reduce(evolve, truth);
      }
    }),
    { numRuns: inject('isFullRun') ? 400 : 130 },
  );
  expect(refusedHere).toBeGreaterThan(400);
});
