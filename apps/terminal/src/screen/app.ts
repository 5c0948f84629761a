// The full-screen game: a stack of screens, the frame around them, the line that speaks, and the way out.

import type { WallClock } from '@blackpeg/referee';
import type { Language } from '@blackpeg/wording';
import type { Services } from '../game/services.ts';
import { createCanvas } from './canvas.ts';
import type { Key } from './keys.ts';
import { openMatch } from './open-match.ts';
import { drawPage } from './page.ts';
import type { App, Screen } from './screen.ts';
import { type Settings, themeFor } from './settings.ts';
import { createTerminal, type Device, type Terminal } from './terminal.ts';
import type { Theme } from './theme.ts';

export interface AppPorts {
  readonly device: Device;
  readonly clock: WallClock;
  readonly services: Services;
  /** Of the arguments or the environment; the player's own choice goes before the environment's. */
  readonly language: Language;
  readonly languageIsGiven: boolean;
  readonly theme: Theme;
  readonly settings: Settings;
  /** Called with every change of them. */
  keep(settings: Settings): void;
  /** Watches over what must be put right however the process ends; gives what stops it. */
  guard(terminal: Terminal): () => void;
  suspend(terminal: Terminal): void;
}

export type Ending = 'quit' | 'interrupted';

/** Runs until the player leaves; the terminal is given back before this is kept or rejected. */
export async function runApp(ports: AppPorts, first: (app: App) => Screen): Promise<Ending> {
  const { device, clock, services } = ports;
  const stack: Screen[] = [];
  let { settings, theme: found, languageIsGiven: given } = ports;
  let said: readonly string[] = [];
  let drawing = false;
  /** Ways to other screens that are being gone, and the keys that wait for their end. */
  let underway = 0;
  const held: Key[] = [];
  let end: (ending: Ending) => void = () => {};
  let fail: (fault: unknown) => void = () => {};
  const ended = new Promise<Ending>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const terminal = createTerminal({ device, clock, press: hear, redraw: draw });

  const app: App = {
    services,
    clock,
    language: () => (given ? ports.language : (settings.language ?? ports.language)),
    theme: () => themeFor(settings, found),
    settings: () => settings,
    change(chosen) {
      if (chosen.language !== settings.language) given = false;
      settings = chosen;
      ports.keep(chosen);
      redraw();
    },
    open(screen) {
      stack.push(screen);
      said = [];
      redraw();
    },
    replace(screen) {
      leaveTop();
      app.open(screen);
    },
    back() {
      leaveTop();
      said = [];
      const top = stack.at(-1);
      if (!top) return app.quit();
      top.resume?.();
      redraw();
    },
    play: (match, how) => app.leadsOn(openMatch(app, match, how)),
    quit: () => end('quit'),
    say(...sentences) {
      said = sentences.filter((sentence) => sentence !== '');
      redraw();
    },
    said: () => said.join(' '),
    ring: () => {
      if (settings.bell) terminal.ring();
    },
    redraw,
    during: (work) => void work.catch(fail),
    leadsOn(work) {
      underway += 1;
      app.during(work.finally(arrive));
    },
  };

  function leaveTop(): void {
    const closed = stack.pop()?.close?.();
    if (closed) app.during(closed);
  }

  function hear(key: Key): void {
    try {
      if (key.kind === 'report') hearReport(key);
      else if (key.kind === 'control') control(key.letter);
      else if (underway > 0) held.push(key);
      else stack.at(-1)?.press(key);
      redraw();
    } catch (fault) {
      fail(fault);
    }
  }

  function arrive(): void {
    underway -= 1;
    for (const key of held.splice(0)) hear(key);
  }

  function hearReport(key: Extract<Key, { kind: 'report' }>): void {
    if (key.report.kind !== 'background') return;
    found = { ...found, ground: key.report.light ? 'light' : 'dark' };
    redraw();
  }

  function control(letter: string): void {
    if (letter === 'c') end('interrupted');
    if (letter === 'z') ports.suspend(terminal);
    if (letter === 'l') terminal.enter();
  }

  /** However much changes at once, it is drawn once. */
  function redraw(): void {
    if (drawing) return;
    drawing = true;
    queueMicrotask(() => {
      drawing = false;
      draw();
    });
  }

  function draw(): void {
    const screen = stack.at(-1);
    if (!screen) return;
    try {
      const canvas = createCanvas(terminal.size());
      drawPage(canvas, app, screen, said);
      terminal.show(canvas.frame(), app.theme().depth);
    } catch (fault) {
      fail(fault);
    }
  }

  const unguard = ports.guard(terminal);
  try {
    app.open(first(app));
    terminal.enter();
    return await ended;
  } finally {
    terminal.close();
    unguard();
    for (const screen of stack.reverse()) await screen.close?.();
  }
}
