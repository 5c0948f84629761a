import { brailleEdition, type Clues, type Edition, superEdition, widestSpec } from '@blackpeg/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { TREE_FILES } from '../worker.testing.ts';
import { createFields } from './fields.ts';

const small = [2, 3, 4].map((holes) => gameOf(superEdition({ holes, colours: 4 })));
const [first = small[0], second = first, third = first] = small;

function gameOf(edition: Edition): Pick<Clues, 'spec' | 'marking'> {
  return { spec: widestSpec(edition), marking: edition.marking };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the last two games, and drops the least recently used', () => {
  if (!first || !second || !third) throw new Error('Three games.');
  const fields = createFields(TREE_FILES);
  const kept = fields.open(first);
  const gone = fields.open(second);
  expect(fields.open({ ...first })).toBe(kept);
  fields.open(third);
  expect(fields.open(first)).toBe(kept);
  expect(fields.open(second)).not.toBe(gone);
});

it('opens games where a browser forbids WebAssembly', () => {
  vi.stubGlobal('WebAssembly', undefined);
  const field = createFields(TREE_FILES).open(gameOf(brailleEdition()));
  expect(field.kernel.name).toBe('reference');
});

it('reads a tree once, and knows when there is none', async () => {
  let reads = 0;
  const source = {
    ...TREE_FILES,
    read: (file: string) => {
      reads += 1;
      return TREE_FILES.read(file);
    },
  };
  const fields = createFields(source);
  const braille = gameOf(brailleEdition());
  const field = fields.open(braille);
  expect(await fields.tree(field)).toBe(await fields.tree(field));
  expect(reads).toBe(1);
  const different = fields.open({ ...braille, spec: { ...braille.spec, repeats: false } });
  expect(await fields.tree(different)).toBeNull();
  expect(fields.cell(different)).toBeNull();
});

it('does without a tree that is broken', async () => {
  const fields = createFields({ ...TREE_FILES, read: async () => Uint8Array.of(1, 2, 3) });
  expect(await fields.tree(fields.open(gameOf(brailleEdition())))).toBeNull();
});
