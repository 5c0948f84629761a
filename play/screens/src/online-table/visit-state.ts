// A visit to an online table as a reducer: where the player is, the commands there, and what each leads to.

import type { AskFault, TableCard } from '@blackpeg/protocol';
import type { Result } from '@blackpeg/rules';
import type { OnlineTable, VisitTurn } from '@blackpeg/table/online';
import { commonTexts, type Language, tableTexts } from '@blackpeg/wording';
import type { ScreenStep } from '../run-screen.ts';
import type { CompanyScreen } from './company.ts';

/** A table, and everything besides its match. */
export interface AtTable {
  readonly kind: 'at-table';
  readonly card: TableCard;
  /** Everything is announced from the beginning of the match. */
  readonly isNew: boolean;
  readonly table: OnlineTable;
  readonly company: CompanyScreen;
}

export type VisitPlace =
  | { readonly kind: 'looking' }
  /** A seat is free: to join or to watch. `full` if others took it before the player did: only to watch. */
  | { readonly kind: 'invited'; readonly card: TableCard; readonly full: boolean }
  | AtTable
  /** Not at the table: it no longer exists, or the server refused. */
  | { readonly kind: 'failed'; readonly text: string }
  /** The player left: the seat was given back, is kept, or there was none. */
  | { readonly kind: 'left'; readonly seat: 'free' | 'kept' | 'none' };

export interface VisitState {
  readonly language: Language;
  readonly place: VisitPlace;
  /** Why the last request failed. */
  readonly fault: string | null;
  /** The current request to the server. */
  readonly asked: VisitWish | null;
  /** What was received while a seat was being given back: the response to that comes first. */
  readonly heard: VisitInput | null;
}

export type VisitWish = 'sit' | 'begin' | 'leave';

export type VisitCommand = { readonly type: 'again' | 'watch' | VisitWish };

export type VisitInput =
  | { readonly type: 'looked'; readonly found: Result<TableCard, AskFault>; readonly isNew: boolean }
  /** Null if the code that opens it could not be loaded. */
  | { readonly type: 'opened'; readonly at: AtTable | null }
  | { readonly type: 'answered'; readonly wish: VisitWish; readonly fault: AskFault | null }
  | { readonly type: 'turned'; readonly turn: VisitTurn; readonly hadBegun: boolean }
  /** The server does not accept the connection. */
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'language'; readonly language: Language };

export type VisitEffect =
  /** Null for the table that the visit began with. */
  | { readonly type: 'look'; readonly table: string | null; readonly isNew: boolean }
  | { readonly type: 'open'; readonly card: TableCard; readonly isNew: boolean }
  | { readonly type: 'close' }
  /** Null for the table that the visit began with. */
  | { readonly type: 'forget-copy'; readonly table: string | null }
  | { readonly type: 'ask'; readonly wish: VisitWish; readonly card: TableCard }
  | { readonly type: 'follow'; readonly table: string };

/** The words of a face for server responses, and how it shows a visit. */
export interface VisitManner {
  faultText(language: Language, fault: AskFault): string;
  /** The server has forgotten this guest. */
  forgotten(language: Language): string;
  notLoaded(language: Language): string;
  /**
   * A page is reached by a link: a player who finds a free seat is asked whether they want it, and a rematch has an address
   * of its own. At a terminal players have said before what they want, hear a match from its beginning, and go on to its rematch.
   */
  readonly face: 'page' | 'terminal';
}

export type VisitStep = ScreenStep<VisitState, VisitEffect>;

export function reduceVisit(
  manner: VisitManner,
  state: VisitState,
  input: VisitCommand | VisitInput,
): VisitStep {
  switch (input.type) {
    case 'again':
      return comingAgain(state, false);
    case 'looked':
      return looked(manner, state, input);
    case 'watch':
      return state.place.kind === 'invited'
        ? arriving(state, { ...state.place.card, seat: null }, false)
        : { state };
    case 'opened':
      return input.at ? opened(manner, state, input.at) : failed(state, manner.notLoaded(state.language));
    case 'sit':
    case 'begin':
    case 'leave':
      return wished(state, input.type);
    case 'answered':
      return answered(manner, state, input);
    case 'turned':
      return state.asked === 'leave'
        ? { state: { ...state, heard: state.heard ?? input } }
        : turned(manner, state, input);
    case 'refused':
      return failed(state, input.text);
    case 'language':
      return { state: { ...state, language: input.language } };
  }
}

/** Character by character, so that it is heard as it is written. */
export function spelt(code: string): string {
  return [...code].join(' ');
}

function comingAgain(state: VisitState, isNew: boolean, table: string | null = null): VisitStep {
  return {
    state: { ...state, place: { kind: 'looking' }, fault: null, asked: null, heard: null },
    effects: [{ type: 'close' }, { type: 'look', table, isNew }],
  };
}

