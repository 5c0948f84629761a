// The screen of a match: boards, the panel beside them, and the input line.

import { isSame, type Seat } from '@blackpeg/rules';
import {
  compose,
  createPlay,
  type PlayOpening,
  type PlaySettings,
  STANDARD_KEYS,
  speechOf,
  type TableView,
} from '@blackpeg/screens/play';
import { type DraftIntent, type Happening, ownDuty } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { terminalScreenTexts } from '@blackpeg/wording';
import type { Answering } from '../board/palette.ts';
import { speakIn } from '../frame/follow-screen.ts';
import type { App, Area, TerminalScreen } from '../frame/screen.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { drawCover, drawTable } from './draw-table.ts';
import { notesIn, notesPanel } from './notes.ts';
import { chainPanel, endPanel, hintedPanel, hintPanel, keysPanel } from './panels.ts';
import type { Playing } from './play-keys.ts';
import { inFront, pressKey, setAnswer } from './play-keys.ts';
import type { PlayContext, SidePanel, Surroundings } from './side-panel.ts';

export interface PlayingScreen extends TerminalScreen {
  /** Each event is announced to the seat at the screen, if it is to be announced. */
  hear(happening: Happening, isSaid: boolean, seat: Seat): void;
}

/** `around` is everything besides the match. */
export function createPlayScreen(app: App, table: Table, around: Surroundings | null = null): PlayingScreen {
  const playing = openPlaying(app, table, around);
  const { screen, view } = playing;
  const stop = screen.subscribe(() => change(playing));
  return {
    hear(happening, isSaid, seat) {
      if (isSaid) screen.take({ type: 'heard', happening, seat });
    },
    heading() {
      const chosen = settingsOf(app);
      if (!isSame(chosen, playing.settings)) screen.take({ type: 'set', settings: chosen });
      playing.settings = chosen;
      const now = screen.current();
      return now.kind === 'table' ? now.context : now.title;
    },
    aside() {
      if (around) return around.presence(app.language());
      const boards = view()?.boards ?? [];
      return boards.length === 1 ? (boards[0]?.name ?? '') : '';
    },
    takesHelp: () => view() !== null,
    keys: () => inFront(playing)?.keys() ?? lastLine(app, view()),
    draw: (canvas, area) => drawPlaying(canvas, area, playing),
    press: (key) => pressKey(playing, key),
    async close() {
      stop();
      screen.close();
      await table.close();
    },
  };
}

function openPlaying(app: App, table: Table, around: Surroundings | null): Playing {
  const settings = settingsOf(app);
  const { thinker, dice, saved } = app.services;
  const view = () => {
    const now = screen.current();
    return now.kind === 'table' ? now : null;
  };
  const spoken = speakIn(app, () => view() !== null);
  const screen = createPlay({
    table,
    settings,
    thinker,
    dice,
    clock: app.clock,
    notes: notesIn(saved),
    // Hints are not counted at a terminal.
    noteHint: () => {},
    lastSaid: app.said,
    tell: spoken.tell,
    open: (what) => playing.show(PANELS[what](playing)),
  });
  const context: PlayContext = {
    app,
    table,
    around,
    view,
    do: (command) => screen.do(command),
    show(panel) {
      if (!panel) app.say('');
      playing.panel = panel;
      app.redraw();
    },
  };
  const closed = { panel: null, help: null, asked: null, seen: screen.current(), back: 0, at: 0 };
  const playing: Playing = { ...context, screen, spoken, settings, ending: endPanel(context), ...closed };
  return playing;
}

/** What is opened beside the board. */
const PANELS: Readonly<Record<PlayOpening, (table: PlayContext) => SidePanel | null>> = {
  notes: notesPanel,
  hints: hintPanel,
  keys: keysPanel,
};

/** A hand-over closes what was open: it may show what the next player must not see. */
function change(playing: Playing): void {
  const before = playing.seen.kind === 'table' ? playing.seen : null;
  playing.seen = playing.screen.current();
  const now = playing.view();
  if (!now) {
    playing.panel = null;
    playing.spoken.hush();
  } else if (before) {
    if (now.end && !before.end) playing.panel = null;
    if (now.composer?.draft !== before.composer?.draft) playing.back = 0;
    if (!now.answer || now.answer.row !== before.answer?.row) playing.at = 0;
    if (!before.hints.texts.length) playing.panel = hintedPanel(playing) ?? playing.panel;
    if (!before.hints.chain) playing.panel = chainPanel(playing) ?? playing.panel;
  }
  playing.app.redraw();
}

function drawPlaying(canvas: Canvas, area: Area, playing: Playing): void {
  const { app, screen, back, at } = playing;
  const view = screen.current();
  if (view.kind === 'covered') {
    drawCover(canvas, area, { app, view, lift: () => screen.do(view.lift.command) });
    return;
  }
  const front = inFront(playing);
  const pointer = {
    compose: (intent: DraftIntent) => screen.do(compose(intent)),
    answer: (answering: Answering) => setAnswer(playing, answering),
  };
  const beside = drawTable(canvas, area, { app, view, back, at, pointer: front ? null : pointer });
  front?.draw(canvas, beside);
}

/** The keys that matter now. */
function lastLine(app: App, view: TableView | null): string {
  const { keys } = terminalScreenTexts(app.language());
  if (!view) return keys.cover;
  if (view.answer) return keys.answer;
  if (view.hiding) return keys.code;
  return ownDuty(view.state, view.seat)?.kind === 'place' ? keys.place : keys.wait;
}

/** Default keys, contradicting rows are allowed, and the number of codes is not shown. */
function settingsOf(app: App): PlaySettings {
  const settings = app.settings();
  return {
    language: app.language(),
    ...speechOf(settings),
    queryDetail: settings.detail,
    bindings: STANDARD_KEYS,
    singleKeys: true,
    misfits: 'allow',
    timers: true,
    count: false,
    explains: 'off',
    byLines: false,
  };
}
