// Random matches for properties, playthroughs and the bench: seeded, so that every failure can be repeated.

import { type Code, drawCode } from './code/code.ts';
import { allFeedback, type Feedback } from './code/feedback.ts';
import { mark } from './code/marking.ts';
import { advance } from './decide/decide.ts';
import { openMatch } from './decide/open.ts';
import { type Dice, seededDice } from './dice.ts';
import { type Edition, specFor } from './editions/edition.ts';
import { customEdition, duelEdition, editionNamed, shapesEdition, superEdition } from './editions/make.ts';
import { BOX_NAMES, EDITIONS } from './editions/records.ts';
import type { Action } from './match/action.ts';
import { type Duty, dutyOf } from './match/duty.ts';
import type { MatchEvent } from './match/event.ts';
import { fold } from './match/evolve.ts';
import { type Board, type MatchState, openCode } from './match/match.ts';
import type { Actor, Maker, Seat } from './match/seat.ts';
import { HOUSE, PERSON, standardTerms, type Terms } from './terms/terms.ts';
import { fullTray, type PegCounts } from './tray/tray.ts';

export interface Replayed {
  readonly terms: Terms;
  readonly log: readonly MatchEvent[];
  readonly state: MatchState;
}

export interface Played extends Replayed {
  /** The accepted actions, in order: enough to play the match again. */
  readonly wishes: readonly TimedWish[];
  /** The state after each number of actions, the first before any. */
  readonly stages: readonly MatchState[];
}

export interface Wished {
  readonly by: Actor;
  readonly action: Action;
}

export interface TimedWish extends Wished {
  readonly now: number;
}

/** Steady: everybody does what is due. Wild: they also make errors, dispute, leave, run out of time and give up. */
export type Temper = 'steady' | 'wild';

export const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice(items.length)] as T;
const oneIn = (dice: Dice, sides: number): boolean => dice(sides) === 0;

/** Editions of one size, with blanks or without. */
const ONE_SIZE = BOX_NAMES.filter((name) => EDITIONS[name].sizing === 'blanks');

const ANY_EDITION: readonly ((dice: Dice) => Edition)[] = [
  (dice) =>
    superEdition({ holes: 1 + dice(5), colours: 1 + dice(8), blanks: pick(dice, ['off', 'on', 'choice']) }),
  () => superEdition(),
  (dice) => editionNamed(pick(dice, ONE_SIZE)),
  (dice) => editionNamed(pick(dice, ONE_SIZE), { game: '2' }),
  (dice) => shapesEdition(pick(dice, EDITIONS.shapes.games)),
  (dice) => duelEdition(pick(dice, [4, 5, [4, 5], [5, 4]] as const)),
  (dice) =>
    customEdition({
      holes: 1 + dice(4),
      facets: [
        { name: 'colour', size: 2 + dice(3), blank: oneIn(dice, 2) },
        { name: 'shape', size: 2 + dice(3), blank: oneIn(dice, 2) },
      ],
      repeats: oneIn(dice, 2),
      rows: 1 + dice(6),
      makersChoice: oneIn(dice, 2),
    }),
];

/** Terms that can be agreed, over all editions, forms and options. */
export function randomTerms(dice: Dice): Terms {
  for (;;) {
    const terms = anyTerms(dice);
    if (openMatch(terms, dice, 0).ok) return terms;
  }
}

export function randomEdition(dice: Dice): Edition {
  return pick(dice, ANY_EDITION)(dice);
}

/** A match from its opening to its end, or to the given number of steps. */
export function playMatch(terms: Terms, dice: Dice, temper: Temper, mostSteps = 2000): Played {
  const { log, ...opened } = openedMatch(terms, dice);
  const wishes: TimedWish[] = [];
  let { state } = opened;
  const stages = [state];
  let now = 0;
  for (let step = 0; step < mostSteps && state.phase !== 'closed'; step += 1) {
    now += dice(20_000);
    const wish = temper === 'wild' && oneIn(dice, 4) ? strayWish(state, dice) : dueWish(state, dice, temper);
    const advanced = advance(state, wish.by, wish.action, now);
    if (!advanced.ok) continue;
    wishes.push({ ...wish, now });
    log.push(...advanced.value.events);
    state = advanced.value.state;
    stages.push(state);
  }
  return { terms, log, state, wishes, stages };
}

