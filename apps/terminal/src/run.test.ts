import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Command, type CommandEntry, command } from './command-line/command.ts';
import { EXIT, WorldError } from './command-line/io.ts';
import { COMMANDS } from './commands/index.ts';
import { ran } from './console.testing.ts';
import { testFolders } from './saved/folder.testing.ts';

const newFolder = testFolders();

function entryOf(only: Command): CommandEntry {
  return { name: only.name, load: async () => only };
}

describe('help', () => {
  it.each([['--help'], ['-h'], ['--lang', 'en', '--help']])('is shown for %j', async (...args) => {
    const { code, out, err } = await ran(args);
    expect([code, err]).toEqual([0, '']);
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    for (const code of [0, 1, 2, 70, 130]) expect(out).toMatch(new RegExp(`^ {2}${code} `, 'm'));
    expect(out).toContain('BLACKPEG_DEBUG');
  });

  it.each(COMMANDS)('explains $name', async ({ name, load }) => {
    const { options } = await load();
    for (const args of [
      [name, '--help'],
      [name, '-h'],
      ['--help', name],
      ['--lang', 'de', name, '--help'],
      ['--lang', 'fr', name, '--help'],
    ]) {
      const { code, out, err } = await ran(args);
      expect([code, err]).toEqual([0, '']);
      for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
      for (const exit of [0, 1, 2, 70, 130]) expect(out).toMatch(new RegExp(`^ {2}${exit} `, 'm'));
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });

  it.each([
    ['score', ['--edition EDITION [OPTIONS] CODE GUESS', '--lines [OPTIONS]']],
    ['solve', ['--edition EDITION [OPTIONS]']],
    ['check', ['--edition EDITION --rows ROWS [OPTIONS]']],
    ['strategy', ['--search SEARCH [OPTIONS]']],
    ['tournament', ['--edition EDITION [OPTIONS] ENGINE ENGINE']],
    ['host', ['[OPTIONS] EDITION', '--edition EDITION [OPTIONS]']],
    ['join', ['[OPTIONS] CODE|LINK', '--pair EDITION [OPTIONS]']],
    ['play', ['[OPTIONS] [EDITION]']],
  ])('shows what %s cannot do without', async (name, starts) => {
    const { out } = await ran([name, '--help']);
    const lines = starts.map((start) => `  blackpeg ${name} ${start}\n`).join('');
    expect(out).toContain(`Usage:\n${lines}\n`);
  });

  it('has its own words in each language', async () => {
    const outs = await Promise.all(
      ['en', 'fr', 'de'].map(async (lang) => (await ran(['--lang', lang, '--help'])).out),
    );
    expect(new Set(outs).size).toBe(3);
  });

  it('opens the game line by line without a terminal', async () => {
    const { code, out, err } = await ran([], { input: 'quit\n', env: { BLACKPEG_HOME: newFolder() } });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Blackpeg: .*\n.*help.*\n$/);
  });

  it('tells the version', async () => {
    expect((await ran(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('options before the command', () => {
  it.each([
    '--plain play super',
    '--brief play super',
    '--cells --lang fr play super',
    '--lang fr play super',
    '--seed 7 play super',
    '--seed=7 --plain play super',
    '--edition super --maker me --two play',
  ])('count for it: %s', async (line) => {
    const { code, out, err } = await ran(line.split(' '), { input: 'quit\n' });
    expect([code, err]).toEqual([0, '']);
    const [options = '', rest = ''] = line.split(' play');
    const after = await ran(['play', ...rest.trim().split(' ').filter(Boolean), ...options.split(' ')], {
      input: 'quit\n',
    });
    expect(withoutName(out)).toBe(withoutName(after.out));
    expect(out).not.toMatch(/--help|Usage|Utilisation/);
  });

  it('are refused where the command has none of this name', async () => {
    const { code, out, err } = await ran(['--plain', 'editions']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('“blackpeg editions” has no option --plain');
  });

  it('also come before an unknown command', async () => {
    const { code, err } = await ran(['--plain', 'chess']);
    expect(code).toBe(2);
    expect(err).toContain('“chess”');
  });
});

/** Matches get random names. */
function withoutName(text: string): string {
  return text.replace(/--resume \w+/g, '--resume NAME');
}

describe('the page on the command line', () => {
  const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');

  it('has every command and every exit code', () => {
    for (const { name } of COMMANDS) expect(page).toContain(`| \`${name}\` |`);
    for (const code of Object.values(EXIT)) expect(page).toContain(`| ${code} |`);
  });
});

describe('settings in the environment', () => {
  it('of other programs are ignored', async () => {
    const { code } = await ran(['editions'], { env: { BLACKPEG_PORT: 'x', BLACKPEG_CHROMIUM: '' } });
    expect(code).toBe(0);
  });

  it.each([
    [{ BLACKPEG_HOEM: '/x' }, 'Did you mean BLACKPEG_HOME?'],
    [
      { BLACKPEG_SOMETHING_ELSE: '1' },
      'BLACKPEG_SOMETHING_ELSE in the environment is not a setting of Blackpeg.',
    ],
    [{ BLACKPEG_DEBUG: 'true' }, 'BLACKPEG_DEBUG in the environment cannot be “true”.'],
  ])('%o is refused in one sentence', async (env, sentence) => {
    const { code, out, err } = await ran(['editions'], { env });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('a bug', () => {
  const broken = command({
    name: 'editions',
    takes: [],
    options: {},
    run: async () => {
      throw new TypeError('a peg\nwas lost');
    },
  });

  it('is one sentence that says what to report, and 70', async () => {
    const { code, out, err } = await ran(['editions'], { commands: [entryOf(broken)] });
    expect([code, out]).toEqual([70, '']);
    expect(err).toMatch(/^\S[^\n]*TypeError: a peg was lost\n$/);
  });

  it('shows its place only on request', async () => {
    const { code, err } = await ran(['editions'], {
      commands: [entryOf(broken)],
      env: { BLACKPEG_DEBUG: '1' },
    });
    expect(code).toBe(70);
    expect(err).toMatch(/\n {4}at /);
  });
});

describe('the world', () => {
  it('that fails is not a bug: one sentence, and 2', async () => {
    const unplugged = command({
      name: 'editions',
      takes: [],
      options: {},
      run: async () => {
        throw new WorldError({ kind: 'input-unreadable', file: '-', why: 'EIO' });
      },
    });
    const { code, out, err } = await ran(['editions'], { commands: [entryOf(unplugged)] });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^[^\n]*EIO[^\n]*\n$/);
  });
});
