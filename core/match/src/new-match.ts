// A match in one object, over `decide` and `evolve`: it keeps the log, reads and writes text, and hides the house's
// code.

import {
  decodeTerms,
  formatCode,
  formatFeedback,
  formatRecord,
  formatResult,
  parseCode,
  parseEdition,
  parseFeedback,
  playerTags,
  recordOfLog,
} from '@blackpeg/notation';
import {
  type Action,
  type Actor,
  beginMatch,
  type Dice,
  decide,
  drawCode,
  dutyOf,
  evolve,
  hideCode,
  type MatchEvent,
  type MatchState,
  ok,
  openMatch,
  type Result,
  type RuleViolation,
  seededDice,
  standardTerms,
  widestSpec,
} from '@blackpeg/rules';
import { createHints } from './hints.ts';
import type { Match, MatchAgreement, MatchOptions, PlayedRow } from './match.ts';
import { boardInTurn, turnIn } from './turn.ts';

interface Running {
  state: MatchState;
  log: readonly MatchEvent[];
  readonly dice: Dice;
  readonly now: () => number;
}

/**
 * A match of an edition, written as in the notation: `super`, `super-4x6`, `shapes-3b`. By default one player
 * searches for a code that the computer hides. Throws if edition and options do not make a match.
 */
export function newMatch(edition: string, options: MatchOptions): Match {
  const { seed, now = () => 0, names = [], ...agreed } = options;
  const running = open(edition, agreed, seededDice(seed), now);
  const hintFor = createHints(seed);
  return {
    get turn() {
      return turnIn(running.state);
    },
    get rows() {
      return rowsOf(running.state);
    },
    get result() {
      const { result } = running.state;
      return result && formatResult(result);
    },
    get state() {
      return running.state;
    },
    get log() {
      return running.log;
    },
    hide(text) {
      const code = parseCode(specOf(running.state), text);
      return code.ok ? inTurn(running, hiding(running.state, code.value)) : code;
    },
    guess(text) {
      const guess = parseCode(specOf(running.state), text);
      if (!guess.ok) return guess;
      const placed = inTurn(running, { type: 'place-guess', guess: guess.value });
      return placed.ok ? ok(answerIn(placed.value, running.state)) : placed;
    },
    mark(text) {
      const feedback = parseFeedback(specOf(running.state), running.state.terms.edition.marking, text);
      if (!feedback.ok) return feedback;
      return inTurn(running, { type: 'mark-guess', feedback: feedback.value, confirmed: true });
    },
    act: (seat, action) => act(running, seat, action),
    hint: () => hintFor(running.state),
    record() {
      const record = recordOfLog(running.log, playerTags(names));
      return record ? formatRecord(record) : '';
    },
  };
}

function open(text: string, agreed: MatchAgreement, dice: Dice, now: () => number): Running {
  const edition = parseEdition(text);
  if (!edition.ok) throw new Error(`No such edition: ${text}. ${JSON.stringify(edition.error)}`);
  const terms = standardTerms(edition.value, { form: 'solitaire', ...agreed });
  // Callers without types may pass anything.
  const decoded = decodeTerms(terms, '');
  if (!decoded.ok) throw new Error(`No match can be played like this. ${JSON.stringify(decoded.error)}`);
  const opened = openMatch(terms, dice, now());
  if (!opened.ok) throw new Error(`No match can be played like this. ${JSON.stringify(opened.error)}`);
  const [first, ...others] = opened.value;
  if (first?.type !== 'match-opened') throw new Error('A log begins with the opening of its match.');
  const running = { state: others.reduce(evolve, beginMatch(first)), log: opened.value, dice, now };
  hideForHouse(running);
  return running;
}

/** As the seat whose turn it is; as the first seat if there is none, so that the rules give the refusal. */
function inTurn(running: Running, action: Action): Result<readonly MatchEvent[], RuleViolation> {
  return act(running, turnIn(running.state)?.seat ?? 0, action);
}

function act(running: Running, by: Actor, action: Action): Result<readonly MatchEvent[], RuleViolation> {
  const decided = decide(running.state, by, action, running.now());
  if (!decided.ok) return decided;
  running.state = decided.value.reduce(evolve, running.state);
  running.log = [...running.log, ...decided.value];
  if (by !== 'house') hideForHouse(running);
  return decided;
}

function hideForHouse(running: Running): void {
  const { state, dice } = running;
  const duty = dutyOf(state, 'house');
  const board = duty?.kind === 'hide' ? state.round.boards[duty.board] : undefined;
  if (!board) return;
  act(running, 'house', hiding(state, drawCode(widestSpec(state.terms.edition, board.breaker), dice)));
}

/** C9: if the maker may choose, blanks are possible. */
function hiding({ terms }: MatchState, code: readonly number[]): Action {
  return { ...hideCode(code), ...(terms.edition.blanks === 'choice' ? { blanks: true } : {}) };
}

function specOf(state: MatchState): ReturnType<typeof widestSpec> {
  return widestSpec(state.terms.edition, boardInTurn(state)?.breaker);
}

function rowsOf({ terms, round }: MatchState): readonly PlayedRow[] {
  return round.boards
    .flatMap((board) => board.rows.map((row) => ({ board, row })))
    .toSorted((a, b) => a.row.order - b.row.order)
    .map(({ board, row: { guess, mark } }) => ({
      seat: board.breaker,
      guess: typeof guess === 'string' ? guess : formatCode(widestSpec(terms.edition, board.breaker), guess),
      answer: mark === null || mark === 'hidden' ? null : formatFeedback(terms.edition.marking, mark),
    }));
}

/** The answer to a guess, if it was given at once. */
function answerIn(events: readonly MatchEvent[], { terms }: MatchState): string | null {
  const placed = events.find((event) => event.type === 'guess-placed');
  const marked = events.find((event) => event.type === 'guess-marked' && event.board === placed?.board);
  return marked?.type === 'guess-marked' && marked.feedback !== 'hidden'
    ? formatFeedback(terms.edition.marking, marked.feedback)
    : null;
}
