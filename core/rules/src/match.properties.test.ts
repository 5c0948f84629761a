// Properties of every match and of everybody's view of it, over random matches: each is checked on ten thousand or more
// in `npm run test:full`. Each match is played once for all properties; a property that fails fails its own test.

import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { decide } from './decide/decide.ts';
import { seededDice } from './dice.ts';
import type { MatchEvent } from './match/event.ts';
import { evolve, fold } from './match/evolve.ts';
import type { MatchState, Round } from './match/match.ts';
import type { Viewer } from './match/seat.ts';
import { redact, viewOf } from './match/view.ts';
import { anyAction, anyEvent } from './nonsense.testing.ts';
import { hasSecret, otherSecret } from './other-secret.testing.ts';
import {
  cutShort,
  type Played,
  pick,
  playMatch,
  randomTerms,
  replayMatch,
  someMatch,
} from './random-match.testing.ts';
import { randomRelabelling, relabelAction, relabelEvent } from './relabel.testing.ts';

const CASES = inject('isFullRun') ? 10_000 : 1000;
/** Some properties do not apply to every match. */
const MOST_MATCHES = 5 * CASES;

interface Sample extends Played {
  readonly seed: number;
  /** Counted from 0. */
  readonly index: number;
  /** The state before each event of the log; the opening has none. */
  readonly before: readonly (MatchState | undefined)[];
}

/** Throws if it does not hold; false for a match to which it does not apply. */
type Property = (sample: Sample) => boolean;

const actors = fc.constantFrom(-1, 0, 1, 7, 'house' as const, 'referee' as const);
const actions = fc.sample(fc.tuple(anyAction(), actors), CASES);
const events = fc.sample(anyEvent(), CASES);

const PROPERTIES = {
  decides({ stages, seed, index }) {
    const state = pick(seededDice(seed), stages);
    const [action, by] = actions[index] ?? [];
    if (!action || by === undefined) return false;
    const decision = decide(state, by, action, 1e6);
    if (decision.ok) decision.value.reduce(evolve, state);
    else expect(decision.error.rule).toMatch(/^[A-Z]\d+$/);
    return true;
  },

  evolves({ stages, seed, index }) {
    const state = pick(seededDice(seed), stages);
    const event = events[index];
    if (!event) return false;
    const after = evolve(state, event);
    expectAlike(after.version, state.version + 1);
    expectAlike(evolve(after, event).version, after.version + 1);
    return true;
  },

  keepsRows({ log, before, state: last }) {
    for (const [index, event] of log.entries()) {
      const state = before[index];
      const after = before[index + 1] ?? last;
      const kept = event.type === 'round-opened' ? after.past.at(-1) : after.round;
      if (state && state.round.number > 0) expectRowsKept(state.round, kept, event);
    }
    return true;
  },

  renames(sample) {
    const { seed, terms, log } = sample;
    const labels = randomRelabelling(terms.edition, seededDice(seed));
    const wishes = sample.wishes.map((wish) => ({ ...wish, action: relabelAction(labels, wish.action) }));
    const expected = log.slice(1).map((event) => relabelEvent(labels, event));
    expectAlike(replayMatch(sample, wishes).log.slice(1), expected);
    return true;
  },

  redacts({ log, state, before }) {
    for (const viewer of viewersOf(state)) {
      expectAlike(fold(redactedLog(log, before, viewer)), viewOf(state, viewer));
    }
    return true;
  },

  hides(sample) {
    const dice = seededDice(sample.seed);
    const withSecret = [...sample.stages.keys()].filter((at) => hasSecret(sample.stages[at] as MatchState));
    if (withSecret.length === 0) return false;
    const played = cutShort(sample, pick(dice, withSecret));
    const other = otherSecret(played, dice);
    if (!other) return false;
    const twin = replayMatch(played, other.wishes);
    const twinBefore = statesBefore(twin.log);
    for (const viewer of viewersOf(played.state).filter((someone) => someone !== other.maker)) {
      const seen = redactedLog(played.log, sample.before, viewer);
      expectAlike(redactedLog(twin.log, twinBefore, viewer), seen);
      expectAlike(viewOf(twin.state, viewer), viewOf(played.state, viewer));
    }
    return true;
  },
} satisfies Record<string, Property>;

