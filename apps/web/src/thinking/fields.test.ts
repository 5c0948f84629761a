import { brailleEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { createFields } from './fields.ts';
import { FILE_SHELF } from './shelf.testing.ts';

const small = [2, 3, 4].map((holes) => widestSpec(superEdition({ holes, colours: 4 })));
const [first = small[0], second = first, third = first] = small;

afterEach(() => vi.unstubAllGlobals());

it('keeps the last two games, and lets go of the one not used for longest', () => {
  if (!first || !second || !third) throw new Error('Three games.');
  const fields = createFields(FILE_SHELF);
  const kept = fields.open(first, 'places');
  const gone = fields.open(second, 'places');
  expect(fields.open({ ...first }, 'places')).toBe(kept);
  fields.open(third, 'places');
  expect(fields.open(first, 'places')).toBe(kept);
  expect(fields.open(second, 'places')).not.toBe(gone);
  fields.clear();
  expect(fields.open(first, 'places')).not.toBe(kept);
});

it('opens games where a browser forbids WebAssembly', () => {
  vi.stubGlobal('WebAssembly', undefined);
  const field = createFields(FILE_SHELF).open(widestSpec(brailleEdition()), 'places');
  expect(field.kernel.name).toBe('reference');
});

it('reads a tree once, and knows when there is none', async () => {
  let fetched = 0;
  const shelf = {
    ...FILE_SHELF,
    fetch: (file: string) => {
      fetched += 1;
      return FILE_SHELF.fetch(file);
    },
  };
  const fields = createFields(shelf);
  const field = fields.open(widestSpec(brailleEdition()), 'places');
  expect(await fields.tree(field)).toBe(await fields.tree(field));
  expect(fetched).toBe(1);
  const different = fields.open({ ...widestSpec(brailleEdition()), repeats: false }, 'places');
  expect(await fields.tree(different)).toBeNull();
  expect(fields.cell(different)).toBeNull();
});

it('does without a tree that is broken', async () => {
  const fields = createFields({ ...FILE_SHELF, fetch: async () => Uint8Array.of(1, 2, 3) });
  expect(await fields.tree(fields.open(widestSpec(brailleEdition()), 'places'))).toBeNull();
});
