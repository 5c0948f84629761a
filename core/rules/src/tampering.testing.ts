// Ways to falsify a log, each in one place and each so that no honest table could have written the result.

import type { Code } from './code/code.ts';
import { allPegs } from './code/code.ts';
import { allFeedback, type Feedback, sameFeedback } from './code/feedback.ts';
import type { Dice } from './dice.ts';
import { specFor } from './editions/edition.ts';
import type { EventOf, EventType, MatchEvent } from './match/event.ts';
import { fold } from './match/evolve.ts';
import type { Board, MatchState } from './match/match.ts';
import type { Ending, RoundOutcome } from './match/outcome.ts';
import { pick } from './random-match.testing.ts';

export interface Tampered {
  readonly log: readonly MatchEvent[];
  /** The first event that was changed. */
  readonly at: number;
}

/** Null if the log has nothing of this kind to falsify. */
export type Tampering = (log: readonly MatchEvent[], dice: Dice) => Tampered | null;

/** What a fault must name: exactly this event, or one at or after it if only the reveal can tell. */
export const FORCED: Readonly<Record<string, Tampering>> = {
  'a point': replacing('round-closed', (event, dice) => ({
    ...event,
    awards: event.awards.map((award, seat) =>
      seat === 0 ? { ...award, [pick(dice, ['points', 'rows'])]: award.points + award.rows + 1 } : award,
    ),
  })),
  'an outcome': replacing('round-closed', (event, dice) => ({
    ...event,
    outcome: pick(
      dice,
      OUTCOMES.filter((outcome) => JSON.stringify(outcome) !== JSON.stringify(event.outcome)),
    ),
  })),
  'a result': replacing('match-closed', (event) => ({
    ...event,
    result:
      event.result.kind === 'drawn' ? { kind: 'won', seat: 0, by: 'score' } : { kind: 'drawn', seats: [0] },
  })),
  'an ending': replacing('search-ended', (event, dice) => ({
    ...event,
    ending: pick(
      dice,
      ENDINGS.filter(({ kind }) => kind !== event.ending.kind),
    ),
  })),
  'a fault': replacing('codes-revealed', (event) => ({
    ...event,
    faults:
      event.faults.length > 0
        ? event.faults.slice(1)
        : [{ board: 0, row: 0, given: NOTHING, right: { ...NOTHING, black: 1 } }],
  })),
  'a revealed code': replacing('codes-revealed', (event) => {
    const [first, ...others] = event.codes;
    return first
      ? { ...event, codes: [{ ...first, code: [...first.code].map((peg) => peg + 1) }, ...others] }
      : null;
  }),
  'a revealed key': replacing('codes-revealed', (event) => {
    const [first, ...others] = event.codes;
    return first ? { ...event, codes: [{ ...first, key: `${first.key} and more` }, ...others] } : null;
  }),
  'an uncovered row': replacing('rows-uncovered', (event) => {
    const [first, ...others] = event.rows;
    return first
      ? { ...event, rows: [{ ...first, guess: 'lost', mark: NOTHING_BUT_BLUE }, ...others] }
      : null;
  }),
  'a row number': replacing('guess-placed', (event, dice) => ({
    ...event,
    row: event.row + pick(dice, [-1, 1]),
  })),
  'a mark of the referee': replacing('guess-marked', (event, dice, log, at) =>
    event.by === 'referee' ? { ...event, feedback: otherMark(stateBefore(log, at), event, dice) } : null,
  ),
};

/** Found no later than the reveal of the round. */
export const FOUND_LATER: Readonly<Record<string, Tampering>> = {
  'a mark of the maker': replacing('guess-marked', (event, dice, log, at) =>
    event.by === 'maker' && isJudged(log, at)
      ? { ...event, feedback: otherMark(stateBefore(log, at), event, dice) }
      : null,
  ),
  'a correction': replacing('mark-corrected', (event, dice, log, at) =>
    isJudged(log, at) ? { ...event, feedback: otherMark(stateBefore(log, at), event, dice) } : null,
  ),
  'a hidden code': replacing('code-hidden', (event, dice, log, at) =>
    event.code === 'hidden'
      ? null
      : { ...event, code: otherCode(stateBefore(log, at), event, event.code, dice) },
  ),
  'a key': replacing('code-hidden', (event, _, log, at) =>
    event.key === null || event.key === 'hidden' || !isRevealed(log, at)
      ? null
      : { ...event, key: `${event.key} and more` },
  ),
  'an opened code': replacing('code-opened', (event, dice, log, at) => ({
    ...event,
    code: otherCode(stateBefore(log, at), event, event.code, dice),
  })),
  'the order of two rows': (log, dice) => {
    const at = anyIndex(log, dice, (event, index) => nextRow(log, event, index) > 0);
    return at === null ? null : swapped(log, at, nextRow(log, log[at] as MatchEvent, at));
  },
  'an event that goes missing': (log, dice) => {
    const at = anyIndex(log, dice, (event, index) => index > 0 && isNeeded(log, event, index));
    return at === null ? null : { log: log.toSpliced(at, 1), at };
  },
};

const NOTHING: Feedback = { black: 0, white: 0, blue: 0 };
const NOTHING_BUT_BLUE: Feedback = { black: 0, white: 0, blue: 99 };

const OUTCOMES: readonly RoundOutcome[] = [
  { kind: 'broken', rows: 1 },
  { kind: 'broken', rows: 2 },
  { kind: 'unbroken', rows: 12 },
  { kind: 'won', seats: [0] },
  { kind: 'won', seats: [1] },
  { kind: 'undecided', why: 'both-found' },
  { kind: 'void', culprits: [0], victims: [1] },
  { kind: 'dropped' },
];

