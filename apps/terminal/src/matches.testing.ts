// Random matches played through the rules alone, as logs to replay and to tamper with.

import {
  type Action,
  type Dice,
  type Duty,
  decide,
  drawCode,
  duelEdition,
  dutyOf,
  evolve,
  fold,
  hideCode,
  type Maker,
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
} from '@blackpeg/rules';

/** One of each form, in different editions and by different markers. */
export const MATCHES: Readonly<Record<'classic' | 'duel' | 'solitaire' | 'race', Terms>> = {
  classic: standardTerms(shapesEdition('2'), { marker: 'by-hand' }),
  duel: standardTerms(duelEdition([4, 5])),
  solitaire: standardTerms(superEdition({ blanks: 'on' }), { form: 'solitaire' }),
  race: standardTerms(superEdition(), { form: 'race', seats: [PERSON, PERSON, PERSON] }),
};

/** How the referee changes an action: here it may add commitments. */
export type Seal = (state: MatchState, who: Maker, action: Action) => Action;

/** From the opening to the end; everybody does what is due, and a row in three is the code. */
export function playedLog(
  terms: Terms,
  seed = 1,
  seal: Seal = (_, __, action) => action,
): readonly MatchEvent[] {
  const dice = seededDice(seed);
  const opening = openMatch(terms, dice, 0);
  if (!opening.ok) throw new Error(`These terms cannot be agreed: ${opening.error.kind}`);
  const log = [...opening.value];
  let state = stateAfter(log);
  for (let now = 1000; state.phase !== 'closed'; now += 1000) {
    const { who, duty } = firstDuty(state);
    const decision = decide(state, who, seal(state, who, fulfil(state, duty, dice)), now);
    if (!decision.ok) throw new Error(`Refused: ${decision.error.kind}`);
    log.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  return log;
}

export function stateAfter(log: readonly MatchEvent[]): MatchState {
  const state = fold(log);
  if (state === undefined) throw new Error('The log is empty.');
  return state;
}

function firstDuty(state: MatchState): { readonly who: Maker; readonly duty: Duty } {
  const everybody: readonly Maker[] = [...state.terms.seats.keys(), 'house'];
  for (const who of everybody) {
    const duty = dutyOf(state, who);
    if (duty) return { who, duty };
  }
  throw new Error('Nobody has anything to do, and the match is not over.');
}

function fulfil(state: MatchState, duty: Duty, dice: Dice): Action {
  const board = state.round.boards[duty.board];
  const { edition } = state.terms;
  if (!board) throw new Error(`There is no board ${duty.board}.`);
  const drawn = drawCode(specFor(edition, board.breaker, edition.blanks === 'on'), dice);
  const secret = openCode(board) ?? drawn;
  switch (duty.kind) {
    case 'hide':
      return hideCode(drawn);
    case 'place':
      return { type: 'place-guess', guess: dice(3) === 0 ? secret : drawn };
    case 'mark': {
      const guess = board.rows[duty.row]?.guess;
      if (guess === undefined || typeof guess === 'string') throw new Error('There is no guess to mark.');
      return { type: 'mark-guess', feedback: mark(edition.marking, secret, guess), confirmed: true };
    }
    case 'open':
      return { type: 'open-code', code: secret, key: null, genuine: true };
  }
}
