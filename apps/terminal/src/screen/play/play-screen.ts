// The screen a match is played on: boards, what stands beside them, the line one plays with, and what keys do there.

import { isSame, type Seat } from '@blackpeg/rules';
import {
  compose,
  createPlay,
  type PlayOpening,
  type PlayPorts,
  type PlayQuestion,
  type PlaySettings,
  rowTyped,
  STANDARD_KEYS,
  type TableView,
} from '@blackpeg/screens/play';
import { type DraftIntent, type Happening, ownDuty } from '@blackpeg/session';
import type { Table } from '@blackpeg/table';
import { terminalScreenTexts } from '@blackpeg/wording';
import { kindsTyped } from '../../game/typed-codes.ts';
import { roundKey } from '../../saved/saved.ts';
import { type Answering, answerAfter } from '../board/palette.ts';
import { speakIn } from '../frame/follow-screen.ts';
import type { App, TerminalScreen } from '../frame/screen.ts';
import { isNamed, type Key, pressOf } from '../terminal/keys.ts';
import { drawCover, drawTable } from './draw-table.ts';
import { keptNotes, notesFrom, notesSide } from './notes.ts';
import { endSide, hintedSide, hintSide, keysSide, menuSide } from './panels.ts';
import { type PlayContext, questionSide, type Side, type Surroundings } from './side-panel.ts';

/** Rows a key scrolls by. */
const SCROLL = 4;

export interface PlayingScreen extends TerminalScreen {
  /** Each event is said to the seat in front, where it is to be said. */
  hear(happening: Happening, isSaid: boolean, seat: Seat): void;
}