type Name = keyof typeof PROPERTIES;

interface Finding {
  readonly name: Name;
  cases: number;
  fault: Error | null;
}

/** Every property over as many matches as it needs, or until it fails. */
function lookAtMatches(): readonly Finding[] {
  const findings = (Object.keys(PROPERTIES) as Name[]).map(
    (name): Finding => ({ name, cases: 0, fault: null }),
  );
  const [first = 0] = fc.sample(fc.integer(), 1);
  let open = findings;
  for (let index = 0; index < MOST_MATCHES && open.length > 0; index += 1) {
    const seed = first + index;
    const played = someMatch(seed, 30);
    const sample = { ...played, seed, index, before: statesBefore(played.log) };
    for (const finding of open) {
      try {
        if (PROPERTIES[finding.name](sample)) finding.cases += 1;
      } catch (error) {
        finding.fault = new Error(`It does not hold for the match of seed ${seed}.`, { cause: error });
      }
    }
    open = open.filter(({ cases, fault }) => fault === null && cases < CASES);
  }
  return findings;
}

function viewersOf(state: MatchState): readonly Viewer[] {
  return [...state.terms.seats.keys(), 'spectator'];
}

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

/** Exactly equal. `expect` is slower than comparing, so it is only used to show a difference. */
function expectAlike(given: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(given), JSON.stringify(wanted)];
  if (left !== right) expect(left).toBe(right);
}

/** The log is complete: nothing in it is hidden, and an event changes only what it is about. */
function expectRowsKept(before: Round, after: Round | undefined, event: MatchEvent): void {
  for (const [index, board] of before.boards.entries()) {
    const rows = after?.boards[index]?.rows ?? [];
    for (const [at, row] of board.rows.entries()) {
      const kept = rows[at];
      if (kept === row) continue;
      const corrected = event.type === 'mark-corrected' && event.board === index && event.row === at;
      expectAlike(kept?.guess, row.guess);
      if (row.mark !== null && !corrected) expectAlike(kept?.mark, row.mark);
    }
  }
}

describe('every match', () => {
  let findings: readonly Finding[] = [];
  beforeAll(() => {
    findings = lookAtMatches();
  });

  /** Fails with the error of the property. */
  function expectHolds(property: Name): void {
    const finding = findings.find(({ name }) => name === property);
    if (finding?.fault) throw finding.fault;
    expect(finding?.cases).toBe(CASES);
  }

  test('I7: decide never throws, for any actor and action', () => {
    expectHolds('decides');
  });

  test('I3: evolve is total, and every event is one version', () => {
    expectHolds('evolves');
  });

  test('F9: a placed row stays in place until the round ends, and its mark changes by a correction alone', () => {
    expectHolds('keepsRows');
  });

  test('F2d: other names for the pegs and another order of the holes change names and places only', () => {
    expectHolds('renames');
  });

  test('I5, I6: folding the redacted log gives the redacted state, for every viewer', () => {
    expectHolds('redacts');
  });

  test('F4, T4a: two secrets that answer alike look alike to everybody but their maker', () => {
    expectHolds('hides');
  });

  test('M1a: every steady match comes to an end and its log to a result', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = seededDice(seed);
        const terms = randomTerms(dice);
        fc.pre(terms.custody === 'escrow');
        // When a tray is nearly empty, a random row may be refused hundreds of times before one can be placed.
        const { state, log } = playMatch(terms, dice, 'steady', 50_000);
        expectAlike([state.phase, log.at(-1)?.type], ['closed', 'match-closed']);
      }),
      { numRuns: CASES },
    );
  });
});
