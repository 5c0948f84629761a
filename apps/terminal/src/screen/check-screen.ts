// Checking an answer for who holds a real code: the code, the row, and what the row earns.

import { type Code, type Edition, mark } from '@blackpeg/rules';
import { companionTexts, editionText, feedbackText, terminalScreenTexts } from '@blackpeg/wording';
import {
  type Composer,
  composerPalette,
  createComposer,
  drawDraft,
  drawPalette,
  isTight,
  openHoles,
} from './compose.ts';
import type { Making } from './pieces.ts';
import type { Compose } from './pointing.ts';
import type { App, TerminalScreen } from './screen.ts';
import { fitted } from './width.ts';

export function createCheckScreen(app: App, edition: Edition): TerminalScreen {
  const [code, row] = [createComposer(edition), createComposer(edition)];
  let current = code;
  const words = () => companionTexts(app.language());

  function enter(): void {
    const here = current.code();
    if (!here) app.say(words().incomplete(openHoles(current)));
    else if (current === row) sayEarned(code.code() ?? [], here);
    else {
      current = row;
      app.say(words().checkRow);
    }
  }

  function sayEarned(hidden: Code, here: Code): void {
    const earned = feedbackText(app.language(), edition, mark(edition.marking, hidden, here), hidden.length);
    app.say(terminalScreenTexts(app.language()).pair(words().rightAnswer, earned));
  }

  function pointingAt(composer: Composer): Compose {
    return (intent) => {
      current = composer;
      composer.compose(intent);
    };
  }

  return {
    heading: () => words().modes.check,
    aside: () => editionText(app.language(), edition),
    composes: true,
    keys: () => terminalScreenTexts(app.language()).keys.compose,
    draw(canvas, area) {
      const making: Making = { theme: app.theme(), language: app.language(), edition };
      const gap = isTight(area) ? 0 : 1;
      const x = area.x + 4;
      let y = area.y + gap;
      for (const [composer, title] of [
        [code, words().checkCode],
        [row, words().checkRow],
      ] as const) {
        canvas.put(area.x, y, fitted(title, area.columns), making.theme.title);
        drawDraft(canvas, { x, y: y + 1 }, making, composer.draft(), pointingAt(composer));
        y += 2 + gap;
      }
      const palette = composerPalette(making, current.draft(), pointingAt(current), area.columns - 4);
      drawPalette(canvas, { x, y }, palette);
    },
    press(key) {
      if (key.kind === 'named' && key.name === 'escape') {
        if (current === code) return app.back();
        current = code;
        return;
      }
      if (key.kind === 'named' && key.name === 'enter') return enter();
      const said = current.press(key, app.language());
      if (said !== null) app.say(said);
    },
  };
}
