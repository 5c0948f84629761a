// Reading anything a name may refer to: it ends with a text or a sentence, and never fills the memory.

import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatLog } from '@blackpeg/notation';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { MATCHES, playedLog } from '../matches.testing.ts';
import { ended, start } from '../process.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

const READERS: readonly (readonly string[])[] = [
  ['replay'],
  ['replay', '--verify'],
  ['verify'],
  ['review'],
  ['emboss'],
  ['matches', '--import'],
  ['verify-tree', '--holes', '3', '--colours', '3'],
];

const sparse = at('sparse');
writeFileSync(sparse, '{');
truncateSync(sparse, 10 * 2 ** 30);

const largest = (reader: readonly string[]) => (reader[0] === 'verify-tree' ? '128 MB' : '16 MB');

describe.each(READERS)('%s %s', (...reader) => {
  it.skipIf(process.platform === 'win32')('stops reading huge or endless input', async () => {
    for (const file of [sparse, '/dev/zero']) {
      const { code, out, err } = await ran([...reader, file]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^[^\n]+\n$/);
      expect(err).toContain(`“${file}” is larger than ${largest(reader)}`);
    }
  });

  it('stops reading an endless input', async () => {
    const { code, out, err } = await ran([...reader, '-'], { pieces: endless() });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`The input is larger than ${largest(reader)}`);
  });

  it('names a folder', async () => {
    const { code, err } = await ran([...reader, folder]);
    expect([code, err]).toEqual([2, `“${folder}” is a folder. Give a file.\n`]);
  });
});

async function* endless(): AsyncGenerator<string> {
  const piece = '{'.repeat(2 ** 20);
  for (;;) yield piece;
}

describe.skipIf(process.platform === 'win32')('a named pipe', () => {
  it('is read to its end', async () => {
    const pipe = at('pipe');
    execFileSync('mkfifo', [pipe]);
    const reading = ran(['replay', '--verify', pipe]);
    createWriteStream(pipe).end(formatLog(playedLog(MATCHES.solitaire)));
    expect(await reading).toMatchObject({ code: 0, err: '' });
  });

  it('that nobody writes into is left when the player interrupts', async () => {
    const pipe = at('silent');
    execFileSync('mkfifo', [pipe]);
    const child = start(['replay', pipe]);
    const end = ended(child);
    // Opening it for writing ends as soon as somebody reads.
    const writer = createWriteStream(pipe);
    await new Promise((resolve) => writer.once('open', resolve));
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 130, out: '' });
    writer.destroy();
  });
});
