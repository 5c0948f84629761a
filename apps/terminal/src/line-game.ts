// A solitaire against the house as a log that grows: what is asked of the rules, and what they answer.

import {
  type Action,
  type Actor,
  type Board,
  type CodeSpec,
  type Dice,
  decide,
  drawCode,
  type Edition,
  evolve,
  fold,
  hideCode,
  type MatchEvent,
  type MatchState,
  ok,
  openMatch,
  type Result,
  type RuleViolation,
  specFor,
  standardTerms,
} from '@blackpeg/rules';

export interface Game {
  readonly state: MatchState;
  readonly log: readonly MatchEvent[];
}

export interface Step {
  readonly game: Game;
  readonly events: readonly MatchEvent[];
}

/** One round in which the house has hidden its code; the seat of the player is the first and only one. */
export function openGame(edition: Edition, dice: Dice, now: number): Result<Game, RuleViolation> {
  const log = openMatch(standardTerms(edition, { form: 'solitaire' }), dice, now);
  if (!log.ok) return log;
  const state = fold(log.value);
  if (state === undefined) throw new Error('A match that was opened has no state.');
  const blanks = edition.blanks !== 'off';
  const code = drawCode(specFor(edition, 0, blanks), dice);
  const hiding = { ...hideCode(code), blanks: edition.blanks === 'choice' ? blanks : null };
  const hidden = take({ state, log: log.value }, 'house', hiding, now);
  return hidden.ok ? ok(hidden.value.game) : hidden;
}

export function take(game: Game, by: Actor, action: Action, now: number): Result<Step, RuleViolation> {
  const decision = decide(game.state, by, action, now);
  if (!decision.ok) return decision;
  const events = decision.value;
  return ok({ game: { state: events.reduce(evolve, game.state), log: [...game.log, ...events] }, events });
}

export function isOver({ state }: Game): boolean {
  return state.phase === 'closed';
}

/** The only board there is. */
export function boardOf({ state }: Game): Board {
  const [board] = state.round.boards;
  if (board === undefined) throw new Error('A solitaire has a board.');
  return board;
}

/** The codes the player may place. */
export function specOf(game: Game): CodeSpec {
  const { edition } = game.state.terms;
  return specFor(edition, 0, boardOf(game).secret?.blanks ?? edition.blanks !== 'off');
}
