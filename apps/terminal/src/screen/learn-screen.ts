// The lesson: a game of three holes and four colours, with two given rows and one to work out.

import { widestSpec } from '@blackpeg/rules';
import { rowPasted } from '@blackpeg/screens';
import {
  createLesson,
  LESSON_EDITION,
  type LessonPlay,
  type LessonView,
  lessonCommand,
  openLesson,
} from '@blackpeg/screens/lesson';
import { STANDARD_KEYS } from '@blackpeg/screens/play';
import type { DraftIntent } from '@blackpeg/session';
import { lessonTexts, terminalScreenTexts } from '@blackpeg/wording';
import { drawMarkedRows } from './board/board.ts';
import { composerPalette, drawDraft, drawPalette, isTight } from './board/compose.ts';
import type { Making } from './board/pieces.ts';
import type { App, Area, TerminalScreen } from './frame/screen.ts';
import { createSetUpScreen } from './set-up/set-up-screen.ts';
import type { Canvas } from './terminal/canvas.ts';
import { type Key, pressOf } from './terminal/keys.ts';
import { wrappedIn } from './terminal/text-width.ts';

const KEYS = { bindings: STANDARD_KEYS, singleKeys: true };

export function createLearnScreen(app: App): TerminalScreen {
  let lesson: LessonPlay | null = null;
  /** Typed before the table was open. */
  let early: readonly Key[] = [];
  let isClosed = false;
  const words = () => lessonTexts(app.language());

  async function open(): Promise<void> {
    const stand = { rows: [], read: false };
    const session = await openLesson(stand.rows, app.clock, () => {});
    if (isClosed) return session.close();
    const begun = createLesson({ session, stand, language: app.language(), tell });
    lesson = begun;
    begun.subscribe(app.redraw);
    for (const key of early) pressIn(app, begun, key);
    app.redraw();
  }

  /** Steps are on the screen; failures and replies are said. */
  function tell({ kind, text }: Parameters<Parameters<typeof createLesson>[0]['tell']>[0]): void {
    app.say(kind === 'refusal' || kind === 'reply' ? text : '');
  }

  function viewNow(): LessonView | null {
    lesson?.take({ type: 'language', language: app.language() });
    return lesson?.current() ?? null;
  }

  app.during(open());
  return {
    heading: () => words().title,
    aside: () => viewNow()?.number ?? '',
    composes: true,
    more: () => [viewNow()?.text ?? ''],
    keys: () => terminalScreenTexts(app.language()).keys.compose,
    draw(canvas, area) {
      const view = viewNow();
      if (view && lesson) drawLesson(app, canvas, area, view, lesson);
    },
    press(key) {
      if (key.kind === 'named' && key.name === 'escape') app.back();
      else if (lesson) pressIn(app, lesson, key);
      else early = [...early, key];
    },
    async close() {
      isClosed = true;
      lesson?.close();
    },
  };
}

function pressIn(app: App, lesson: LessonPlay, key: Key): void {
  const { step } = lesson.current();
  const isEnter = key.kind === 'named' && key.name === 'enter';
  if (step === 'done' && isEnter) {
    app.replace(createSetUpScreen(app, 'super', { first: { holes: 3, colours: 4 } }));
    return;
  }
  const intents = intentsOf(app, key);
  const press = pressOf(key);
  const command = intents
    ? ({ type: 'compose', intents } as const)
    : press && lessonCommand(press, step, app.language(), KEYS);
  if (command) lesson.do(command);
}

/** Keys that only a terminal has: pasting, and arrows along the row. */
function intentsOf(app: App, key: Key): readonly DraftIntent[] | null {
  const spec = widestSpec(LESSON_EDITION);
  if (key.kind === 'paste') return rowPasted(app.language(), spec, key.text);
  const isArrow = key.kind === 'named' && (key.name === 'left' || key.name === 'right');
  return isArrow ? [{ type: 'step', by: key.name === 'left' ? -1 : 1 }] : null;
}

/** How to do it, with the keys of this terminal. */
function howText(app: App, { step, how }: LessonView): string {
  const { pair } = terminalScreenTexts(app.language());
  const words = lessonTexts(app.language());
  if (step === 'conclude') return pair('h', words.hintKey);
  return step === 'done' ? `${how} ${pair('Enter', words.play)}` : how;
}

function drawLesson(app: App, canvas: Canvas, area: Area, view: LessonView, lesson: LessonPlay): void {
  const making: Making = { theme: app.theme(), language: app.language(), edition: LESSON_EDITION };
  const { rows } = view;
  const gap = isTight(area) ? 0 : 1;
  const draft = view.isComposing ? view.draft : null;
  const compose = (intent: DraftIntent) => lesson.do({ type: 'compose', intents: [intent] });
  const palette = draft ? composerPalette(making, draft, compose, area.columns - 4) : [];
  const lines = wrappedIn(howText(app, view), area.columns, 2);
  const below = rows.length + lines.length + (draft ? 1 + palette.length : 0) + 4 * gap;
  const columns = Math.min(area.columns, 76);
  const text = wrappedIn(view.text, columns, area.rows - below);
  let y = area.y + gap;
  canvas.rest({ x: area.x, y });
  for (const part of text) canvas.put(area.x, y++, part);
  y += gap;
  for (const part of lines) canvas.put(area.x, y++, part, making.theme.accent);
  y = drawMarkedRows(canvas, { ...area, y: y + gap, rows: rows.length }, making, rows) + gap;
  if (!draft) return;
  drawDraft(canvas, { x: area.x + 4, y }, making, draft, compose);
  drawPalette(canvas, { x: area.x + 4, y: y + 1 + gap }, palette);
}
