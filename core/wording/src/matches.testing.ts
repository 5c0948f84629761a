// Matches for tests: seeded play that produces every event, as every viewer sees it.

import {
  type Action,
  type Actor,
  allFeedback,
  beginMatch,
  countCodes,
  type Dice,
  decide,
  drawCode,
  dutyOf,
  evolve,
  fold,
  hideCode,
  type MatchEvent,
  type MatchState,
  mark,
  openMatch,
  redact,
  type Seat,
  seededDice,
  specFor,
  standardTerms,
  superEdition,
  type Terms,
  widestSpec,
} from '@blackpeg/rules';
import { TIMED } from './match/terms.testing.ts';

/** A log of this agreement; the same for the same seed. */
export function playedLog(terms: Terms, seed: number, actions = 120): readonly MatchEvent[] {
  const dice = seededDice(seed);
  const opened = openMatch(terms, dice, 0);
  if (!opened.ok) throw new Error(`terms refused: ${opened.error.kind}`);
  const log = [...opened.value];
  let state = stateOf(log);
  for (let step = 1; step <= actions && state.phase !== 'closed'; step += 1) {
    const [by, action] = wished(state, dice);
    const decision = decide(state, by, action, step * 400);
    if (!decision.ok) continue;
    log.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  return log;
}

/** What only lateness produces: with sealed codes an answer and an opening that never came, else an answer of the referee. */
export function slowLogs(): readonly (readonly MatchEvent[])[] {
  const terms = standardTerms(superEdition(), {
    custody: 'sealed',
    marker: 'by-hand',
    seats: [TIMED, TIMED],
  });
  const sealed: Action = {
    type: 'hide-code',
    code: 'hidden',
    blanks: null,
    palmed: null,
    commitment: 'seal',
    key: null,
  };
  const open: Action = { ...sealed, code: [1, 1, 2, 2, 3], commitment: null };
  const guess: Step = [1, { type: 'place-guess', guess: [1, 2, 3, 4, 5] }];
  const late: Step = ['referee', { type: 'time-up', seat: 0, draft: null }];
  const seen: Step = [0, { type: 'see', seat: 0 }];
  return [
    scriptedLog(terms, [[0, sealed], guess, seen, late]),
    scriptedLog({ ...terms, custody: 'escrow' }, [[0, open], guess, seen, late]),
    scriptedLog(terms, [[0, sealed], [1, { type: 'resign-round' }], seen, late]),
  ];
}

type Step = readonly [Actor, Action];

/** Hours pass between the steps, and every step must be accepted. */
export function scriptedLog(terms: Terms, steps: readonly Step[]): readonly MatchEvent[] {
  const opened = openMatch(terms, () => 0, 0);
  if (!opened.ok) throw new Error(`terms refused: ${opened.error.kind}`);
  const log = [...opened.value];
  for (const [index, [by, action]] of steps.entries()) {
    const decision = decide(stateOf(log), by, action, (index + 1) * 3_600_000);
    if (!decision.ok) throw new Error(`${action.type} refused: ${decision.error.kind}`);
    log.push(...decision.value);
  }
  return log;
}

/** The state a log leads to. */
export function stateOf(log: readonly MatchEvent[]): MatchState {
  const state = fold(log);
  if (!state) throw new Error('no opening');
  return state;
}

/** Each event as one viewer gets it, with that viewer's state after it. */
export function seenBy(
  log: readonly MatchEvent[],
  viewer: Seat | 'spectator',
): readonly { readonly state: MatchState; readonly event: MatchEvent }[] {
  const [opened, ...events] = log;
  if (opened?.type !== 'match-opened') throw new Error('no opening');
  let whole = beginMatch(opened);
  let seen = whole;
  const steps = events.map((event) => {
    const redacted = redact(whole, event, viewer);
    whole = evolve(whole, event);
    seen = evolve(seen, redacted);
    return { state: seen, event: redacted };
  });
  return [{ state: beginMatch(opened), event: opened }, ...steps];
}

/** Mostly what is due, sometimes something else. */
function wished(state: MatchState, dice: Dice): readonly [Actor, Action] {
  const seats = state.terms.seats.length;
  const seat = dice(seats);
  if (dice(4) === 0) return oddWish(state, seat, dice);
  const actors: readonly Actor[] = ['house', ...state.terms.seats.keys()];
  const by = actors[dice(actors.length)] ?? 'house';
  return by === 'referee' ? oddWish(state, seat, dice) : [by, dueAction(state, by, dice)];
}

function dueAction(state: MatchState, by: Seat | 'house', dice: Dice): Action {
  const duty = dutyOf(state, by);
  const board = state.round.boards[duty?.board ?? 0];
  const { edition, custody } = state.terms;
  const blanks = edition.blanks === 'choice' ? dice(2) === 0 : null;
  const spec = specFor(
    edition,
    board?.breaker ?? 0,
    board?.secret?.blanks ?? blanks ?? edition.blanks === 'on',
  );
  const code = drawCode(spec, dice);
  switch (duty?.kind) {
    case 'hide':
      return custody === 'escrow'
        ? ({ ...hideCode(code), blanks } as Action)
        : { type: 'hide-code', code: 'hidden', blanks, palmed: null, commitment: 'seal', key: null };
    case 'place': {
      const secret = board?.secret?.code;
      const guess = secret !== undefined && secret !== 'hidden' && dice(5) === 0 ? secret : code;
      return { type: 'place-guess', guess };
    }
    case 'mark':
      return { type: 'mark-guess', feedback: someFeedback(state, duty.board, dice), confirmed: true };
    case 'open':
      return { type: 'open-code', code, key: null, genuine: true };
    case undefined:
      return { type: 'see', seat: by === 'house' ? 0 : by };
  }
}

/** Right two times out of three if the code is known. */
function someFeedback(state: MatchState, index: number, dice: Dice) {
  const board = state.round.boards[index];
  const { edition } = state.terms;
  const secret = board?.secret?.code;
  const guess = board?.rows.at(-1)?.guess;
  if (Array.isArray(secret) && Array.isArray(guess) && dice(3) > 0)
    return mark(edition.marking, secret, guess);
  const all = allFeedback(specFor(edition, board?.breaker ?? 0, true), edition.marking);
  return all[dice(all.length)] ?? { black: 0, white: 0, blue: 0 };
}

function oddWish(state: MatchState, seat: Seat, dice: Dice): readonly [Actor, Action] {
  const wishes: readonly (readonly [Actor, Action])[] = [
    // A claim among a million codes takes long.
    [seat, { type: countCodes(widestSpec(state.terms.edition)) < 60_000 ? 'claim' : 'admit' }],
    [seat, { type: 'admit' }],
    [seat, { type: 'see', seat }],
    [seat, { type: 'see', seat }],
    ['referee', { type: 'time-up', seat, draft: null }],
    ['referee', { type: 'time-up', seat, draft: null }],
    ['referee', { type: 'time-up', seat, draft: drawCode(specFor(state.terms.edition, seat, false), dice) }],
    [
      seat,
      {
        type: 'correct-mark',
        feedback: someFeedback(state, dice(state.round.boards.length), dice),
        confirmed: true,
      },
    ],
    [
      seat,
      {
        type: 'correct-mark',
        feedback: someFeedback(state, dice(state.round.boards.length), dice),
        confirmed: true,
      },
    ],
    [seat, { type: 'leave', seat }],
    [seat, { type: 'return', seat }],
    ['referee', { type: state.clocksStopped ? 'restart-clocks' : 'stop-clocks' }],
    [seat, { type: 'offer-end' }],
    [seat, { type: state.endOffers.some((other) => other !== seat) ? 'decline-offer' : 'withdraw-offer' }],
    ...(dice(4) > 0
      ? []
      : ([
          [seat, { type: 'resign-round' }],
          [seat, { type: 'resign-match' }],
          [seat, { type: 'take-round' }],
          [seat, { type: 'abandon-match' }],
        ] as const)),
  ];
  return wishes[dice(wishes.length)] ?? [seat, { type: 'admit' }];
}
