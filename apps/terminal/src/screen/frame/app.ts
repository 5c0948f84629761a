// The full-screen game: a stack of screens, the frame around them, the line that speaks, and the way out.

import type { WallClock } from '@blackpeg/referee';
import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import { faultText } from '../../command-line/fault.ts';
import type { Services } from '../../game/services.ts';
import { savingNotice, tellSaving } from '../../saved/saving-notice.ts';
import { type Canvas, createCanvas, type Frame, type Size, type Spot, touchAt } from '../terminal/canvas.ts';
import { deviceFor } from '../terminal/device.ts';
import type { Key } from '../terminal/keys.ts';
import { createTerminal, type Device, type Terminal } from '../terminal/terminal.ts';
import { openMatch, type Shut } from './open-match.ts';
import { drawPage } from './page.ts';
import type { App, TerminalScreen } from './screen.ts';
import { createHelpScreen } from './text-screen.ts';
import { type Settings, type Theme, themeFor } from './theme.ts';

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
  suspend(): void;
  /** What frames are drawn on; tests put one here that watches. */
  readonly canvas?: (size: Size) => Canvas;
}

export type Ending = 'quit' | 'interrupted';

/** What is shown first. */
export interface Beginning {
  first(app: App): TerminalScreen;
  /** What is opened over it before anything is drawn; false where there is nothing to show. */
  over?(app: App): Promise<boolean>;
}

/** Runs until the player leaves; the terminal is given back before this is kept or rejected. */
export async function runApp(ports: AppPorts, { first, over }: Beginning): Promise<Ending> {
  const { clock, services } = ports;
  const device = deviceFor(ports.device, services.env);
  const stack: TerminalScreen[] = [];
  let { settings, theme: found, languageIsGiven: given } = ports;
  let said: readonly string[] = [];
  /** What concerns the whole game: it stays beside what is said until the next key. */
  let notice: readonly string[] = [];
  let drawing = false;
  let shown: Frame | null = null;
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
      terminal.setMouse(chosen.mouse);
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
      const closed = stack.pop()?.close?.();
      said = [];
      const top = stack.at(-1);
      if (!top) {
        if (closed) app.during(closed);
        return app.quit();
      }
      // What it looks at may be changed by what is left.
      if (closed) app.leadsOn(closed.then(() => top.resume?.()));
      else top.resume?.();
      redraw();
    },
    play: (match, how) => app.leadsOn(openMatch(app, match, how).then(sayShut)),
    quit: () => end('quit'),
    press,
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

  function sayShut(shut: Shut | null): void {
    if (shut) app.say(shutText(app.language(), shut));
  }

  function leaveTop(): void {
    const closed = stack.pop()?.close?.();
    if (closed) app.during(closed);
  }

  function hear(key: Key): void {
    try {
      if (key.kind !== 'report') notice = [];
      if (key.kind === 'report') hearReport(key);
      else if (key.kind === 'control') control(key.letter);
      else if (key.kind === 'click') click(key.spot);
      else if (underway > 0) held.push(key);
      else press(key);
      redraw();
    } catch (fault) {
      fail(fault);
    }
  }

  /** `?` explains the keys of every screen. */
  function press(key: Key): void {
    const top = stack.at(-1);
    const asks = key.kind === 'sign' && key.sign === '?' && !top?.takesHelp?.();
    if (top && asks) app.open(createHelpScreen(app, top));
    else top?.press(key);
  }

  /** On the way to another screen it would hit what is not there any more. */
  function click(spot: Spot): void {
    if (underway === 0 && shown) touchAt(shown, spot)?.act();
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
    if (letter === 'z') ports.suspend();
    if (letter === 'l') terminal.enter();
  }

  function notify(text: string): void {
    notice = [text];
    redraw();
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
      const canvas = (ports.canvas ?? createCanvas)(terminal.size());
      drawPage(canvas, app, screen, [...said, ...notice]);
      shown = canvas.frame();
      terminal.show(shown, app.theme().depth);
    } catch (fault) {
      fail(fault);
    }
  }

  const unguard = ports.guard(terminal);
  let silence = () => {};
  try {
    app.open(first(app));
    if (over && !(await over(app))) return 'quit';
    terminal.setMouse(settings.mouse);
    terminal.enter();
    silence = tellSaving(services.saved, app.language, notify);
    const failing = savingNotice(services.saved, app.language());
    if (failing !== null) notify(failing);
    return await ended;
  } finally {
    terminal.close();
    silence();
    unguard();
    for (const screen of stack.reverse()) await screen.close?.();
  }
}

function shutText(language: Language, shut: Shut): string {
  const words = terminalScreenTexts(language);
  if (shut.kind === 'missing') return words.missing;
  return shut.kind === 'damaged' ? faultText(language, shut.fault) : words.elsewhere(shut.process);
}
