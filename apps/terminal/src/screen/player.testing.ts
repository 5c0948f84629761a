// A game on an emulated terminal within the test: keys in, the screen read back.

import { createWallClock, timersOf } from '@blackpeg/referee';
import { seededDice } from '@blackpeg/rules';
import type { Language } from '@blackpeg/wording';
import type { Environment } from '../command-line/io.ts';
import { directThinker } from '../game/direct-thinker.testing.ts';
import { openTables } from '../game/tables.ts';
import { savedInMemory } from '../saved/memory.testing.ts';
import type { Saved } from '../saved/saved.ts';
import { createEmulator, type Emulator } from './emulator.testing.ts';
import { type AppEnding, runApp } from './frame/app.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { STANDARD_SETTINGS, type TerminalSettings, themeFrom } from './frame/theme.ts';
import { createMenuScreen } from './menu-screen.ts';
import type { Canvas, Size } from './terminal/canvas.ts';
import type { Device } from './terminal/terminal.ts';

/** A game that can be seen and typed at, in the test itself or in a process. */
export interface Played {
  readonly emulator: Emulator;
  press(...keys: readonly string[]): void;
  /** Until the screen shows it; returns the screen's text. */
  until(shown: Shown): Promise<string>;
}

export type Shown = string | RegExp | ((text: string) => boolean);

export interface Player extends Played {
  readonly saved: Saved;
  /** Everything that was written since the last call. */
  written(): string;
  /** The player's settings, as stored. */
  settings(): TerminalSettings;
  isRaw(): boolean;
  resize(columns: number, rows: number): Promise<void>;
  readonly ended: Promise<AppEnding>;
  /** Leaves, whatever is on the screen. */
  leave(): Promise<AppEnding>;
}

export interface Setting {
  readonly columns?: number;
  readonly rows?: number;
  readonly language?: Language;
  readonly env?: Environment;
  readonly settings?: Partial<TerminalSettings>;
  readonly seed?: number;
  readonly saved?: Saved;
  readonly first?: (app: App) => TerminalScreen;
  readonly canvas?: (size: Size) => Canvas;
}

export const KEYS = {
  enter: '\r',
  escape: '\u001b',
  home: '\u001b[H',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  backspace: '\u007f',
  pageUp: '\u001b[5~',
  interrupt: '\u0003',
  suspend: '\u001a',
} as const;

/** Milliseconds after which nothing more is expected, so that a failing test can say what it saw. */
const HANGS = 60_000;

const COLOURS: Environment = { TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' };

/** Every game is of this day, whenever the test runs: the code and the puzzle of a day depend on it. */
const DAY = Date.parse('2026-03-14T10:00:00Z');

export function startPlayer(setting: Setting = {}): Player {
  const sinceThatDay = Date.now() - DAY;
  const { columns = 80, rows = 24, language = 'en', env = COLOURS, seed = 1 } = setting;
  const emulator = createEmulator(columns, rows);
  const saved = setting.saved ?? savedInMemory();
  const thinker = directThinker();
  const dice = seededDice(seed);
  const tables = openTables({ saved, thinker, dice });
  let settings: TerminalSettings = { ...STANDARD_SETTINGS, ...setting.settings };
  let written = '';
  let raw = false;
  let input: (text: string) => void = () => {};
  let resized: () => void = () => {};
  const watchers = new Set<() => void>();
  const device: Device = {
    size: () => ({ columns: emulator.columns, rows: emulator.rows }),
    write(text) {
      written += text;
      emulator.write(text);
      for (const look of watchers) look();
    },
    setRaw: (on) => {
      raw = on;
    },
    onInput(listener) {
      input = listener;
      return () => {
        input = () => {};
      };
    },
    onResize(listener) {
      resized = listener;
      return () => {};
    },
  };
  const ended = runApp(
    {
      device,
      clock: createWallClock({ ...timersOf(globalThis), now: () => Date.now() - sinceThatDay }),
      services: { saved, tables, thinker, dice, env },
      language,
      languageIsGiven: true,
      theme: themeFrom(env),
      settings,
      keep(chosen) {
        settings = chosen;
      },
      guard: () => () => {},
      suspend: () => {},
      ...(setting.canvas && { canvas: setting.canvas }),
    },
    { first: setting.first ?? createMenuScreen },
  );
  // Waiting for the screen reports it there.
  ended.catch(() => {});

  return {
    emulator,
    saved,
    written() {
      const text = written;
      written = '';
      return text;
    },
    settings: () => settings,
    isRaw: () => raw,
    press: (...keys) => {
      for (const key of keys) input(key);
    },
    until: untilShown(emulator, watchers, ended),
    async resize(wide, high) {
      emulator.resize(wide, high);
      resized();
    },
    ended,
    leave() {
      input(KEYS.interrupt);
      return ended;
    },
  };
}

/** `watchers` are called whenever something was written; `ended` is when nothing more will be. */
export function untilShown(
  emulator: Emulator,
  watchers: Set<() => void>,
  ended: Promise<unknown>,
): (shown: Shown) => Promise<string> {
  return (shown) => {
    const isShown = () => {
      if (!emulator.isWhole()) return false;
      const text = emulator.text();
      if (typeof shown === 'function') return shown(text);
      // A sentence may wrap.
      return typeof shown === 'string' ? `${text}\n${unwrapped(text)}`.includes(shown) : shown.test(text);
    };
    if (isShown()) return Promise.resolve(emulator.text());
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${why} ${shown}:\n${emulator.text()}`));
      const hangs = setTimeout(() => fail('The screen does not come to show'), HANGS);
      const look = () => {
        if (!isShown()) return;
        watchers.delete(look);
        clearTimeout(hangs);
        resolve(emulator.text());
      };
      watchers.add(look);
      ended.then(() => fail('The game ended before it showed'), reject);
    });
  };
}

function unwrapped(text: string): string {
  return text.replaceAll(/ *\n/g, ' ');
}
