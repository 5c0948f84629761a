// The actions of a player at the table, by any input. Everything is found by its accessible name.

import { type Code, EDITIONS, type Edition, type Feedback, type Peg } from '@blackpeg/rules';
import {
  answerText,
  boardTexts,
  KEYS,
  type KeyPegName,
  kindName,
  type Language,
  pegName,
  playTexts,
} from '@blackpeg/wording';
import type { Locator, Page } from '@playwright/test';

export interface Hands {
  /** A key of that name, or a switch. */
  press(name: string, role?: 'button' | 'switch'): Promise<void>;
  /** One of several, in the group of that name. */
  choose(group: string, option: string | RegExp): Promise<void>;
  /** Puts the pegs into the holes of the row or code that is being filled. */
  compose(code: Code): Promise<void>;
  /** Submits the row or code; `name` is the label of its button. */
  submit(name: string): Promise<void>;
  /** Composes an answer and gives it. */
  answer(feedback: Feedback): Promise<void>;
}

/** What is needed to find elements by name. */
export interface Table {
  readonly page: Page;
  readonly language: Language;
  readonly edition: Edition;
}

/** The Firefox of the system, where Playwright can do less. */
export function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox';
}

/** In Firefox a key presses no button in a background window, and each player has a window. */
export async function comeToFront(page: Page): Promise<void> {
  if (isFirefox(page)) await page.bringToFront();
}

export function keyIn({ page }: Table, name: string, role: 'button' | 'switch' = 'button'): Locator {
  return page.getByRole(role, { name, exact: true });
}

/** The keys that make up a peg: one, or a colour and a shape. */
export function keysOf({ page, language, edition }: Table, peg: Peg): readonly Locator[] {
  const words = boardTexts(language);
  const keyNamed = (tray: string, name: string) =>
    page.getByRole('toolbar', { name: tray, exact: true }).getByRole('button', { name, exact: true });
  if (edition.facets.length === 1) return [keyNamed(words.palette, pegName(language, edition, peg))];
  return [Math.floor(peg / 10), peg % 10].map((kind, facet) => {
    const { name } = edition.facets[facet] ?? { name: 'number' };
    const label = kind === 0 ? words.without[name] : kindName(language, edition, { facet, kind });
    return keyNamed(words.facets[name], label);
  });
}

/** The row or code that is being filled: the next peg goes to one of its holes, whatever it holds. */
export function openRow({ page }: Table): Locator {
  return page.locator('[role=row]:has(> [role=gridcell][aria-selected=true])');
}

/** Choices are in groups, including the table of sizes; `option` is the beginning of the name. */
export function optionIn({ page }: Table, group: string, option: string | RegExp): Locator {
  const exact = typeof option === 'string';
  return page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option, exact });
}

export interface KeyCount {
  readonly key: KeyPegName;
  readonly count: number;
  /** The choice of counts of this key peg. */
  readonly group: Locator;
}

/** The counts to be set for an answer, key peg after key peg. */
export function countsFor({ page, language, edition }: Table, feedback: Feedback): readonly KeyCount[] {
  const { keys } = boardTexts(language);
  const used = KEYS.filter((key) => key !== 'blue' || edition.marking === 'pairs');
  return used.map((key) => ({
    key,
    count: feedback[key],
    group: page.getByRole('radiogroup', { name: beginningWith(keys[EDITIONS[edition.name].keys[key]].name) }),
  }));
}

export function giving({ language, edition }: Table, feedback: Feedback): string {
  return playTexts(language).answer.give(answerText(language, edition.name, feedback));
}

/** For names of which only the beginning is known. In names, browsers replace every kind of space by a plain one. */
export function beginningWith(text: string, then = ''): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(`^${escaped}${then}`, 'i');
}
