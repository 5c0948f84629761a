// Text to read, scrolled if it is longer than the window, such as the keys of a screen.

import { playTexts, terminalScreenTexts } from '@blackpeg/wording';
import { wrapped } from '../terminal/text-width.ts';
import { keyParts } from './page.ts';
import type { App, TerminalScreen } from './screen.ts';

const PAGE = 10;
const STEPS: Readonly<Record<string, number>> = {
  up: -1,
  down: 1,
  'wheel-up': -1,
  'wheel-down': 1,
  'page-up': -PAGE,
  'page-down': PAGE,
  enter: PAGE,
};

export function createTextScreen(app: App, heading: string, paragraphs: readonly string[]): TerminalScreen {
  let first = 0;
  return {
    heading: () => heading,
    keys: () => terminalScreenTexts(app.language()).keys.text,
    draw(canvas, area) {
      const lines = paragraphs.flatMap((text) =>
        text === '' ? [''] : wrapped(text, Math.min(area.columns, 100)),
      );
      first = Math.min(first, Math.max(0, lines.length - area.rows + 1));
      const shown = lines.slice(first, first + area.rows - 1);
      for (const [line, text] of shown.entries()) canvas.put(area.x, area.y + 1 + line, text);
      canvas.rest({ x: area.x, y: area.y + 1 });
    },
    press(key) {
      if (key.kind !== 'named') return;
      if (key.name === 'escape') app.back();
      first = Math.max(0, first + (STEPS[key.name] ?? 0));
    },
  };
}

/** The last of the fixed keys, which work on every screen: mouse, redraw, suspend, leave. */
const EVERYWHERE = -4;

export function createHelpScreen(app: App, of: TerminalScreen): TerminalScreen {
  const language = app.language();
  const { fixed, pair } = terminalScreenTexts(language);
  const text = createTextScreen(app, playTexts(language).keys.heading, [
    ...keyParts(language, of.keys()),
    ...(of.composes ? fixed : fixed.slice(EVERYWHERE)).map(([key, does]) => pair(key, does)),
    ...(of.more?.() ?? []),
  ]);
  return {
    ...text,
    takesHelp: () => true,
    press(key) {
      if (key.kind === 'sign' && key.sign === '?') app.back();
      else text.press(key);
    },
  };
}
