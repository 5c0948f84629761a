// The view of a table, as plain data with its words: the same for every face.

import type { CodeSpec, MatchState, Milliseconds, Round, Seat } from '@blackpeg/rules';
import type { LinkState } from '@blackpeg/session';
import { announce, playTexts, sitterName } from '@blackpeg/wording';
import type { BoardModel, Place } from '../board-model.ts';
import { type HintsView, hintsView } from '../hints/view.ts';
import {
  type AskAction,
  askActions,
  handOverActions,
  type PlayQuestion,
  questionOf,
} from './model/asking.ts';
import { boardModel, codeModel } from './model/board.ts';
import { ownTimeLeft, type SeatClock, seatClocks } from './model/clocks.ts';
import {
  type AnswerView,
  action,
  answerFrame,
  answerView,
  type ComposerView,
  composerFrame,
  composerView,
  correctAction,
  type PlayAction,
} from './model/composing.ts';
import { type EndView, endView } from './model/end.ts';
import { explanationOf } from './model/explaining.ts';
import { type HidingView, hidingView } from './model/hiding.ts';
import { activeRow, boardAsked, composed, hasCodeToCover, type Look, turnOf } from './model/look.ts';
import {
  offerOf,
  type PlayOffer,
  type ScoreTrack,
  type SeatLine,
  scoreTrack,
  seatLines,
  standingsOf,
} from './model/match.ts';
import { type Notes, noteSpec, notesIn } from './model/notes.ts';
import { turnText } from './model/queries.ts';
import { contextOf, titleOf } from './model/rounds.ts';
import { countdownText, whyNot } from './model/submitting.ts';
import { lookOf, ownState, type PlayState, roundName, type SeatState } from './state.ts';

export type PlayView = CoverView | TableView;

/** Between two people: who is next, and nothing of the match (T4b). */
export interface CoverView {
  readonly kind: 'covered';
  readonly title: string;
  /** The outcome of the last round; empty if none. */
  readonly news: string;
  /** For the player who had the screen before; null if nobody or the same person had. */
  readonly before: string | null;
  readonly turn: string;
  readonly pass: string;
  readonly lift: PlayAction;
  readonly back: PlayAction | null;
  /** Leaves; the match stays as it is. */
  readonly leave: string;
}

export interface TableView {
  readonly kind: 'table';
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly state: MatchState;
  /** The round that is shown: a finished one until its player goes on. */
  readonly round: Round;
  readonly connection: LinkState;
  readonly title: string;
  /** The game and the round; the round alone. */
  readonly context: string;
  readonly contextShort: string;
  /** Whose turn it is, and for what. */
  readonly turn: string;
  /** In the order of the round's. */
  readonly boards: readonly BoardModel[];
  /** The selected one; it is shown alone unless both of a duel are shown. */
  readonly board: number;
  /** The code being hidden, as a board of one row; null if none. */
  readonly code: BoardModel | null;
  /** The common turn of a duel, from 1; 0 for none. */
  readonly turnNumber: number;
  /** Where something is to be done or to be seen; null for nowhere. */
  readonly active: Place | null;
  readonly composer: ComposerView | null;
  /** A placeholder for the first row, for faces that keep its space while others hide their codes; null if none will be placed. */
  readonly composerFrame: ComposerView | null;
  readonly hiding: HidingView | null;
  readonly answer: AnswerView | null;
  /** A placeholder for the next answer, for faces that keep its space while its giver waits; null if none will be due. */
  readonly answerFrame: AnswerView | null;
  readonly correct: PlayAction | null;
  /** Why the last action failed; null if it did not. */
  readonly objection: string | null;
  /** Is a row, code or answer being sent? */
  readonly sending: boolean;
  /** The player's own cover over the own code; null if there is no code to cover. */
  readonly cover: PlayAction | null;
  readonly covered: boolean;
  readonly letters: boolean;
  readonly scoring: string;
  readonly seats: readonly SeatLine[];
  /** All scores, as a sentence; null if nothing is scored. */
  readonly standings: string | null;
  readonly track: ScoreTrack | null;
  readonly clock: { readonly left: Milliseconds; readonly whole: Milliseconds } | null;
  /** The time both have used in a duel of speed; empty elsewhere. */
  readonly clocks: readonly SeatClock[];
  /** How long until a duel of speed begins, in words; null if it has begun. */
  readonly countdown: string | null;
  readonly offer: PlayOffer | null;
  /** That a claim was refuted or an offer declined, until the next row; null if none was. */
  readonly declined: string | null;
  readonly asks: readonly AskAction[];
  readonly handOver: ReturnType<typeof handOverActions>;
  readonly hints: HintsView;
  readonly notes: { readonly spec: CodeSpec; readonly marks: Notes; readonly canUndo: boolean } | null;
  /** What answers mean, for a first game; null if not wanted. */
  readonly explanation: string | null;
  readonly end: EndView | null;
  readonly question: PlayQuestion | null;
}

