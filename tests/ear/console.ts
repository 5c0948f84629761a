// A program on the machine's text console, read by BRLTTY: what a Braille display of 40 cells shows of it.

import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type BrailleDisplay, startBrailleDisplay } from './display.ts';

const CONSOLE = '/dev/tty1';
const CLEAR = '\u001b[2J\u001b[H';

/** Types its input at the console like a keyboard: a program there cannot tell the difference. */
const KEYBOARD = `
import fcntl, os, sys, termios
console = os.open("${CONSOLE}", os.O_RDWR | os.O_NOCTTY)
while data := sys.stdin.buffer.read1():
    for byte in data:
        fcntl.ioctl(console, termios.TIOCSTI, bytes([byte]))
`;

/** Not every user may use the console, and a container has none. */
export function hasConsole(): boolean {
  try {
    accessSync(CONSOLE, constants.R_OK | constants.W_OK);
    accessSync(CONSOLE.replace('tty', 'vcsa'), constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export class TextConsole {
  readonly #display: BrailleDisplay;
  readonly #folder: string;
  readonly #started: ChildProcess[] = [];
  readonly #keyboard: ChildProcess;
  #felt = 0;

  private constructor(display: BrailleDisplay, folder: string) {
    this.#display = display;
    this.#folder = folder;
    this.#keyboard = this.#start('python3', ['-c', KEYBOARD], ['pipe', 'ignore', 'inherit']);
  }

  static async start(brltty: string): Promise<TextConsole> {
    const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-console-'));
    return new TextConsole(await startBrailleDisplay(brltty, folder, 'lx'), folder);
  }

  /** A program of Node, with nothing saved by others. */
  run(...args: readonly string[]): void {
    const console = openSync(CONSOLE, constants.O_RDWR | constants.O_NOCTTY);
    writeSync(console, CLEAR);
    const env = { ...process.env, TERM: 'linux', LANG: 'C.UTF-8', BLACKPEG_HOME: this.#folder };
    this.#start('setsid', ['--ctty', process.execPath, ...args], [console, console, console], env);
  }

  type(line: string): void {
    this.#felt = this.#display.shown().length;
    this.#keyboard.stdin?.write(`${line}\n`);
  }

  /** Waits for a line on the display after the last input. */
  async feels(line: RegExp): Promise<void> {
    const shown = () => this.#display.shown().slice(this.#felt);
    const has = () => shown().some((text) => line.test(text)) || shown();
    await expect.poll(has, { message: `to feel ${line}`, intervals: [50] }).toBe(true);
  }

  /** What the display shows now. */
  line(): string {
    return this.#display.shown().at(-1) ?? '';
  }

  async close(): Promise<void> {
    for (const child of this.#started) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    }
    await this.#display.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #start(
    file: string,
    args: readonly string[],
    stdio: (number | 'pipe' | 'ignore' | 'inherit')[],
    env = process.env,
  ): ChildProcess {
    const child = spawn(file, args, { env, stdio });
    this.#started.push(child);
    return child;
  }
}
