// Commands of the documents, run as a reader would: in a separate folder, on a separate server. Placeholders
// (FILE, K7MPQ2) are replaced by real values, and a number of rounds by one.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Command, commands, ROOT, read, wordsOf } from './documents.testing.ts';
import { NOT_RUN, RUN_ELSEWHERE } from './how-commands-run.ts';

const ALL = commands();
const isElsewhere = ({ text }: Command) =>
  [...RUN_ELSEWHERE, ...NOT_RUN].some(({ command }) => command.test(text));
const isScript = ({ text }: Command) => /^npm run /.test(text);
const HERE = ALL.filter((command) => !isElsewhere(command));

test('nothing is left out that could be run, or without need', () => {
  for (const { command } of [...RUN_ELSEWHERE, ...NOT_RUN])
    expect(ALL.filter(({ text }) => command.test(text)).length, `${command} fits no command`).toBeGreaterThan(
      0,
    );
  for (const { text } of ALL) {
    const fitting = [...RUN_ELSEWHERE, ...NOT_RUN].filter(({ command }) => command.test(text));
    expect(fitting.length, `${text} is in the lists twice`).toBeLessThan(2);
  }
  for (const { by } of RUN_ELSEWHERE) expect(read(by[0]), by[0]).toContain(by[1]);
});

test('scripts of npm, files of tests and their settings exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const { text } of ALL.filter(isScript)) {
    const [, name = ''] = /^npm run ([\w:-]+)/.exec(text) ?? [];
    expect(
      Object.keys(scripts).some(
        (script) => script === name || (name.endsWith(':') && script.startsWith(name)),
      ),
      text,
    ).toBe(true);
  }
  for (const { text } of ALL) {
    const [, setting, place] = /^(?:(\w+)=1 )?npx vitest (?:run )?(\S+)/.exec(text) ?? [];
    if (place === undefined) continue;
    expect(existsSync(path.join(ROOT, place)), text).toBe(true);
    if (setting) expect(sourcesOf(place), text).toContain(setting);
  }
  for (const [, suite = '', file = ''] of ALL.flatMap(({ text }) => [
    ...text.matchAll(/^npm run test:(browser|engines|ear) -- (\w[\w-]*)/g),
  ]))
    expect(
      readdirSync(path.join(ROOT, 'tests', suite)).some((name) => name.startsWith(file)),
      file,
    ).toBe(true);
});

function sourcesOf(place: string): string {
  if (place.endsWith('.ts')) return read(place);
  const names = readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' });
  const tests = names.filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'));
  return tests.map((name) => read(path.join(place, name))).join('');
}

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-commands-'));
const within = (name: string) => path.join(folder, name);
const BLACKPEG = path.join(ROOT, 'apps/terminal/bin/blackpeg.js');
let server: ChildProcess | undefined;
let address = '';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** In a thread, which starts in half the time of a process. One that reads input is a process: a thread whose input was
 * not read to its end may live on. */
async function blackpeg(args: readonly string[], input: string, home = 'home'): Promise<Ended> {
  const env = { BLACKPEG_HOME: within(home), BLACKPEG_SERVER: address, LANG: 'en' };
  const running =
    input === ''
      ? new Worker(BLACKPEG, { argv: [...args], env, stdout: true, stderr: true })
      : spawn(process.execPath, [BLACKPEG, ...args], { env });
  let [out, err] = ['', ''];
  running.stdout.on('data', (piece) => {
    out += piece;
  });
  running.stderr.on('data', (piece) => {
    err += piece;
  });
  running.stdin?.end(input);
  // A command that waits for more input than it gets is ended, and reported with its output.
  const limit = setTimeout(() => ('kill' in running ? running.kill() : running.terminate()), 60_000);
  const [code] = await once(running, 'kill' in running ? 'close' : 'exit');
  clearTimeout(limit);
  return { code, out, err };
}

