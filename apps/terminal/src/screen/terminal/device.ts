// The terminal of a real process: its streams, the signals that end, stop and continue it, and what must be restored. A
// terminal that promises only ASCII gets only ASCII.

import { constants } from 'node:os';
import process from 'node:process';
import type { Environment } from '../../command-line/io.ts';
import { localeOf } from '../frame/theme.ts';
import type { Device, Terminal } from './terminal.ts';
import { signWidth } from './text-width.ts';

const FALLBACK = { columns: 80, rows: 24 };

export function processDevice(): Device {
  const { stdin, stdout } = process;
  return {
    size: () => ({
      columns: stdout.columns || FALLBACK.columns,
      rows: stdout.rows || FALLBACK.rows,
    }),
    write: (text) => void stdout.write(text),
    setRaw: (raw) => void stdin.setRawMode(raw),
    onInput(listener) {
      const hear = (piece: string | Buffer) => listener(String(piece));
      stdin.setEncoding('utf8').on('data', hear).resume();
      return () => void stdin.off('data', hear).pause();
    },
    onResize(listener) {
      stdout.on('resize', listener);
      return () => void stdout.off('resize', listener);
    },
  };
}

const ENDS = ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
/** Windows stops no process, and knows few signals that one can send to itself. */
const IS_WINDOWS = process.platform === 'win32';

/** However the process ends or is stopped, the terminal is restored first; returns the function that stops watching. */
export function guardTerminal(terminal: Terminal): () => void {
  const { leave, enter } = terminal;
  const stops = ENDS.map((signal) =>
    hearing(signal, () => {
      leave();
      if (IS_WINDOWS) process.exit(128 + constants.signals[signal]);
      process.kill(process.pid, signal);
    }),
  );
  const guardStop = (): (() => void) =>
    hearing('SIGTSTP', () => {
      leave();
      // This one has no listener: the system stops the process, unless nothing could resume it.
      process.kill(process.pid, 'SIGTSTP');
      stops[0] = guardStop();
      enter();
    });
  if (!IS_WINDOWS) stops.unshift(guardStop());
  process.on('exit', leave);
  // Before the fault is reported, or it would be written to a screen that disappears.
  process.on('uncaughtExceptionMonitor', leave);
  process.on('SIGCONT', enter);
  return () => {
    for (const stop of stops) stop();
    process.off('exit', leave);
    process.off('uncaughtExceptionMonitor', leave);
    process.off('SIGCONT', enter);
  };
}

/** Once: its handler may send the signal again, without a listener. Returns the function that removes it. */
function hearing(signal: NodeJS.Signals, told: () => void): () => void {
  process.once(signal, told);
  return () => void process.off(signal, told);
}

/** Ctrl-Z: the shell has the terminal until it resumes the program and everything that was started with it. */
export function suspend(): void {
  if (!IS_WINDOWS) process.kill(0, 'SIGTSTP');
}

/** The same device, in ASCII if its locale, such as C, has another encoding than UTF-8. */
export function deviceFor(device: Device, env: Environment): Device {
  const locale = localeOf(env);
  if (locale === '' || /utf-?8/i.test(locale)) return device;
  return { ...device, write: (text) => device.write(inAscii(text)) };
}

export function inAscii(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, asciiSign);
}

function asciiSign(sign: string): string {
  const width = signWidth(sign);
  if (width === 0) return '';
  const [near = '?'] = sign.normalize('NFKD');
  return (SIGNS[sign] ?? (near < '\u0080' ? near : '?')).repeat(width);
}

const SIGNS: Readonly<Record<string, string>> = {
  ...signs('"', '“”„«»'),
  ...signs("'", '’‘‚'),
  ...signs('-', '·–—−‑─═'),
  ...signs('>', '▸→›'),
  ...signs('<', '←◂‹'),
  ...signs('~', '…'),
  ...signs('^', '↑'),
  ...signs('v', '↓'),
  ...signs('#', '▒░█▓■'),
  ...signs('*', '●◆★✚•'),
  ...signs('o', '○œ'),
  ...signs('|', '│'),
  ...signs('x', '×'),
  ...signs('s', 'ß'),
  ...signs('a', 'æ'),
  ...signs('O', 'Œ'),
};

function signs(near: string, far: string): Record<string, string> {
  return Object.fromEntries([...far].map((sign) => [sign, near]));
}
