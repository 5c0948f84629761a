import { LANGUAGES } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { SETTING_GROUPS, settingFields } from './fields.ts';
import { type ChosenName, decodeChosen, defaultsOf, SETTING_ROWS, settingNames } from './table.ts';

const FACES = ['web', 'terminal'] as const;

describe.each(FACES)('the settings of the %s', (face) => {
  test('hold what the table says until something is chosen, and one that is not understood costs nothing else', () => {
    const name = settingNames(face)[1] ?? 'language';
    expect(decodeChosen(face, { invented: 1, [name]: 'nonsense', detail: 'brief' })).toEqual({
      ...defaultsOf(face),
      detail: 'brief',
    });
    for (const one of settingNames(face)) {
      const row: { readonly values: readonly unknown[] } = SETTING_ROWS[one];
      for (const value of row.values)
        expect(decodeChosen(face, { [one]: value })).toMatchObject({ [one]: value });
    }
  });

  test.each(LANGUAGES)('are all drawn, each once and each value with a name, in %s', (language) => {
    const fields = SETTING_GROUPS.flatMap((group) => settingFields(language, face, group));
    const names = fields.map(({ name }): ChosenName => name);
    expect([...names].sort()).toEqual([...settingNames(face)].sort());
    for (const { name, label, options } of fields) {
      expect(label).toMatch(/\S/);
      expect(options?.map(({ value }) => value) ?? [false, true]).toEqual(SETTING_ROWS[name].values);
      const labels = options?.map((option) => option.label) ?? [];
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.every((text) => text !== '')).toBe(true);
    }
  });
});

test('older stored choices can be read', () => {
  expect(
    decodeChosen('terminal', { language: 'fr', ground: null, colours: false, signs: 'plain', pace: 'slow' }),
  ).toEqual({
    ...{ language: 'fr', ground: null, colours: false, signs: 'plain', pace: 'slow' },
    ...{ bell: false, mouse: true, detail: 'full', codes: 'auto' },
    ...{ sayPegs: true, sayAnswers: true, sayRows: false, sayOthers: true },
  });
  expect(decodeChosen('web', { theme: 'contrast', housePace: 'at-once', misfits: 'bar' })).toMatchObject({
    ...{ theme: 'contrast', housePace: 'at-once', misfits: 'bar', marks: 'shape', detail: 'brief' },
  });
});
