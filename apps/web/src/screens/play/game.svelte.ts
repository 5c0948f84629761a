// The play screen of play/screens as the components of a table use it: its view, its commands, where the focus is, and
// what another screen adds around it.

import type { MatchState, Round, Seat } from '@blackpeg/rules';
import type { KeyPress, Place } from '@blackpeg/screens';
import {
  bindingsOf,
  compose,
  createPlay,
  type PlayCommand,
  type PlayOpening,
  type PlaySettings,
  type PlayView,
  speechOf,
  type TableView,
} from '@blackpeg/screens/play';
import type { CarriedPeg, Draft } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import type { Language } from '@blackpeg/wording';
import { type PlayWords, playTexts, type Speaker, speakerOf } from '@blackpeg/wording';
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { saidSoFar } from '../../app/announcer.svelte.ts';
import { ringed } from '../../app/key-press.ts';
import type { Route } from '../../app/route.ts';
import { useServices } from '../../app/services.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import type { Settings } from '../../app/settings.ts';
import { tellSaid } from '../../app/tell-said.ts';
import { watchScreen } from '../../app/watch-screen.svelte.ts';
import { pegsDragged } from '../../dragging/dragging.ts';
import { endedReveal } from '../../reveal/reveal.svelte.ts';
import { trueDice, wallClock } from '../../table/browser-ports.ts';
import { hintsDrawer, NO_HINTS, notesDrawer, roundKey } from './keeping.ts';

export type Play = ReturnType<typeof usePlay>;

/** One seat's side of a table. */
export interface Game {
  readonly table: Table;
  readonly view: TableView;
  readonly words: PlayWords;
  readonly speaker: Speaker;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly state: MatchState;
  readonly round: Round;
  /** The one tab stop of the board. */
  readonly place: Place;
  goTo(place: Place): void;
  do(command: PlayCommand): void;
  /** Pegs are dragged to the row from all of what it is attached to. */
  readonly dragged: Attachment<HTMLElement>;
  /** Why a peg could not be dragged, until the row changes; null if it could. */
  readonly refusal: string | null;
}

const BOARD = '.board-place [role=grid] [tabindex="0"]';

/** What there is to do: the result, or the board, where digits are pegs, and key pegs while an answer is due. */
export const TASKS = ['[data-end] h2', BOARD];

/** From wherever one is at the table. */
export function goToBoard(): void {
  document.querySelector<HTMLElement>(BOARD)?.focus(ringed());
}

/**
 * A key for the table is the screen's. After a round Enter does what its first key does; a press that ended the reveal, or
 * that leads nowhere, is answered by the screen.
 */
export function pressAt(event: KeyboardEvent, press: KeyPress, { screen }: Play): void {
  const isTaken = screen.takes(press);
  if (isTaken) event.preventDefault();
  else if (press.key === 'Escape') goToBoard();
  const isEnter = press.key === 'Enter' && !event.repeat;
  const next = document.querySelector<HTMLElement>('[data-end] .keys .accent');
  if (!isTaken && isEnter && next && !endedReveal(event)) next.click();
  else if (isTaken || isEnter) screen.do({ type: 'press', press });
}

/** Milliseconds: a first visit has loaded, and later the answer is shown and announced first. */
const PREPARE_AFTER = { first: 700, next: 120 };

/** To be called during the creation of a component; ends with it. `card` is tracked if names may change. */
export function usePlay(table: Table) {
  const { storage, thinker } = useServices();
  const notes = notesDrawer(storage);
  const hints = hintsDrawer(storage);
  let opens: (what: PlayOpening) => void = () => {};
  const screen = createPlay({
    table,
    settings: playSettings(language(), settings()),
    thinker,
    prepareAfter: PREPARE_AFTER,
    dice: trueDice,
    clock: wallClock,
    notes: {
      get: ({ match, index, seat }) => notes.get(roundKey(match, index, seat)),
      put: ({ match, index, seat }, marks) => notes.put(roundKey(match, index, seat), marks),
    },
    noteHint({ match, index, seat }, grade) {
      const key = roundKey(match, index, seat);
      const count = (before = NO_HINTS) => hints.put(key, { ...before, [grade]: before[grade] + 1 });
      hints
        .get(key)
        .then((before) => count(before ?? undefined))
        .catch(() => {});
    },
    lastSaid: () => saidSoFar().at(-1) ?? '',
    tell: tellSaid,
    open: (what) => opens(what),
  });
  const watched = watchScreen(screen);
  $effect.pre(() => screen.take({ type: 'set', settings: playSettings(language(), settings()) }));
  return {
    screen,
    get view(): PlayView {
      return watched.view;
    },
    /** Where what a face opens is opened. */
    onOpen(open: (what: PlayOpening) => void): void {
      opens = open;
    },
  };
}