export function playView(play: PlayState): PlayView {
  const look = lookOf(play);
  const own = ownState(play);
  return look && own ? tableView(play, look, own) : coverView(play);
}

function coverView({ snapshot, settings, card, last, news }: PlayState): CoverView {
  const words = playTexts(settings.language).handOver;
  const name = (seat: Seat) => sitterName(card, settings.language, seat) ?? '';
  const { seat } = snapshot.eyes;
  const from = last !== null && last !== seat ? last : null;
  return {
    kind: 'covered',
    title: words.title,
    news: news && !news.read ? news.text : '',
    before: from === null ? null : words.before(name(from)),
    turn: words.turn(name(seat)),
    pass: words.pass,
    lift: action(words.iAm(name(seat)), { type: 'uncover' }),
    back: from === null ? null : action(words.backTo(name(from)), { type: 'hand-to', seat: from }),
    leave: words.leave,
  };
}

function tableView(play: PlayState, look: Look, own: SeatState): TableView {
  const { snapshot, settings, card, people } = play;
  const { state, round, seat, words, speaker } = look;
  const { objection } = snapshot;
  const kind = composed(look);
  const ended = round.outcome !== null;
  const spec = noteSpec(look);
  return {
    kind: 'table',
    seat,
    state,
    round,
    connection: snapshot.connection,
    title: titleOf(words.title, state, round, seat),
    context: contextOf(speaker.language, words.title, state, round),
    contextShort: contextOf(speaker.language, words.title, state, round, true),
    turn: turnText(look),
    boards: round.boards.map((_, index) => boardModel(look, index)),
    board: look.board,
    code: kind === 'code' ? codeModel(look) : null,
    turnNumber: turnOf(look),
    active: activePlace(look),
    composer: composerView(look, play.now, own.swapping),
    composerFrame: ended ? null : composerFrame(look, play.now),
    hiding: kind === 'code' && look.draft ? hidingView(look, look.draft) : null,
    answer: ended ? null : answerView(look, own, objection),
    answerFrame: ended ? null : answerFrame(look),
    correct: ended ? null : correctAction(look),
    objection: objection && whyNot(look, objection),
    sending: look.sending,
    cover: coverAction(look),
    covered: own.covered,
    letters: own.letters,
    scoring: words.match.scoring[state.terms.scoring],
    seats: seatLines(look),
    standings: standingsOf(look),
    track: scoreTrack(look),
    clock: clockOf(play, look),
    clocks: settings.timers ? seatClocks(look, play.now) : [],
    countdown: countdownText(look, play.now),
    offer: ended ? null : offerOf(look),
    declined: ended ? null : declinedText(play, look),
    asks: ended ? [] : askActions(look),
    handOver: handOverActions(look, card, people, snapshot.eyes.seat),
    hints: hintsView(play, look, own),
    notes: spec && {
      spec,
      marks: notesIn(own.notes?.notes ?? [], spec),
      canUndo: own.notes?.cleared != null,
    },
    explanation: explanationOf(settings, speaker.edition, round, seat),
    end: endView(look, card, play.ghost),
    question: questionOf(look, own, objection, settings.misfits === 'bar'),
  };
}

/** The hole to fill next; for others the last row of a board whose code they hid, or that they watch. */
function activePlace(look: Look): Place | null {
  const kind = composed(look);
  const hole = kind === null ? 0 : (look.draft?.cursor ?? 0);
  if (kind === 'code') return { row: 0, hole };
  const board = boardAsked(look);
  if (!board) return null;
  const follows = (look.seat === null || board.maker === look.seat) && board.rows.length > 0;
  const row = activeRow(look, board) ?? (follows ? board.rows.length - 1 : null);
  return row === null ? null : { row, hole };
}

function declinedText({ declined }: PlayState, { speaker, state, round }: Look): string | null {
  if (!declined || declined.round !== roundName(round) || declined.placed !== round.placed) return null;
  return announce(speaker, state, declined.event, 'full');
}

function coverAction(look: Look): PlayAction | null {
  const { words, covered } = look;
  if (!hasCodeToCover(look)) return null;
  return action(covered ? words.board.uncover : words.board.cover, { type: 'cover-code' });
}

function clockOf({ now, settings }: PlayState, look: Look): TableView['clock'] {
  const { state, seat } = look;
  const whole = seat === null ? null : (state.terms.seats[seat]?.allowance ?? null);
  const left = ownTimeLeft(look, now);
  return left === null || whole === null || !settings.timers ? null : { left, whole };
}
