// From an intent to its effect: a changed draft, an action to send, or the reason for a refusal.

import {
  type Action,
  type Code,
  type CodeFault,
  checkCode,
  dutyOf,
  type Facet,
  type FacetName,
  type MatchState,
  type RuleViolation,
  type Seat,
} from '@blackpeg/rules';
import { codeIn, type Draft, facetLacking, unfilled } from '../draft/draft.ts';
import { type EditFault, edit } from '../draft/edit.ts';
import type { DraftIntent, Hiding, Intent } from './intent.ts';
import { localViolation } from './local-check.ts';

export type IntentOutcome =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'refused'; readonly violation: RuleViolation }
  /** No rule is broken yet: the row is not ready, or what was requested does not exist. */
  | { readonly kind: 'unready'; readonly fault: DraftFault };

export type DraftFault =
  /** Holes count from 1, as players count them; `lacking` if each has the other half of its pair. */
  | { readonly kind: 'not-filled'; readonly holes: readonly number[]; readonly lacking: FacetName | null }
  | EditFault
  | { readonly kind: 'bad-code'; readonly fault: CodeFault }
  | { readonly kind: 'nothing-to-compose' }
  /** The previous action is not answered yet. */
  | { readonly kind: 'still-sending' }
  /** There is no connection, and what is typed now waits for what was sent before. */
  | { readonly kind: 'waits-for-connection' }
  /** Typed while a row was being sent, but no row followed. */
  | { readonly kind: 'typed-too-soon' }
  /** This device could not store a sealed code: nothing was sent. */
  | { readonly kind: 'not-kept' };

/** One seat's side of the table; `state` is what that seat may know. */
export interface SeatView {
  readonly state: MatchState;
  readonly seat: Seat;
  readonly draft: Draft | null;
  readonly now: number;
}

export function interpret(side: SeatView, intent: Intent): IntentOutcome {
  switch (intent.type) {
    case 'peg':
    case 'kind':
    case 'move':
    case 'step':
    case 'take-out':
    case 'swap':
    case 'take-back':
    case 'undo':
    case 'clear':
    case 'fill':
    case 'repeat-last':
    case 'choose-blanks':
    case 'palm':
      return compose(side, intent);
    case 'submit':
      return submit(side, intent.hiding);
    case 'mark':
      return checked(side, { ...intent, type: 'mark-guess' });
    case 'correct':
      return checked(side, { ...intent, type: 'correct-mark' });
    case 'open-code':
    case 'claim':
    case 'admit':
    case 'resign-round':
    case 'resign-match':
    case 'offer-end':
    case 'withdraw-offer':
    case 'decline-offer':
    case 'take-round':
    case 'abandon-match':
      return checked(side, intent);
  }
}

function compose({ state, seat, draft }: SeatView, intent: DraftIntent): IntentOutcome {
  if (!draft) return unready({ kind: 'nothing-to-compose' });
  const edited = edit(draft, intent, lastGuess(state, seat));
  return edited.ok ? { kind: 'draft', draft: edited.value } : unready(edited.error);
}

function submit(side: SeatView, hiding: Hiding): IntentOutcome {
  const { draft, state, seat } = side;
  const code = draft && codeIn(draft);
  if (!draft) return unready({ kind: 'nothing-to-compose' });
  if (!code) return unready(notFilled(draft));
  if (dutyOf(state, seat)?.kind !== 'hide') return checked(side, { type: 'place-guess', guess: code });
  if (state.terms.custody === 'escrow')
    return checked(side, { type: 'hide-code', ...hiding, code, key: null });
  return sealed(side, code, hiding);
}

export function notFilled(draft: Draft): Extract<DraftFault, { kind: 'not-filled' }> {
  const holes = unfilled(draft).map((hole) => hole + 1);
  return { kind: 'not-filled', holes, lacking: facetLacking(draft) };
}

/** A sealed code can be checked only here: a player who seals one that cannot be opened has lost (K2). */
function sealed(side: SeatView, code: Code, hiding: Hiding): IntentOutcome {
  const spec = side.draft && {
    ...side.draft.spec,
    facets: facetsWith(side.draft.spec.facets, hiding.blanks),
  };
  const legal = spec && checkCode(spec, code);
  if (legal && !legal.ok) return unready({ kind: 'bad-code', fault: legal.error });
  return checked(side, { type: 'hide-code', ...hiding, code: 'hidden', key: null });
}

function facetsWith(facets: readonly Facet[], blanks: boolean | null): readonly Facet[] {
  return blanks === false ? facets.map((facet) => ({ ...facet, blank: false })) : facets;
}

function unready(fault: DraftFault): IntentOutcome {
  return { kind: 'unready', fault };
}

/** The rules refuse at once if the seat's own knowledge is enough. */
function checked({ state, seat, now }: SeatView, action: Action): IntentOutcome {
  const violation = localViolation(state, seat, action, now);
  return violation ? { kind: 'refused', violation } : { kind: 'action', action };
}

function lastGuess(state: MatchState, seat: Seat): Code | null {
  const rows = state.round.boards.find(({ breaker }) => breaker === seat)?.rows ?? [];
  const guesses = rows.flatMap(({ guess }) => (guess === 'hidden' || guess === 'lost' ? [] : [guess]));
  return guesses.at(-1) ?? null;
}
