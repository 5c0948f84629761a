// A match as a record that people read, keep and exchange: terms, codes, rows, marks and results.
//
// Made from a state, so it lacks what no state holds: refuted claims (see `recordOfLog`), offers taken back, who was
// away and when, stopped clocks, marks replaced before anybody saw them, whether an overdue mark came from the referee,
// and how a search had ended before all agreed to end the match. A row that took all its time counts as placed by the
// clock.

import {
  type Award,
  allRounds,
  type Board,
  type Code,
  type Ending,
  type Feedback,
  type Leaving,
  type Maker,
  type MatchResult,
  type MatchState,
  type PegCounts,
  type Round,
  type RoundOutcome,
  type Row,
  type Seat,
  type Terms,
} from '@blackpeg/rules';

export interface MatchRecord {
  /** Any other tags: names, place, date. */
  readonly tags: readonly RecordTag[];
  readonly terms: Terms;
  readonly firstMaker: Seat;
  /** In order, void rounds and replays included. */
  readonly rounds: readonly RecordRound[];
  /** Null while the match is not over. */
  readonly result: MatchResult | null;
}

export interface RecordTag {
  readonly name: string;
  readonly value: string;
}

export interface RecordRound {
  readonly number: number;
  readonly replay: number;
  /** One for each maker who has hidden a code, in the order of the boards. */
  readonly codes: readonly RecordCode[];
  /** In the order the referee received them. */
  readonly moves: readonly RecordMove[];
  readonly ending: Ending | null;
  /** Makers who did not open their sealed code in time. */
  readonly unopened: readonly Seat[];
  readonly outcome: RoundOutcome | null;
  readonly awards: readonly Award[];
}

export interface RecordCode {
  readonly maker: Maker;
  readonly code: Code | 'hidden';
  /** What the maker declared if it is the maker's choice (C9), otherwise null. */
  readonly blanks: boolean | null;
  readonly palmed: PegCounts | 'hidden' | null;
  readonly commitment: string | null;
  /** The key that opens the commitment. */
  readonly key: string | 'hidden' | null;
}

export type RecordMove =
  | RecordRow
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly what: 'round' | 'match' }
  | { readonly kind: 'end-offered'; readonly seat: Seat }
  | { readonly kind: 'claim-refuted'; readonly board: number };

export interface RecordRow {
  readonly kind: 'row';
  readonly board: number;
  readonly guess: Code | 'hidden' | 'lost';
  /** All its marks, corrected ones first; the last one is valid. */
  readonly marks: readonly (Feedback | 'hidden')[];
  /** Milliseconds the breaker took; null if not recorded. */
  readonly spent: number | null;
  /** Placed by the clock when time ran out (T1). */
  readonly byClock: boolean;
}

/**
 * Makes a record from the state of any viewer, finished or not. Tags with a name that the record uses itself (see
 * `isTagName`) are left out.
 */
export function recordOf(state: MatchState, tags: readonly RecordTag[] = []): MatchRecord {
  const rounds = allRounds(state);
  return {
    tags: tags.filter(({ name }) => isTagName(name)),
    terms: state.terms,
    firstMaker: state.firstMaker,
    rounds: rounds.map((round, index) => recordRound(state, round, index)),
    result: state.result,
  };
}

/** Names the record uses itself: for its terms, and for the digest of an export. */
const OWN_TAGS = [
  'Digest',
  'Edition',
  'Form',
  'Pace',
  'FirstMaker',
  'Length',
  'Scoring',
  'UnbrokenBonus',
  'Marker',
  'Custody',
  'Tray',
  'Absence',
  'OneScreen',
  'Result',
] as const;

const MATCH_TAG = 'Match';

/** The id of the match, which commitments contain, as a tag. */
export function matchTag(match: string): RecordTag {
  return { name: MATCH_TAG, value: match };
}

/** Names by seat as tags, `Player1` to `Player8`; no tag for an unknown name. */
export function playerTags(names: readonly (string | null)[]): readonly RecordTag[] {
  return names.flatMap((value, seat) => (value ? [{ name: `Player${seat + 1}`, value }] : []));
}

