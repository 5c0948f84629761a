// Scripts for shells: complete, valid for the installed shells, and correct where they can be tried.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands/index.ts';
import { ran } from '../console.testing.ts';
import { SHELLS } from './table.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (shell: string) => path.join(folder, `${shell}.script`);

beforeAll(async () => {
  for (const shell of SHELLS) writeFileSync(at(shell), (await ran(['completion', shell])).out);
});

describe.each(SHELLS)('completion for %s', (shell) => {
  it('has every command with every option, in every language', async () => {
    for (const lang of ['en', 'fr', 'de']) {
      const { code, out, err } = await ran(['completion', shell, '--lang', lang]);
      expect([code, err]).toEqual([0, '']);
      const lines = out.split('\n');
      for (const { name, load } of COMMANDS) {
        const { options } = await load();
        const own = lines
          .filter((line) => new RegExp(`(^ +\\(?|'__fish_seen_subcommand_from )${name}['\\)]`).test(line))
          .join('\n');
        for (const option of Object.keys(options)) {
          expect(own, `${name} --${option}`).toMatch(
            new RegExp(shell === 'fish' ? `-l ${option}\\b` : `--${option}\\b`),
          );
        }
      }
      expect(out).toContain('version');
    }
  });

  it('is valid for the shell itself, if installed', () => {
    if (!isHere(shell)) return;
    const { status, stderr } = spawnSync(shell, ['-n', at(shell)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});

const [, , FISH] = SHELLS;

const TRIES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['tour'], ['tournament']],
  [['tournament', '--edition', 'du'], ['duel']],
  [['tournament', 'ma'], ['master']],
  [['engine', '--le'], ['--level']],
  [['engine', '--level', 'e'], ['expert']],
  [['--lang', 'fr', 'so'], ['solve']],
  [['--ver'], ['--version']],
  [['completion', 'f'], ['fish']],
];

it.each(TRIES)('bash completes %j', (typed, wanted) => {
  const words = ['blackpeg', ...typed].map((word) => `'${word}'`).join(' ');
  const script = `source "$1"; COMP_WORDS=(${words}); COMP_CWORD=${typed.length}; _blackpeg; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', script, 'bash', at('bash')], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(wanted);
});

it.each(TRIES)('fish completes %j, if installed', (typed, wanted) => {
  if (!isHere(FISH)) return;
  const script = `source $argv[1]; complete -C 'blackpeg ${typed.join(' ')}'`;
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const { stdout } = spawnSync(FISH, ['-c', script, at(FISH)], { encoding: 'utf8', env });
  const words = stdout
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(words).toEqual(wanted);
});

it('is refused another shell', async () => {
  expect(await ran(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' });
  expect((await ran(['completion', 'tcsh'])).err).toBe(
    'SHELL cannot be “tcsh”. Use one of: bash, zsh, fish.\n',
  );
});

function isHere(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}
