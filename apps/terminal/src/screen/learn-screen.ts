// First steps: a game of three holes and four colours, with two rows to place as told and one to conclude.

import type { MarkedGuess } from '@blackpeg/rules';
import { answerText, lessonTexts, terminalScreenTexts } from '@blackpeg/wording';
import { composerPalette, createComposer, drawDraft, drawPalette, isTight } from './compose.ts';
import type { Key } from './keys.ts';
import {
  answered,
  EDITION,
  hintText,
  howText,
  objectionTo,
  SIZE,
  STEPS,
  stepOf,
  stepText,
} from './lesson.ts';
import { drawMarkedRows } from './marked-rows.ts';
import type { Making } from './pieces.ts';
import type { App, Screen } from './screen.ts';
import { createSetUpScreen } from './set-up/set-up-screen.ts';
import { wrappedIn } from './width.ts';

export function createLearnScreen(app: App): Screen {
  const composer = createComposer(EDITION);
  let rows: readonly MarkedGuess[] = [];
  /** Has the one question of the lesson been answered? */
  let read = false;
  const words = () => lessonTexts(app.language());

  const step = () => stepOf(rows, composer.code() !== null, read);

  /** How many pegs of the first row are in the code at all. */
  function answerQuestion(key: Key): void {
    const first = rows[0];
    if (!first || key.kind !== 'sign' || !/^\d$/.test(key.sign)) return;
    read = Number(key.sign) === first.mark.black + first.mark.white;
    app.say(read ? '' : words().readWrong(answerText(app.language(), EDITION.name, first.mark)));
  }

  function place(): void {
    const code = composer.code();
    const objection = code && objectionTo(app.language(), rows, code);
    if (code && objection === null) {
      rows = [...rows, answered(code)];
      composer.clear();
    }
    app.say(code ? (objection ?? '') : howText(app.language(), step(), rows));
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
    else if (step() === 'done' && enter) app.replace(createSetUpScreen(app, 'super', SIZE));
    else if (enter) place();
    else if (step() !== 'done') compose(key);
  }

  return {
    heading: () => words().title,
    aside: () => words().step(STEPS.indexOf(step()) + 1, STEPS.length),
    composes: true,
    more: () => [stepText(app.language(), step(), rows)],
    keys: () => terminalScreenTexts(app.language()).keys.compose,
    draw(canvas, area) {
      const making: Making = { theme: app.theme(), language: app.language(), edition: EDITION };
      const now = step();
      const gap = isTight(area) ? 0 : 1;
      const fills = now !== 'done' && now !== 'read';
      const palette = composerPalette(making, composer.draft(), composer.compose, area.columns - 4);
      const how = wrappedIn(howText(app.language(), now, rows), area.columns, 2);
      const below = rows.length + how.length + (fills ? 1 + palette.length : 0) + 4 * gap;
      const columns = Math.min(area.columns, 76);
      const text = wrappedIn(stepText(app.language(), now, rows), columns, area.rows - below);
      let y = area.y + gap;
      canvas.rest({ x: area.x, y });
      for (const part of text) canvas.put(area.x, y++, part);
      y += gap;
      for (const part of how) canvas.put(area.x, y++, part, making.theme.accent);
      y = drawMarkedRows(canvas, { ...area, y: y + gap, rows: rows.length }, making, rows) + gap;
      if (!fills) return;
      drawDraft(canvas, { x: area.x + 4, y }, making, composer.draft(), composer.compose);
      drawPalette(canvas, { x: area.x + 4, y: y + 1 + gap }, palette);
    },
    press,
  };
}
