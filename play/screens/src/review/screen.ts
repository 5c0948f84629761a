// The review screen: the selected search and row, and the solver's judgement.

import { finishedRounds, type Round, type Seat } from '@blackpeg/rules';
import type { BoardReview, CodeSpace } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import { type Language, ownSeat, reviewScreenTexts, speakerOf } from '@blackpeg/wording';
import { createAsking } from '../asking.ts';
import { type RunningScreen, replies, runScreen, type ScreenStep } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { finishedSearches, type ReviewedMatch, type ReviewState, searchText } from './searches.ts';
import { type ReviewView, reviewView } from './view.ts';

export interface ReviewPorts {
  readonly thinker: Pick<Thinker, 'ask'>;
  /** How many hints were taken in a round. */
  hints?(round: Round, breaker: Seat): Promise<number>;
  tell(said: Said): void;
}

export type ReviewCommand =
  /** By index among the finished rounds, and among the searches of the round. */
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'search'; readonly search: number }
  /** To the previous or next search, over all rounds. */
  | { readonly type: 'turn'; readonly by: number }
  | { readonly type: 'row'; readonly row: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'stop' }
  | { readonly type: 'again' };

type ReviewInput =
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'reviewed'; readonly search: number; readonly found: BoardReview | 'failed' }
  | { readonly type: 'hints'; readonly search: number; readonly taken: number }
  | { readonly type: 'space'; readonly search: number; readonly space: CodeSpace };

type ReviewEffect = { readonly type: 'look'; readonly search: number } | { readonly type: 'stop' };

export type ReviewScreen = RunningScreen<ReviewView, ReviewCommand, ReviewInput>;

/** Begins with the given round, or with the last finished one. */
export function createReviewScreen(
  match: ReviewedMatch,
  { language, round }: { readonly language: Language; readonly round?: Round | undefined },
  { thinker, hints, tell }: ReviewPorts,
): ReviewScreen {
  const searches = finishedSearches(match.state);
  const rounds = finishedRounds(match.state);
  const asking = createAsking(thinker);
  const picturing = createAsking(thinker);
  const asked = rounds.findIndex(({ number, replay }) => number === round?.number && replay === round.replay);
  const empty: ReviewState = {
    match,
    language,
    rounds,
    searches,
    round: -1,
    search: null,
    found: new Map(),
    hints: new Map(),
    spaces: new Map(),
    row: null,
  };
  return runScreen<ReviewState, ReviewView, ReviewCommand, ReviewInput, ReviewEffect>({
    first: toRound(empty, asked < 0 ? rounds.length - 1 : asked),
    reduce,
    viewOf: reviewView,
    why: () => null,
    run(effect, then) {
      if (effect.type === 'stop') return asking.stop();
      const { search } = effect;
      const finished = searches[search];
      if (!finished) return;
      const { clues } = finished;
      // Quick, so it comes first; the review works without it.
      picturing.ask('space', { clues }).then(
        (space) => then({ type: 'space', search, space }),
        () => {},
      );
      asking
        .ask('review', { clues })
        .catch(() => 'failed' as const)
        .then((found) => then({ type: 'reviewed', search, found }));
      hints?.(finished.round, finished.board.breaker).then((taken) => then({ type: 'hints', search, taken }));
    },
    tell,
    close() {
      asking.stop();
      picturing.stop();
    },
  });
}

type Step = ScreenStep<ReviewState, ReviewEffect>;

function reduce(state: ReviewState, input: ReviewCommand | ReviewInput): Step {
  switch (input.type) {
    case 'language':
      return { state: input.language === state.language ? state : { ...state, language: input.language } };
    case 'round':
      return toRound(state, input.round);
    case 'search':
      return toSearch(state, firstOf(state, state.round) + input.search);
    case 'turn':
      return toSearch(state, (state.search ?? 0) + input.by);
    case 'row':
      return toRow(state, input.row);
    case 'step':
      return toRow(state, (state.row ?? 0) + input.by);
    case 'stop':
      return state.search === null
        ? { state }
        : { state: withFound(state, state.search, 'stopped'), effects: [{ type: 'stop' }] };
    case 'again':
      return state.search === null ? { state } : look(state, state.search);
    case 'reviewed':
      return heard(withFound(state, input.search, input.found), input.search);
    case 'space':
      return { state: { ...state, spaces: new Map(state.spaces).set(input.search, input.space) } };
    case 'hints':
      return { state: { ...state, hints: new Map(state.hints).set(input.search, input.taken) } };
  }
}

/** Results for a search that was left meanwhile are ignored. */
function heard(state: ReviewState, search: number): Step {
  if (search !== state.search) return { state };
  const here = withRow(state);
  return { state: here, said: replies(wholeTexts(here)) };
}

function toRound(state: ReviewState, round: number): Step {
  if (!state.rounds[round]) return { state };
  const search = firstOf(state, round);
  const here: ReviewState = { ...state, round, search: null, row: null };
  return state.searches[search]?.round === state.rounds[round] ? toSearch(here, search) : { state: here };
}

function toSearch(state: ReviewState, wanted: number): Step {
  const search = Math.min(Math.max(0, wanted), state.searches.length - 1);
  const finished = state.searches[search];
  if (!finished || search === state.search) return { state };
  const here = withRow({ ...state, round: state.rounds.indexOf(finished.round), search, row: null });
  return state.found.has(search) ? { state: here } : look(here, search);
}

function look(state: ReviewState, search: number): Step {
  const found = new Map(state.found);
  found.delete(search);
  const { working } = reviewScreenTexts(state.language);
  return { state: { ...state, found }, effects: [{ type: 'look', search }], said: replies([working]) };
}

function toRow(state: ReviewState, wanted: number): Step {
  const review = reviewIn(state);
  if (!review || review.rows.length === 0) return { state };
  const row = Math.min(Math.max(0, wanted), review.rows.length - 1);
  const after = row === state.row ? state : { ...state, row };
  return { state: after, said: replies(reviewView(after).rowTexts) };
}

/** If no row is selected yet, the first moment, or the last row if there is none. */
function withRow(state: ReviewState): ReviewState {
  const review = reviewIn(state);
  if (!review || state.row !== null) return state;
  const [moment] = reviewView(state).moments;
  return { ...state, row: moment?.row ?? Math.max(0, review.rows.length - 1) };
}

function wholeTexts(state: ReviewState): readonly string[] {
  const { language, match, search, searches } = state;
  const review = reviewIn(state);
  const finished = search === null ? undefined : searches[search];
  if (!review || !finished) return [reviewScreenTexts(language).failed];
  const speaker = speakerOf(match.card, language, match.state.terms.edition, ownSeat(match.card));
  return searchText(speaker, finished, review).whole;
}

function reviewIn({ found, search }: ReviewState): BoardReview | null {
  const here = search === null ? undefined : found.get(search);
  return typeof here === 'object' ? here : null;
}

function withFound(
  state: ReviewState,
  search: number,
  found: BoardReview | 'stopped' | 'failed',
): ReviewState {
  return { ...state, found: new Map(state.found).set(search, found) };
}

/** The first search of a round. */
function firstOf({ searches, rounds }: ReviewState, round: number): number {
  return searches.findIndex((one) => one.round === rounds[round]);
}
