// R2 in small: a writer that is killed at any moment has lost nothing it acknowledged, and doubled nothing. The writer is
// the built store in a process of its own: `npm test` builds it first.

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { testFolder } from './folder.testing.ts';
import { createSqliteStore } from './sqlite-store.ts';

const { newFile, open } = testFolder();
const KILLS = 20;
const MATCHES = 8;
const built = (name: string) =>
  pathToFileURL(path.resolve(import.meta.dirname, '../../dist/store', name)).href;

/** Appends to every match as fast as it can, and says so line by line, each only when the store has said so. */
const WRITER = `
  import { writeSync } from 'node:fs';
  import { openDatabase } from '${built('database.js')}';
  import { createSqliteStore } from '${built('sqlite-store.js')}';
  const [file, life] = process.argv.slice(1);
  const store = createSqliteStore(openDatabase(file).value);
  async function play(match) {
    const last = (await store.read(match, 0)).at(-1);
    let version = last ? last.after + last.events.length : 0;
    for (;;) {
      const actionId = life + ' ' + version;
      const events = Array.from({ length: 1 + (version % 3) }, () => ({ type: 'seen', seat: 0, at: version }));
      const appended = await store.append(match, version, { by: 0, actionId, events });
      writeSync(1, match + ',' + appended.value + ',' + actionId + '\\n');
      version = appended.value;
    }
  }
  for (let match = 0; match < ${MATCHES}; match += 1) play('match ' + match);
`;

let running: ChildProcess | null = null;
afterEach(() => {
  running?.kill('SIGKILL');
});

/** The lines it wrote before it was killed, so many milliseconds after the first; the last may be half a line. */
function writtenInOneLife(file: string, life: number, milliseconds: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, file, `${life}`]);
  running = child;
  let text = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    if (text === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('close', () =>
      errors === '' ? resolve(text.split('\n').slice(0, -1)) : reject(new Error(errors)),
    );
  });
}

test('I4: over twenty kills nothing acknowledged is lost, doubled or out of order', async () => {
  const file = newFile();
  const acknowledged: string[] = [];
  for (let life = 0; life < KILLS; life += 1) {
    acknowledged.push(...(await writtenInOneLife(file, life, Math.random() * 60)));
  }
  const store = createSqliteStore(open(file));
  const stored: string[] = [];
  for (const match of await store.list()) {
    let version = 0;
    for (const { after, events, actionId } of await store.read(match, 0)) {
      expect(after).toBe(version);
      version += events.length;
      stored.push(`${match},${version},${actionId}`);
    }
  }
  const known = new Set(stored);
  expect(known.size).toBe(stored.length);
  expect(acknowledged.length).toBeGreaterThan(KILLS * MATCHES);
  expect(acknowledged.filter((line) => !known.has(line))).toEqual([]);
});
