// Two codes for one match, and actions that are the same for both, so that nobody may be able to tell them apart.

import { randomBytes } from 'node:crypto';
import { createSeals } from '@blackpeg/commitment';
import type { PlayerAction } from '@blackpeg/protocol';
import {
  type Board,
  type Code,
  type Dice,
  drawCode,
  dutyOf,
  type Feedback,
  type Maker,
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
  readonly maker: Maker;
  readonly codes: readonly [Code, Code];
}

export interface Wish {
  readonly by: Seat;
  readonly action: PlayerAction;
}

const STRAYS = ['claim', 'admit', 'withdraw-offer', 'take-round', 'offer-end'] as const;
const FORMS = ['classic', 'duel', 'race'] as const;
const seals = createSeals(randomBytes);

/** The dice with which the house of a race hides. */
export function diceOfHouse(seed: number, which: 0 | 1): Dice {
  return seededDice(2 * seed + which);
}

/**
 * People at their own devices, and the house in a race; codes with the referee or sealed. In a counted tray two codes
 * of different pegs would differ for all to see. `anyTerms` are those of the referee's own tests. Null if chance
 * made the codes the same.
 */
export function anyTwins(anyTerms: (dice: Dice, fixed: Partial<Terms>) => Terms, seed: number): Twins | null {
  const dice = seededDice(seed);
  const form = FORMS[dice(FORMS.length)] ?? 'classic';
  const terms = anyTerms(dice, {
    form,
    custody: form !== 'race' && dice(4) === 0 ? 'sealed' : 'escrow',
    supply: null,
    firstMaker: 0,
    seats: Array.from({ length: form === 'race' ? 2 + dice(2) : 2 }, () => PERSON),
  });
  const breaker = form === 'classic' ? 1 : dice(2);
  const spec = specFor(terms.edition, breaker, terms.edition.blanks !== 'off');
  const drawn = (which: 0 | 1) => drawCode(spec, form === 'race' ? diceOfHouse(seed, which) : dice);
  const codes = [drawn(0), drawn(1)] as const;
  return sameCode(...codes) ? null : { terms, maker: form === 'race' ? 'house' : 1 - breaker, codes };
}

/** The same for both twins, because no guess is placed that would tell them apart. `match` is the id of the table. */
export function createWishes(twins: Twins, which: 0 | 1, match: string, dice: Dice) {
  const { edition, seats, custody } = twins.terms;
  /** What the other makers' devices know about their own codes. */
  const kept = new Map<Maker, Code>();

  function hide(state: MatchState, by: Seat, drawn: Code): PlayerAction {
    const code = by === twins.maker ? twins.codes[which] : drawn;
    const blanks = edition.blanks === 'choice' ? true : null;
    kept.set(by, code);
    if (custody === 'escrow') return { type: 'hide-code', code, blanks, palmed: null, commitment: null };
    const commitment = seals.commitmentTo(match, state, by, { code, palmed: null }, seals.newKey());
    return { type: 'hide-code', code: 'hidden', blanks, palmed: null, commitment };
  }

  function marks(board: Board, guess: Row['guess'] | undefined): readonly Feedback[] {
    const code = kept.get(board.maker) ?? openCode(board) ?? [];
    const codes = board.maker === twins.maker ? twins.codes : [code];
    return codes.map((one) => markOf(twins.terms, one, guess));
  }

  return (state: MatchState): Wish => {
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
    if (duty.kind === 'hide') return { by, action: hide(state, by, drawn) };
    if (duty.kind === 'place') {
      const [one, two = one] = marks(board, drawn);
      const isAlike = one !== undefined && two !== undefined && sameFeedback(one, two);
      return { by, action: isAlike ? { type: 'place-guess', guess: drawn } : { type: 'claim' } };
    }
    // A sealed code is not opened here: that would tell them apart.
    const [feedback] = duty.kind === 'mark' ? marks(board, board.rows.at(-1)?.guess) : [];
    return feedback
      ? { by, action: { type: 'mark-guess', feedback, confirmed: true } }
      : { by, action: { type: 'claim' } };
  };
}

function markOf({ edition }: Terms, code: Code, guess: Row['guess'] | undefined): Feedback {
  if (guess === undefined || guess === 'hidden' || guess === 'lost') throw new Error('Nothing to mark.');
  return mark(edition.marking, code, guess);
}