/** `around` is what there is besides the match. */
export function createPlayScreen(app: App, table: Table, around: Surroundings | null = null): PlayingScreen {
  let settings = settingsOf(app);
  const spoken = speakIn(app, () => view() !== null);
  const screen = createPlay({
    ...keptIn(app),
    table,
    settings,
    thinker: app.services.thinker,
    dice: app.services.dice,
    clock: app.clock,
    lastSaid: app.said,
    tell: spoken.tell,
    open,
  });
  /** What was opened; null for the board, and at the end of a round what came of it. */
  let side: Side | null = null;
  let help: Side | null = null;
  let seen = screen.current();
  /** Rows one looks back over, and which key of an answer is counted. */
  let back = 0;
  let at = 0;
  const ending = endSide(contextOf());
  let asked: { readonly question: PlayQuestion; readonly side: Side } | null = null;

  function view(): TableView | null {
    const now = screen.current();
    return now.kind === 'table' ? now : null;
  }

  function contextOf(): PlayContext {
    return { app, table, around, view, do: (command) => screen.do(command), show };
  }

  function show(next: Side | null): void {
    if (!next) app.say('');
    side = next;
    app.redraw();
  }

  function open(what: PlayOpening): void {
    show(SIDES[what](contextOf()));
  }

  /** A hand-over closes whatever was open: it may show what the next eyes must not see. */
  function change(): void {
    const before = seen.kind === 'table' ? seen : null;
    seen = screen.current();
    const now = view();
    if (!now) {
      side = null;
      spoken.hush();
    } else if (before) {
      if (now.end && !before.end) side = null;
      if (now.composer?.draft !== before.composer?.draft) back = 0;
      if (!now.answer || now.answer.row !== before.answer?.row) at = 0;
      if (!before.hints.texts.length) side = hintedSide(contextOf()) ?? side;
    }
    app.redraw();
  }

  /** What keys go to before the board. */
  function inFront(): Side | null {
    const now = view();
    if (help !== null && side === help) return help;
    if (now?.question) return askedSide(now.question);
    return side ?? (now?.end ? ending : null);
  }

  /** Escape leaves everything as it is. */
  function askedSide(question: PlayQuestion): Side {
    if (asked?.question === question) return asked.side;
    const answers = question.answers.map(({ label, command }) => ({
      label,
      choose: () => screen.do(command),
    }));
    const list = questionSide(contextOf(), question.text, answers);
    const leave = question.answers[0]?.command;
    const isLeft = (key: Key) => isNamed(key, 'escape');
    const press = (key: Key) => (leave && isLeft(key) ? screen.do(leave) : list.press(key));
    asked = { question, side: { ...list, press } };
    return asked.side;
  }

  function press(key: Key): void {
    const front = inFront();
    const now = view();
    const isHelp = key.kind === 'sign' && key.sign === '?';
    if (isHelp && now && (help === null || side !== help)) {
      help = keysSide(contextOf());
      show(help);
    } else if (front) front.press(key);
    else if (!now) pressCover(key);
    else if (!pressAnswer(now, key)) pressBoard(now, key);
  }

  function pressCover(key: Key): void {
    if (key.kind !== 'named') return;
    if (key.name === 'enter') screen.do({ type: 'uncover' });
    if (key.name === 'escape') app.back();
  }

  function pressAnswer({ answer }: TableView, key: Key): boolean {
    const after = answer && answerAfter({ feedback: answer.feedback, at }, answer.keys, answer.holes, key);
    if (after) setAnswer(after);
    return after !== null;
  }

  function setAnswer(answering: Answering): void {
    at = answering.at;
    screen.do({ type: 'answer', feedback: answering.feedback });
    app.redraw();
  }

  function point(intent: DraftIntent): void {
    screen.do(compose(intent));
  }

  function pressBoard(now: TableView, key: Key): void {
    const pressed = pressOf(key);
    if (key.kind === 'paste') paste(now, key.text);
    else if (pressed && screen.takes(pressed)) screen.do({ type: 'press', press: pressed });
    else if (key.kind === 'named') pressNamed(now, key.name);
  }

  function pressNamed({ answer }: TableView, name: string): void {
    if (name === 'left' || name === 'right')
      screen.do(compose({ type: 'step', by: name === 'left' ? -1 : 1 }));
    if (name === 'page-up' || name === 'wheel-up') back += SCROLL;
    if (name === 'page-down' || name === 'wheel-down') back = Math.max(0, back - SCROLL);
    if (name === 'escape' && answer?.keep) screen.do(answer.keep.command);
    else if (name === 'escape') show(menuSide(contextOf()));
    app.redraw();
  }

  function paste({ composer }: TableView, text: string): void {
    const kinds = composer && kindsTyped(app.language(), composer.spec, text);
    const intents = kinds && rowTyped(composer.spec, kinds);
    if (intents) screen.do(compose(...intents));
  }

  const stop = screen.subscribe(change);
  return {
    hear(happening, isSaid, seat) {
      if (isSaid) screen.take({ type: 'heard', happening, seat });
    },
    heading() {
      const chosen = settingsOf(app);
      if (!isSame(chosen, settings)) screen.take({ type: 'set', settings: chosen });
      settings = chosen;
      const now = screen.current();
      return now.kind === 'table' ? now.context : now.title;
    },
    aside() {
      if (around) return around.presence(app.language());
      const now = view();
      return now?.boards.length === 1 ? (now.boards[0]?.name ?? '') : '';
    },
    takesHelp: () => view() !== null,
    keys: () => inFront()?.keys() ?? lastLine(app, view()),
    draw(canvas, area) {
      const now = screen.current();
      if (now.kind === 'covered')
        return drawCover(canvas, area, { app, view: now, lift: () => screen.do(now.lift.command) });
      const front = inFront();
      const pointer = { compose: point, answer: setAnswer };
      const beside = drawTable(canvas, area, { app, view: now, back, at, pointer: front ? null : pointer });
      front?.draw(canvas, beside);
    },
    press,
    async close() {
      stop();
      screen.close();
      await table.close();
    },
  };
}

/** What is opened beside the board. */
const SIDES: Readonly<Record<PlayOpening, (table: PlayContext) => Side | null>> = {
  notes: notesSide,
  hints: hintSide,
  keys: keysSide,
};

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

/** Hints are not counted at a terminal. */
function keptIn({ services }: App): Pick<PlayPorts, 'notes' | 'noteHint'> {
  const { notes } = services.saved;
  return {
    notes: {
      async get({ match, seat, number, replay }) {
        const kept = notes.get(roundKey(match, seat, { number, replay }));
        return kept === null ? null : notesFrom(kept);
      },
      async put({ match, seat, number, replay }, marks) {
        notes.put(roundKey(match, seat, { number, replay }), keptNotes(marks));
      },
    },
    noteHint: () => {},
  };
}
