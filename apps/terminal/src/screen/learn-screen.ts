// First steps: a game of three holes and four colours, with two rows to place as told and one to conclude.

import { type MarkedGuess, mark } from '@blackpeg/rules';
import {
  hintText,
  howText,
  LESSON_CODE,
  LESSON_EDITION,
  objectionText,
  objectionTo,
  pegsRight,
  stepNumber,
  stepOf,
  stepText,
} from '@blackpeg/screens/lesson';
import { answerText, lessonTexts, terminalScreenTexts } from '@blackpeg/wording';
import { drawMarkedRows } from './board/board.ts';
import { composerPalette, createComposer, drawDraft, drawPalette, isTight } from './board/compose.ts';
import type { Making } from './board/pieces.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { createSetUpScreen } from './set-up/set-up-screen.ts';
import type { Key } from './terminal/keys.ts';
import { wrappedIn } from './terminal/text-width.ts';

export function createLearnScreen(app: App): TerminalScreen {
  const composer = createComposer(LESSON_EDITION);
  let rows: readonly MarkedGuess[] = [];
  /** Has the one question of the lesson been answered? */
  let read = false;
  const words = () => lessonTexts(app.language());

  /** What speaks against the row as it is. */
  function against(): string | null {
    const code = composer.code();
    const objection = code && objectionTo(rows, code);
    return objection && objectionText(app.language(), objection);
  }

  const step = () => stepOf({ rows, ready: composer.code() !== null && against() === null, read });

  /** How to do it, with the keys of this terminal. */
  function how(): string {
    const { pair } = terminalScreenTexts(app.language());
    const text = howText(app.language(), step(), rows);
    if (step() === 'conclude') return pair('h', words().hintKey);
    return step() === 'done' ? `${text} ${pair('Enter', words().play)}` : text;
  }

  /** How many pegs of the first row are in the code at all. */
  function answerQuestion(key: Key): void {
    const first = rows[0];
    if (!first || key.kind !== 'sign' || !/^\d$/.test(key.sign)) return;
    read = Number(key.sign) === pegsRight(first.mark);
    app.say(read ? '' : words().readWrong(answerText(app.language(), LESSON_EDITION.name, first.mark)));
  }

  function place(): void {
    const guess = composer.code();
    const objection = against();
    if (guess && objection === null) {
      rows = [...rows, { guess, mark: mark(LESSON_EDITION.marking, LESSON_CODE, guess) }];
      composer.clear();
    }
    app.say(guess ? (objection ?? '') : how());
  }

  function compose(key: Key): void {
    const asks = key.kind === 'sign' && key.sign.toLowerCase() === 'h' && step() === 'conclude';
    const said = asks ? hintText(app.language(), rows) : composer.press(key, app.language());
    if (said !== null) app.say(said);
  }

  function press(key: Key): void {
    const enter = key.kind === 'named' && key.name === 'enter';
    if (key.kind === 'named' && key.name === 'escape') app.back();
    else if (step() === 'read') answerQuestion(key);
    else if (step() === 'done' && enter)
      app.replace(createSetUpScreen(app, 'super', { first: { holes: 3, colours: 4 } }));
    else if (enter) place();
    else if (step() !== 'done') compose(key);
  }

  return {
    heading: () => words().title,
    aside: () => stepNumber(app.language(), step()),
    composes: true,
    more: () => [stepText(app.language(), step(), rows)],
    keys: () => terminalScreenTexts(app.language()).keys.compose,
    draw(canvas, area) {
      const making: Making = { theme: app.theme(), language: app.language(), edition: LESSON_EDITION };
      const now = step();
      const gap = isTight(area) ? 0 : 1;
      const fills = now !== 'done' && now !== 'read';
      const palette = composerPalette(making, composer.draft(), composer.compose, area.columns - 4);
      const lines = wrappedIn(how(), area.columns, 2);
      const below = rows.length + lines.length + (fills ? 1 + palette.length : 0) + 4 * gap;
      const columns = Math.min(area.columns, 76);
      const text = wrappedIn(stepText(app.language(), now, rows), columns, area.rows - below);
      let y = area.y + gap;
      canvas.rest({ x: area.x, y });
      for (const part of text) canvas.put(area.x, y++, part);
      y += gap;
      for (const part of lines) canvas.put(area.x, y++, part, making.theme.accent);
      y = drawMarkedRows(canvas, { ...area, y: y + gap, rows: rows.length }, making, rows) + gap;
      if (!fills) return;
      drawDraft(canvas, { x: area.x + 4, y }, making, composer.draft(), composer.compose);
      drawPalette(canvas, { x: area.x + 4, y: y + 1 + gap }, palette);
    },
    press,
  };
}
