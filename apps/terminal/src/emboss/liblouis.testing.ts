// The liblouis that Braille is checked against: found, or installed if possible.

import { spawnSync } from 'node:child_process';
import type { Language } from '@blackpeg/wording';

const PROGRAM = 'lou_translate';

/** Uncontracted Braille of each language. */
const TABLES: Readonly<Record<Language, string>> = {
  en: 'en-ueb-g1.ctb',
  fr: 'fr-bfu-comp6.utb',
  de: 'de-g0.utb',
};

/** False if it is missing and cannot be installed: not on Linux, not as root, or without a network. */
export function ensureLiblouis(): boolean {
  if (isThere()) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const install = () => apt('install', '-y', '--no-install-recommends', 'liblouis-bin');
  // A fresh machine has no list of packages yet.
  return (install() || (apt('update') && install())) && isThere();
}

/** Lines as liblouis writes them, `display` being a table of its own, such as Unicode cells. */
export function translated(
  language: Language,
  lines: readonly string[],
  display = 'unicode.dis',
): readonly string[] {
  const { stdout, status, error } = spawnSync(PROGRAM, ['--forward', `${display},${TABLES[language]}`], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${PROGRAM} ended with ${status}: ${error?.message ?? ''}`);
  return stdout.replace(/\n$/, '').split('\n');
}

function isThere(): boolean {
  return succeeds(PROGRAM, ['--version']);
}

function apt(...args: readonly string[]): boolean {
  return succeeds('apt-get', args);
}

/** Within a minute: a machine without a network is not waited for. */
function succeeds(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: 'ignore', timeout: 60_000 }).status === 0;
}
