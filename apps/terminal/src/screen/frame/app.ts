// The full-screen game: a stack of screens, the frame around them, the message line, and the way out.

import type { WallClock } from '@blackpeg/referee';
import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import { faultText } from '../../command-line/fault.ts';
import type { GameServices } from '../../game/services.ts';
import { savingNotice, tellSaving } from '../../saved/saving-notice.ts';
import {
  type Canvas,
  type CanvasPoint,
  createCanvas,
  type Frame,
  type Size,
  touchAt,
} from '../terminal/canvas.ts';
import { deviceFor } from '../terminal/device.ts';
import type { Key, Report } from '../terminal/keys.ts';
import { createTerminal, type Device, type Terminal } from '../terminal/terminal.ts';
import { openMatch, type UnavailableMatch } from './open-match.ts';
import { drawPage } from './page.ts';
import type { App, TerminalScreen } from './screen.ts';
import { createHelpScreen } from './text-screen.ts';
import { type TerminalSettings, type Theme, themeFor } from './theme.ts';

export interface AppPorts {
  readonly device: Device;
  readonly clock: WallClock;
  readonly services: GameServices;
  /** From the arguments or the environment; the player's own choice takes precedence over the environment. */
  readonly language: Language;
  readonly languageIsGiven: boolean;
  readonly theme: Theme;
  readonly settings: TerminalSettings;
  /** Called with every change of them. */
  keep(settings: TerminalSettings): void;
  /** Registers what must be restored however the process ends; returns the function that stops it. */
  guard(terminal: Terminal): () => void;
  suspend(): void;
  /** What frames are drawn on; tests use one that checks. */
  readonly canvas?: (size: Size) => Canvas;
}

export type AppEnding = 'quit' | 'interrupted';

/** What is shown first. */
export interface Beginning {
  first(app: App): TerminalScreen;
  /** What is opened over it before anything is drawn; false if there is nothing to show. */
  over?(app: App): Promise<boolean>;
}

interface AppState {
  readonly ports: AppPorts;
  readonly terminal: Terminal;
  readonly stack: TerminalScreen[];
  settings: TerminalSettings;
  /** From the environment and the terminal. */
  theme: Theme;
  languageIsGiven: boolean;
  said: readonly string[];
  /** A key was pressed since. */
  isRead: boolean;
  /** The screen shows what was said, too. */
  isShown: boolean;
  /** A message about the whole game: it stays beside other messages until the next key. */
  notice: readonly string[];
  drawing: boolean;
  shown: Frame | null;
  /** Pending changes to other screens, and the keys that wait for them. */
  underway: number;
  readonly held: Key[];
  end(ending: AppEnding): void;
  fail(fault: unknown): void;
}

/** Runs until the player leaves; the terminal is restored before this resolves or is rejected. */
export async function runApp(ports: AppPorts, { first, over }: Beginning): Promise<AppEnding> {
  const { saved, env } = ports.services;
  const { app, state, ended } = openApp({ ...ports, device: deviceFor(ports.device, env) });
  const { terminal, stack } = state;
  const notify = (text: string) => {
    state.notice = [text];
    state.isRead = false;
    app.redraw();
  };
  const unguard = ports.guard(terminal);
  let silence = () => {};
  try {
    app.open(first(app));
    if (over && !(await over(app))) return 'quit';
    terminal.setMouse(state.settings.mouse);
    terminal.enter();
    silence = tellSaving(saved, app.language, notify);
    const failing = savingNotice(saved, app.language());
    if (failing !== null) notify(failing);
    return await ended;
  } finally {
    terminal.close();
    silence();
    unguard();
    for (const screen of stack.reverse()) await screen.close?.();
  }
}

function openApp(ports: AppPorts): { app: App; state: AppState; ended: Promise<AppEnding> } {
  let end: AppState['end'] = () => {};
  let fail: AppState['fail'] = () => {};
  const ended = new Promise<AppEnding>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const terminal = createTerminal({
    device: ports.device,
    clock: ports.clock,
    press: (key) => hear(state, app, key),
    redraw: () => draw(state, app),
  });
  const { settings, theme, languageIsGiven } = ports;
  const kept = { settings, theme, languageIsGiven, said: [], isRead: false, isShown: false, notice: [] };
  const drawn = { drawing: false, shown: null };
  const state: AppState = { ports, terminal, stack: [], ...kept, ...drawn, underway: 0, held: [], end, fail };
  const app = appOver(state);
  return { app, state, ended };
}

