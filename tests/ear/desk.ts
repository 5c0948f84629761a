// A display without a monitor, a keyboard and a screen reader: what a blind player uses.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { EarFiles } from '../../tools/browsers/ear.mjs';
import { type BrailleDisplay, startBrailleDisplay } from './display.ts';
import { startVoice, type Voice } from './voice.ts';

export interface Desk {
  /** For a browser that is to be heard. */
  readonly env: Readonly<Record<string, string>>;
  readonly voice: Voice;
  readonly display: BrailleDisplay | null;
  /** Keys as xdotool names them. */
  press(...keys: readonly string[]): void;
  close(): Promise<void>;
}

/** Orca's settings: no key is echoed, no page is read out automatically. */
const ORCA = `import orca.settings as settings
settings.enableKeyEcho = False
settings.enableSound = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
`;
const NO_BRAILLE = 'settings.enableBraille = False\n';

/** Characters a second: a voice at ordinary speed has 16. `brltty` where there is a Braille display. */
export async function startDesk(
  files: EarFiles,
  charactersPerSecond: number,
  brltty: string | null,
): Promise<Desk> {
  const home = mkdtempSync(path.join(tmpdir(), 'blackpeg-ear-'));
  const runtime = path.join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  mkdirSync(path.join(home, 'orca'));
  writeFileSync(path.join(home, 'orca/orca-customizations.py'), brltty === null ? ORCA + NO_BRAILLE : ORCA);
  const display = brltty === null ? null : await startBrailleDisplay(brltty, path.join(home, 'brltty'));
  const started: ChildProcess[] = [];
  const voice = await startVoice(path.join(runtime, 'voice'), charactersPerSecond);
  const env: Record<string, string> = {
    PATH: `/usr/bin:/bin:${process.env.PATH ?? ''}`,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: 'C.UTF-8',
    SPEECHD_ADDRESS: voice.address,
    GSETTINGS_BACKEND: 'memory',
    GTK_MODULES: '',
    ...display?.env,
  };
  const start = (file: string, ...args: readonly string[]) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    started.push(child);
    return child;
  };
  const screen = ['-displayfd', '3', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'];
  env.DISPLAY = `:${await firstLine(start(files.display, ...screen))}`;
  const bus = start(files.bus, '--session', '--nofork', '--print-address=3');
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  start(files.windows);
  start(files.accessibility, '--launch-immediately', '--a11y=1', '--screen-reader=1');
  start(files.reader, '--replace');
  // Pages that are opened before it listens are not read.
  while (voice.spoken().length === 0) await pause(50);
  const keyboard = spawn(files.keyboard, ['-'], { env, stdio: ['pipe', 'ignore', 'ignore'] });
  started.push(keyboard);
  return {
    env,
    voice,
    display,
    press: (...keys) => keyboard.stdin.write(keys.map((key) => `key --clearmodifiers ${key}\n`).join('')),
    async close() {
      for (const child of started.toReversed()) await end(child);
      await display?.close();
      await voice.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The output with which a program reports that it is ready. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Terminated gracefully first: only then does the accessibility bus end what it has started.
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), 2000);
  await ended;
  clearTimeout(late);
}