const ENDINGS: readonly Ending[] = [
  { kind: 'found' },
  { kind: 'rows-used' },
  { kind: 'resigned', seat: 0 },
  { kind: 'admitted', seat: 0 },
  { kind: 'agreed' },
];

type Falsify<T extends EventType> = (
  event: EventOf<T>,
  dice: Dice,
  log: readonly MatchEvent[],
  at: number,
) => MatchEvent | null;

/** Tries the events of a type in random order until one can be falsified. */
function replacing<T extends EventType>(type: T, falsify: Falsify<T>): Tampering {
  return (log, dice) => {
    let tampered: Tampered | null = null;
    anyIndex(log, dice, (event, at) => {
      const forged = event.type === type ? falsify(event as EventOf<T>, dice, log, at) : null;
      if (forged) tampered = { log: log.with(at, forged), at };
      return forged !== null;
    });
    return tampered;
  };
}

/** The first suitable index from a random start, wrapping around. */
function anyIndex(
  log: readonly MatchEvent[],
  dice: Dice,
  fits: (event: MatchEvent, index: number) => boolean,
): number | null {
  const start = dice(log.length);
  for (let step = 0; step < log.length; step += 1) {
    const index = (start + step) % log.length;
    if (fits(log[index] as MatchEvent, index)) return index;
  }
  return null;
}

function swapped(log: readonly MatchEvent[], one: number, other: number): Tampered {
  const moved = log.with(one, log[other] as MatchEvent).with(other, log[one] as MatchEvent);
  return { log: moved, at: one };
}

function stateBefore(log: readonly MatchEvent[], at: number): MatchState {
  return fold(log.slice(0, at)) as MatchState;
}

function restOfRound(log: readonly MatchEvent[], at: number): readonly MatchEvent[] {
  const reveal = log.findIndex((event, index) => index > at && event.type === 'codes-revealed');
  return log.slice(at + 1, reveal < 0 ? log.length : reveal + 1);
}

function isRevealed(log: readonly MatchEvent[], at: number): boolean {
  return restOfRound(log, at).at(-1)?.type === 'codes-revealed';
}

/** Is this mark still valid at a reveal that shows its code? A corrected mark is not judged. */
function isJudged(log: readonly MatchEvent[], at: number): boolean {
  const event = log[at];
  if (event?.type !== 'guess-marked' && event?.type !== 'mark-corrected') return false;
  const maker = stateBefore(log, at).round.boards[event.board]?.maker;
  const rest = restOfRound(log, at);
  const reveal = rest.at(-1);
  const shown = reveal?.type === 'codes-revealed' && reveal.codes.some((secret) => secret.maker === maker);
  const stands = !rest.some(
    (later) => later.type === 'mark-corrected' && later.board === event.board && later.row === event.row,
  );
  return shown && stands;
}

/** The index of the next row placed on the same board in the same round, or -1. */
function nextRow(log: readonly MatchEvent[], event: MatchEvent, at: number): number {
  if (event.type !== 'guess-placed') return -1;
  const offset = restOfRound(log, at).findIndex(
    (later) => later.type === 'guess-placed' && later.board === event.board,
  );
  return offset < 0 ? -1 : at + 1 + offset;
}

/** Events without which the rest cannot have happened. */
function isNeeded(log: readonly MatchEvent[], event: MatchEvent, at: number): boolean {
  const rest = restOfRound(log, at);
  switch (event.type) {
    case 'round-opened':
    case 'rows-uncovered':
    case 'search-ended':
    case 'codes-revealed':
    case 'round-closed':
    case 'match-closed':
      return true;
    case 'code-hidden':
      return event.code !== 'hidden';
    case 'guess-placed':
      return rest.some((later) => later.type === 'guess-marked' && later.board === event.board);
    case 'guess-marked':
      return rest.some((later) => later.type === 'guess-placed' && later.board === event.board);
    case 'match-opened':
    case 'end-lapsed':
    case 'row-lost':
    case 'mark-corrected':
    case 'seen':
    case 'claim-judged':
    case 'error-admitted':
    case 'mark-overdue':
    case 'round-resigned':
    case 'match-resigned':
    case 'end-offered':
    case 'end-withdrawn':
    case 'end-declined':
    case 'left':
    case 'returned':
    case 'clocks-stopped':
    case 'clocks-restarted':
    case 'code-opened':
    case 'opening-overdue':
      return false;
  }
}

function otherMark(
  state: MatchState,
  event: EventOf<'guess-marked' | 'mark-corrected'>,
  dice: Dice,
): Feedback {
  const board = state.round.boards[event.board] as Board;
  const { edition } = state.terms;
  const marks = allFeedback(specFor(edition, board.breaker, board.secret?.blanks ?? false), edition.marking);
  const given = event.feedback;
  const others = marks.filter((mark) => given === 'hidden' || !sameFeedback(mark, given));
  return others.length > 0 ? pick(dice, others) : NOTHING_BUT_BLUE;
}

/** Another code of the same game, or one with a peg too many where there is only one. */
function otherCode(
  state: MatchState,
  event: EventOf<'code-hidden' | 'code-opened'>,
  code: Code,
  dice: Dice,
): Code {
  const board = state.round.boards.find(({ maker }) => maker === event.maker) as Board;
  const blanks = event.type === 'code-hidden' ? event.blanks : (board.secret?.blanks ?? false);
  const hole = dice(code.length);
  const pegs = allPegs(specFor(state.terms.edition, board.breaker, blanks)).filter(
    (peg) => peg !== code[hole],
  );
  return pegs.length > 0 ? code.with(hole, pick(dice, pegs)) : [...code, 1];
}