/** The players' names in the tags, by seat; null for a seat without a tag. */
export function playersOfTags(tags: readonly RecordTag[], seats: number): readonly (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const tag = tags.find(({ name }) => name.toLowerCase() === `player${seat + 1}`);
    return tag?.value.trim() || null;
  });
}

/** Null if there is no such tag. */
export function matchOfRecord({ tags }: Pick<MatchRecord, 'tags'>): string | null {
  return tags.find(({ name }) => name.toLowerCase() === MATCH_TAG.toLowerCase())?.value ?? null;
}

/** Whether a name can be used for a custom tag: letters, digits and `_`, and not used by the record itself. */
export function isTagName(name: string): boolean {
  const taken = OWN_TAGS.some((own) => own.toLowerCase() === name.toLowerCase());
  return /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name) && !taken && !/^seat\d+$/i.test(name);
}

/** The key, if it is shown. */
export function openKey({ key }: RecordCode): string | null {
  return key === 'hidden' ? null : key;
}

function recordRound(state: MatchState, round: Round, index: number): RecordRound {
  const { number, replay, ending, unopened, outcome, awards } = round;
  const codes = recordCodes(state.terms, round);
  return {
    number,
    replay,
    codes,
    moves: recordMoves(state, round, index),
    ending,
    unopened,
    outcome,
    awards,
  };
}

function recordCodes(terms: Terms, { boards }: Round): readonly RecordCode[] {
  const firsts = boards.filter((board, at) => boards.findIndex(({ maker }) => maker === board.maker) === at);
  return firsts.flatMap(({ maker, secret }) => {
    if (secret === null) return [];
    const { code, palmed, commitment, key } = secret;
    const blanks = terms.edition.blanks === 'choice' ? secret.blanks : null;
    return [{ maker, code, blanks, palmed, commitment, key }];
  });
}

/** Rows in the order of receipt, and players leaving a race between them. */
function recordMoves(state: MatchState, round: Round, index: number): readonly RecordMove[] {
  const placed = round.boards
    .flatMap((board, at) =>
      board.rows.map((row) => ({ order: row.order, row: recordRow(state.terms, board, at, row) })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row);
  const leavings = leavingsOf(state, index);
  const leftAt = (at: number) =>
    leavings
      .filter(({ after }) => after === at)
      .map(({ seat, what }): RecordMove => ({ kind: 'resigned', seat, what }));
  const moves = placed.flatMap((row, at): readonly RecordMove[] => [...leftAt(at), row]);
  return withOffers(state, round, [...moves, ...leftAt(placed.length)]);
}

/** An offer that failed, or was made by a player who then left, may have come first; others happened last. */
function withOffers(state: MatchState, round: Round, moves: readonly RecordMove[]): readonly RecordMove[] {
  if (round !== state.round) return moves;
  const cameToNothing = round.ending !== null && round.ending.kind !== 'agreed';
  const isFirst = (seat: Seat) => cameToNothing || state.withdrawn.includes(seat);
  const offer = (seat: Seat): RecordMove => ({ kind: 'end-offered', seat });
  const first = state.endOffers.filter(isFirst).map(offer);
  const last = state.endOffers.filter((seat) => !isFirst(seat)).map(offer);
  return [...first, ...moves, ...last];
}

function recordRow(terms: Terms, { breaker }: Board, board: number, row: Row): RecordRow {
  const { guess, mark, corrected, spent } = row;
  const marks = mark === null ? corrected : [...corrected, mark];
  const allowance = terms.seats[breaker]?.allowance ?? null;
  const byClock = guess !== 'lost' && allowance !== null && spent >= allowance;
  return { kind: 'row', board, guess, marks, spent, byClock };
}

/**
 * Who left a match that went on without them, and when (E4, S2). In other matches the ending says it all, unless all
 * agreed to end the match while codes were still sealed (M7).
 */
function leavingsOf(state: MatchState, index: number): readonly Leaving[] {
  const round = [...state.past, state.round][index];
  const tells = state.terms.form === 'race' || round?.ending?.kind === 'agreed';
  return tells ? (round?.leavings ?? []) : [];
}
