// A player who presses keys and hears the screen reader, and nothing else.

import { expect, type Page } from '@playwright/test';
import type { Route } from '../../apps/web/src/app/route.ts';
import type { Settings } from '../../apps/web/src/app/settings.ts';
import type { App } from '../browser/fixtures/app.ts';
import type { Game } from '../browser/players/game.ts';
import { seatAtKept } from '../browser/players/plays.ts';
import { furnish, type KeptMatch } from '../browser/states/storage.ts';
import type { Desk } from './desk.ts';

/** Milliseconds without a sound after which nothing more is to come. */
const QUIET = 800;

/** Said by Orca when the keys go to the page instead of to itself. */
export const TYPING = /^Focus mode/;

export class Listener {
  readonly #desk: Desk;
  readonly #app: App;
  /** How much was said before the last key, and when that was pressed. */
  #before = 0;
  #pressed = 0;
  /** How many lines a Braille display had shown before. */
  #felt = 0;
  #keys = 0;
  /** How much of what was said is in the transcript. */
  #noted = 0;
  readonly #transcript: string[] = [];

  constructor(desk: Desk, app: App) {
    this.#desk = desk;
    this.#app = app;
    // The desk is that of the tests before, too.
    this.#before = this.#noted = desk.voice.spoken().length;
  }

  /** Without its position on the page, which `hears` checks. */
  async open(to: Route | string, choices: Partial<Settings> = {}): Promise<void> {
    this.#mark(`# ${typeof to === 'string' ? to : JSON.stringify(to)}`);
    await this.#app.open(to, choices);
    await this.#app.page.bringToFront();
  }

  /** At a stored table, with brief announcements and an opponent that answers at once. Keys go to the board. */
  async sits({ terms, language }: Game): Promise<readonly string[]> {
    const { edition } = terms;
    this.#mark(`# ${edition.name}, ${terms.form}, ${language}`);
    await seatAtKept(this.#app, { edition, role: 'both', language, hands: 'ear', detail: 'brief' }, terms);
    await this.#app.page.bringToFront();
    return this.hears(TYPING);
  }

  /** The browser kept these. */
  finds(matches: readonly KeptMatch[]): Promise<void> {
    return furnish(this.#app, { matches });
  }

  /** Waits for a matching line on the Braille display since the last key, and returns it. */
  async feels(line: RegExp): Promise<string> {
    const shown = () => (this.#desk.display?.shown() ?? []).slice(this.#felt);
    const has = () => shown().some((text) => line.test(text)) || shown();
    await expect.poll(has, { message: `to feel ${line}`, intervals: [50] }).toBe(true);
    return shown().find((text) => line.test(text)) ?? '';
  }

  /** How many were pressed. */
  get keys(): number {
    return this.#keys;
  }

  /** For what is compared with what was heard. */
  get page(): Page {
    return this.#app.page;
  }

  /** One after the other, as fast as somebody who does not listen. */
  press(...keys: readonly string[]): void {
    this.#mark(`[${keys.join(' ')}]`);
    this.#desk.press(...keys);
    this.#keys += keys.length;
  }

  /** For what others do: what is said from here on. */
  waits(): void {
    this.#mark('(waits)');
  }

  /** Everything said since the last key, once it is silent. */
  async listen(): Promise<readonly string[]> {
    const isQuiet = () => {
      const silence = this.#desk.voice.silence();
      return silence !== null && Math.min(silence, performance.now() - this.#pressed) >= QUIET;
    };
    await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
    this.#note();
    return this.#said();
  }

  /** Waits for a matching sentence, and returns everything said since the last key, once it is silent. */
  hears(sentence: RegExp): Promise<readonly string[]> {
    return this.until(`${sentence}`, (text) => sentence.test(text));
  }

  /** The same with a predicate. */
  async until(what: string, isIt: (text: string) => boolean): Promise<readonly string[]> {
    const has = () => this.#said().some(isIt) || this.#said();
    await expect.poll(has, { message: `to hear ${what}`, intervals: [50] }).toBe(true);
    return this.listen();
  }

  /** What was heard to its end since the last key. */
  whole(): readonly string[] {
    const spoken = this.#desk.voice.spoken().slice(this.#before);
    return spoken.filter(({ cut, ended }) => ended !== null && !cut).map(({ text }) => text);
  }

  transcript(): string {
    this.#note();
    return `${this.#transcript.join('\n')}\n`;
  }

  #said(): readonly string[] {
    const spoken = this.#desk.voice.spoken().slice(this.#before);
    return spoken.map(({ text }) => text);
  }

  /** From here on, what is said belongs to the next action. */
  #mark(line: string): void {
    this.#note();
    this.#before = this.#noted;
    this.#felt = this.#desk.display?.shown().length ?? 0;
    this.#pressed = performance.now();
    this.#transcript.push(line);
  }

  #note(): void {
    const all = this.#desk.voice.spoken();
    for (const { text, cut } of all.slice(this.#noted))
      this.#transcript.push(`    ${text}${cut ? ' …' : ''}`);
    this.#noted = all.length;
  }
}
