// The result of a round, and what can be done next. The rules have already gone on; players continue when they like.

import type { GhostChallenge } from '@blackpeg/notation';
import {
  answeredRows,
  closestRows,
  type Ending,
  type Feedback,
  isFound,
  type Round,
  type RoundOutcome,
} from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import {
  answerText,
  awardTexts,
  closedText,
  closestText,
  commonTexts,
  endingText,
  outcomeText,
  type Speaker,
  secretText,
} from '@blackpeg/wording';
import { type GhostView, ghostView } from '../../challenge/ghost.ts';
import { againOf, type PlayAgain } from '../../shared-matches.ts';
import type { Look } from './look.ts';
import { seatLines, standingsOf } from './match.ts';
import { roundIndex, whatFollows } from './rounds.ts';

export type EndLineKind = 'outcome' | 'closest' | 'award' | 'wrong' | 'code' | 'score' | 'racer';

export interface EndView {
  /** The result: of the match if somebody won it, otherwise of the round. */
  readonly heading: string;
  /** Further sentences. */
  readonly lines: readonly { readonly kind: EndLineKind; readonly text: string }[];
  /** On the board that is shown: the row, from 0, that found the code, or the last that came closest; null for none. */
  readonly row: number | null;
  /** Whether the code of that board was found. */
  readonly found: boolean;
  /** Is the whole match over? */
  readonly over: boolean;
  /** The next round, or another match; null if the code can be played only once. */
  readonly next: PlayAgain | null;
  /** Null for a spectator. */
  readonly review: { readonly label: string; readonly round: number } | null;
  /** Null if no row was answered, and for a spectator. */
  readonly share: string | null;
  /** Back to the day of the code; null for any other code. */
  readonly daily: { readonly label: string; readonly date: string } | null;
  /** The comparison with the sender; null if nobody sent the code. */
  readonly ghost: GhostView | null;
  readonly home: string;
}

/** Null while no finished round is shown. */
export function endView(
  look: Look,
  { origin }: Pick<Card, 'origin'>,
  ghost: GhostChallenge | null = null,
): EndView | null {
  const { state, round, seat, words } = look;
  const { outcome, boards } = round;
  if (outcome === null) return null;
  const over = state.result !== null && round === state.round;
  const [result, ...lines] = endLines(look, round, outcome);
  const isAnswered = boards.some((board) => answeredRows(board).length > 0);
  return {
    heading: result?.text ?? '',
    lines,
    ...rowAbout(look, round),
    over,
    next: nextOf(look, over, { origin }),
    review: seat === null ? null : { label: words.end.review, round: roundIndex(state, round) },
    share: seat === null || !isAnswered ? null : words.end.share,
    daily: origin.kind === 'daily' ? { label: words.end.daily, date: origin.date } : null,
    ghost: ghostView(look.speaker.language, state.terms.edition, ghost, boards[0]),
    home: words.end.home,
  };
}

/** To a key that is for a row: that the round is over, and what Enter does now. */
export function roundOverReply(look: Look, card: Pick<Card, 'origin'>): string {
  const end = endView(look, card);
  const isElsewhere = end?.over && card.origin.kind === 'online';
  return look.words.keys.roundOver(isElsewhere ? null : (end?.next?.label ?? end?.share ?? null));
}

function rowAbout({ board: index, speaker }: Look, round: Round): Pick<EndView, 'row' | 'found'> {
  const board = round.boards[index];
  if (board && isFound(board)) return { row: board.rows.length - 1, found: true };
  const closest = closestRows(round, speaker.edition.marking, speaker.you);
  return { row: closest?.rows.at(-1) ?? null, found: false };
}

function nextOf(
  { state, round, words, speaker }: Look,
  over: boolean,
  card: Pick<Card, 'origin'>,
): EndView['next'] {
  if (over) return againOf(speaker.language, card, state);
  const follows = whatFollows(state, round);
  return { label: words.end[follows === 'nothing' ? 'next' : follows], note: null };
}

/**
 * The outcome of a round; if time or a resignation decided it, that comes first: a code that was never hidden cannot be
 * broken, and one that its maker gave up was not found.
 */
export function roundOverText(speaker: Speaker, round: Round): string {
  const { ending, outcome } = round;
  const why = ending && NOT_PLAYED_OUT.includes(ending.kind) ? endingText(speaker, round, ending) : '';
  return [why, outcome ? outcomeText(speaker, round, outcome) : ''].filter((text) => text !== '').join(' ');
}

const NOT_PLAYED_OUT: readonly Ending['kind'][] = [
  'resigned',
  'round-taken',
  'hiding-overdue',
  'all-hiding-overdue',
  'mark-overdue',
  'all-marks-overdue',
];

/** The first is the result. */
function endLines(look: Look, round: Round, outcome: RoundOutcome): EndView['lines'] {
  const { state, speaker, words } = look;
  const { scoring, form } = state.terms;
  const { awards, faults, boards } = round;
  const answer = (feedback: Feedback) => answerText(speaker.language, speaker.edition.name, feedback);
  const wrong = faults.map(({ row, given, right }) =>
    words.board.wrongWas(row + 1, answer(given), answer(right)),
  );
  const score = standingsOf(look);
  const closest = closestText(speaker, round);
  const codes = boards.filter(({ secret }) => secret !== null).map((board) => secretText(speaker, board));
  return [
    ...lines('outcome', resultTexts(look, round)),
    ...lines('closest', closest === null ? [] : [closest]),
    ...lines('award', awardTexts(speaker, scoring, outcome, awards)),
    ...lines('wrong', wrong),
    ...lines('code', [...new Set(codes)]),
    ...lines('score', score === null ? [] : [score]),
    ...lines('racer', form === 'race' ? racerTexts(look, round) : []),
  ];
}

/** That a match is over is visible; its winner is announced before the outcome of its last round. */
function resultTexts({ state, speaker }: Look, round: Round): readonly string[] {
  const { result } = state;
  const came = roundOverText(speaker, round);
  if (result === null || round !== state.round || result.kind === 'finished') return [came];
  return [closedText(speaker, { result, round }), came];
}

/** In a race, everybody's result. */
function racerTexts(look: Look, { boards }: Round): readonly string[] {
  const { named } = commonTexts(look.speaker.language);
  const seats = seatLines(look);
  return boards.flatMap(({ breaker, rows }) => {
    const line = seats[breaker];
    return line ? [named(line.name, line.role || look.words.match.placed(rows.length))] : [];
  });
}

function lines(kind: EndLineKind, texts: readonly string[]): EndView['lines'] {
  return texts.map((text) => ({ kind, text }));
}
