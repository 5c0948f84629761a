import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Batch } from '@blackpeg/referee';
import { describeEventStore } from '@blackpeg/referee/testing';
import { describe, expect, it } from 'vitest';
import { WorldError } from '../command-line/io.ts';
import { createFileStore } from './file-store.ts';
import { testFolders } from './folder.testing.ts';

const newFolder = testFolders();
let folder = '';
const ignore = () => {};

describeEventStore('The file store', {
  async open() {
    folder = newFolder();
    return createFileStore(folder, ignore);
  },
  reopen: async () => createFileStore(folder, ignore),
});

const batch = (actionId: string, at: number): Batch => ({
  by: 0,
  actionId,
  events: [{ type: 'seen', seat: 0, at }],
});

/** A store with three batches, and its file. */
async function threeBatches() {
  const place = newFolder();
  const store = createFileStore(place, ignore);
  for (const version of [0, 1, 2]) await store.append('m', version, batch(`a${version}`, version));
  return { place, file: path.join(place, 'm.jsonl') };
}

describe('a file that was cut off', () => {
  it('R2: loses only the last line, wherever it was cut, reports it once, and continues from there', async () => {
    const { file } = await threeBatches();
    const whole = readFileSync(file);
    const start = whole.lastIndexOf('\n', whole.length - 2) + 1;
    for (let end = start; end < whole.length; end += 7) {
      const place = newFolder();
      const cut = path.join(place, 'm.jsonl');
      writeFileSync(cut, whole);
      truncateSync(cut, end);
      const torn: string[] = [];
      const store = createFileStore(place, (match) => torn.push(match));
      expect((await store.read('m', 0)).map(({ actionId }) => actionId)).toEqual(['a0', 'a1']);
      expect(await store.append('m', 2, batch('again', 9))).toEqual({ ok: true, value: 3 });
      expect((await store.read('m', 0)).map(({ actionId }) => actionId)).toEqual(['a0', 'a1', 'again']);
      expect(torn).toEqual(end === start ? [] : ['m']);
      expect(readFileSync(cut, 'utf8').split('\n')).toHaveLength(4);
    }
  });

  it('is not said to be safe if nothing is left of it', async () => {
    const { place, file } = await threeBatches();
    truncateSync(file, 20);
    const torn: string[] = [];
    const store = createFileStore(place, (match) => torn.push(match));
    expect(await store.read('m', 0)).toEqual([]);
    expect(torn).toEqual([]);
    expect(await store.append('m', 0, batch('again', 0))).toEqual({ ok: true, value: 1 });
  });

  it('is refused if a line in its middle cannot be read, and not changed', async () => {
    const { place, file } = await threeBatches();
    const lines = readFileSync(file, 'utf8').split('\n');
    const broken = [lines[0], '{"version":1', lines[2], ''].join('\n');
    writeFileSync(file, broken);
    const store = createFileStore(place, ignore);
    await expect(store.read('m', 0)).rejects.toThrow(WorldError);
    await expect(store.append('m', 2, batch('b', 1))).rejects.toThrow(WorldError);
    expect(readFileSync(file, 'utf8')).toBe(broken);
  });
});

it.skipIf(process.platform === 'win32')('is refused at once if it is a device', async () => {
  const { place, file } = await threeBatches();
  rmSync(file);
  symlinkSync('/dev/zero', file);
  await expect(createFileStore(place, ignore).read('m', 0)).rejects.toThrow(WorldError);
});

it('R5: sees what another process has appended, and refuses to write over it', async () => {
  const { place, file } = await threeBatches();
  const store = createFileStore(place, ignore);
  await store.read('m', 0);
  const [first] = readFileSync(file, 'utf8').split('\n');
  appendFileSync(file, `${first}\n`);
  expect(await store.append('m', 3, batch('b', 1))).toEqual({
    ok: false,
    error: { kind: 'conflict', version: 4 },
  });
  expect(readdirSync(place)).toEqual(['m.jsonl']);
});
