// Hiding a code behind the shield, and opening a sealed one at the reveal.

import { misfitRow } from '../code/clues.ts';
import { type Code, checkCode } from '../code/code.ts';
import { type Edition, specFor } from '../editions/edition.ts';
import type { Action } from '../match/action.ts';
import { awaitsMaker } from '../match/duty.ts';
import { type Board, boardOfMaker } from '../match/match.ts';
import { ok, type Result } from '../result.ts';
import type { Terms } from '../terms/terms.ts';
import {
  countPegsOf,
  firstShort,
  fullTray,
  MOST_PALMED,
  noPegs,
  type PegCounts,
  palmFault,
  takeFrom,
} from '../tray/tray.ts';
import { type Decision, grant, refuse, refuseCode, type Wish } from './decision.ts';
import type { RuleViolation } from './violation.ts';

type HideCode = Extract<Action, { readonly type: 'hide-code' }>;
type OpenCode = Extract<Action, { readonly type: 'open-code' }>;

export function hideCodeBy(wish: Wish, action: HideCode): Decision {
  const { state, by, now } = wish;
  const board = by === 'referee' ? undefined : state.round.boards[boardOfMaker(state.round, by)];
  if (!board) return refuse('M1', { kind: 'not-for-you' });
  if (state.phase !== 'hiding') return refuse('F6', { kind: 'not-hiding' });
  if (board.secret) return refuse('F6', { kind: 'already-hidden' });
  const blanks = declaredBlanks(state.terms, action.blanks);
  if (!blanks.ok) return blanks;
  const code = checkedCode(state.terms, board, action, blanks.value);
  if (!code.ok) return code;
  const tray = trayWithout(state.terms, board, code.value, action.palmed);
  if (!tray.ok) return tray;
  const palmed = tray.value === null ? null : (action.palmed ?? noPegs(state.terms.edition));
  return grant({
    type: 'code-hidden',
    maker: board.maker,
    code: code.value,
    palmed,
    blanks: blanks.value,
    tray: tray.value,
    commitment: action.commitment,
    key: state.terms.custody === 'sealed' ? 'hidden' : action.key,
    at: now,
  });
}

/** No valid opening in the agreed time is proved wrong feedback; until then another attempt is allowed. */
export function openCodeBy({ state, by, now }: Wish, action: OpenCode): Decision {
  const board = by === 'referee' ? undefined : state.round.boards[boardOfMaker(state.round, by)];
  if (!board) return refuse('K1', { kind: 'not-for-you' });
  if (state.terms.custody === 'escrow') return refuse('K1', { kind: 'not-sealed' });
  if (state.phase !== 'revealing' || !board.secret) return refuse('K1', { kind: 'search-not-over' });
  if (!awaitsMaker(state, board)) return refuse('K1', { kind: 'already-open' });
  if (!action.genuine) return refuse('K1', { kind: 'commitment-broken' });
  const checked = checkCode(specFor(state.terms.edition, board.breaker, board.secret.blanks), action.code);
  if (!checked.ok) return refuseCode(state.terms.edition, 'code', checked.error);
  // K3: the code that the house opens must fit all its marks.
  const misfit = state.terms.custody === 'uncommitted' ? misfitRow(state, board, action.code) : undefined;
  if (misfit !== undefined) return refuse('K3', { kind: 'code-contradicts', row: misfit });
  return grant({ type: 'code-opened', maker: board.maker, code: action.code, key: action.key, at: now });
}

/** C9: if it is the maker's choice, the choice is announced; otherwise it is as agreed. */
function declaredBlanks(terms: Terms, declared: boolean | null): Result<boolean, RuleViolation> {
  const { blanks } = terms.edition;
  if (blanks === 'choice') {
    return typeof declared === 'boolean' ? ok(declared) : refuse('C9', { kind: 'blanks-undeclared' });
  }
  const agreed = blanks === 'on';
  const fine = declared === null || declared === agreed;
  return fine ? ok(agreed) : refuse('C9', { kind: 'blanks-as-agreed', blanks: agreed });
}

/** In escrow the referee has the code; sealed, only its commitment; uncommitted, neither. */
function checkedCode(
  terms: Terms,
  board: Board,
  action: HideCode,
  blanks: boolean,
): Result<Code | 'hidden', RuleViolation> {
  const { code, commitment, key } = action;
  if (terms.custody !== 'escrow') {
    if (code !== 'hidden' || key !== null) return refuse('K1', { kind: 'code-must-stay-sealed' });
    const committed = (commitment !== null && commitment !== '') === (terms.custody === 'sealed');
    return committed ? ok(code) : refuse('K1', { kind: 'commitment-missing' });
  }
  if (code === 'hidden') return refuse('K1', { kind: 'code-must-be-told' });
  // A commitment nobody could open would prove nothing.
  if ((commitment === null) !== (key === null)) return refuse('K1', { kind: 'commitment-missing' });
  const checked = checkCode(specFor(terms.edition, board.breaker, blanks), code);
  return checked.ok ? checked : refuseCode(terms.edition, 'code', checked.error);
}

/** T3: how many pegs of each kind may be withheld. */
export function checkPalmed(edition: Edition, palmed: PegCounts): Result<PegCounts, RuleViolation> {
  const fault = palmFault(edition, palmed);
  return fault ? refuse('T3', { kind: 'palmed-too-many', peg: fault, most: MOST_PALMED }) : ok(palmed);
}

/** T3: neither the code's pegs nor the palmed ones are in the tray. */
function trayWithout(
  terms: Terms,
  board: Board,
  code: Code | 'hidden',
  palmed: PegCounts | null,
): Result<PegCounts | null, RuleViolation> {
  const { edition, supply } = terms;
  if (supply === null || code === 'hidden') {
    return palmed === null ? ok(null) : refuse('T3', { kind: 'tray-not-counted' });
  }
  const withheld = palmed ?? noPegs(edition);
  const checked = checkPalmed(edition, withheld);
  if (!checked.ok) return checked;
  const spec = specFor(edition, board.breaker, true);
  const left = takeFrom(takeFrom(fullTray(edition, supply), withheld), countPegsOf(spec, [code]));
  const short = firstShort(left);
  if (!short) return ok(left);
  const kept = supply - (withheld[short.facet]?.[short.kind - 1] ?? 0);
  return refuse('T3', { kind: 'tray-short', peg: short, left: kept });
}