function appOver(state: AppState): App {
  const { ports, terminal, stack } = state;
  const app: App = {
    services: ports.services,
    clock: ports.clock,
    language: () => (state.languageIsGiven ? ports.language : (state.settings.language ?? ports.language)),
    theme: () => themeFor(state.settings, state.theme),
    settings: () => state.settings,
    change(chosen) {
      if (chosen.language !== state.settings.language) state.languageIsGiven = false;
      state.settings = chosen;
      ports.keep(chosen);
      terminal.setMouse(chosen.mouse);
      app.redraw();
    },
    open(screen) {
      stack.push(screen);
      app.say();
    },
    replace(screen) {
      const closed = stack.pop()?.close?.();
      if (closed) app.during(closed);
      app.open(screen);
    },
    back: () => goBack(state, app),
    play: (match, how) =>
      app.leadsOn(openMatch(app, match, how).then((unavailable) => sayUnavailable(app, unavailable))),
    quit: () => state.end('quit'),
    press: (key) => press(state, app, key),
    say(...sentences) {
      state.said = sentences.filter((sentence) => sentence !== '');
      state.isRead = false;
      state.isShown = false;
      app.redraw();
    },
    sayShown(sentence) {
      app.say(sentence);
      state.isShown = true;
    },
    said: () => state.said.join(' '),
    ring: () => {
      if (state.settings.bell) terminal.ring();
    },
    redraw: () => redraw(state, app),
    during: (work) => void work.catch(state.fail),
    leadsOn(work) {
      state.underway += 1;
      app.during(work.finally(() => arrive(state, app)));
    },
  };
  return app;
}

function goBack({ stack }: AppState, app: App): void {
  const closed = stack.pop()?.close?.();
  app.say();
  const top = stack.at(-1);
  if (!top) {
    if (closed) app.during(closed);
    app.quit();
  }
  // Leaving may change what it shows.
  else if (closed) app.leadsOn(closed.then(() => top.resume?.()));
  else top.resume?.();
}

function hear(state: AppState, app: App, key: Key): void {
  try {
    if (key.kind !== 'report') {
      state.notice = [];
      state.isRead = true;
    }
    if (key.kind === 'report') hearReport(state, key.report);
    else if (key.kind === 'control') control(state, key.letter);
    else if (key.kind === 'click') click(state, key.spot);
    else if (state.underway > 0) state.held.push(key);
    else press(state, app, key);
    app.redraw();
  } catch (fault) {
    state.fail(fault);
  }
}

function hearReport(state: AppState, report: Report): void {
  if (report.kind === 'background') state.theme = { ...state.theme, ground: report.light ? 'light' : 'dark' };
}

function control({ ports, terminal, end }: AppState, letter: string): void {
  if (letter === 'c') end('interrupted');
  if (letter === 'z') ports.suspend();
  if (letter === 'l') terminal.enter();
}

/** During a change of screens a click would hit something that is no longer there. */
function click({ underway, shown }: AppState, spot: CanvasPoint): void {
  if (underway === 0 && shown) touchAt(shown, spot)?.act();
}

/** `?` explains the keys of every screen. */
function press({ stack }: AppState, app: App, key: Key): void {
  const top = stack.at(-1);
  const asks = key.kind === 'sign' && key.sign === '?' && !top?.takesHelp?.();
  if (top && asks) app.open(createHelpScreen(app, top));
  else top?.press(key);
}

function arrive(state: AppState, app: App): void {
  state.underway -= 1;
  for (const key of state.held.splice(0)) hear(state, app, key);
}

/** However much changes at once, it is drawn once. */
function redraw(state: AppState, app: App): void {
  if (state.drawing) return;
  state.drawing = true;
  queueMicrotask(() => {
    state.drawing = false;
    draw(state, app);
  });
}

function draw(state: AppState, app: App): void {
  const { ports, stack, terminal, said, isRead, isShown, notice, fail } = state;
  const screen = stack.at(-1);
  if (!screen) return;
  try {
    const canvas = (ports.canvas ?? createCanvas)(terminal.size());
    drawPage(canvas, app, screen, {
      said: [...said, ...notice],
      isRead,
      isShown: isShown && notice.length === 0,
    });
    state.shown = canvas.frame();
    terminal.show(state.shown, app.theme().depth);
  } catch (fault) {
    fail(fault);
  }
}

function sayUnavailable(app: App, unavailable: UnavailableMatch | null): void {
  if (!unavailable) return;
  const words = terminalScreenTexts(app.language());
  if (unavailable.kind === 'missing') app.say(words.missing);
  else if (unavailable.kind === 'damaged') app.say(faultText(app.language(), unavailable.fault));
  else app.say(words.elsewhere(unavailable.process));
}
