// R11: people who mark rightly and wrongly, admit, correct and claim, in every edition; each decision of the rules is
// compared with the oracle's. Every difference is reported as a sentence, and there should be none.

import { type AnsweredRow, isSame, oracleFits, oracleMark } from './answers-oracle.testing.ts';
import { type Code, countCodes, drawCode } from './code/code.ts';
import { allFeedback, type Feedback } from './code/feedback.ts';
import { advance } from './decide/decide.ts';
import { openMatch } from './decide/open.ts';
import type { Dice } from './dice.ts';
import { specFor } from './editions/edition.ts';
import type { Action } from './match/action.ts';
import { type Duty, dutyOf } from './match/duty.ts';
import type { MatchEvent } from './match/event.ts';
import { fold } from './match/evolve.ts';
import type { Board, MatchState } from './match/match.ts';
import type { Maker } from './match/seat.ts';
import { pick, randomEdition } from './random-match.testing.ts';
import { standardTerms, type Terms } from './terms/terms.ts';

export interface AnswersTried {
  /** Marks and corrections, and how many of them were wrong. */
  readonly answers: number;
  readonly wrong: number;
  readonly warned: number;
  /** Rows that a reveal reported. */
  readonly revealed: number;
  readonly claims: number;
  readonly upheld: number;
  readonly faults: readonly string[];
}

type Tried = { -readonly [K in keyof AnswersTried]: AnswersTried[K] } & { readonly faults: string[] };

/** What the players at the table know: the codes, and every row with its answer, by board. */
interface Round {
  codes: Code[];
  rows: (AnsweredRow | { readonly guess: Code; readonly given: null })[][];
}

interface Play extends Round {
  readonly tried: Tried;
  readonly dice: Dice;
  /** One in this many rows. */
  readonly claims: number;
  readonly terms: Terms;
  state: MatchState;
  now: number;
}

const MOST_STEPS = 400;
/** The oracle tries each code: claims are rare in larger games, and there are none in the largest. */
const FEW_CODES = 1_500;
const MANY_CODES = 40_000;
const SELDOM = 100;

/** Whole matches until this many answers were given, with a claim before one in this many rows: the oracle is slow on claims. */
export function tryAnswers(
  count: number,
  dice: Dice,
  claims: number,
  progress: (answers: number) => void = () => {},
): AnswersTried {
  const tried: Tried = { answers: 0, wrong: 0, warned: 0, revealed: 0, claims: 0, upheld: 0, faults: [] };
  while (tried.answers < count) {
    playMatch(tried, dice, claims);
    progress(tried.answers);
  }
  return tried;
}

function playMatch(tried: Tried, dice: Dice, claims: number): void {
  const terms = answeringTerms(dice);
  const opening = openMatch(terms, dice, 0);
  const state = opening.ok ? fold(opening.value) : null;
  if (!state) return;
  const play: Play = { tried, dice, claims, terms, state, now: 0, codes: [], rows: [] };
  for (let step = 0; step < MOST_STEPS && play.state.phase !== 'closed'; step += 1) {
    const due = [0, 1].flatMap((who) => {
      const duty = dutyOf(play.state, who);
      return duty ? [{ who, duty }] : [];
    });
    const next = pick(dice, due);
    if (!next) return;
    fulfil(play, next.who, next.duty);
  }
}

/** F7: people mark, assisted or by hand; escrow or sealed. No counted tray, which would tell a claim more than its rows. */
function answeringTerms(dice: Dice): Terms {
  const sealed = dice(3) === 0;
  return standardTerms(randomEdition(dice), {
    form: pick(dice, ['classic', 'duel']),
    pace: pick(dice, ['turns', 'free']),
    marker: sealed ? 'by-hand' : pick(dice, ['assisted', 'by-hand']),
    custody: sealed ? 'sealed' : 'escrow',
  });
}

function fulfil(play: Play, who: Maker, duty: Duty): void {
  const { state, dice, codes } = play;
  const board = state.round.boards[duty.board] as Board;
  switch (duty.kind) {
    case 'hide':
      hide(play, who, duty.board, board);
      return;
    case 'place':
      if (dice(play.claims) === 0) claim(play, duty.board, board);
      if (play.state === state) place(play, duty.board, board);
      return;
    case 'mark':
      answer(play, who, duty.board, board);
      return;
    case 'open':
      act(play, who, { type: 'open-code', code: codes[duty.board] ?? [], key: 'key', genuine: true });
  }
}

function hide(play: Play, who: Maker, index: number, board: Board): void {
  const { terms, dice } = play;
  const blanks = terms.edition.blanks === 'choice' ? dice(2) === 0 : null;
  const code = drawCode(specFor(terms.edition, board.breaker, blanks ?? terms.edition.blanks === 'on'), dice);
  play.codes[index] = code;
  const isSealed = terms.custody === 'sealed';
  const commitment = isSealed ? 'commitment' : null;
  act(play, who, {
    type: 'hide-code',
    code: isSealed ? 'hidden' : code,
    blanks,
    palmed: null,
    commitment,
    key: null,
  });
}

function place(play: Play, index: number, board: Board): void {
  const { dice, codes } = play;
  const guess = dice(6) === 0 ? (codes[index] ?? []) : drawCode(specOf(play, board), dice);
  act(play, board.breaker, { type: 'place-guess', guess });
}

