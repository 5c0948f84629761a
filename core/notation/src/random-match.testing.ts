// Random matches for round trips: seeded, over all forms and options, with errors, disputes, resignations and time-outs.

import {
  type Action,
  type Actor,
  advance,
  allFeedback,
  BOX_NAMES,
  type Board,
  type Code,
  countCodes,
  customEdition,
  type Dice,
  drawCode,
  duelEdition,
  dutyOf,
  EDITIONS,
  type Edition,
  editionNamed,
  type Feedback,
  fold,
  HOUSE,
  type MatchEvent,
  type MatchState,
  mark,
  openCode,
  openMatch,
  PERSON,
  seededDice,
  shapesEdition,
  specFor,
  standardTerms,
  superEdition,
  type Terms,
  widestSpec,
} from '@blackpeg/rules';

export interface Played {
  readonly log: readonly MatchEvent[];
  readonly state: MatchState;
}

export const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice(items.length)] as T;
export const oneIn = (dice: Dice, sides: number): boolean => dice(sides) === 0;

/** The match of this seed, to its end or, for about a third of the seeds, only part of it. */
export function randomMatch(seed: number): Played {
  const dice = seededDice(seed);
  const terms = randomTerms(dice);
  return playMatch(terms, dice, oneIn(dice, 3) ? dice(60) : 600);
}

function playMatch(terms: Terms, dice: Dice, mostSteps: number): Played {
  const start = dice(2) * 1_000_000;
  const opening = openMatch(terms, dice, start);
  if (!opening.ok) throw new Error(`These terms cannot be agreed: ${JSON.stringify(opening.error)}`);
  const log = [...opening.value];
  let state = fold(log) as MatchState;
  let now = start;
  for (let step = 0; step < mostSteps && state.phase !== 'closed'; step += 1) {
    now += oneIn(dice, 3) && !isHeld(terms) ? 0 : 1 + dice(oneIn(dice, 8) ? 60_000 : 4_000);
    const { by, action } = oneIn(dice, 3) ? strayWish(state, dice) : dueWish(state, dice);
    const advanced = advance(state, by, action, now);
    if (!advanced.ok) continue;
    log.push(...advanced.value.events);
    state = advanced.value.state;
  }
  return { log, state };
}

function randomTerms(dice: Dice): Terms {
  for (;;) {
    const terms = anyTerms(dice);
    if (openMatch(terms, dice, 0).ok) return terms;
  }
}

interface Wish {
  readonly by: Actor;
  readonly action: Action;
}

function dueWish(state: MatchState, dice: Dice): Wish {
  const due = [...state.terms.seats.keys(), 'house' as const].flatMap((who) => {
    const duty = dutyOf(state, who);
    return duty ? [{ who, duty }] : [];
  });
  if (due.length === 0) return strayWish(state, dice);
  const { who, duty } = pick(dice, due);
  const board = state.round.boards[duty.board] as Board;
  switch (duty.kind) {
    case 'hide':
      return { by: who, action: hiding(state, board, dice) };
    case 'place': {
      const code = openCode(board);
      const guess = code && oneIn(dice, 4) ? code : randomGuess(state, board, dice);
      return { by: who, action: { type: 'place-guess', guess } };
    }
    case 'mark':
      // Sealed marks are often late, so that sometimes both of a turn are late together.
      if (state.terms.custody === 'sealed' && who !== 'house' && !oneIn(dice, 3)) {
        return { by: who, action: { type: 'see', seat: who } };
      }
      return {
        by: who,
        action: { type: 'mark-guess', feedback: someFeedback(state, board, dice), confirmed: true },
      };
    case 'open':
      return {
        by: who,
        action: {
          type: 'open-code',
          code: randomGuess(state, board, dice),
          key: `k ${state.version}`,
          genuine: true,
        },
      };
  }
}

function strayWish(state: MatchState, dice: Dice): Wish {
  const seat = dice(state.terms.seats.length);
  const board = pick(dice, state.round.boards);
  const see: Wish = { by: seat, action: { type: 'see', seat } };
  const often: readonly (() => Wish)[] = [
    () => see,
    () => see,
    () => ({ by: 'referee', action: { type: 'time-up', seat, draft: randomGuess(state, board, dice) } }),
    () => ({ by: 'referee', action: { type: 'time-up', seat, draft: null } }),
    () => correction(state, board, dice),
    () => correction(state, board, dice),
    () => ({ by: seat, action: { type: isSmall(state) ? 'claim' : 'see', seat } }),
    () => ({ by: 'referee', action: { type: pick(dice, ['leave', 'return'] as const), seat } }),
    () =>
      isHeld(state.terms)
        ? see
        : { by: 'referee', action: { type: pick(dice, ['stop-clocks', 'restart-clocks'] as const) } },
  ];
  const rare = [
    'resign-round',
    'resign-match',
    'offer-end',
    state.endOffers.some((other) => other !== seat) ? 'decline-offer' : 'withdraw-offer',
    'abandon-match',
    'take-round',
    'admit',
  ] as const;
  return oneIn(dice, 8) ? { by: seat, action: { type: pick(dice, rare) } } : pick(dice, often)();
}

/** In a speed duel marked by hand clocks are held while feedback is owed (T2e). */
function isHeld({ form, pace, marker, custody }: Terms): boolean {
  return form === 'duel' && pace === 'free' && (marker !== 'automatic' || custody === 'sealed');
}

