// R21: a backup of the built server under load is complete, whenever it is taken.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { backUpUnderLoad } from './backups.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const BACKUPS = inject('isFullRun') ? 10 : 2;
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('R21: backups taken while programs play have everything acknowledged, and restore to the same states', async () => {
  const found = await backUpUnderLoad({ main: MAIN, folder, tables: 4, backups: BACKUPS });
  expect(found.faults).toEqual([]);
  expect(found.backups).toHaveLength(BACKUPS);
  expect(found.acknowledged).toBeGreaterThan(8 * BACKUPS);
});
