// Wrong feedback before the reveal: the breaker's claim, the maker's admission (W2, W6).

import { cluesOf } from '../code/clues.ts';
import { fittingCode } from '../code/fits.ts';
import { refereeMarks } from '../match/duty.ts';
import { faultsOf } from '../scoring/judge.ts';
import { type Decision, grant, makingBoard, refuse, seekingBoard, type Wish } from './decision.ts';

/** Judged from the rows and the tray alone; a wrong claim costs nothing. */
export function claim(wish: Wish): Decision {
  const seeking = seekingBoard(wish);
  if (!seeking.ok) return seeking;
  const { index, board } = seeking.value;
  const clues = cluesOf(wish.state, board);
  if (clues.rows.length === 0) return refuse('W2', { kind: 'nothing-to-claim' });
  const upheld = fittingCode(clues) === null;
  const at = wish.now;
  const judged = { type: 'claim-judged', board: index, upheld, at } as const;
  if (!upheld) return grant(judged);
  return grant(judged, { type: 'search-ended', ending: { kind: 'claim-upheld', board: index }, at });
}

/** If the referee knows the code, only a real error can be admitted: an invented one would get a replay for nothing. */
export function admit(wish: Wish): Decision {
  const making = makingBoard(wish);
  if (!making.ok) return making;
  const { state, by, now: at } = wish;
  const { index, board } = making.value;
  if (refereeMarks(state, board) || typeof by !== 'number') return refuse('F7', { kind: 'referee-marks' });
  const marked = board.rows.some((row) => row.mark !== null);
  const wrong = faultsOf(state).some((fault) => fault.board === index);
  if (!marked || (state.terms.custody === 'escrow' && !wrong))
    return refuse('W2', { kind: 'nothing-to-admit' });
  return grant(
    { type: 'error-admitted', seat: by, at },
    { type: 'search-ended', ending: { kind: 'admitted', seat: by }, at },
  );
}
