// Reasoning along at a real board: a row, then its answer, then the next; what follows from all of them is said.

import { type Edition, type Feedback, widestSpec } from '@blackpeg/rules';
import { createCompanionScreen } from '@blackpeg/screens/companion';
import { answerText, companionTexts, editionText, terminalScreenTexts } from '@blackpeg/wording';
import { drawMarkedRows } from './board/board.ts';
import {
  composerPalette,
  createComposer,
  drawDraft,
  drawPalette,
  isTight,
  openHoles,
} from './board/compose.ts';
import { type Answering, answerAfter, answerLine, countedUp, keysOf, NO_ANSWER } from './board/palette.ts';
import { type Making, putPieces } from './board/pieces.ts';
import { followScreen, sayTogether } from './frame/follow-screen.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import type { Canvas, Spot } from './terminal/canvas.ts';
import { fitted, wrappedIn } from './terminal/text-width.ts';

export function createSeekScreen(app: App, edition: Edition): TerminalScreen {
  const composer = createComposer(edition);
  const spec = widestSpec(edition);
  const ports = { thinker: app.services.thinker, tell: sayTogether(app) };
  const companion = createCompanionScreen(ports, { language: app.language(), edition });
  const { view, close } = followScreen(app, companion);
  /** The answer of the row that is full; null while it is being filled. */
  let answering: Answering | null = null;
  const words = () => companionTexts(app.language());
  // A suggested row is put where it can be placed at once.
  companion.subscribe(() => {
    const { good } = companion.current();
    if (good) composer.put(good);
  });

  function enter(): void {
    const guess = composer.code();
    if (!guess) app.say(words().incomplete(openHoles(composer)));
    else if (answering) take({ guess, mark: answering.feedback });
    else {
      answering = NO_ANSWER;
      app.say(words().answer);
    }
  }

  function take(row: { readonly guess: readonly number[]; readonly mark: Feedback }): void {
    answering = null;
    composer.clear();
    companion.do({ type: 'enter', row });
  }

  /** The last row comes back to be changed. */
  function takeBack(): void {
    const last = view().rows.at(-1);
    if (!last) return;
    composer.put(last.guess);
    companion.do({ type: 'remove', row: last.number - 1 });
  }

  function drawAnswer(canvas: Canvas, { x, y }: Spot, making: Making, now: Answering): void {
    putPieces(canvas, x, y, answerLine(making, now, spec.holes, countUp), 0);
  }

  function countUp(at: number): void {
    answering = countedUp(answering ?? NO_ANSWER, keysOf({ edition }), spec.holes, at);
    app.say(answerText(app.language(), edition.name, answering.feedback));
  }

  return {
    heading: () => words().modes.seek,
    aside: () => editionText(app.language(), edition),
    composes: true,
    keys: () => terminalScreenTexts(app.language()).keys[answering ? 'answer' : 'seek'],
    draw(canvas, area) {
      const making: Making = { theme: app.theme(), language: app.language(), edition };
      const gap = isTight(area) ? 0 : 1;
      const compose = answering ? null : composer.compose;
      const palette = composerPalette(making, composer.draft(), compose, area.columns - 4);
      const { rows, entry, full, finding, standing } = view();
      const room = area.rows - 3 - 3 * gap - palette.length;
      const wrong = finding === 'contradiction' ? standing.join(' ') : '';
      const why = wrappedIn(wrong, area.columns, Math.max(0, room - Math.min(rows.length, LEAST_ROWS)));
      if (rows.length === 0)
        canvas.put(area.x, area.y, fitted(words().noRows, area.columns), making.theme.quiet);
      let after = drawMarkedRows(canvas, { ...area, y: area.y + gap, rows: room - why.length }, making, rows);
      after = Math.max(area.y + 1, after);
      for (const text of why) canvas.put(area.x, after++, text, making.theme.accent);
      canvas.put(area.x, after + gap, entry?.title ?? full ?? '', making.theme.title);
      const place = { x: area.x + 4, y: after + gap + 1 };
      drawDraft(canvas, place, making, composer.draft(), compose);
      const below = { ...place, y: place.y + gap + 1 };
      if (answering) drawAnswer(canvas, below, making, answering);
      else drawPalette(canvas, below, palette);
    },
    press(key) {
      if (key.kind === 'named' && key.name === 'escape') {
        if (!answering) return app.back();
        answering = null;
        return;
      }
      if (key.kind === 'named' && key.name === 'enter') return enter();
      if (answering) {
        answering = answerAfter(answering, keysOf({ edition }), spec.holes, key) ?? answering;
        return app.say(answerText(app.language(), edition.name, answering.feedback));
      }
      const sign = key.kind === 'sign' ? key.sign.toLowerCase() : '';
      if (sign === 'h') return companion.do({ type: 'good-row' });
      if (sign === 'f') return companion.do({ type: 'standing' });
      if (sign === 'd') return takeBack();
      const said = composer.press(key, app.language());
      if (said !== null) app.say(said);
    },
    close,
  };
}

/** Rows that stay in sight beside the reason why no code fits. */
const LEAST_ROWS = 3;
