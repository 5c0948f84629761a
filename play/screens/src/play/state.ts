// The state of the play screen: what the table reported, and what each person at this screen has open beside the match.

import type { GhostChallenge } from '@blackpeg/notation';
import type { EventOf, Feedback, MatchState, Milliseconds, Round, Seat } from '@blackpeg/rules';
import type { Ask, Objection } from '@blackpeg/session';
import type { CodeSpace, Deduction } from '@blackpeg/solver';
import type { Card, TableSnapshot } from '@blackpeg/table';
import {
  type CodeStyle,
  type Detail,
  type Language,
  playTexts,
  type Speaker,
  speakerOf,
} from '@blackpeg/wording';
import type { Hint, HintChain, HintGrade } from '../hints/index.ts';
import type { Chosen } from '../settings/index.ts';
import type { KeyBindings } from './commands.ts';
import type { ExplainedAnswers } from './model/explaining.ts';
import { boardOf, type Look } from './model/look.ts';
import type { Notes } from './model/notes.ts';
import { endedRound, seenOnArrival } from './model/rounds.ts';
import { holesIn } from './model/submitting.ts';

export interface Says {
  /** Each peg that is placed or taken out. */
  readonly pegs: boolean;
  /** The player's own row, after its answer. */
  readonly rows: boolean;
  /** The answers to the player's own rows. */
  readonly answers: boolean;
  /** What others do, unless it needs a reaction. */
  readonly others: boolean;
}

/** The defaults. */
export const USUAL_SPEECH: Pick<PlaySettings, 'says' | 'codes'> = {
  says: { pegs: true, rows: false, answers: true, others: true },
  codes: null,
};

/** As in the settings. */
export function speechOf({
  detail,
  codes,
  sayPegs,
  sayRows,
  sayAnswers,
  sayOthers,
}: SpeechChosen): Pick<PlaySettings, 'detail' | 'says' | 'codes'> {
  return {
    detail,
    says: { pegs: sayPegs, rows: sayRows, answers: sayAnswers, others: sayOthers },
    codes: codes === 'auto' ? null : codes,
  };
}

type SpeechChosen = Pick<
  Chosen<'web'>,
  'detail' | 'codes' | 'sayPegs' | 'sayRows' | 'sayAnswers' | 'sayOthers'
>;

/** The player's settings for all tables, as far as they matter at one. */
export interface PlaySettings {
  readonly language: Language;
  /** How events are announced. */
  readonly detail: Detail;
  /** How rows are read out on request. */
  readonly queryDetail: Detail;
  /** What is announced without being requested. */
  readonly says: Says;
  /** How pegs are named; null leaves it to the length. */
  readonly codes: CodeStyle | null;
  readonly bindings: KeyBindings;
  readonly singleKeys: boolean;
  /** E5: a row that contradicts another is sent, confirmed first, or refused. */
  readonly misfits: 'allow' | 'warn' | 'bar';
  readonly timers: boolean;
  /** Show how many codes still fit. */
  readonly count: boolean;
  /** Say what answers mean, as in a first game. */
  readonly explains: ExplainedAnswers;
  /** Plain mode: no pause after a finished round, and the loop greets the player. */
  readonly byLines: boolean;
}

/** What a player asked for and did not get. */
export type Declined = EventOf<'claim-judged' | 'end-declined'>;

export interface PlayState {
  readonly snapshot: TableSnapshot;
  readonly card: Card;
  /** The rows of who sent the code, once they are read; null if nobody did. */
  readonly ghost: GhostChallenge | null;
  readonly people: readonly Seat[];
  readonly settings: PlaySettings;
  /** By the referee's clock. */
  readonly now: Milliseconds;
  readonly seats: Readonly<Record<Seat, SeatState>>;
  /** Who had the screen last; null before anybody. */
  readonly last: Seat | null;
  /** News for both, to be read on the cover once; null if none. */
  readonly news: { readonly key: string; readonly text: string; readonly read: boolean } | null;
  /** A claim or an offer that came to nothing, until the next row; null if none. */
  readonly declined: { readonly event: Declined; readonly round: string; readonly placed: number } | null;
}

