import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { BIN, blackpeg, type Ended, ended, start } from '../process.testing.ts';
import { strategyOf } from './strategy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-strategy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);
const sized = (holes: number, colours: number) => ['--holes', String(holes), '--colours', String(colours)];

/** The command here, its search in the thread that ships. */
const THREAD = new URL('../bundle/strategy-worker.js', pathToFileURL(BIN));
const COMMANDS = [
  {
    name: 'strategy',
    load: async () => strategyOf((workerData) => new Worker(THREAD, { workerData })),
  } as const,
];
const searched = (...args: string[]) => ran(['strategy', ...args], { commands: COMMANDS });
const found = async (...args: string[]) => JSON.parse((await searched(...args, '--json')).out);
const verified = async (...args: string[]) => JSON.parse((await ran(['verify-tree', ...args, '--json'])).out);

/** Standard error as if it were a terminal, so that progress is shown. */
const ON_TERMINAL = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];

async function interruptedAt(shown: RegExp, args: readonly string[]): Promise<Ended> {
  const child = start(args, {}, ON_TERMINAL);
  const run = ended(child);
  const isThere = new Promise<void>((resolve) => {
    child.stderr.on('data', (piece: string) => shown.test(piece) && resolve());
  });
  await Promise.race([isThere, run]);
  child.kill('SIGINT');
  return run;
}

/** What is left of an overwritten line, and everything after it. */
function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\u001b[K') + '\u001b[K'.length);
}

describe('strategy', () => {
  it('proves 5625 for 4 x 6, and its tree is verified', async () => {
    const file = at('46.txt');
    const args = ['strategy', ...sized(4, 6), '--search', 'exact', '--tree', file, '--json'];
    const { seconds, nodes, ...rest } = JSON.parse((await blackpeg(args)).out);
    expect(rest).toEqual({
      edition: 'super-4x6',
      search: 'exact',
      aim: { kind: 'average' },
      first: '1123',
      codes: 1296,
      total: 5625,
      average: 5625 / 1296,
      max: 6,
      signature: '5625:6:7',
      proved: true,
    });
    expect([seconds > 0, nodes > 0]).toEqual([true, true]);
    expect(await verified(...sized(4, 6), file)).toMatchObject({ valid: true, signature: '5625:6:7' });
  });

  it('knows the classic ones by name', async () => {
    const [minimax, parts, entropy, random] = await Promise.all([
      found(...sized(4, 6), '--search', 'minimax'),
      found(...sized(3, 5), '--search', 'most-parts'),
      found(...sized(3, 5), '--search', 'entropy', '--first', '123'),
      found(...sized(3, 4), '--search', 'random-consistent', '--seed', '2'),
    ]);
    expect(minimax.signature).toMatch(/^5801:5:/);
    expect(parts).toMatchObject({ search: 'most-parts', codes: 125, nodes: null, proved: false });
    expect(entropy).toMatchObject({ search: 'entropy', first: '123', nodes: null, proved: false });
    expect(random.codes).toBe(64);
  });

  it('meets the aim, or says that none can', async () => {
    expect(await found(...sized(3, 5), '--search', 'exact', '--aim', 'worst')).toMatchObject({
      proved: true,
    });
    expect(await found(...sized(3, 5), '--search', 'beam:8,5', '--aim', 'under:5')).toMatchObject({
      max: expect.toSatisfy((max: number) => max <= 5),
    });
    const none = await searched(...sized(3, 5), '--search', 'exact', '--aim', 'under:2');
    expect(none).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^No strategy .*2 rows.*\n$/),
    });
  });

  it('with a first guess, prints the widths it really searched', async () => {
    const args = [...sized(3, 5), '--search', 'beam:8,5', '--first', '112'];
    expect(await found(...args)).toMatchObject({ search: 'beam:1,5', first: '112' });
  });

  it('prints its figures in three languages, and no progress without a terminal', async () => {
    const runs = await Promise.all(
      ['en', 'fr', 'de'].map((lang) => searched('--lang', lang, ...sized(2, 4), '--search', 'exact')),
    );
    for (const { code, err } of runs) expect([code, err]).toEqual([0, '']);
    expect(new Set(runs.map(({ out }) => out)).size).toBe(3);
    expect(runs[0]?.out).toMatch(/^Total: .*\nAverage: .*\nMost .*\nSignature: .*\n/);
  });

  it('interrupted, saves the best so far with 130 and says so', async () => {
    const file = at('interrupted.txt');
    const args = ['strategy', ...sized(4, 8), '--search', 'exact', '--tree', file];
    const { code, out, err } = await interruptedAt(/best [\d,]+/, args);
    expect([code, out]).toEqual([130, '']);
    expect(lastLine(err)).toMatch(
      /^Interrupted\. The best tree so far, [\d,]+ guesses in all, is saved in “.*”\.\n$/,
    );
    expect(await verified(...sized(4, 8), file)).toMatchObject({ valid: true, codes: 4096 });
  });

  it('interrupted before there is anything, saves nothing', async () => {
    const file = at('nothing.txt');
    const args = ['strategy', '--search', 'one-step-deeper', '--tree', file];
    const { code, out, err } = await interruptedAt(/\d s/, args);
    expect([code, out]).toEqual([130, '']);
    expect(lastLine(err)).toBe('Interrupted before there was a tree. Nothing was saved.\n');
    expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([]);
  });
});

