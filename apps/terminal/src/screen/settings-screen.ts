// The settings of this terminal, from the table of all settings.

import { decodeChosen, SETTING_GROUPS, type SettingField, settingFields } from '@blackpeg/screens/settings';
import { settingsTexts, terminalScreenTexts } from '@blackpeg/wording';
import { createList, type Item } from './frame/list.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { fieldsIn } from './set-up/form-lines.ts';
import { isNamed } from './terminal/keys.ts';

export function createSettingsScreen(app: App): TerminalScreen {
  const list = createList(() => settingItems(app));
  return {
    heading: () => settingsTexts(app.language()).title,
    keys: () => terminalScreenTexts(app.language()).keys.form,
    draw: (canvas, area) => list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme()),
    press(key) {
      if (list.press(key)) return;
      if (isNamed(key, 'escape')) app.back();
    },
  };
}

function settingItems(app: App): readonly Item[] {
  const fields = SETTING_GROUPS.flatMap((group) => settingFields(app.language(), 'terminal', group));
  return fields.map((field) => itemOf(app, field));
}

function itemOf(app: App, { name, label, note, options }: SettingField): Item {
  const { choice, toggle } = fieldsIn(app.language());
  const chosen: Readonly<Record<string, unknown>> = { ...app.settings() };
  const set = (value: unknown) => app.change(decodeChosen('terminal', { ...chosen, [name]: value }));
  if (!options) return toggle({ label, on: chosen[name] === true, text: note, set });
  return choice({
    label,
    values: options,
    current: options.find(({ value }) => value === chosen[name]) ?? options[0],
    name: (option) => option?.label ?? '',
    set: (option) => set(option?.value),
  });
}