/** A match in mid-play: wild, and so short that ten thousand of them take seconds. */
export function someMatch(seed: number, steps = 12): Played {
  const dice = seededDice(seed);
  return playMatch(randomTerms(dice), dice, 'wild', dice(steps));
}

/** The same match, stopped after this many actions. */
export function cutShort({ terms, log, wishes, stages }: Played, count: number): Played {
  const state = stages[count] as MatchState;
  return {
    terms,
    log: log.slice(0, state.version),
    state,
    wishes: wishes.slice(0, count),
    stages: stages.slice(0, count + 1),
  };
}

/** The same match with other actions; refused ones are left out. */
export function replayMatch(played: Played, wishes: readonly TimedWish[]): Replayed {
  const { terms } = played;
  const { log, ...opened } = openedMatch(terms, () => played.state.firstMaker);
  let { state } = opened;
  for (const { by, action, now } of wishes) {
    const advanced = advance(state, by, action, now);
    if (!advanced.ok) continue;
    log.push(...advanced.value.events);
    state = advanced.value.state;
  }
  return { terms, log, state };
}

/** What somebody at the table has to do next. */
function dueWish(state: MatchState, dice: Dice, temper: Temper): Wished {
  const makers: readonly Maker[] = [...state.terms.seats.keys(), 'house'];
  const due = makers.flatMap((who) => {
    const duty = dutyOf(state, who);
    return duty ? [{ who, duty }] : [];
  });
  const { who, duty } = pick(dice, due);
  return { by: who, action: fulfil(state, duty, dice, temper) };
}

/** Something a player might do, sensible or not. */
function strayWish(state: MatchState, dice: Dice): Wished {
  const seat: Seat = dice(state.terms.seats.length);
  const board = pick(dice, state.round.boards);
  const strays: readonly (() => Wished)[] = [
    () => ({ by: seat, action: { type: 'see', seat } }),
    () => ({ by: 'referee', action: { type: 'time-up', seat, draft: randomGuess(state, board, dice) } }),
    () => ({ by: 'referee', action: { type: 'time-up', seat, draft: null } }),
    () => ({ by: seat, action: { type: 'claim' } }),
    () => ({ by: seat, action: { type: 'admit' } }),
    () => ({ by: board.maker, action: correction(state, board, dice) }),
    () => ({ by: 'referee', action: { type: pick(dice, ['leave', 'return'] as const), seat } }),
    () => ({ by: 'referee', action: { type: pick(dice, ['stop-clocks', 'restart-clocks'] as const) } }),
    () => ({ by: seat, action: rareWish(state, seat, dice) }),
  ];
  return pick(dice, strays)();
}

function randomGuess(state: MatchState, board: Board, dice: Dice): Code {
  const blanks = board.secret?.blanks ?? state.terms.edition.blanks === 'on';
  return drawCode(specFor(state.terms.edition, board.breaker, blanks), dice);
}

function openedMatch(terms: Terms, dice: Dice): { readonly log: MatchEvent[]; readonly state: MatchState } {
  const opening = openMatch(terms, dice, 0);
  if (!opening.ok) throw new Error(`These terms cannot be agreed: ${JSON.stringify(opening.error)}`);
  return { log: [...opening.value], state: fold(opening.value) as MatchState };
}

function rareWish(state: MatchState, seat: Seat, dice: Dice): Action {
  const isAsked = state.endOffers.some((other) => other !== seat);
  const type = oneIn(dice, 4)
    ? pick(dice, ['resign-round', 'resign-match', 'offer-end', 'abandon-match'] as const)
    : pick(dice, [isAsked ? 'decline-offer' : 'withdraw-offer', 'take-round'] as const);
  return { type };
}

