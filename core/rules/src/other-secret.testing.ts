// Another secret that gives every row of a round the same answer: a codebreaker cannot tell it from the true one.

import { type Code, drawCode, sameCode } from './code/code.ts';
import { sameFeedback } from './code/feedback.ts';
import { mark } from './code/marking.ts';
import type { Dice } from './dice.ts';
import { specFor } from './editions/edition.ts';
import type { Action } from './match/action.ts';
import { type Board, type MatchState, openCode } from './match/match.ts';
import type { Maker } from './match/seat.ts';
import { keyFor, type Played, pick, type TimedWish } from './random-match.testing.ts';
import { shuffled } from './relabel.testing.ts';
import { countPegsOf } from './tray/tray.ts';

const TRIES = 60;

/** Does the referee have a code that somebody may not know yet? */
export function hasSecret({ terms, phase, round }: MatchState): boolean {
  const isOpen = terms.custody !== 'escrow' || (phase !== 'hiding' && phase !== 'seeking');
  return !isOpen && round.boards.some((board) => openCode(board) !== null);
}

/** The actions of the match with the last hidden code of one maker replaced; undefined if no other code is found. */
export function otherSecret(
  { state, wishes }: Played,
  dice: Dice,
): { readonly maker: Maker; readonly wishes: readonly TimedWish[] } | undefined {
  if (!hasSecret(state)) return undefined;
  const hidden = state.round.boards.filter((board) => openCode(board) !== null);
  const { maker } = pick(dice, hidden);
  const boards = hidden.filter((board) => board.maker === maker);
  const code = twinOf(state, boards, dice);
  const at = wishes.findLastIndex(({ by, action }) => by === maker && action.type === 'hide-code');
  if (!code || at < 0) return undefined;
  const replaced = wishes.map((wish, index) =>
    index === at && wish.action.type === 'hide-code'
      ? { ...wish, action: withCode(wish.action, code) }
      : wish,
  );
  return { maker, wishes: replaced };
}

function withCode(action: Extract<Action, { readonly type: 'hide-code' }>, code: Code): Action {
  return { ...action, code, key: action.key && keyFor(code) };
}

function twinOf(state: MatchState, boards: readonly Board[], dice: Dice): Code | undefined {
  const [board] = boards;
  const code = board ? openCode(board) : null;
  if (!board || !code) return undefined;
  const spec = specFor(state.terms.edition, board.breaker, board.secret?.blanks ?? false);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const twin = tries % 2 === 0 ? drawCode(spec, dice) : moved(code, dice);
    if (sameCode(twin, code) || !boards.every((each) => answersAlike(state, each, code, twin))) continue;
    // A counted tray would distinguish two codes of different pegs.
    const pegsOf = (one: Code) => JSON.stringify(countPegsOf(spec, [one]));
    if (state.terms.supply === null || pegsOf(twin) === pegsOf(code)) return twin;
  }
  return undefined;
}

/** The same pegs in other holes. */
function moved(code: Code, dice: Dice): Code {
  return shuffled(code.length, dice).map((hole) => code[hole] ?? 0);
}

function answersAlike(state: MatchState, board: Board, code: Code, twin: Code): boolean {
  const { marking } = state.terms.edition;
  return board.rows.every(
    ({ guess }) =>
      guess === 'lost' ||
      guess === 'hidden' ||
      sameFeedback(mark(marking, code, guess), mark(marking, twin, guess)),
  );
}