function looked(
  manner: VisitManner,
  state: VisitState,
  { found, isNew }: Extract<VisitInput, { readonly type: 'looked' }>,
): VisitStep {
  if (!found.ok) {
    const step = failed(state, manner.faultText(state.language, found.error));
    return found.error.error === 'no-such-table' ? forgettingCopy(step, null) : step;
  }
  const card = found.value;
  const isFree = card.seat === null && card.phase === 'waiting' && card.names.includes(null);
  return manner.face === 'page' && isFree
    ? { state: { ...state, place: { kind: 'invited', card, full: false } } }
    : arriving(state, card, isNew);
}

function arriving(state: VisitState, card: TableCard, isNew: boolean): VisitStep {
  return { state: { ...state, fault: null }, effects: [{ type: 'open', card, isNew }] };
}

/** A page spells the code out; a terminal prints it. */
function opened({ face }: VisitManner, state: VisitState, at: AtTable): VisitStep {
  const { code, phase, seat } = at.card;
  const { share } = tableTexts(state.language);
  const { named } = commonTexts(state.language);
  const isSaid = face === 'page' && phase === 'waiting' && seat !== null;
  return {
    state: { ...state, place: at },
    said: isSaid ? [{ kind: 'event', text: `${named(share.code, spelt(code))}.`, cue: null }] : [],
  };
}

/** Before its match a seat is given back, during the match it is kept; a spectator just leaves. */
function wished(state: VisitState, wish: VisitWish): VisitStep {
  const { place } = state;
  if (state.asked !== null || (place.kind !== 'invited' && place.kind !== 'at-table')) return { state };
  if (place.kind === 'invited' && place.full) return { state };
  const match = place.kind === 'at-table' ? place.table.snapshot().state : null;
  if (wish === 'leave' && (place.card.seat === null || match)) return left(state, leavingSeat(place));
  return {
    state: { ...state, asked: wish, fault: null },
    effects: [{ type: 'ask', wish, card: place.card }],
  };
}

/** What happens to the seat of a player who just leaves. */
export function leavingSeat(place: VisitPlace): 'kept' | 'none' {
  if (place.kind !== 'at-table' || place.table.seat === null) return 'none';
  return place.table.snapshot().state?.phase === 'closed' ? 'none' : 'kept';
}

function answered(
  manner: VisitManner,
  state: VisitState,
  { wish, fault }: Extract<VisitInput, { readonly type: 'answered' }>,
): VisitStep {
  const { heard } = state;
  const free: VisitState = { ...state, asked: null, heard: null };
  if (fault === null && wish === 'leave') return left(free, 'free');
  if (fault === null) return wish === 'sit' ? comingAgain(free, true) : { state: free };
  if (heard) return reduceVisit(manner, free, heard);
  const text = manner.faultText(state.language, fault);
  const { place } = free;
  const isFull = place.kind === 'invited' && fault.error === 'no-seat-left';
  return {
    state: { ...free, place: isFull ? { ...place, full: true } : place, fault: text },
    said: [{ kind: 'refusal', text, cue: null }],
  };
}

function turned(
  manner: VisitManner,
  state: VisitState,
  { turn, hadBegun }: Extract<VisitInput, { readonly type: 'turned' }>,
): VisitStep {
  if (state.place.kind !== 'at-table') return { state };
  switch (turn.kind) {
    case 'gone':
      return forgettingCopy(failed(state, tableTexts(state.language).line.gone), state.place.card.table);
    case 'forgotten':
      return failed(state, manner.forgotten(state.language));
    case 'reseated':
      return comingAgain(state, !hadBegun, state.place.card.table);
    case 'rematch':
      if (manner.face === 'terminal') return comingAgain(state, true, turn.table);
      // On a page a spectator follows by a link.
      return {
        state,
        effects: state.place.card.seat === null ? [] : [{ type: 'follow', table: turn.table }],
      };
  }
}

function failed(state: VisitState, text: string): VisitStep {
  return {
    state: { ...state, place: { kind: 'failed', text }, asked: null },
    effects: [{ type: 'close' }],
    said: [{ kind: 'refusal', text, cue: null }],
  };
}

function left(state: VisitState, seat: 'free' | 'kept' | 'none'): VisitStep {
  return { state: { ...state, place: { kind: 'left', seat } }, effects: [{ type: 'close' }] };
}

/** A stored copy of a table that no longer exists cannot be continued. */
function forgettingCopy(step: VisitStep, table: string | null): VisitStep {
  return { ...step, effects: [...(step.effects ?? []), { type: 'forget-copy', table }] };
}
