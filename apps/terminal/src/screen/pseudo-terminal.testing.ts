// The built program in a pseudo-terminal, which `script` of util-linux makes; its screen is read back by the emulator.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { createSaveMonitor } from '@blackpeg/referee';
import { BIN } from '../process.testing.ts';
import { createDrawer } from '../saved/drawer.ts';
import { createEmulator } from './emulator.testing.ts';
import { decodeSettings, STANDARD_SETTINGS } from './frame/theme.ts';
import { type Played, untilShown } from './player.testing.ts';

export interface Running extends Played {
  /** Of the program itself. */
  readonly pid: number;
  /** Exit code, and whether the terminal is back in line mode with echo, as a shell needs it. */
  readonly ended: Promise<{ readonly code: number | null; readonly isSane: boolean }>;
  kill(signal: NodeJS.Signals): void;
  resize(columns: number, rows: number): void;
}

/** On other systems `script` is another program, or there is none. */
export const HAS_SCRIPT = process.platform === 'linux' && existsSync('/usr/bin/script');

const MODES = 'modes:';
/** What the shell says once the program was suspended; any line resumes it. */
export const STOPPED = 'stopped.';
const STOPPED_CODE = 128 + constants.signals.SIGTSTP;

/** Plays with matches in `home`, against a house without delays. */
export async function startProgram(
  home: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  createDrawer(path.join(home, 'settings'), decodeSettings, createSaveMonitor()).put('screen', {
    ...STANDARD_SETTINGS,
    pace: 'at-once',
  });
  const program = [process.execPath, BIN, ...args].map((part) => `'${part}'`).join(' ');
  const line = [
    'set -m; stty rows 24 cols 80; tty',
    `sh -c 'echo pid $$; exec "$@"' sh ${program}; code=$?`,
    `while [ $code -eq ${STOPPED_CODE} ]; do echo ${STOPPED}; read line; fg; code=$?; done`,
    `echo ${MODES} $(stty -a); exit $code`,
  ].join('; ');
  const child = spawn('/usr/bin/script', ['-qfec', line, '/dev/null'], {
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
      SHELL: '/bin/sh',
      BLACKPEG_HOME: home,
      ...env,
    },
  });
  // On a busy machine a frame arrives in pieces: half of one is never taken for the whole.
  const emulator = createEmulator(80, 24, (text) => child.stdin.write(text));
  const watchers = new Set<() => void>();
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    all += text;
    emulator.write(text);
    for (const look of [...watchers]) look();
  });
  const ended = new Promise<{ code: number | null; isSane: boolean }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const modes = all.slice(all.lastIndexOf(MODES));
      resolve({ code, isSane: / icanon/.test(modes) && / echo /.test(modes) });
    });
  });
  const until = untilShown(emulator, watchers, ended);
  await until(() => /pid \d+/.test(all));
  const terminal = /\/dev\/pts\/\d+/.exec(all)?.[0] ?? '';
  const pid = Number(/pid (\d+)/.exec(all)?.[1]);
  return {
    emulator,
    until,
    pid,
    ended,
    press: (...keys) => void child.stdin.write(keys.join('')),
    kill: (signal) => void process.kill(pid, signal),
    resize(columns, rows) {
      emulator.resize(columns, rows);
      spawnSync('stty', ['-F', terminal, 'rows', String(rows), 'cols', String(columns)]);
    },
  };
}
