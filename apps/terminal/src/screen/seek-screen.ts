// Reasoning along at a real board: a row, then its answer, then the next; what follows from all of them is said.

import {
  type Clues,
  type Code,
  type Edition,
  type Feedback,
  type MarkedGuess,
  specFor,
} from '@blackpeg/rules';
import {
  answerText,
  codeName,
  codesLeftText,
  companionTexts,
  editionText,
  suggestionText,
  terminalScreenTexts,
} from '@blackpeg/wording';
import type { Canvas, Spot } from './canvas.ts';
import { composerPalette, createComposer, drawDraft, drawPalette, isTight, openHoles } from './compose.ts';
import { drawMarkedRows } from './marked-rows.ts';
import type { Making } from './pieces.ts';
import { putPieces } from './pieces.ts';
import { type Answering, answerAfter, countedUp, NO_ANSWER } from './play/answering.ts';
import { answerLine, keysOf } from './play/palette.ts';
import type { App, Screen } from './screen.ts';
import { fitted } from './width.ts';

export function createSeekScreen(app: App, edition: Edition): Screen {
  const composer = createComposer(edition);
  const spec = specFor(edition, 0, edition.blanks !== 'off');
  let rows: readonly MarkedGuess[] = [];
  /** The answer of the row that is full; null while it is being filled. */
  let answering: Answering | null = null;
  const words = () => companionTexts(app.language());
  const clues = (): Clues => ({ spec, marking: edition.marking, rows, missing: null });

  async function conclude(): Promise<void> {
    app.say(words().working);
    const { count, codes } = await app.services.thinker.ask('fits', { clues: clues(), list: 6 });
    if (count === 0) return app.say(words().noFit);
    const named =
      count === codes.length ? codes.map((code) => codeName(app.language(), edition, code)).join('; ') : '';
    app.say([codesLeftText(app.language(), count), named].filter(Boolean).join(' '));
  }

  async function suggest(): Promise<void> {
    app.say(words().working);
    const rowsLeft = Math.max(1, edition.rows - rows.length);
    const good = await app.services.thinker.ask('good-row', { clues: clues(), rowsLeft });
    if (!('advice' in good)) return app.say(words().noFit);
    const { guess } = good.advice;
    composer.put(guess);
    const why = good.why.map((step) => suggestionText(app.language(), step));
    app.say([`${codeName(app.language(), edition, guess)}.`, ...why].join(' '));
  }

  function enter(): void {
    const code = composer.code();
    if (!code) app.say(words().incomplete(openHoles(composer)));
    else if (answering) take(code, answering.feedback);
    else {
      answering = NO_ANSWER;
      app.say(words().answer);
    }
  }

  function take(guess: Code, feedback: Feedback): void {
    rows = [...rows, { guess, mark: feedback }];
    answering = null;
    composer.clear();
    app.during(conclude());
  }

  /** The last row comes back to be changed. */
  function takeBack(): void {
    const last = rows.at(-1);
    if (!last) return;
    rows = rows.slice(0, -1);
    composer.put(last.guess);
    app.say(words().removed(rows.length + 1));
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
      const room = area.rows - 3 - 3 * gap - palette.length;
      if (rows.length === 0)
        canvas.put(area.x, area.y, fitted(words().noRows, area.columns), making.theme.quiet);
      const after = Math.max(
        area.y + 1,
        drawMarkedRows(canvas, { ...area, y: area.y + gap, rows: room }, making, rows),
      );
      canvas.put(area.x, after + gap, words().newRow(rows.length + 1), making.theme.title);
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
      if (sign === 'h') return app.during(suggest());
      if (sign === 'f') return app.during(conclude());
      if (sign === 'd') return takeBack();
      const said = composer.press(key, app.language());
      if (said !== null) app.say(said);
    },
  };
}
