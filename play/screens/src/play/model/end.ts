// How a round came out, and where to go from there. The rules have gone on already; players go on when they like.

import type { Ending, Feedback, Round } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import {
  answerText,
  awardTexts,
  closedText,
  commonTexts,
  endingText,
  outcomeText,
  type Speaker,
  secretText,
} from '@blackpeg/wording';
import type { Look } from './look.ts';
import { seatLines, standingsOf } from './match.ts';
import { roundIndex, whatFollows } from './rounds.ts';

export type EndLineKind = 'outcome' | 'award' | 'wrong' | 'code' | 'score' | 'racer';

export interface EndView {
  readonly heading: string;
  readonly lines: readonly { readonly kind: EndLineKind; readonly text: string }[];
  /** Is the whole match over? */
  readonly over: boolean;
  /** The next round, or another match; null where a code is there once. */
  readonly next: { readonly label: string; readonly note: string | null } | null;
  /** Null for a spectator. */
  readonly review: { readonly label: string; readonly round: number } | null;
  readonly home: string;
}

/** Null while no ended round is shown. */
export function endView(look: Look, { origin }: Pick<Card, 'origin'>): EndView | null {
  const { state, round, seat, speaker, words } = look;
  if (round.outcome === null) return null;
  const over = state.result !== null && round === state.round;
  const heading =
    over && state.result
      ? closedText(speaker, { result: state.result, round })
      : words.title.roundOver(round.number);
  return {
    heading,
    lines: endLines(look, round),
    over,
    next: nextOf(look, over, origin.kind === 'set-up'),
    review: seat === null ? null : { label: words.end.review, round: roundIndex(state, round) },
    home: words.end.home,
  };
}

function nextOf({ state, round, words }: Look, over: boolean, repeatable: boolean): EndView['next'] {
  const { end } = words;
  const follows = whatFollows(state, round);
  if (!over) return { label: end[follows === 'nothing' ? 'next' : follows], note: null };
  // A code of the day, or one that a friend sent, is there once.
  if (!repeatable) return null;
  const alone = state.terms.seats.length === 1;
  return alone ? { label: end.once, note: null } : { label: end.rematch, note: end.rematchNote };
}

/** How a round came out; where time decided it, that first: a code nobody hid is broken by nobody. */
export function roundOverText(speaker: Speaker, round: Round): string {
  const { ending, outcome } = round;
  const late = ending && LATE.includes(ending.kind) ? endingText(speaker, round, ending) : '';
  return [late, outcome ? outcomeText(speaker, round, outcome) : ''].filter((text) => text !== '').join(' ');
}

const LATE: readonly Ending['kind'][] = [
  'hiding-overdue',
  'all-hiding-overdue',
  'mark-overdue',
  'all-marks-overdue',
];

function endLines(look: Look, round: Round): EndView['lines'] {
  const { state, speaker, words } = look;
  const { scoring, form } = state.terms;
  const { outcome, awards, faults, boards } = round;
  const answer = (feedback: Feedback) => answerText(speaker.language, speaker.edition.name, feedback);
  const wrong = faults.map(({ row, given, right }) =>
    words.board.wrongWas(row + 1, answer(given), answer(right)),
  );
  const score = standingsOf(look);
  const codes = boards.filter(({ secret }) => secret !== null).map((board) => secretText(speaker, board));
  return [
    ...lines('outcome', outcome ? [roundOverText(speaker, round)] : []),
    ...lines('award', outcome ? awardTexts(speaker, scoring, outcome, awards) : []),
    ...lines('wrong', wrong),
    ...lines('code', [...new Set(codes)]),
    ...lines('score', score === null ? [] : [score]),
    ...lines('racer', form === 'race' ? racerTexts(look, round) : []),
  ];
}

/** Of a race, what everybody came to. */
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
