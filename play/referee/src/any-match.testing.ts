// Random terms and actions, for matches through the whole table: seeded, so that every failure can be repeated.

import {
  type Action,
  type Actor,
  allFeedback,
  type Board,
  brailleEdition,
  type Code,
  customEdition,
  type Dice,
  type Duty,
  drawCode,
  duelEdition,
  dutyOf,
  type Edition,
  FORMS,
  type Form,
  HOUSE,
  type Maker,
  type MatchState,
  mark,
  openCode,
  openMatch,
  PERSON,
  shapesEdition,
  specFor,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';

export interface Wished {
  readonly by: Actor;
  readonly action: Action;
}

export const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice(items.length)] as T;
const oneIn = (dice: Dice, sides: number): boolean => dice(sides) === 0;

const EDITIONS: readonly ((dice: Dice) => Edition)[] = [
  (dice) =>
    superEdition({ holes: 2 + dice(3), colours: 2 + dice(5), blanks: pick(dice, ['off', 'on', 'choice']) }),
  () => brailleEdition(),
  (dice) => shapesEdition(pick(dice, ['1', '2', '3'])),
  (dice) => duelEdition(pick(dice, [4, [4, 5]] as const)),
  (dice) =>
    customEdition({
      holes: 1 + dice(3),
      facets: [
        { name: 'colour', size: 2 + dice(2), blank: oneIn(dice, 2) },
        { name: 'shape', size: 2 + dice(2), blank: oneIn(dice, 2) },
      ],
      repeats: oneIn(dice, 2),
      rows: 2 + dice(5),
    }),
];

/** Terms that can be agreed; `fixed` is what the test needs them to be. */
export function anyTerms(dice: Dice, fixed: Partial<Terms> = {}): Terms {
  for (;;) {
    const terms = { ...someTerms(dice, fixed.form ?? pick(dice, FORMS)), ...fixed };
    if (openMatch(terms, dice, 0).ok) return terms;
  }
}

function someTerms(dice: Dice, form: Form): Terms {
  const count = form === 'solitaire' ? 1 : form === 'race' ? 2 + dice(3) : 2;
  const allowance = oneIn(dice, 3) ? 20_000 + dice(40_000) : null;
  return {
    ...standardTerms(pick(dice, EDITIONS)(dice), { form }),
    pace: oneIn(dice, 3) ? 'free' : 'turns',
    seats: Array.from({ length: count }, () => ({ ...(oneIn(dice, 6) ? HOUSE : PERSON), allowance })),
    firstMaker: oneIn(dice, 2) ? 'drawn' : 0,
    length: { kind: 'rounds', rounds: 1 + dice(3) },
    marker: pick(dice, ['automatic', 'assisted', 'by-hand'] as const),
    custody: form === 'solitaire' && oneIn(dice, 4) ? 'uncommitted' : 'escrow',
    supply: oneIn(dice, 5) ? 24 : null,
    absence: dice(60_000),
  };
}

/** What a seat owes, done correctly; null if nothing is due. `state` is the complete state. */
export function dueWish(state: MatchState, dice: Dice): Wished | null {
  const everybody: readonly Maker[] = [...state.terms.seats.keys(), 'house'];
  const due = everybody.flatMap((by) => {
    const duty = dutyOf(state, by);
    return duty ? [{ by, duty }] : [];
  });
  if (due.length === 0) return null;
  const { by, duty } = pick(dice, due);
  return { by, action: fulfil(state, duty, dice) };
}

/** What a player might do besides, sensible or not; seldom what ends a match. */
export function strayWish(state: MatchState, dice: Dice): Wished {
  const by = dice(state.terms.seats.length);
  const board = pick(dice, state.round.boards);
  const actions: readonly (() => Action)[] = [
    () => ({ type: 'see', seat: by }),
    () => ({ type: 'place-guess', guess: anyGuess(state, board, dice) }),
    () => ({ type: 'mark-guess', feedback: anyFeedback(state, board, dice), confirmed: oneIn(dice, 2) }),
    () => ({ type: 'correct-mark', feedback: anyFeedback(state, board, dice), confirmed: oneIn(dice, 2) }),
    () => ({ type: pick(dice, ['admit', 'offer-end', 'withdraw-offer', 'take-round'] as const) }),
    () => ({ type: oneIn(dice, 5) ? 'resign-round' : 'withdraw-offer' }),
    () => ({ type: pick(dice, ['leave', 'return'] as const), seat: by }),
  ];
  return { by, action: pick(dice, actions)() };
}

export function anyGuess(state: MatchState, board: Board, dice: Dice): Code {
  return drawCode(specFor(state.terms.edition, board.breaker, board.secret?.blanks ?? false), dice);
}

function fulfil(state: MatchState, duty: Duty, dice: Dice): Action {
  const board = state.round.boards[duty.board] as Board;
  const { edition, custody } = state.terms;
  switch (duty.kind) {
    case 'hide': {
      const blanks = edition.blanks === 'choice' ? oneIn(dice, 2) : null;
      const code = drawCode(specFor(edition, board.breaker, blanks ?? edition.blanks === 'on'), dice);
      return {
        type: 'hide-code',
        code: custody === 'escrow' ? code : 'hidden',
        blanks,
        palmed: null,
        commitment: custody === 'sealed' ? 'commitment' : null,
        key: null,
      };
    }
    case 'place': {
      const code = openCode(board);
      // One row in four is the code itself, so that matches end.
      return { type: 'place-guess', guess: code && oneIn(dice, 4) ? code : anyGuess(state, board, dice) };
    }
    case 'mark':
      return { type: 'mark-guess', feedback: dueFeedback(state, board, dice), confirmed: true };
    case 'open':
      return { type: 'open-code', code: anyGuess(state, board, dice), key: null, genuine: true };
  }
}

function dueFeedback(state: MatchState, board: Board, dice: Dice) {
  const code = openCode(board);
  const guess = board.rows.at(-1)?.guess;
  if (!code || guess === undefined || guess === 'hidden' || guess === 'lost')
    return anyFeedback(state, board, dice);
  return mark(state.terms.edition.marking, code, guess);
}

function anyFeedback(state: MatchState, board: Board, dice: Dice) {
  const spec = specFor(state.terms.edition, board.breaker, board.secret?.blanks ?? false);
  return pick(dice, allFeedback(spec, state.terms.edition.marking));
}
