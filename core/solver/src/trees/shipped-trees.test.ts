// Every tree that ships, played through by the verifier.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openField } from '../candidates/field.ts';
import { pairSpec, plainField, plainSpec, signed } from '../small-games.testing.ts';
import { decodeTree } from './bytes.ts';
import { cellFor, parseManifest, type ShippedCell } from './shipped-trees.ts';

const read = (file: string) => readFileSync(new URL(`../../trees/${file}`, import.meta.url));
const manifest = parseManifest(read('manifest.json').toString());
const cells: readonly ShippedCell[] = manifest.ok ? manifest.value : [];

describe('shipped trees', () => {
  it('are there for every cell of the table (C3)', () => {
    const names = [1, 2, 3, 4, 5].flatMap((holes) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((kinds) => `${holes}x${kinds}`),
    );
    expect(cells.map(({ holes, kinds }) => `${holes}x${kinds}`)).toEqual(names);
  });

  it.each(cells)('$holes x $kinds finds every code in $total guesses, $most at most', (cell) => {
    const field = plainField(cell.holes, cell.kinds);
    const tree = decodeTree(field, read(cell.file));
    expect(tree.ok).toBe(true);
    if (!tree.ok) return;
    expect(signed(field, tree.value)).toBe(cell.signature);
    expect(cell.signature).toMatch(new RegExp(`^${cell.total}:${cell.most}:`));
    expect(tree.value.guess.join('')).toBe(cell.first);
    expect(cell.codes).toBe(field.table.size);
    expect(cell.average).toBe(Number((cell.total / cell.codes).toFixed(4)));
    expect(cell.bytes).toBe(read(cell.file).length);
  });

  it('keep to the published optima and to what was promised', () => {
    const total = (name: string) => cells.find(({ file }) => file === `${name}.tree`)?.total;
    expect([total('4x6'), total('4x7')]).toEqual([5625, 11228]);
    expect(total('4x8')).toBeLessThanOrEqual(20471);
    const shipped = (name: string) => cells.find(({ file }) => file === `${name}.tree`);
    for (const [name, most, rows] of [
      ['4x9', 34_666, 7],
      ['5x6', 36_721, 6],
      ['5x7', 85_645, 7],
      ['5x8', 178_314, 7],
      ['5x9', 339_454, 8],
    ] as const) {
      expect(shipped(name)?.total, name).toBeLessThanOrEqual(most);
      expect(shipped(name)?.most, name).toBe(rows);
    }
  });

  it('tell what was really searched: as many first guesses as were given', () => {
    const beams = cells.flatMap(({ search }) => /^beam:(\d+).*@([\d|]+)/.exec(search)?.slice(1) ?? []);
    expect(beams).toEqual(['1', '1234', '1', '11223', '1', '11223', '1', '11234', '1', '11234']);
  });

  it('are small', () => {
    const sizes = cells.map(({ file }) => gzipSync(read(file)).length);
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
  });

  it('serve games with blanks, whose pegs are as many', () => {
    const blanks = { holes: 2, facets: [{ name: 'colour', size: 2, blank: true }], repeats: true } as const;
    const cell = cellFor(cells, blanks, 'places');
    expect(cell).toMatchObject({ holes: 2, kinds: 3 });
    const field = openField(blanks, 'places');
    const tree = decodeTree(field, read(cell?.file ?? ''));
    expect(tree.ok && signed(field, tree.value)).toBe(cell?.signature);
  });

  it('serve no game with blue, none without repeats, and none outside the table', () => {
    expect(cellFor(cells, pairSpec(2, 2, 2), 'pairs')).toBeUndefined();
    expect(cellFor(cells, plainSpec(2, 3, false), 'places')).toBeUndefined();
    expect(cellFor(cells, plainSpec(6, 3), 'places')).toBeUndefined();
  });

  it.each(['', '{', '[]', 'null', '{"cells":[{}]}', '{"cells":[null]}'])('the manifest is not %j', (text) => {
    expect(parseManifest(text).ok).toBe(false);
  });
});
