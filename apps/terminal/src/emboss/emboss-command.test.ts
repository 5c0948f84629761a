// Embossing from files: logs, records and positions, whole matches and single rounds.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatLog, formatPosition, formatRecord, recordOfLog } from '@blackpeg/notation';
import { brailleEdition } from '@blackpeg/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { MATCHES, playedLog } from '../matches.testing.ts';
import { blackpeg } from '../process.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-emboss-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

const log = playedLog(MATCHES.classic);

describe('emboss', () => {
  it('writes a log as pages, as a process', async () => {
    const { code, out, err } = await blackpeg(['emboss', '-'], { input: formatLog(log) });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^,SHAPES1 #D PAIRS1[^\f]*,ROUND #A1 ,SEAT #B4\r\n,CODE3 /);
  });

  it('writes the same for a record of the match', async () => {
    const record = recordOfLog(log);
    if (!record) throw new Error('There is no record.');
    const fromRecord = await ran(['emboss', file('match.txt', formatRecord(record))]);
    expect(fromRecord).toEqual(await ran(['emboss', file('match.jsonl', formatLog(log))]));
  });

  it('writes one round alone', async () => {
    const { code, out } = await ran(['emboss', '--round', '2', file('two.jsonl', formatLog(log))]);
    expect(code).toBe(0);
    expect(out).toContain(',ROUND #B1');
    expect(out).not.toContain(',ROUND #A1');
    expect(await ran(['emboss', '--round', '9', path.join(folder, 'two.jsonl')])).toEqual({
      code: 1,
      out: '',
      err: 'There is no round 9; the match has 2. Choose one of them, or leave --round out.\n',
    });
  });

  it('writes a position, its blanks as o', async () => {
    const rows = [{ guess: [1, 1, 0, 2], mark: { black: 1, white: 1, blue: 0 } }];
    const link = formatPosition({ edition: brailleEdition('on'), rows, goal: null, seed: null });
    const { code, out } = await ran(['emboss', file('puzzle', `${link}\n`)]);
    expect(code).toBe(0);
    expect(out).toContain('#A3 #AAO#B1 #A POINTED1 #A FLAT\r\n');
    expect(await ran(['emboss', '--round', '1', path.join(folder, 'puzzle')])).toEqual({
      code: 1,
      out: '',
      err: 'A position has no rounds. Leave --round out.\n',
    });
  });

  it('saves a new file, in three languages', async () => {
    const source = file('saved.jsonl', formatLog(log));
    const texts = new Set<string>();
    for (const lang of ['en', 'fr', 'de']) {
      const target = path.join(folder, `${lang}.brf`);
      const { code, out } = await ran(['emboss', source, '--lang', lang, '--output', target]);
      expect(code).toBe(0);
      expect(out).toContain(target);
      texts.add(readFileSync(target, 'utf8'));
      expect((await ran(['emboss', source, '--output', target])).code).toBe(2);
    }
    expect(texts.size).toBe(3);
  });

  it('embosses what the rules grant of a record, and names the rest with 1', async () => {
    const record = recordOfLog(playedLog(MATCHES.solitaire));
    if (!record) throw new Error('There is no record.');
    const wrong = formatRecord(record).replace(/^Awards .*$/m, 'Awards 99/99');
    const { code, out, err } = await ran(['emboss', file('wrong.txt', wrong)]);
    expect(code).toBe(1);
    expect(out).toContain(',CODE3');
    expect(err).not.toBe('');
  });

  it('has nothing for a match without rows', async () => {
    const target = path.join(folder, 'none.brf');
    const start = file('start.jsonl', formatLog(log.slice(0, 1)));
    expect(await ran(['emboss', start, '--output', target])).toMatchObject({ code: 1, out: '' });
    expect(existsSync(target)).toBe(false);
  });
});
