// The lobby as a reducer: the tables shown, the commands, and what each leads to.

import type { AskFault, TableCard } from '@blackpeg/protocol';
import {
  type BoxName,
  type EditionName,
  editionNamed,
  type Result,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { editionName, type Language, onlineTexts } from '@blackpeg/wording';
import type { ScreenStep } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { tableNamed } from './names.ts';
import { type Listed, merged, ofEdition, ofOthers, openCount, toComeBackTo } from './tables.ts';

/** Tables that wait for players, and those being played. */
export type ListedPhase = 'waiting' | 'playing';

export interface LobbyState {
  readonly language: Language;
  readonly mine: readonly TableCard[];
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  /** Null for all. */
  readonly edition: EditionName | null;
  /** How many pages of each list are shown, and whether there are more. */
  readonly pages: Readonly<Record<ListedPhase, number>>;
  readonly more: Readonly<Record<ListedPhase, boolean>>;
  /** Whether everything was answered once. */
  readonly isOpen: boolean;
  /** Why the last poll failed. */
  readonly fault: AskFault | null;
  /** The player waits for the result of the next poll: at first, and after a request. */
  readonly isAwaited: boolean;
  /** Another edition was chosen, and the number of its tables is still to be announced. */
  readonly isChosen: boolean;
  /** When it was polled last, by the clock of this device; how many times it was answered. */
  readonly askedAt: number;
  readonly looks: number;
  /** Why entering a table failed, and where it was tried. */
  readonly refused: { readonly at: string; readonly why: string } | null;
  readonly isBusy: boolean;
}

export type LobbyCommand =
  /** Requested by the player, or because the list may have changed. */
  | { readonly type: 'look' | 'refresh' }
  | { readonly type: 'choose'; readonly edition: EditionName | null }
  | { readonly type: 'more'; readonly phase: ListedPhase }
  /** The way to a table: come back or watch, join, be paired, open a table, or by its code or link. */
  | { readonly type: 'enter' | 'sit'; readonly table: string }
  | { readonly type: 'pair'; readonly edition: EditionName }
  /** A table for everybody who gets its link, with the default terms of an edition. */
  | { readonly type: 'invite'; readonly edition: BoxName }
  | { readonly type: 'host'; readonly terms: Terms; readonly listed: boolean }
  | { readonly type: 'join'; readonly text: string };

/** The response; the player's own and running tables are requested less often. */
export interface LobbyFound {
  readonly mine: readonly TableCard[] | null;
  readonly playing: LobbyPages | null;
  readonly waiting: LobbyPages;
}

export interface LobbyPages {
  readonly tables: readonly TableCard[];
  readonly more: boolean;
}

export type LobbyInput =
  | {
      readonly type: 'looked';
      readonly found: Result<LobbyFound, AskFault>;
      readonly edition: EditionName | null;
      readonly now: number;
      /** The player points at or reads the list of open tables. */
      readonly isReading: boolean;
    }
  | { readonly type: 'entered'; readonly at: string; readonly fault: AskFault | null }
  | { readonly type: 'language'; readonly language: Language };

export type LobbyEffect =
  | { readonly type: 'look' }
  | { readonly type: 'go'; readonly at: string; readonly by: LobbyWay }
  /** A link that leads to another server. */
  | { readonly type: 'elsewhere'; readonly server: string; readonly table: string };

export type LobbyWay =
  | { readonly kind: 'enter' | 'sit' | 'join'; readonly table: string }
  | { readonly kind: 'pair'; readonly edition: EditionName }
  | { readonly kind: 'host'; readonly terms: Terms; readonly listed: boolean };

/** Where something was tried that is not a table of the list. */
export const LOBBY_PLACES = { pair: 'pairing', host: 'hosting', join: 'joining' } as const;

export type LobbyStep = ScreenStep<LobbyState, LobbyEffect>;

export function firstLobby(language: Language, now: number): LobbyState {
  return {
    language,
    mine: [],
    open: [],
    running: [],
    edition: null,
    pages: { waiting: 1, playing: 1 },
    more: { waiting: false, playing: false },
    isOpen: false,
    fault: null,
    isAwaited: true,
    isChosen: false,
    askedAt: now,
    looks: 0,
    refused: null,
    isBusy: false,
  };
}

export function reduceLobby(
  faultText: (language: Language, fault: AskFault) => string,
  state: LobbyState,
  input: LobbyCommand | LobbyInput,
): LobbyStep {
  switch (input.type) {
    case 'look':
      return { state: { ...state, isAwaited: true }, effects: [{ type: 'look' }] };
    case 'refresh':
      return { state, effects: [{ type: 'look' }] };
    case 'choose':
      return chosen(state, input.edition);
    case 'more': {
      const pages = { ...state.pages, [input.phase]: state.pages[input.phase] + 1 };
      return { state: { ...state, pages }, effects: [{ type: 'look' }] };
    }
    case 'enter':
    case 'sit':
      return going(state, input.table, { kind: input.type, table: input.table });
    case 'pair':
      return going(state, LOBBY_PLACES.pair, { kind: 'pair', edition: input.edition });
    case 'invite':
      return going(state, LOBBY_PLACES.host, {
        kind: 'host',
        terms: standardTerms(editionNamed(input.edition)),
        listed: false,
      });
    case 'host':
      return going(state, LOBBY_PLACES.host, { kind: 'host', terms: input.terms, listed: input.listed });
    case 'join':
      return joining(state, input.text);
    case 'looked':
      return looked(faultText, state, input);
    case 'entered':
      return entered(faultText, state, input);
    case 'language':
      return { state: { ...state, language: input.language } };
  }
}

/** Why there is no response. */
export function unreachableText(
  faultText: (language: Language, fault: AskFault) => string,
  { language }: LobbyState,
  fault: AskFault,
): string {
  const { unreachable } = onlineTexts(language);
  return fault.error === 'unreachable' ? unreachable.text : faultText(language, fault);
}

function chosen(state: LobbyState, edition: EditionName | null): LobbyStep {
  const pages = { ...state.pages, waiting: 1 };
  const open = ofEdition(state.open, edition);
  return { state: { ...state, edition, open, pages, isChosen: true }, effects: [{ type: 'look' }] };
}

function going(state: LobbyState, at: string, by: LobbyWay): LobbyStep {
  if (state.isBusy) return { state };
  return { state: { ...state, isBusy: true, refused: null }, effects: [{ type: 'go', at, by }] };
}

function joining(state: LobbyState, text: string): LobbyStep {
  const named = tableNamed(text);
  if (!named) return refused(state, LOBBY_PLACES.join, onlineTexts(state.language).join.bad);
  const { table, server } = named;
  return server === null
    ? going(state, LOBBY_PLACES.join, { kind: 'join', table })
    : { state: { ...state, refused: null }, effects: [{ type: 'elsewhere', server, table }] };
}

function entered(
  faultText: (language: Language, fault: AskFault) => string,
  state: LobbyState,
  { at, fault }: Extract<LobbyInput, { readonly type: 'entered' }>,
): LobbyStep {
  const free: LobbyState = { ...state, isBusy: false };
  if (fault === null) return { state: free };
  const step = refused(free, at, faultText(state.language, fault));
  return { ...step, effects: [{ type: 'look' }] };
}

function refused(state: LobbyState, at: string, why: string): LobbyStep {
  return { state: { ...state, refused: { at, why } }, said: [{ kind: 'refusal', text: why, cue: null }] };
}

function looked(
  faultText: (language: Language, fault: AskFault) => string,
  state: LobbyState,
  { found, edition, now, isReading }: Extract<LobbyInput, { readonly type: 'looked' }>,
): LobbyStep {
  const { unreachable } = onlineTexts(state.language);
  const asked: LobbyState = { ...state, askedAt: now, looks: state.looks + 1, isAwaited: false };
  if (!found.ok) {
    const isNews = state.isOpen ? state.fault === null : state.isAwaited;
    const text = state.isOpen ? unreachable.stale : unreachableText(faultText, state, found.error);
    return { state: { ...asked, fault: found.error }, said: isNews ? [event(text)] : [] };
  }
  const back = state.fault === null ? [] : [event(unreachable.back)];
  const { mine, playing, waiting } = found.value;
  const known: LobbyState = {
    ...asked,
    fault: null,
    isOpen: true,
    mine: mine ? toComeBackTo(mine) : state.mine,
    running: playing ? merged(state.running, ofOthers(playing.tables), false) : state.running,
    more: { waiting: state.more.waiting, playing: playing ? playing.more : state.more.playing },
  };
  // Another edition was chosen meanwhile, and is requested next.
  if (edition !== state.edition) return { state: known, said: back };
  const open = merged(state.open, ofOthers(waiting.tables), isReading);
  const shown = { ...known, open, more: { ...known.more, waiting: waiting.more }, isChosen: false };
  return { state: shown, said: [...back, ...(state.isChosen ? [event(foundText(shown))] : [])] };
}

/** How many tables wait for players. */
export function foundText({ language, open, edition }: LobbyState): string {
  const { found, foundOf } = onlineTexts(language).tables;
  const tables = openCount(open);
  return edition === null ? found(tables) : foundOf(tables, editionName(language, edition));
}

function event(text: string): Omit<Said, 'id'> {
  return { kind: 'event', text, cue: null };
}
