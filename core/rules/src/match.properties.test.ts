// What holds for every match, over matches by chance: each property runs over at least ten thousand of them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { seededDice } from './dice.ts';
import type { MatchEvent } from './event.ts';
import { evolve, fold } from './evolve.ts';
import type { MatchState, Round } from './match.ts';
import { anyAction, anyEvent } from './nonsense.testing.ts';
import { otherSecret } from './other-secret.testing.ts';
import { type Played, playMatch, randomTerms, replayMatch } from './random-match.testing.ts';
import { randomRelabelling, relabelAction, relabelEvent } from './relabel.testing.ts';
import type { Viewer } from './seat.ts';
import { redact, viewOf } from './view.ts';

const CASES = 10_000;
const SHORT = 12;

const seeds = fc.integer();

/** A match in mid-play: wild, and short enough that ten thousand of them take seconds. */
function someMatch(seed: number, steps = SHORT): Played {
  const dice = seededDice(seed);
  return playMatch(randomTerms(dice), dice, 'wild', dice(steps));
}

function viewersOf(state: MatchState): readonly Viewer[] {
  return [...state.terms.seats.keys(), 'spectator'];
}

/** The log as a viewer gets it, one event at a time. */
function redactedLog(log: readonly MatchEvent[], viewer: Viewer): readonly MatchEvent[] {
  let state: MatchState | undefined;
  return log.map((event) => {
    const redacted = state ? redact(state, event, viewer) : event;
    state = state ? evolve(state, event) : fold([event]);
    return redacted;
  });
}

/** The truth of a log: nothing is hidden in it, so nothing of a row changes but what the event is about. */
function expectRowsKept(before: Round, after: Round | undefined, event: MatchEvent): void {
  for (const [index, board] of before.boards.entries()) {
    const rows = after?.boards[index]?.rows ?? [];
    for (const [at, { guess, mark }] of board.rows.entries()) {
      const corrected = event.type === 'mark-corrected' && event.board === index && event.row === at;
      expect(rows[at]?.guess).toEqual(guess);
      if (mark !== null && !corrected) expect(rows[at]?.mark).toEqual(mark);
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
        expect(after.version).toBe(state.version + 1);
        expect(evolve(after, event).version).toBe(after.version + 1);
      }),
      { numRuns: CASES },
    );
  });

  test('I5, I6: folding the redacted log gives the redacted state, for every viewer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { log, state } = someMatch(seed, 30);
        for (const viewer of viewersOf(state)) {
          expect(JSON.stringify(fold(redactedLog(log, viewer)))).toBe(JSON.stringify(viewOf(state, viewer)));
        }
      }),
      { numRuns: CASES },
    );
  });

  test('F4, T4a: two secrets that answer alike look alike to everybody but their maker', () => {
    let compared = 0;
    for (let seed = 0; compared < CASES; seed += 1) {
      const played = someMatch(seed, 20);
      const other = otherSecret(played, seededDice(seed));
      if (!other) continue;
      compared += 1;
      const twin = replayMatch(played, other.wishes);
      for (const viewer of viewersOf(played.state).filter((someone) => someone !== other.maker)) {
        expect(JSON.stringify(redactedLog(twin.log, viewer))).toBe(
          JSON.stringify(redactedLog(played.log, viewer)),
        );
        expect(JSON.stringify(viewOf(twin.state, viewer))).toBe(JSON.stringify(viewOf(played.state, viewer)));
      }
    }
  });

  test('F2d: other names for the pegs and another order of the holes change names and places only', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = someMatch(seed, 30);
        const labels = randomRelabelling(played.terms.edition, seededDice(seed));
        const wishes = played.wishes.map((wish) => ({ ...wish, action: relabelAction(labels, wish.action) }));
        const renamed = replayMatch(played, wishes);
        const expected = played.log.slice(1).map((event) => relabelEvent(labels, event));
        expect(renamed.log.slice(1)).toEqual(expected);
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
