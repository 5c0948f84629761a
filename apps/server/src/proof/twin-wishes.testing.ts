// Two codes for one match, and what is wished there: the same for both, so that they may not be told apart.

import type { PlayerAction } from '@blackpeg/protocol';
import {
  type Code,
  type Dice,
  drawCode,
  dutyOf,
  type Feedback,
  type MatchState,
  mark,
  openCode,
  PERSON,
  type Row,
  type Seat,
  sameCode,
  sameFeedback,
  seededDice,
  specFor,
  type Terms,
} from '@blackpeg/rules';

export interface Twins {
  readonly terms: Terms;
  readonly maker: Seat;
  readonly codes: readonly [Code, Code];
}

const STRAYS = ['claim', 'admit', 'withdraw-offer', 'take-round', 'offer-end'] as const;

/**
 * People at their own devices, with codes that the referee keeps; in a counted tray two codes of different pegs would
 * differ for all to see. `anyTerms` are those of the referee's own tests. Null where chance made the codes the same.
 */
export function anyTwins(anyTerms: (dice: Dice, fixed: Partial<Terms>) => Terms, seed: number): Twins | null {
  const dice = seededDice(seed);
  const terms = anyTerms(dice, {
    form: dice(2) === 0 ? 'classic' : 'duel',
    custody: 'escrow',
    supply: null,
    firstMaker: 0,
    seats: [PERSON, PERSON],
  });
  const breaker = terms.form === 'classic' ? 1 : dice(2);
  const spec = specFor(terms.edition, breaker, terms.edition.blanks !== 'off');
  const codes = [drawCode(spec, dice), drawCode(spec, dice)] as const;
  return sameCode(...codes) ? null : { terms, maker: 1 - breaker, codes };
}

/** The same for both twins, for nothing is placed that would tell them apart. */
export function wishFor(
  state: MatchState,
  twins: Twins,
  which: 0 | 1,
  dice: Dice,
): { by: Seat; action: PlayerAction } {
  const { edition, seats } = twins.terms;
  const due = [...seats.keys()].flatMap((by) => {
    const duty = dutyOf(state, by);
    const board = duty && state.round.boards[duty.board];
    return board ? [{ by, duty, board }] : [];
  });
  const chosen = due[dice(due.length)];
  if (!chosen || dice(4) === 0)
    return { by: dice(seats.length), action: { type: STRAYS[dice(STRAYS.length)] ?? 'claim' } };
  const { by, duty, board } = chosen;
  const drawn = drawCode(specFor(edition, board.breaker, edition.blanks !== 'off'), dice);
  if (duty.kind === 'hide') {
    const code = by === twins.maker ? twins.codes[which] : drawn;
    const blanks = edition.blanks === 'choice' ? true : null;
    return { by, action: { type: 'hide-code', code, blanks, palmed: null, commitment: null } };
  }
  const known = board.maker === twins.maker ? twins.codes : [openCode(board) ?? []];
  const marks = (guess: Row['guess'] | undefined) => known.map((code) => markOf(twins.terms, code, guess));
  if (duty.kind === 'place') {
    const [one, two = one] = marks(drawn);
    const isAlike = one !== undefined && two !== undefined && sameFeedback(one, two);
    return { by, action: isAlike ? { type: 'place-guess', guess: drawn } : { type: 'claim' } };
  }
  const [feedback] = marks(board.rows.at(-1)?.guess);
  return feedback
    ? { by, action: { type: 'mark-guess', feedback, confirmed: true } }
    : { by, action: { type: 'claim' } };
}

function markOf({ edition }: Terms, code: Code, guess: Row['guess'] | undefined): Feedback {
  if (guess === undefined || guess === 'hidden' || guess === 'lost') throw new Error('Nothing to mark.');
  return mark(edition.marking, code, guess);
}
