// The screen a match is played on: boards, what stands beside them, the line one plays with, and what keys do there.

import { isSame, type Seat } from '@blackpeg/rules';
import {
  compose,
  createPlay,
  type PlayOpening,
  type PlayQuestion,
  type PlayScreen,
  type PlaySettings,
  rowTyped,
  STANDARD_KEYS,
  type TableView,
} from '@blackpeg/screens/play';
import { type DraftIntent, type Happening, ownDuty } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { terminalScreenTexts } from '@blackpeg/wording';
import { kindsTyped } from '../../game/typed-codes.ts';
import { type Answering, answerAfter } from '../board/palette.ts';
import { type Spoken, speakIn } from '../frame/follow-screen.ts';
import type { App, Area, TerminalScreen } from '../frame/screen.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { isNamed, type Key, type KeyName, letterOf, pressOf } from '../terminal/keys.ts';
import { drawCover, drawTable } from './draw-table.ts';
import { notesIn, notesPanel } from './notes.ts';
import { endPanel, hintedPanel, hintPanel, keysPanel, menuPanel } from './panels.ts';
import { type PlayContext, questionPanel, type SidePanel, type Surroundings } from './side-panel.ts';

/** Rows a key scrolls by. */
const SCROLL = 4;

export interface PlayingScreen extends TerminalScreen {
  /** Each event is said to the seat in front, where it is to be said. */
  hear(happening: Happening, isSaid: boolean, seat: Seat): void;
}

interface Playing extends PlayContext {
  readonly screen: PlayScreen;
  readonly spoken: Spoken;
  /** What came of a round that is over. */
  readonly ending: SidePanel;
  settings: PlaySettings;
  /** What was opened; null for the board, and at the end of a round what came of it. */
  panel: SidePanel | null;
  help: SidePanel | null;
  asked: { readonly question: PlayQuestion; readonly panel: SidePanel } | null;
  seen: ReturnType<PlayScreen['current']>;
  /** Rows one looks back over, and which key of an answer is counted. */
  back: number;
  at: number;
}

/** `around` is what there is besides the match. */
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
    press: (key) => press(playing, key),
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

/** A hand-over closes whatever was open: it may show what the next eyes must not see. */
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
  }
  playing.app.redraw();
}

/** What keys go to before the board. */
function inFront(playing: Playing): SidePanel | null {
  const { help, panel, ending } = playing;
  const now = playing.view();
  if (help !== null && panel === help) return help;
  if (now?.question) return askedPanel(playing, now.question);
  return panel ?? (now?.end ? ending : null);
}

/** Escape leaves everything as it is. */
function askedPanel(playing: Playing, question: PlayQuestion): SidePanel {
  if (playing.asked?.question === question) return playing.asked.panel;
  const act = playing.do;
  const answers = question.answers.map(({ label, command }) => ({ label, choose: () => act(command) }));
  const list = questionPanel(playing, question.text, answers);
  const leave = question.answers[0]?.command;
  const panel = {
    ...list,
    press: (key: Key) => (leave && isNamed(key, 'escape') ? act(leave) : list.press(key)),
  };
  playing.asked = { question, panel };
  return panel;
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

function press(playing: Playing, key: Key): void {
  const front = inFront(playing);
  const now = playing.view();
  const isOpen = playing.help !== null && playing.panel === playing.help;
  if (letterOf(key) === '?' && now && !isOpen) {
    playing.help = keysPanel(playing);
    playing.show(playing.help);
  } else if (front) front.press(key);
  else if (!now) pressCover(playing, key);
  else if (!pressAnswer(playing, now, key)) pressBoard(playing, now, key);
}

function pressCover({ app, screen }: Playing, key: Key): void {
  if (isNamed(key, 'enter')) screen.do({ type: 'uncover' });
  if (isNamed(key, 'escape')) app.back();
}

function pressAnswer(playing: Playing, { answer }: TableView, key: Key): boolean {
  const now = answer && { feedback: answer.feedback, at: playing.at };
  const after = now && answerAfter(now, answer.keys, answer.holes, key);
  if (after) setAnswer(playing, after);
  return after !== null;
}

function setAnswer(playing: Playing, { at, feedback }: Answering): void {
  playing.at = at;
  playing.screen.do({ type: 'answer', feedback });
  playing.app.redraw();
}

function pressBoard(playing: Playing, now: TableView, key: Key): void {
  const { screen } = playing;
  const pressed = pressOf(key);
  if (key.kind === 'paste') paste(playing, now, key.text);
  else if (pressed && screen.takes(pressed)) screen.do({ type: 'press', press: pressed });
  else if (key.kind === 'named') pressNamed(playing, now, key.name);
}

function pressNamed(playing: Playing, { answer }: TableView, name: KeyName): void {
  const { screen } = playing;
  if (name === 'left' || name === 'right') screen.do(compose({ type: 'step', by: name === 'left' ? -1 : 1 }));
  if (name === 'page-up' || name === 'wheel-up') playing.back += SCROLL;
  if (name === 'page-down' || name === 'wheel-down') playing.back = Math.max(0, playing.back - SCROLL);
  if (name === 'escape' && answer?.keep) screen.do(answer.keep.command);
  else if (name === 'escape') playing.show(menuPanel(playing));
  playing.app.redraw();
}

function paste({ app, screen }: Playing, { composer }: TableView, text: string): void {
  const kinds = composer && kindsTyped(app.language(), composer.spec, text);
  const intents = kinds && rowTyped(composer.spec, kinds);
  if (intents) screen.do(compose(...intents));
}

/** The keys that matter now. */
function lastLine(app: App, view: TableView | null): string {
  const { keys } = terminalScreenTexts(app.language());
  if (!view) return keys.cover;
  if (view.answer) return keys.answer;
  if (view.hiding) return keys.code;
  return ownDuty(view.state, view.seat)?.kind === 'place' ? keys.place : keys.wait;
}

/** Keys are the usual ones, rows that contradict others go, and nobody has asked for the number of codes. */
function settingsOf(app: App): PlaySettings {
  const { detail } = app.settings();
  return {
    language: app.language(),
    detail,
    queryDetail: detail,
    bindings: STANDARD_KEYS,
    singleKeys: true,
    misfits: 'allow',
    timers: true,
    count: false,
    byLines: false,
  };
}
