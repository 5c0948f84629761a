// The questions of the set-up, the names of their answers, and the effect of each.

import { EDITION_NAMES } from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { anyChoices } from './choices.testing.ts';
import { type Choices, OPPONENTS, standardChoices } from './choices.ts';
import type { SetUpField } from './field.ts';
import { fields, linesOf, setUpView, withField } from './fields.ts';
import { objectionTo, settled } from './offers.ts';

const CONTEXT = { language: 'en', opponents: OPPONENTS } as const;
const CLASSIC: Choices = { ...standardChoices('super'), form: 'classic' };

function fieldOf(choices: Choices, id: string): SetUpField | undefined {
  return fields(choices, CONTEXT).find((field) => field.id === id);
}

/** Every value a control of the field can be set to. */
function valuesOf({ kind, options, steps }: SetUpField): readonly string[] {
  if (kind === 'switch') return ['on', 'off'];
  if (steps) return [steps.least, steps.most].map(String);
  return options.filter(({ why }) => why === null).map(({ value }) => value);
}

test('a value that is offered is the value afterwards, and can be played', () => {
  fc.assert(
    fc.property(anyChoices, fc.nat(), (wish, pick) => {
      const choices = settled(wish);
      if (objectionTo(choices) !== null) return;
      const asked = fields(choices, CONTEXT).flatMap((field) =>
        valuesOf(field).map((value) => ({ field, value })),
      );
      const { field, value } = asked[pick % asked.length] ?? {};
      if (!field || value === undefined) return;
      const changed = withField(choices, field.id, value, CONTEXT);
      expect(changed.ok, field.id).toBe(true);
      const after = changed.ok ? settled(changed.value) : choices;
      const shown = fieldOf(after, field.id);
      // A form or an opponent may bring other questions; a size of a custom game may be too large.
      if (shown && objectionTo(after) === null) expect([field.id, shown.value]).toEqual([field.id, value]);
    }),
    { numRuns: inject('isFullRun') ? 300 : 100 },
  );
});

test('a value that is not offered is refused with its reason', () => {
  const atScreen = settled({ ...standardChoices('duel'), opponent: 'screen' });
  const free = fieldOf(atScreen, 'pace')?.options.find(({ value }) => value === 'free');
  expect(free?.why).toMatch(/\S/);
  expect(withField(atScreen, 'pace', 'free', CONTEXT)).toEqual({ ok: false, error: free?.why });
});

test('U15: whatever else is chosen, it can be played without a clock; with one, a seat may have ten times as long', () => {
  fc.assert(
    fc.property(anyChoices, (wish) => {
      const choices = settled(wish);
      const without = fieldOf(choices, 'time')?.options.find(({ value }) => value === 'none');
      if (objectionTo(choices) === null) expect(without).toMatchObject({ why: null });
    }),
  );
  const timed = settled({ ...CLASSIC, opponent: 'screen', time: 'two' });
  const extra = fields(timed, CONTEXT).filter(({ id }) => id.startsWith('extra'));
  expect(extra).toHaveLength(2);
  for (const { options } of extra)
    expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(['tenfold', 'unlimited']));
});

describe('every option is offered', () => {
  test('C9g: blanks of a match: none, the maker’s choice, agreed', () => {
    expect(fieldOf(CLASSIC, 'blanks-choice')?.options.map(({ value }) => value)).toEqual([
      'off',
      'choice',
      'on',
    ]);
    expect(fieldOf(standardChoices('super'), 'blanks')?.kind).toBe('switch');
    const braille: Choices = { ...standardChoices('braille'), form: 'classic' };
    expect(fieldOf(braille, 'blanks-cards')?.options).toHaveLength(3);
  });

  test('T3a: both trays of super, and the numbers between', () => {
    expect(fieldOf(CLASSIC, 'tray')?.options.map(({ value }) => value)).toEqual(['none', '24', '20']);
    const counted = withField(CLASSIC, 'tray', '20', CONTEXT);
    const choices = counted.ok ? counted.value : CLASSIC;
    expect(fieldOf(choices, 'supply')).toMatchObject({ value: '20', steps: { most: 40 } });
  });

  test('C6b: shapes on ten rows or on nine', () => {
    const shapes = standardChoices('shapes');
    expect(fieldOf(shapes, 'board')).toMatchObject({
      value: '10',
      options: [{ value: '10' }, { value: '9' }],
    });
    const changed = withField(shapes, 'board', '9', CONTEXT);
    expect(changed.ok && setUpView(changed.value, CONTEXT).agreed).toContain('390,625 codes, 9 rows');
    expect(fieldOf(standardChoices('super'), 'board')).toBeUndefined();
  });

  test('M4a, M4d: a target in points, or in rows', () => {
    const label = (part: Partial<Choices>) =>
      fieldOf({ ...CLASSIC, length: 'target', ...part }, 'target')?.label;
    expect([label({}), label({ scoring: 'fewest-rows' })]).toEqual(['Points to reach', 'Rows to reach']);
  });

  test('C3b: the number of codes is told for every size, and of what is agreed', () => {
    const size = fieldOf(standardChoices('super'), 'size');
    expect(size?.options).toHaveLength(40);
    expect(size?.options.find(({ value }) => value === '4x6')).toMatchObject({ codes: '1,296' });
    const changed = withField(standardChoices('super'), 'size', '4x6', CONTEXT);
    expect(changed.ok && setUpView(changed.value, CONTEXT).agreed).toContain('1,296 codes');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(EDITION_NAMES)(
    '%s: every field has a label and a value in words, and is told once',
    (edition) => {
      for (const opponent of OPPONENTS) {
        const view = setUpView(
          { ...standardChoices(edition), opponent, time: 'other' },
          { ...CONTEXT, language },
        );
        expect(new Set(view.fields.map(({ id }) => id)).size).toBe(view.fields.length);
        for (const { label, shown, note, options } of view.fields)
          for (const text of [label, shown, note ?? 'x', ...options.map((option) => option.label)])
            expect(text).toMatch(/^(?!.*(undefined|NaN)).*\S/);
        expect(linesOf(view).at(-1)).toBe(view.agreed);
      }
    },
  );
});

test('opponents that are not offered here are not asked for', () => {
  const alone = fields(standardChoices('super'), { language: 'en', opponents: ['house'] });
  expect(alone.map(({ id }) => id)).not.toContain('opponent');
});