function fulfil(state: MatchState, duty: Duty, dice: Dice, temper: Temper): Action {
  const board = state.round.boards[duty.board] as Board;
  switch (duty.kind) {
    case 'hide':
      return hiding(state, board, dice);
    case 'place': {
      const code = openCode(board);
      // One row in four is the code itself, so that matches end.
      return { type: 'place-guess', guess: code && oneIn(dice, 4) ? code : randomGuess(state, board, dice) };
    }
    case 'mark': {
      const feedback =
        temper === 'wild' && oneIn(dice, 6)
          ? anyFeedback(state, board, dice)
          : dueFeedback(state, board, dice);
      return { type: 'mark-guess', feedback, confirmed: temper === 'steady' || oneIn(dice, 2) };
    }
    case 'open':
      return {
        type: 'open-code',
        code: sealedCode(state, board, dice),
        key: 'key',
        genuine: !oneIn(dice, 5),
      };
  }
}

function hiding(state: MatchState, board: Board, dice: Dice): Action {
  const { edition, custody, supply } = state.terms;
  const blanks = edition.blanks === 'choice' ? oneIn(dice, 2) : null;
  const code = drawCode(specFor(edition, board.breaker, blanks ?? edition.blanks === 'on'), dice);
  const escrow = custody === 'escrow';
  const committed = escrow && state.version % 2 === 0;
  return {
    type: 'hide-code',
    code: escrow ? code : 'hidden',
    blanks,
    palmed: supply === null ? null : palming(edition, dice),
    commitment: custody === 'sealed' || committed ? 'commitment' : null,
    key: committed ? keyFor(code) : null,
  };
}

/** Different for every code: anybody who sees the key could derive the code. */
export function keyFor(code: Code): string {
  return `key of ${code}`;
}

function palming(edition: Edition, dice: Dice): PegCounts {
  return fullTray(edition, 0).map((kinds) => kinds.map(() => dice(3)));
}

function dueFeedback(state: MatchState, board: Board, dice: Dice): Feedback {
  const code = openCode(board);
  const guess = board.rows.at(-1)?.guess;
  if (code === null || guess === undefined || guess === 'hidden' || guess === 'lost') {
    return anyFeedback(state, board, dice);
  }
  return mark(state.terms.edition.marking, code, guess);
}

function anyFeedback(state: MatchState, board: Board, dice: Dice): Feedback {
  const spec = specFor(state.terms.edition, board.breaker, board.secret?.blanks ?? false);
  return pick(dice, allFeedback(spec, state.terms.edition.marking));
}

function correction(state: MatchState, board: Board, dice: Dice): Action {
  const feedback = oneIn(dice, 2) ? dueFeedback(state, board, dice) : anyFeedback(state, board, dice);
  return { type: 'correct-mark', feedback, confirmed: oneIn(dice, 2) };
}

/** Sealed codes are not in the state: any legal code will do. */
function sealedCode(state: MatchState, board: Board, dice: Dice): Code {
  return randomGuess(state, board, dice);
}

function anyTerms(dice: Dice): Terms {
  const edition = randomEdition(dice);
  const form = pick(dice, ['classic', 'duel', 'solitaire', 'race'] as const);
  const count = form === 'solitaire' ? 1 : form === 'race' ? 2 + dice(3) : 2;
  const allowance = oneIn(dice, 3) ? 5_000 + dice(20_000) : null;
  return {
    ...standardTerms(edition, { form }),
    pace: oneIn(dice, 3) ? 'free' : 'turns',
    seats: Array.from({ length: count }, (_, seat) => ({
      ...(oneIn(dice, 8) ? HOUSE : PERSON),
      allowance: allowance !== null && seat === 1 && allowance % 2 === 0 ? 2 * allowance : allowance,
      consistentOnly: oneIn(dice, 12),
    })),
    firstMaker: oneIn(dice, 2) ? 'drawn' : dice(count),
    length: oneIn(dice, 5)
      ? { kind: 'target', points: 1 + dice(30) }
      : { kind: 'rounds', rounds: 1 + dice(4) },
    ...(form === 'classic' && { scoring: pick(dice, ['points', 'fewest-rows'] as const) }),
    unbrokenBonus: oneIn(dice, 6),
    marker: pick(dice, ['automatic', 'assisted', 'by-hand'] as const),
    custody: oneIn(dice, 6) ? pick(dice, ['sealed', 'uncommitted'] as const) : 'escrow',
    supply: oneIn(dice, 4) ? 12 + dice(13) : null,
    absence: dice(60_000),
  };
}
