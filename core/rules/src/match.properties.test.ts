// What holds for every match, over matches by chance: each property runs over at least ten thousand of them.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { seededDice } from './dice.ts';
import type { MatchEvent } from './event.ts';
import { evolve, fold } from './evolve.ts';
import type { Round } from './match.ts';
import { anyAction, anyEvent } from './nonsense.testing.ts';
import { playMatch, randomTerms, replayMatch, someMatch } from './random-match.testing.ts';
import { randomRelabelling, relabelAction, relabelEvent } from './relabel.testing.ts';

const CASES = 10_000;

const seeds = fc.integer();

/** `expect` takes longer than comparing, so it is only asked to show a difference. */
function expectEqual(given: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(given, wanted)) expect(given).toEqual(wanted);
}

/** The truth of a log: nothing is hidden in it, so nothing of a row changes but what the event is about. */
function expectRowsKept(before: Round, after: Round | undefined, event: MatchEvent): void {
  for (const [index, board] of before.boards.entries()) {
    const rows = after?.boards[index]?.rows ?? [];
    for (const [at, { guess, mark }] of board.rows.entries()) {
      const corrected = event.type === 'mark-corrected' && event.board === index && event.row === at;
      expectEqual(rows[at]?.guess, guess);
      if (mark !== null && !corrected) expectEqual(rows[at]?.mark, mark);
    }
  }
}

describe('every match', () => {
  test('I7: decide never throws, whoever wishes whatever', () => {
    fc.assert(
      fc.property(
        seeds,
        anyAction(),
        fc.constantFrom(-1, 0, 1, 7, 'house' as const, 'referee' as const),
        (seed, action, by) => {
          const { state } = someMatch(seed);
          const decision = decide(state, by, action, 1e6);
          if (decision.ok) decision.value.reduce(evolve, state);
          else expect(decision.error.rule).toMatch(/^[A-Z]\d+$/);
        },
      ),
      { numRuns: CASES },
    );
  });

  test('F9: a placed row stays in place until the round ends, and its mark changes by a correction alone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [opened, ...log] = someMatch(seed, 40).log;
        let state = opened && fold([opened]);
        for (const event of log) {
          if (!state) return;
          const after = evolve(state, event);
          const kept = event.type === 'round-opened' ? after.past.at(-1) : after.round;
          if (state.round.number > 0) expectRowsKept(state.round, kept, event);
          state = after;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('I3: evolve is total, and every event is one version', () => {
    fc.assert(
      fc.property(seeds, anyEvent(), (seed, event) => {
        const { state } = someMatch(seed);
        const after = evolve(state, event);
        expectEqual(after.version, state.version + 1);
        expectEqual(evolve(after, event).version, after.version + 1);
      }),
      { numRuns: CASES },
    );
  });

  test('F2d: other names for the pegs and another order of the holes change names and places only', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = someMatch(seed, 30);
        const labels = randomRelabelling(played.terms.edition, seededDice(seed));
        const wishes = played.wishes.map((wish) => ({ ...wish, action: relabelAction(labels, wish.action) }));
        const renamed = replayMatch(played, wishes);
        const expected = played.log.slice(1).map((event) => relabelEvent(labels, event));
        expectEqual(renamed.log.slice(1), expected);
      }),
      { numRuns: CASES },
    );
  });

  test('M1a: every steady match comes to an end and its log to a result', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const dice = seededDice(seed);
        const terms = randomTerms(dice);
        fc.pre(terms.custody === 'escrow');
        // With a tray nearly empty, a row drawn by chance may be refused hundreds of times before one can be laid.
        const { state, log } = playMatch(terms, dice, 'steady', 50_000);
        expect(state.phase).toBe('closed');
        expect(log.at(-1)?.type).toBe('match-closed');
      }),
      { numRuns: CASES },
    );
  });
});
