// Why a row could be the code, or cannot.

import type { Code, CodeSpec, MarkedGuess } from '@blackpeg/rules';
import { expect, it } from 'vitest';
import { openField } from '../candidates/field.ts';
import { workOut } from '../candidates/knowledge.ts';
import { explainRow } from './explain-row.ts';

const spec: CodeSpec = { holes: 3, facets: [{ name: 'colour', size: 4, blank: false }], repeats: true };
const field = openField(spec, 'places');
const row = (guess: Code, black: number, white: number): MarkedGuess => ({
  guess,
  mark: { black, white, blue: 0 },
});
const why = (
  rows: readonly MarkedGuess[],
  guess: Code,
  missing: readonly (readonly number[])[] | null = null,
) => explainRow(field, workOut(field, { spec, marking: 'places', rows, missing }), guess);

it('a row that cannot be the code is laid beside those that say so', () => {
  const steps = why([row([1, 1, 2], 1, 0), row([3, 3, 4], 0, 1)], [1, 4, 4]);
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    rows: [1],
    reason: { kind: 'compared', same: [3], would: { black: 1, white: 0 }, got: { black: 0, white: 1 } },
  });
});

it('a row that could be it is laid beside all, the last five where there are more', () => {
  expect(why([row([1, 1, 2], 1, 0)], [1, 3, 3])[0]).toMatchObject({ rows: [0], reason: { same: [1] } });
  const many = Array.from({ length: 7 }, () => row([1, 1, 2], 1, 0));
  expect(why(many, [1, 3, 3]).map(({ rows }) => rows)).toEqual([[2], [3], [4], [5], [6]]);
});

it('the only code is explained hole by hole', () => {
  const rows = [row([1, 1, 1], 1, 0), row([1, 2, 2], 1, 2 - 2), row([2, 2, 3], 0, 0), row([4, 4, 4], 2, 0)];
  const steps = why(rows, [1, 4, 4]);
  expect(steps.at(-1)?.facts).toEqual(
    [1, 4, 4].map((value, at) => ({ kind: 'here', hole: at + 1, facet: 0, value })),
  );
});

it('what the tray forbids is said of one kind', () => {
  const [step] = why([row([1, 1, 2], 1, 0)], [1, 3, 3], [[3, 0, 0, 0]]);
  expect(step).toMatchObject({ reason: { kind: 'tray' }, facts: [{ kind: 'count', value: 3, most: 0 }] });
});
