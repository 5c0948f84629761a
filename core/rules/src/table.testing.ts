// A table for tests: set the terms, let seats act, then check events, states, views and refusals.

import type { Code } from './code/code.ts';
import type { Feedback } from './code/feedback.ts';
import { decide } from './decide/decide.ts';
import { openMatch } from './decide/open.ts';
import type { RuleViolation } from './decide/violation.ts';
import { type Action, hideCode } from './match/action.ts';
import type { EventOf, EventType, MatchEvent } from './match/event.ts';
import { evolve, fold } from './match/evolve.ts';
import type { MatchState } from './match/match.ts';
import type { Actor, Viewer } from './match/seat.ts';
import { redact, viewOf } from './match/view.ts';
import type { Terms } from './terms/terms.ts';

export interface Table {
  readonly state: MatchState;
  readonly log: readonly MatchEvent[];
  /** The time of the next action; tests advance it. */
  now: number;
  /** Acts, and returns the events; throws if the rules refuse. */
  act(by: Actor, action: Action): readonly MatchEvent[];
  /** The violation; throws if the rules accept the action. Nothing changes. */
  refused(by: Actor, action: Action): RuleViolation;
  hide(by: Actor, code: Code): readonly MatchEvent[];
  guess(by: Actor, guess: Code): readonly MatchEvent[];
  mark(by: Actor, feedback: Feedback, confirmed?: boolean): readonly MatchEvent[];
  /** The log and the state as this viewer knows them. */
  logFor(viewer: Viewer): readonly MatchEvent[];
  viewFor(viewer: Viewer): MatchState;
  /** All events of a type so far, and the last of them. */
  all<T extends EventType>(type: T): readonly EventOf<T>[];
  last<T extends EventType>(type: T): EventOf<T>;
}

/** What happened at a table: an action and its result. */
export interface Step {
  readonly by: Actor;
  readonly action: Action;
  readonly decision: ReturnType<typeof decide>;
  /** The state after it. */
  readonly state: MatchState;
}

/** Dice show 0 unless told otherwise: they are used only to draw the first maker. */
export function tableFor(
  terms: Terms,
  dice: (sides: number) => number = () => 0,
  watch: (step: Step) => void = () => {},
): Table {
  const opening = openMatch(terms, dice, 0);
  if (!opening.ok) throw new Error(`Refused terms: ${JSON.stringify(opening.error)}`);
  const log: MatchEvent[] = [...opening.value];
  let state = fold(log) as MatchState;

  const table: Table = {
    get state() {
      return state;
    },
    get log() {
      return log;
    },
    now: 0,
    act(by, action) {
      const decision = decide(state, by, action, table.now);
      if (!decision.ok) throw new Error(`Refused: ${JSON.stringify(decision.error)}`);
      log.push(...decision.value);
      state = decision.value.reduce(evolve, state);
      watch({ by, action, decision, state });
      return decision.value;
    },
    refused(by, action) {
      const decision = decide(state, by, action, table.now);
      if (decision.ok) throw new Error(`Granted: ${JSON.stringify(decision.value)}`);
      watch({ by, action, decision, state });
      return decision.error;
    },
    hide: (by, code) => table.act(by, hideCode(code)),
    guess: (by, guess) => table.act(by, { type: 'place-guess', guess }),
    mark: (by, feedback, confirmed = true) => table.act(by, { type: 'mark-guess', feedback, confirmed }),
    logFor(viewer) {
      return log.map((event, index) => redact(fold(log.slice(0, index)) ?? state, event, viewer));
    },
    viewFor: (viewer) => viewOf(state, viewer),
    all: <T extends EventType>(type: T) => log.filter((event): event is EventOf<T> => event.type === type),
    last<T extends EventType>(type: T) {
      const event = table.all(type).at(-1);
      if (!event) throw new Error(`No ${type} yet.`);
      return event;
    },
  };
  return table;
}

/** The refusal of terms that cannot be agreed. */
export function refusedTerms(terms: Terms): RuleViolation {
  const opening = openMatch(terms, () => 0, 0);
  if (opening.ok) throw new Error('These terms were agreed.');
  return opening.error;
}

/** Feedback in short: `pegs(1, 2)` is one black and two white. */
export const pegs = (black: number, white: number, blue = 0): Feedback => ({ black, white, blue });
