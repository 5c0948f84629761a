// What the keys of a screen do, opened by `?` from wherever one is.

import { playTexts, terminalScreenTexts } from '@blackpeg/wording';
import { keyParts } from './last-line.ts';
import type { App, TerminalScreen } from './screen.ts';
import { createTextScreen } from './text-screen.ts';

/** The last of the fixed keys, which hold on every screen: mouse, redraw, suspend, leave. */
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
