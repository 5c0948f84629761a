import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseLog } from '@blackpeg/notation';
import { verifyLog } from '@blackpeg/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';

const GAMES = [
  '--edition super',
  '--edition super --game 2',
  '--edition super --holes 1 --colours 1',
  '--edition super --holes 4 --colours 6 --blanks',
  '--edition duel',
  '--edition duel --holes 4',
  '--edition braille',
  '--edition braille --game 2',
  '--edition shapes',
  '--edition shapes --game 2',
  '--edition shapes --game 3',
  '--edition shapes --game 3b',
  '--edition custom-3x4c-once-r5',
  '--edition custom-3x2cbx2sb-choice',
];

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

function played(args: string, lines: readonly string[]) {
  return ran(['play', ...args.split(' ')], { input: lines.map((line) => `${line}\n`).join('') });
}

/** The same seed hides the same code: who gives up learns it. */
async function codeOf(args: string): Promise<string> {
  const { out } = await played(args, ['resign']);
  return /was ([1-9RGBYKtcsrhxW.]+)/.exec(out)?.[1]?.slice(0, out.includes('(') ? undefined : -1) ?? '';
}

describe('play', () => {
  it.each(GAMES)('%s to the end, in three languages', async (game) => {
    const code = await codeOf(`${game} --seed 7`);
    for (const lang of ['en', 'fr', 'de']) {
      const { code: exit, out, err } = await played(`${game} --seed 7 --lang ${lang}`, [code, 'never read']);
      expect([exit, err]).toEqual([0, '']);
      expect(out).toContain(code);
      expect(out.trimEnd().split('\n')).toHaveLength(5);
    }
  });

  it('is driven by the rules to the last row', async () => {
    const rows = Array.from({ length: 12 }, () => '11111');
    const { code, out } = await played('--edition super --seed 3', [...rows, '11111']);
    expect(code).toBe(0);
    expect(out.match(/^Row \d+: /gm)).toHaveLength(12);
    expect(out).toMatch(/The code was 58324 \(green, white, red, violet, blue\)\./);
    expect(out).toMatch(/held for 12 rows/);
  });

  it('answers what is no row with a sentence, and the row is still there', async () => {
    const { out } = await played('--edition super --seed 3', [
      '1234',
      '11119',
      'x',
      '',
      '1.234',
      '12345',
      'resign',
    ]);
    expect(out.match(/^Row 1: /gm)).toHaveLength(1);
    expect(out).toMatch(/^At the end: The row has 5 holes, and 4 are filled\./m);
    expect(out.trimEnd().split('\n').length).toBeGreaterThanOrEqual(2 + 4 + 1 + 2);
  });

  it('shows all rows, helps and gives up in the words of each language', async () => {
    const said = async (lang: string, ...words: readonly string[]) =>
      (
        await played(`--edition shapes --game 2 --seed 1 --lang ${lang}`, [
          words[0] ?? '',
          'RtGcBsYr',
          ...words,
        ])
      ).out;
    const all = [
      await said('en', 'rows', 'help', 'resign'),
      await said('fr', 'rangées', 'aide', 'abandon'),
      await said('de', 'Reihen', 'Hilfe', 'Aufgeben'),
      await said('de', 'ROWS', 'Help', 'resign'),
    ];
    for (const out of all) {
      expect(out).toMatch(/^1 {2}RtGcBsYr {2}/m);
      expect(out).toMatch(/R \S+, G \S+, B \S+, Y \S+, K \S+; t \S+, c \S+, s \S+, r \S+, h \S+; \. /);
    }
  });

  it('ends by quit and by the end of the input, with the code shown', async () => {
    for (const lines of [['11111', 'quit'], ['11111', 'q'], ['11111'], []]) {
      const { code, out } = await played('--edition super --seed 3', lines);
      expect(code).toBe(0);
      expect(out).toMatch(/The code was 58324/);
      expect(out).toMatch(/\nYou gave up the match\.\n$/);
    }
  });

  it('hides a code by chance where no seed is given, and plays super where no edition is', async () => {
    const outs = await Promise.all(Array.from({ length: 6 }, () => ran(['play'], { input: 'resign\n' })));
    expect(new Set(outs.map(({ out }) => /was (\d{5})/.exec(out)?.[1])).size).toBeGreaterThan(1);
  });

  it('saves a log the rules vouch for, whole, and leaves nothing else behind', async () => {
    const file = path.join(folder, 'match.jsonl');
    await played(`--edition braille --seed 4 --log ${file}`, ['1122', '3344', 'resign']);
    const log = parseLog(readFileSync(file, 'utf8'));
    if (!log.ok) throw new Error('The log cannot be read.');
    expect(verifyLog(log.value)).toBeNull();
    expect(log.value.at(-1)?.type).toBe('match-closed');
    expect(readdirSync(folder)).toEqual(['match.jsonl']);
  });

  it('never writes over a file, nor begins where none can be written', async () => {
    const taken = path.join(folder, 'taken');
    writeFileSync(taken, 'mine');
    const missing = path.join(folder, 'no', 'such', 'folder');
    for (const file of [taken, missing, folder]) {
      const { code, out, err } = await ran(['play', '--log', file], { input: 'resign\n' });
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(file);
    }
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect(existsSync(missing)).toBe(false);
  });
});
