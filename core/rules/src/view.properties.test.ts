// What holds for everybody's view of a match, over matches by chance: each property runs over ten thousand of them.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from './dice.ts';
import type { MatchEvent } from './event.ts';
import { evolve, fold } from './evolve.ts';
import type { MatchState } from './match.ts';
import { otherSecret } from './other-secret.testing.ts';
import { replayMatch, someMatch } from './random-match.testing.ts';
import type { Viewer } from './seat.ts';
import { redact, viewOf } from './view.ts';

const CASES = 10_000;

function viewersOf(state: MatchState): readonly Viewer[] {
  return [...state.terms.seats.keys(), 'spectator'];
}

/** The state before each event of a log; the opening has none. */
function statesBefore(log: readonly MatchEvent[]): readonly (MatchState | undefined)[] {
  let state: MatchState | undefined;
  return log.map((event) => {
    const before = state;
    state = state ? evolve(state, event) : fold([event]);
    return before;
  });
}

/** The log as a viewer gets it, one event at a time. */
function redactedLog(
  log: readonly MatchEvent[],
  before: readonly (MatchState | undefined)[],
  viewer: Viewer,
): readonly MatchEvent[] {
  return log.map((event, index) => {
    const state = before[index];
    return state ? redact(state, event, viewer) : event;
  });
}

/** Alike to the letter. `expect` takes longer than comparing, so it is only asked to show a difference. */
function expectAlike(given: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(given), JSON.stringify(wanted)];
  if (left !== right) expect(left).toBe(right);
}

describe('every view of a match', () => {
  test('I5, I6: folding the redacted log gives the redacted state, for every viewer', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { log, state } = someMatch(seed, 30);
        const before = statesBefore(log);
        for (const viewer of viewersOf(state)) {
          expectAlike(fold(redactedLog(log, before, viewer)), viewOf(state, viewer));
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
      const [before, twinBefore] = [statesBefore(played.log), statesBefore(twin.log)];
      for (const viewer of viewersOf(played.state).filter((someone) => someone !== other.maker)) {
        expectAlike(redactedLog(twin.log, twinBefore, viewer), redactedLog(played.log, before, viewer));
        expectAlike(viewOf(twin.state, viewer), viewOf(played.state, viewer));
      }
    }
  });
});
