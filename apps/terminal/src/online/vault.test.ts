import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSaveMonitor } from '@blackpeg/referee';
import { expect, it } from 'vitest';
import { testFolders } from '../saved/folder.testing.ts';
import { openVault } from './vault.ts';

const newFolder = testFolders();
const place = { match: 'b2Rk0c1J9sYw7uQxT4mZpA', round: 1, replay: 0, seat: 1 };
const first = { commitment: 'Ab_c', code: [1, 1, 2, 2, 3], key: 'k1' };
const second = { commitment: 'ab_C', code: [8, 7, 6, 5, 4], key: 'k2' };

it('K1: keeps every sealed code of a place through a restart, for its owner alone', async () => {
  const home = newFolder();
  const vault = openVault({ folder: home, saving: createSaveMonitor() });
  await vault.add(place, first);
  await vault.add(place, second);
  const again = openVault({ folder: home, saving: createSaveMonitor() });
  expect(new Set(await again.get(place))).toEqual(new Set([first, second]));
  expect(await again.get({ ...place, replay: 1 })).toEqual([]);
  const [folder = ''] = readdirSync(path.join(home, 'sealed'));
  const inside = path.join(home, 'sealed', folder);
  for (const file of readdirSync(inside)) expect(statSync(path.join(inside, file)).mode & 0o777).toBe(0o600);
  writeFileSync(path.join(inside, 'half'), '{"commitment":"x","co');
  expect(await again.get(place)).toHaveLength(2);
  await again.remove(place);
  expect(await vault.get(place)).toEqual([]);
});

it('K1: keeps them for this run without a folder', async () => {
  const vault = openVault({ folder: null, saving: createSaveMonitor() });
  await vault.add(place, first);
  expect(await vault.get(place)).toEqual([first]);
  await vault.remove(place);
  expect(await vault.get(place)).toEqual([]);
});

it('K1: a code that cannot be written is held for this run, said to be unsaved, and written when that works', async () => {
  const home = newFolder();
  const saving = createSaveMonitor();
  const vault = openVault({ folder: home, saving });
  writeFileSync(path.join(home, 'sealed'), 'in the way');
  await vault.add(place, first);
  expect([await vault.get(place), saving.problem() === null]).toEqual([[first], false]);
  rmSync(path.join(home, 'sealed'));
  expect(await saving.retry()).toBe(true);
  expect(await openVault({ folder: home, saving: createSaveMonitor() }).get(place)).toEqual([first]);
});
