// The play screen of play/screens as the components of a table see it: its view, its commands, and where the focus is.

import type { MatchState, Round, Seat } from '@blackpeg/rules';
import type { Place } from '@blackpeg/screens';
import {
  compose,
  createPlay,
  type PlayCommand,
  type PlayOpening,
  type PlayView,
  type TableView,
} from '@blackpeg/screens/play';
import type { Table } from '@blackpeg/table';
import { type PlayWords, playTexts, type Speaker, speakerOf } from '@blackpeg/wording';
import { saidSoFar } from '../../app/announcer.svelte.ts';
import { useServices } from '../../app/services.ts';
import { language, settings } from '../../app/settings.svelte.ts';
import { tellSaid } from '../../app/tell-said.ts';
import { watchScreen } from '../../app/watch-screen.svelte.ts';
import { trueDice } from '../../table/chance.ts';
import { wallClock } from '../../table/wall-clock.ts';
import { hintsDrawer, NO_HINTS, notesDrawer, roundKey } from './keeping.ts';
import { playSettings } from './play-settings.ts';

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
}

/** To be called while a component is being made; ends with it. `card` is tracked where names may change. */
export function usePlay(table: Table) {
  const { storage, thinker } = useServices();
  const notes = notesDrawer(storage);
  const hints = hintsDrawer(storage);
  let opens: (what: PlayOpening) => void = () => {};
  const screen = createPlay({
    table,
    settings: playSettings(language(), settings()),
    thinker,
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

/** To be called while a component is being made, once the table is not covered. */
export function createGame(table: Table, play: Play, first: TableView): Game {
  /** Kept while the component of one seat gives way to the cover. */
  let last = first;
  const view = $derived.by(() => {
    const now = play.view;
    if (now.kind === 'table') last = now;
    return last;
  });
  let place = $state.raw<Place>({ row: 0, hole: 0 });
  const words = $derived(playTexts(language()));
  const speaker = $derived(speakerOf(table.card, language(), view.state.terms.edition, view.seat));

  $effect(() => {
    if (view.active) place = view.active;
  });

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
      place = to;
      const { composer, active } = view;
      if (!composer || to.row !== active?.row || to.hole >= composer.draft.holes.length) return;
      if (to.hole !== composer.draft.cursor) play.screen.do(compose({ type: 'move', to: to.hole }));
    },
    do: play.screen.do,
  };
}
