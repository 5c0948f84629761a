// Whether the row or code can be submitted, and if not, why; and why an action failed.

import { answeredRows, cluesOf, firstMisfit, isQuestion, type Milliseconds } from '@blackpeg/rules';
import {
  codeIn,
  type Hiding,
  interpret,
  notFilled,
  type Objection,
  ownDuty,
  PLAIN_HIDING,
  unfilled,
} from '@blackpeg/session';
import {
  briefObjectionText,
  type Detail,
  draftFaultText,
  inRanges,
  objectionText,
  openOf,
} from '@blackpeg/wording';
import { secondsToStart } from './clocks.ts';
import { hidingOf } from './hiding.ts';
import type { Look } from './look.ts';
import { turnText } from './queries.ts';

/** Null if it can be sent, or if there is a confirmation first: a button that works is not refused. */
export function whyNotNow(look: Look, now: Milliseconds): string | null {
  const { draft, speaker, state, seat, sending, words } = look;
  const duty = ownDuty(state, seat);
  if (sending) return words.board.sending;
  if (!draft) return turnText(look);
  const starts = countdownText(look, now);
  if (starts) return starts;
  if (duty?.kind !== 'hide' && duty?.kind !== 'place') return turnText(look);
  if (unfilled(draft).length === 0) return whyRefused(look, now);
  const blanks = draft.spec.facets.some(({ blank }) => blank);
  return draftFaultText(speaker, notFilled(draft), blanks);
}

/** How long until a duel of speed begins; null if it has begun. */
export function countdownText(look: Look, now: Milliseconds): string | null {
  const seconds = secondsToStart(look, now);
  return seconds === null ? null : look.words.row.startsIn(seconds);
}

/** What is sent with the current row or code. */
export function submittedHiding({ state, draft }: Look): Hiding {
  return draft ? hidingOf(state, draft) : PLAIN_HIDING;
}

/** The rules' refusal of the filled row. */
function whyRefused(look: Look, now: Milliseconds): string | null {
  const { state, seat, draft } = look;
  if (seat === null) return null;
  const outcome = interpret({ state, seat, draft, now }, { type: 'submit', hiding: submittedHiding(look) });
  if (outcome.kind === 'unready')
    return whyNot(look, { from: 'draft', fault: outcome.fault, forgotten: false });
  if (outcome.kind !== 'refused' || isQuestion(outcome.violation)) return null;
  // K1: made when the code is sent.
  if (outcome.violation.kind === 'commitment-missing') return null;
  return whyNot(look, { from: 'rules', violation: outcome.violation, forgotten: false });
}

/** The same in a few words if it is about holes, for small spaces. */
export function shortly(look: Look, why: string): string {
  const { draft, words, state, seat, sending } = look;
  const duty = ownDuty(state, seat)?.kind;
  if (!draft || sending || (duty !== 'hide' && duty !== 'place') || unfilled(draft).length === 0) return why;
  const { holes, lacking } = notFilled(draft);
  return words.row.open(
    inRanges(holes, (first, last) => `${first}–${last}`),
    holes.length,
    lacking ?? openOf(state.terms.edition),
  );
}

/** The first row, from 1, that the filled row contradicts; null if it fits them all or is incomplete. */
export function misfitOf({ state, seat, draft }: Look): number | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  const code = draft && codeIn(draft);
  if (!board || !code || ownDuty(state, seat)?.kind !== 'place') return null;
  const { marking, rows } = cluesOf(state, board);
  const misfit = firstMisfit(marking, rows, code);
  return misfit === undefined ? null : (answeredRows(board)[misfit] ?? misfit) + 1;
}

/** Why something did not happen. */
export function whyNot({ speaker, draft }: Pick<Look, 'speaker' | 'draft'>, objection: Objection): string {
  return objectionText(speaker, objection, draft?.spec.facets.some(({ blank }) => blank) ?? false);
}

/** The same as it is announced: briefly, only what is wrong; what to do is shown. */
export function refusalText(
  look: Pick<Look, 'speaker' | 'draft'>,
  objection: Objection,
  detail: Detail,
): string {
  return detail === 'full' ? whyNot(look, objection) : briefObjectionText(look.speaker, objection);
}

/** Holes it is about, from 1. */
export function holesIn(objection: Objection | null): readonly number[] {
  if (objection?.from === 'draft') {
    const { fault } = objection;
    if (fault.kind === 'not-filled') return fault.holes;
    return fault.kind === 'bad-code' && 'hole' in fault.fault ? [fault.fault.hole] : [];
  }
  const violation = objection?.violation;
  return violation?.kind === 'bad-code' && 'hole' in violation.fault ? [violation.fault.hole] : [];
}
