// The settings of this terminal.

import { HOUSE_PACES } from '@blackpeg/table';
import { commonTexts, LANGUAGES, settingsTexts, terminalScreenTexts } from '@blackpeg/wording';
import { createList, type Item } from './list.ts';
import type { App, Screen } from './screen.ts';
import { fieldsIn } from './set-up/fields.ts';
import type { Settings } from './settings.ts';

export function createSettingsScreen(app: App): Screen {
  const list = createList(() => settingItems(app));
  return {
    heading: () => settingsTexts(app.language()).title,
    keys: () => terminalScreenTexts(app.language()).keys.form,
    draw: (canvas, area) => list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme()),
    press(key) {
      if (list.press(key)) return;
      if (key.kind === 'named' && key.name === 'escape') app.back();
    },
  };
}

function settingItems(app: App): readonly Item[] {
  const language = app.language();
  const { settings: words } = terminalScreenTexts(language);
  const { speech, play } = settingsTexts(language);
  const { ownNames } = commonTexts(language);
  const { choice, toggle } = fieldsIn(language);
  const chosen = app.settings();
  const set = (part: Partial<Settings>) => app.change({ ...chosen, ...part });
  return [
    choice({
      label: words.language,
      values: [null, ...LANGUAGES],
      current: chosen.language,
      name: (one) => (one === null ? words.asEnvironment : ownNames[one]),
      set: (one) => set({ language: one }),
    }),
    toggle({ label: words.colours, on: chosen.colours, set: (colours) => set({ colours }) }),
    choice({
      label: words.ground,
      values: [null, 'light', 'dark'] as const,
      current: chosen.ground,
      name: (one) => (one === null ? words.asTerminal : words.grounds[one]),
      set: (ground) => set({ ground }),
    }),
    choice({
      label: words.signs,
      values: [null, 'shapes', 'plain'] as const,
      current: chosen.signs,
      name: (one) => (one === null ? words.asTerminal : words.signKinds[one]),
      set: (signs) => set({ signs }),
    }),
    toggle({ label: words.bell, on: chosen.bell, text: words.bellNote, set: (bell) => set({ bell }) }),
    toggle({ label: words.mouse, on: chosen.mouse, text: words.mouseNote, set: (mouse) => set({ mouse }) }),
    choice({
      label: speech.detail,
      values: ['full', 'brief'] as const,
      current: chosen.detail,
      name: (one) => speech.details[one],
      set: (detail) => set({ detail }),
    }),
    choice({
      label: play.pace,
      values: HOUSE_PACES,
      current: chosen.pace,
      name: (one) => play.paces[one],
      set: (pace) => set({ pace }),
    }),
  ];
}
