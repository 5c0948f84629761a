// A player who presses keys and hears the screen reader, and nothing else.

import { expect, type Page } from '@playwright/test';
import type { Route } from '../../apps/web/src/app/route.ts';
import type { Settings } from '../../apps/web/src/app/settings.ts';
import type { App } from '../browser/fixtures/app.ts';
import type { Game } from '../browser/players/game.ts';
import { seatAtKept } from '../browser/players/plays.ts';
import type { Desk } from './desk.ts';

/** Milliseconds without a sound after which nothing more is to come. */
const QUIET = 800;

export class Listener {
  readonly #desk: Desk;
  readonly #app: App;
  /** How much of what was said is in the transcript, and how much came before the last key. */
  #noted = 0;
  #before = 0;
  readonly #transcript: string[] = [];

  constructor(desk: Desk, app: App) {
    this.#desk = desk;
    this.#app = app;
  }

  async open(to: Route | string, choices: Partial<Settings> = {}): Promise<readonly string[]> {
    await this.#app.open(to, choices);
    await this.#app.page.bringToFront();
    this.#transcript.push(`# ${typeof to === 'string' ? to : JSON.stringify(to)}`);
    return this.listen();
  }

  /** At a table that the browser kept, brief and with a computer that answers at once. */
  async sits({ terms, language }: Game): Promise<readonly string[]> {
    const { edition } = terms;
    this.#transcript.push(`# ${edition.name}, ${terms.form}, ${language}`);
    this.#before = this.#noted = this.#desk.voice.spoken().length;
    await seatAtKept(this.#app, { edition, role: 'both', language, hands: 'ear', detail: 'brief' }, terms);
    await this.#app.page.bringToFront();
    return this.hears(/:/);
  }

  /** For what is compared with what was heard. */
  get page(): Page {
    return this.#app.page;
  }

  /** Presses them one after the other and gives what was said until it is silent. */
  async press(...keys: readonly string[]): Promise<readonly string[]> {
    this.#transcript.push(`[${keys.join(' ')}]`);
    this.#before = this.#desk.voice.spoken().length;
    this.#desk.press(...keys);
    return this.listen();
  }

  /** What is said from now until it is silent; whole sentences only. */
  async listen(): Promise<readonly string[]> {
    const from = performance.now();
    const isQuiet = () => {
      const silence = this.#desk.voice.silence();
      return silence !== null && Math.min(silence, performance.now() - from) >= QUIET;
    };
    await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
    return this.#news();
  }

  /** Waits for a sentence that matches, said since the last key, and gives all that was said since until it was silent. */
  hears(sentence: RegExp): Promise<readonly string[]> {
    return this.until(`${sentence}`, (text) => sentence.test(text));
  }

  /** The same for a sentence of which this is true. */
  async until(what: string, isIt: (text: string) => boolean): Promise<readonly string[]> {
    const said = () =>
      this.#desk.voice
        .spoken()
        .slice(this.#before)
        .map(({ text }) => text);
    const has = () => said().some(isIt);
    await expect.poll(has, { message: `to hear ${what}`, intervals: [50] }).toBe(true);
    await this.listen();
    return said();
  }

  /** What was heard to its end since the last key. */
  whole(): readonly string[] {
    const spoken = this.#desk.voice.spoken().slice(this.#before);
    return spoken.filter(({ cut, ended }) => ended !== null && !cut).map(({ text }) => text);
  }

  transcript(): string {
    return `${this.#transcript.join('\n')}\n`;
  }

  #news(): readonly string[] {
    const all = this.#desk.voice.spoken();
    const news = all.slice(this.#noted);
    this.#noted = all.length;
    for (const { text, cut } of news) this.#transcript.push(`    ${text}${cut ? ' …' : ''}`);
    return news.map(({ text }) => text);
  }
}