/** In large editions, judging claims is too slow for thousands of matches. */
function isSmall({ terms }: MatchState): boolean {
  return countCodes(widestSpec(terms.edition)) < 2000;
}

function hiding(state: MatchState, board: Board, dice: Dice): Action {
  const { edition, custody, supply } = state.terms;
  const blanks = edition.blanks === 'choice' ? oneIn(dice, 2) : null;
  const code = drawCode(specFor(edition, board.breaker, blanks ?? edition.blanks === 'on'), dice);
  const palmed = edition.facets.map(({ size }) => Array.from({ length: size }, () => dice(3)));
  return {
    type: 'hide-code',
    code: custody === 'escrow' ? code : 'hidden',
    blanks,
    palmed: supply === null || oneIn(dice, 3) ? null : palmed,
    ...commitmentTo(state, dice),
  };
}

function commitmentTo({ terms: { custody }, version }: MatchState, dice: Dice) {
  if (custody === 'sealed') return { commitment: `c"${dice(1000)}`, key: null };
  const committed = oneIn(dice, 9) && custody === 'escrow';
  return committed ? { commitment: 'c', key: `k"${version}` } : { commitment: null, key: null };
}

function randomGuess(state: MatchState, board: Board, dice: Dice): Code {
  const blanks = board.secret?.blanks ?? state.terms.edition.blanks === 'on';
  return drawCode(specFor(state.terms.edition, board.breaker, blanks), dice);
}

/** Right more often than wrong, if the code is known. */
function someFeedback(state: MatchState, board: Board, dice: Dice): Feedback {
  const code = openCode(board);
  const guess = board.rows.at(-1)?.guess;
  const spec = specFor(state.terms.edition, board.breaker, board.secret?.blanks ?? false);
  const any = pick(dice, allFeedback(spec, state.terms.edition.marking));
  if (code === null || guess === undefined || typeof guess === 'string' || oneIn(dice, 5)) return any;
  return mark(state.terms.edition.marking, code, guess);
}

function correction(state: MatchState, board: Board, dice: Dice): Wish {
  return {
    by: board.maker,
    action: { type: 'correct-mark', feedback: someFeedback(state, board, dice), confirmed: true },
  };
}

/** Editions of one size, with blanks or without. */
const ONE_SIZE = BOX_NAMES.filter((name) => EDITIONS[name].sizing === 'blanks');

/** Mostly small ones, so that codes are found and claims judged quickly. */
const ANY_EDITION: readonly ((dice: Dice) => Edition)[] = [
  (dice) =>
    superEdition({ holes: 1 + dice(4), colours: 2 + dice(4), blanks: pick(dice, ['off', 'on', 'choice']) }),
  (dice) => editionNamed(pick(dice, ONE_SIZE)),
  (dice) => shapesEdition(pick(dice, EDITIONS.shapes.games)),
  (dice) => duelEdition(pick(dice, [4, 5, [4, 5], [5, 4]] as const)),
  (dice) =>
    customEdition({
      ...smallCustom(dice),
      facets: [{ name: 'number', size: 3 + dice(3), blank: oneIn(dice, 2) }],
    }),
  (dice) => customEdition({ ...smallCustom(dice), holes: [1 + dice(3), 1 + dice(3)], facets: pairs(dice) }),
  (dice) => customEdition({ ...smallCustom(dice), facets: pairs(dice) }),
];

function smallCustom(dice: Dice) {
  return {
    holes: 1 + dice(3),
    repeats: !oneIn(dice, 3),
    rows: 1 + dice(6),
    makersChoice: oneIn(dice, 2),
    withoutBlue: oneIn(dice, 3),
  };
}

function pairs(dice: Dice) {
  return [
    { name: 'colour', size: 2 + dice(2), blank: oneIn(dice, 3) },
    { name: 'shape', size: 2 + dice(2), blank: oneIn(dice, 3) },
  ] as const;
}

function anyTerms(dice: Dice): Terms {
  const form = pick(dice, ['classic', 'duel', 'duel', 'solitaire', 'race', 'race'] as const);
  const count = form === 'solitaire' ? 1 : form === 'race' ? 2 + dice(3) : 2;
  const timed = oneIn(dice, 2);
  return {
    ...standardTerms(pick(dice, ANY_EDITION)(dice), { form }),
    pace: oneIn(dice, 2) ? 'free' : 'turns',
    seats: Array.from({ length: count }, () => ({
      ...(oneIn(dice, 8) ? HOUSE : PERSON),
      allowance: timed && !oneIn(dice, 3) ? 1_000 + dice(8_000) : null,
      consistentOnly: oneIn(dice, 15),
    })),
    firstMaker: oneIn(dice, 2) ? 'drawn' : dice(count),
    length: oneIn(dice, 5)
      ? { kind: 'target', points: 1 + dice(30) }
      : { kind: 'rounds', rounds: 1 + dice(4) },
    ...(form === 'classic' && { scoring: pick(dice, ['points', 'fewest-rows'] as const) }),
    unbrokenBonus: oneIn(dice, 6),
    marker: pick(dice, ['automatic', 'assisted', 'by-hand', 'by-hand'] as const),
    custody: oneIn(dice, 3) ? pick(dice, ['sealed', 'uncommitted'] as const) : 'escrow',
    supply: oneIn(dice, 4) ? 12 + dice(13) : null,
    absence: dice(20_000),
    oneScreen: oneIn(dice, 9),
  };
}