/** Kept while the screen is covered. */
export interface SeatState {
  /** Finished rounds it has gone on from. */
  readonly seen: number;
  /** The owner's own cover over the own code. */
  readonly covered: boolean;
  /** The last objection that was announced. */
  readonly told: Objection | null;
  /** The round that all below belongs to. */
  readonly round: string;
  /** Rows placed in it when the state below was begun. */
  readonly placed: number;
  readonly answer: Feedback;
  /** The row being answered, from 0; null for none. */
  readonly markedRow: number | null;
  readonly correcting: boolean;
  /** Letters are pegs. */
  readonly letters: boolean;
  /** The number of the requested row, as far as it is typed; null if none. */
  readonly rowTyped: string | null;
  /** Holes, from 0, chosen so far to be swapped; null if no swap was begun. */
  readonly swapping: readonly number[] | null;
  /** Another player's board, selected for viewing. */
  readonly board: number | null;
  /** A row that contradicts another, to be confirmed before it is sent; valid for exactly these holes. */
  readonly misfit: { readonly row: number; readonly holes: unknown } | null;
  /** A confirmation of the rules that was answered with no. */
  readonly dismissed: Objection | null;
  readonly asked: Ask | null;
  readonly hints: HintState;
  readonly notes: NotesState | null;
  /** The duty whose shortage of time was announced. */
  readonly warned: string | null;
  /** The last announced second of the countdown; null if there is none. */
  readonly toStart: number | null;
}

export interface HintState {
  /** The knowledge for which these are valid. */
  readonly key: string;
  readonly told: readonly Deduction[];
  readonly shown: ShownHint | null;
  /** All codes and which of them fit; null until they are counted. */
  readonly space: CodeSpace | null;
  readonly counting: boolean;
  readonly thinking: boolean;
}

export interface ShownHint {
  readonly grade: HintGrade;
  readonly hint: Hint;
  /** The explanation; null until it is requested. */
  readonly chain: HintChain | null;
  /** Its highlighted step, from 0. */
  readonly step: number;
}

export interface NotesState {
  readonly key: string;
  readonly notes: Notes;
  /** What was there before everything was cleared. */
  readonly cleared: Notes | null;
}

export const NO_ANSWER: Feedback = { black: 0, white: 0, blue: 0 };
export const NO_HINTS: HintState = {
  key: '',
  told: [],
  shown: null,
  space: null,
  counting: false,
  thinking: false,
};

export function firstSeatState(state: MatchState): SeatState {
  return { ...freshRound(roundName(state.round)), seen: seenOnArrival(state), covered: false, told: null };
}

/** State that ends with the round. */
export function freshRound(round: string): Omit<SeatState, 'seen' | 'covered' | 'told'> {
  return {
    round,
    placed: 0,
    answer: NO_ANSWER,
    markedRow: null,
    correcting: false,
    letters: false,
    rowTyped: null,
    swapping: null,
    board: null,
    misfit: null,
    dismissed: null,
    asked: null,
    hints: NO_HINTS,
    notes: null,
    warned: null,
    toStart: null,
  };
}

export function roundName({ number, replay }: Pick<Round, 'number' | 'replay'>): string {
  return `${number} ${replay}`;
}

/** A finished one until its player goes on. */
export function roundShown({ byLines }: PlaySettings, state: MatchState, { seen }: SeatState): Round {
  return (byLines ? null : endedRound(state, seen)) ?? state.round;
}

/** The seat at the screen; null for a spectator. */
export function seatInFront({ snapshot, people }: Pick<PlayState, 'snapshot' | 'people'>): Seat | null {
  const { seat } = snapshot.eyes;
  return people.includes(seat) ? seat : null;
}

/** Of the player at the screen. */
export function ownState({ snapshot, seats }: PlayState): SeatState | null {
  return seats[snapshot.eyes.seat] ?? null;
}

/** The listener at that seat, and how codes are read there. */
export function speakerFor(
  { card, settings: { language, codes } }: Pick<PlayState, 'card' | 'settings'>,
  { terms }: MatchState,
  seat: Seat | null,
): Speaker {
  return { ...speakerOf(card, language, terms.edition, seat), codes };
}

function placesNamed({ shown }: HintState): Look['named'] {
  return shown?.chain?.steps[shown.step]?.about ?? shown?.hint.about;
}

/** Is a row, code or answer on its way? */
export function isSending({ pending }: PlayState['snapshot']): boolean {
  return pending.some(({ action }) => action.type !== 'see');
}

/** Null while the screen is covered, or nothing has been told yet. */
export function lookOf(play: PlayState): Look | null {
  const { snapshot, settings } = play;
  const { state, draft, objection } = snapshot;
  const own = ownState(play);
  if (!state || !own) return null;
  const seat = seatInFront(play);
  const round = roundShown(settings, state, own);
  const { language } = settings;
  return {
    state,
    round,
    seat,
    board: own.board ?? boardOf(round, seat),
    speaker: speakerFor(play, state, seat),
    words: playTexts(language),
    draft,
    flagged: holesIn(objection),
    named: own.swapping ? { rows: [], holes: own.swapping } : placesNamed(own.hints),
    sending: isSending(snapshot),
    covered: own.covered,
    detail: settings.queryDetail,
  };
}