/** To be called during the creation of a component, once the table is not covered. */
export function createGame(table: Table, play: Play, first: TableView): Game {
  /** Kept while the component of one seat is replaced by the cover. */
  let last = first;
  const view = $derived.by(() => {
    const now = play.view;
    if (now.kind === 'table') last = now;
    return last;
  });
  const active = $derived(view.active);
  let gone: Place = { row: 0, hole: 0 };
  /** Where typed input goes; elsewhere until that changes, if the player has moved there. */
  let place = $derived.by(() => {
    gone = active ?? gone;
    return gone;
  });
  const carrying = createCarrying(play, () => view.composer?.draft);
  const words = $derived(playTexts(language()));
  const speaker = $derived(speakerOf(table.card, language(), view.state.terms.edition, view.seat));

  return {
    table,
    get view() {
      return view;
    },
    get words() {
      return words;
    },
    get speaker() {
      return speaker;
    },
    get seat() {
      return view.seat;
    },
    get state() {
      return view.state;
    },
    get round() {
      return view.round;
    },
    get place() {
      return place;
    },
    goTo(to) {
      gone = to;
      place = to;
      const { composer } = view;
      if (!composer || to.row !== active?.row || to.hole >= composer.draft.holes.length) return;
      if (to.hole !== composer.draft.cursor) play.screen.do(compose({ type: 'move', to: to.hole }));
    },
    do: play.screen.do,
    dragged: carrying.dragged,
    get refusal() {
      return carrying.refusal;
    },
  };
}

/** The row or code being composed, or the placeholder that keeps its space. */
export function composerShown({ composer, composerFrame }: TableView): TableView['composer'] {
  return composer ?? composerFrame;
}

/** There is nothing to place, hide or answer now. */
export function isWaiting(view: TableView): boolean {
  return !view.end && !view.answer && !view.hiding && !composerShown(view);
}

/** An offer is shown where the player acts: for it the screen was passed on, or there is nothing else to do. Elsewhere it is a notice. */
export function isOfferedHere(view: TableView): boolean {
  const { offer, composer, state } = view;
  return offer !== null && (isWaiting(view) || (composer !== null && state.terms.oneScreen));
}

/** Why a peg cannot be dragged is said, and shown until the row changes. */
function createCarrying(play: Play, draft: () => Draft | undefined): Pick<Game, 'dragged' | 'refusal'> {
  let refused = $state.raw<{ readonly why: string; readonly draft: Draft | undefined } | null>(null);
  function lift(carried: CarriedPeg): boolean {
    const command = { type: 'drop', carried, hole: null } as const;
    const why = play.screen.why(command);
    refused = why === null ? null : { why, draft: draft() };
    if (why !== null) play.screen.do(command);
    return why === null && draft() !== undefined;
  }

  return {
    dragged: pegsDragged({ lift, drop: (carried, hole) => play.screen.do({ type: 'drop', carried, hole }) }),
    get refusal() {
      return refused && refused.draft === draft() ? refused.why : null;
    },
  };
}

export interface Slots {
  /** Where the back arrow leads. */
  readonly back: Route;
  /** In the bar. */
  readonly bar: Snippet<[Game]>;
  /** Notices about the connection and the others. */
  readonly notices: Snippet<[Game]>;
  /** Above the controls: the seals of the codes. */
  readonly seals: Snippet<[Game]>;
  /** Below the result of a round. */
  readonly proof: Snippet<[Game]>;
  /** The buttons below a finished match. */
  readonly closing: Snippet<[Game]>;
}

/** Requested rows are read in whole sentences. */
function playSettings(language: Language, settings: Settings): PlaySettings {
  const { keys, singleKeys, misfits, timers, count, explain } = settings;
  return {
    language,
    ...speechOf(settings),
    queryDetail: 'full',
    bindings: bindingsOf(keys),
    singleKeys,
    misfits,
    timers,
    count,
    explains: explain,
    byLines: false,
  };
}