/** Right or wrong at random; sometimes corrected or admitted. */
function answer(play: Play, who: Maker, index: number, board: Board): void {
  const { dice, terms } = play;
  const row = play.rows[index]?.at(-1);
  const code = play.codes[index];
  if (!row || !code) throw new Error('A mark is due for a row that nobody placed.');
  const right = oracleMark(terms.edition.marking, code, row.guess);
  const given = dice(3) === 0 ? pick(dice, allFeedback(specOf(play, board), terms.edition.marking)) : right;
  mark(play, who, 'mark-guess', given, right);
  const isStillOpen = () => play.rows[index]?.at(-1)?.guess === row.guess && play.state.phase === 'seeking';
  if (isStillOpen() && dice(8) === 0) mark(play, who, 'correct-mark', right, right);
  if (isStillOpen() && dice(12) === 0) admit(play, who, index);
}

/** Sent unconfirmed first, then, if it was questioned, confirmed. */
function mark(
  play: Play,
  who: Maker,
  type: 'mark-guess' | 'correct-mark',
  feedback: Feedback,
  right: Feedback,
): void {
  const { tried, terms } = play;
  const isRight = isSame(feedback, right);
  const asked = act(play, who, { type, feedback, confirmed: false });
  if (asked !== null && asked !== 'confirm-wrong' && asked !== 'confirm-final') {
    if (isRight && type === 'mark-guess') fault(play, `A right answer was refused: ${asked}.`);
    return;
  }
  tried.answers += 1;
  if (!isRight) tried.wrong += 1;
  if (asked === 'confirm-wrong') tried.warned += 1;
  const shouldWarn = terms.marker === 'assisted' && !isRight;
  if ((asked === 'confirm-wrong') !== shouldWarn)
    fault(play, `${shouldWarn ? 'No warning' : 'A warning'} of ${JSON.stringify({ feedback, right })}.`);
  const confirmed = asked === null ? null : act(play, who, { type, feedback, confirmed: true });
  if (confirmed !== null) fault(play, `A confirmed answer was refused: ${confirmed}.`);
}

/** W2: judged by the rows alone, and right whatever the code is. */
function claim(play: Play, index: number, board: Board): void {
  const { tried, terms, dice } = play;
  const spec = specOf(play, board);
  const codes = countCodes(spec);
  if (codes > MANY_CODES || (codes > FEW_CODES && dice(SELDOM) > 0)) return;
  const rows = (play.rows[index] ?? []).filter((row) => row.given !== null);
  const before = play.state.version;
  const refused = act(play, board.breaker, { type: 'claim' });
  if (refused === 'nothing-to-claim' && rows.length === 0) return;
  if (refused !== null) {
    fault(play, `A claim was refused: ${refused}.`);
    return;
  }
  tried.claims += 1;
  const fits = oracleFits(spec, terms.edition.marking, rows);
  const isUpheld = play.state.version > before + 1;
  if (isUpheld) tried.upheld += 1;
  if (isUpheld === fits)
    fault(play, `A claim was ${isUpheld ? 'upheld' : 'refused'} against ${rows.length} rows.`);
}

/** W2: in escrow only a real error can be admitted; sealed, anyone who has marked can admit one. */
function admit(play: Play, who: Maker, index: number): void {
  const isWrong = faultsOn(play, index).length > 0;
  const refused = act(play, who, { type: 'admit' });
  const mayAdmit = isWrong || play.terms.custody === 'sealed';
  if ((refused === null) !== mayAdmit) fault(play, `An admission was answered with ${refused}.`);
}

/** Null if it was accepted, otherwise the refusal. What was reported about wrong answers is compared. */
function act(play: Play, by: Maker, action: Action): string | null {
  play.now += 1000;
  const advanced = advance(play.state, by, action, play.now);
  if (!advanced.ok) return advanced.error.kind;
  play.state = advanced.value.state;
  for (const event of advanced.value.events) note(play, action, event);
  return null;
}

function note(play: Play, action: Action, event: MatchEvent): void {
  const { rows, tried } = play;
  if (event.type === 'round-opened') [play.codes, play.rows] = [[], []];
  if (event.type === 'guess-placed' && event.guess !== 'hidden')
    rows[event.board] = [...(rows[event.board] ?? []), { guess: event.guess, given: null }];
  if ((event.type === 'guess-marked' || event.type === 'mark-corrected') && event.feedback !== 'hidden') {
    const row = rows[event.board]?.[event.row];
    if (row) rows[event.board]?.splice(event.row, 1, { guess: row.guess, given: event.feedback });
  }
  if (event.type === 'codes-revealed') {
    const found = event.faults
      .map(({ board, row, right }) => `${board} ${row} ${JSON.stringify(right)}`)
      .sort();
    const expected = [...rows.keys()].flatMap((board) => faultsOn(play, board)).sort();
    tried.revealed += expected.length;
    if (found.join() !== expected.join())
      fault(play, `The reveal named ${found}, and wrong were ${expected}.`);
  }
  if (event.type === 'search-ended') {
    const { kind } = event.ending;
    const isProof = kind === 'claim-upheld' || kind === 'admitted';
    if (isProof && action.type !== 'claim' && action.type !== 'admit')
      fault(play, `${action.type} ended the search: ${kind}.`);
  }
}

/** According to the oracle, in the form of a reveal. */
function faultsOn({ rows, codes, terms }: Play, board: number): readonly string[] {
  return (rows[board] ?? []).flatMap(({ guess, given }, row) => {
    const code = codes[board];
    if (given === null || !code) return [];
    const right = oracleMark(terms.edition.marking, code, guess);
    return isSame(given, right) ? [] : [`${board} ${row} ${JSON.stringify(right)}`];
  });
}

function specOf({ terms }: Play, board: Board) {
  return specFor(terms.edition, board.breaker, board.secret?.blanks ?? false);
}

function fault({ tried, terms }: Play, what: string): void {
  const { edition, form, marker, custody } = terms;
  tried.faults.push(`${edition.name}, ${form}, ${marker}, ${custody}: ${what}`);
}