beforeAll(async () => {
  server = spawn(process.execPath, [path.join(ROOT, 'apps/server/bin/blackpeg-server.js')], {
    env: { PATH: process.env.PATH, BLACKPEG_PORT: '0', BLACKPEG_DATA_DIR: within('data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of server.stdout ?? []) {
    said += piece;
    address = /http:\/\/[^\s"]+/.exec(said)?.[0].replace(/\/$/, '') ?? '';
    if (address !== '') break;
  }
});

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const PROGRAM = /^(?:\S+=\S+ )?(?:npx )?blackpeg(?: |$)|^(?=(?:matches|puzzle|daily|identity) )/;
const OF_BLACKPEG = HERE.filter(({ text }) => PROGRAM.test(text));

interface Typed {
  readonly fits: RegExp;
  /** Whose data folder it is run with; the reader's own by default. */
  readonly home?: string;
  readonly input?: string;
}

/** Those that play ask what to do. */
const ASKS = /^$|^--plain|^(?:play|challenge|host|join|watch) |--play/;

/** Commands that are not run unchanged by the same reader, who types only `quit`. */
const TYPED: readonly Typed[] = [
  { fits: /^join K7MPQ2 --name/, home: 'guest', input: 'block\nyes\nquit\n' },
  { fits: /^identity release/, home: 'guest' },
  { fits: /^join K7MPQ2$/, home: 'third' },
  { fits: /^watch /, home: 'spectator' },
  { fits: /^identity recover/, home: 'other' },
];

/** A link with a code, where the document has a link to a table elsewhere. */
const CHALLENGE = 'challenge#c1~super-4x6~KhnEKWHH~kFSiZng';

/** The values of placeholders, found on the way. */
const meant = new Map<string, string>();

/** Placeholders are replaced; a command without arguments is only mentioned, so its help is called. */
function argsOf(line: string): readonly string[] {
  const [command = ''] = line.replace(/ *…$/, '').split('>');
  const words = wordsOf(command.replace('COMMAND', 'editions').replace(/--rounds \d+/, '--rounds 1'));
  const isNamed = words.length === 1 && /^\w/.test(words[0] ?? '');
  const isChallenge = words[0] === 'challenge';
  if (isNamed) return [...words, '--help'];
  return words.map((word) => (isChallenge && word === 'LINK' ? CHALLENGE : (meant.get(word) ?? word)));
}

/** A new file each time, because none is overwritten. */
function fileFor(line: string): string {
  return line.includes('--output')
    ? within(`written-${line.length}`)
    : path.join(ROOT, 'docs/records/solitaire.txt');
}

test('every command of blackpeg does what it says', async () => {
  const lines = [...new Set(OF_BLACKPEG.map(({ text }) => text.replace(PROGRAM, '')))];
  const hostsFirst = lines.toSorted((a, b) => Number(b.startsWith('host')) - Number(a.startsWith('host')));
  meant
    .set('A', 'steady')
    .set('B', 'keen')
    .set('match.txt', fileFor(''))
    .set('match.brf', within('match.brf'));
  meant.set('me.json', within('me.json')).set('5x8.txt', within('5x8.txt'));
  const begun = await blackpeg(['play', 'super', '--seed', '1'], '11223\nquit\n');
  meant.set('ID', /--resume (\w+)/.exec(begun.out)?.[1] ?? '');
  const wrong: unknown[] = [];
  for (const line of hostsFirst) {
    const { home, input = ASKS.test(line) ? 'quit\n' : '' } = TYPED.find(({ fits }) => fits.test(line)) ?? {};
    meant.set('FILE', fileFor(line));
    const typed = line === 'identity recover' ? `${meant.get('phrase')}\n` : input;
    const ended = await blackpeg(argsOf(line), typed, home);
    if (ended.code !== 0 || ended.out + ended.err === '') wrong.push({ line, ...ended });
    if (line === 'identity phrase')
      meant.set('phrase', /(?:[A-Z0-9]{4}-){5}[A-Z0-9]{4}/.exec(ended.out)?.[0] ?? '');
    const table = /^Table code: (\w+)$/m.exec(ended.out)?.[1];
    if (line.includes('--players') && table) {
      const link = `${address}/table/${table}`;
      meant.set('K7MPQ2', table).set('LINK', link).set('https://play.example/table/K7MPQ2', link);
    }
  }
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(40);
});

test('every other command runs', () => {
  symlinkSync(path.join(ROOT, 'examples'), within('examples'));
  const others = HERE.filter((command) => !OF_BLACKPEG.includes(command));
  for (const { text } of others) {
    const [program = '', ...args] = wordsOf(text);
    const options = { cwd: folder, input: 'identify\nquit\n', encoding: 'utf8' } as const;
    expect(execFileSync(program, args, options), text).not.toBe('');
  }
  expect(others.length).toBeGreaterThan(0);
});