describe('what ships', () => {
  it.each([
    [1, 1, []],
    [3, 7, []],
    [4, 6, []],
    [4, 8, ['--blanks']],
    [5, 8, []],
  ] as const)('%d x %d %j agrees with its check', async (holes, colours, flags) => {
    const file = at(`shipped-${holes}x${colours}.txt`);
    const size = [...sized(holes, colours), ...flags];
    const { out } = await ran(['strategy', ...size, '--search', 'shipped', '--json', '--tree', file]);
    const { codes, total, average, max, signature } = JSON.parse(out);
    expect(codes).toBe((colours + flags.length) ** holes);
    expect(await verified(...size, file)).toMatchObject({
      valid: true,
      codes,
      total,
      average,
      max,
      signature,
    });
  });

  it('meets its mark for 5 x 8', async () => {
    const { out } = await ran(['strategy', '--search', 'shipped', '--json']);
    const { total, max } = JSON.parse(out);
    expect(total).toBeLessThanOrEqual(178_849);
    expect(max).toBeLessThanOrEqual(7);
  });
});

describe('verify-tree', () => {
  const text = '1{00:2{00:3}}';
  const tampered = {
    'no-branch': '1{00:2}',
    'branch-twice': '1{00:2{00:3},00:2{00:3}}',
    'idle-branch': '1{00:2{00:3{00:3}}}',
  } as const;
  const verify = (tree: string, ...args: string[]) => {
    const file = at('given.txt');
    writeFileSync(file, tree);
    return ran(['verify-tree', ...sized(1, 3), file, ...args]);
  };

  it('plays every code, as a process and from a pipe', async () => {
    expect(await blackpeg(['verify-tree', ...sized(1, 3), '-'], { input: text })).toMatchObject({
      code: 0,
      out: 'Total: 6 guesses over 3 codes.\nAverage: 2.\nMost for any code: 3.\nSignature: 6:3:1\n',
    });
  });

  it.each(Object.entries(tampered))('refuses one with %s, and says where', async (kind, tree) => {
    const { code, out, err } = await verify(tree);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/given\.txt: Path 1[^\n]*\.\n$/);
    expect(JSON.parse((await verify(tree, '--json')).out)).toMatchObject({
      valid: false,
      fault: { kind, path: expect.arrayContaining(['1']) },
    });
    const [fr, de] = [await verify(tree, '--lang', 'fr'), await verify(tree, '--lang', 'de')];
    expect(new Set([err, fr.err, de.err]).size).toBe(3);
  });

  it.each(['', '1{', '1{00:2{00:3}', '1{0:2}', '1{00;2}', '1{00:2{00:3}}x', '1{00:4{00:3}}', 'tree'])(
    'refuses the text %j with its place',
    async (tree) => {
      const { code, out, err } = await verify(tree);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/given\.txt: (Character \d+|At the end): [^\n]*\.\n$/);
    },
  );

  it('finds one wrong sign in a large tree', async () => {
    const file = at('shipped-4x6.txt');
    expect(existsSync(file)).toBe(true);
    const whole = readFileSync(file, 'utf8');
    const from = whole.indexOf(':', whole.length / 2);
    const peg = whole[from + 1] === '1' ? '2' : '1';
    writeFileSync(at('one-sign.txt'), `${whole.slice(0, from + 1)}${peg}${whole.slice(from + 2)}`);
    const { code, err } = await ran(['verify-tree', ...sized(4, 6), at('one-sign.txt')]);
    expect(code).toBe(1);
    expect(err).toMatch(/one-sign\.txt: Path \d{4} › /);
  });
});
