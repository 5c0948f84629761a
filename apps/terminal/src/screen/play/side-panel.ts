// Panels that are opened beside the board for a while, and their plain kinds: a list, a confirmation, a text; and
// everything at a table besides its match.

import type { PlayCommand, TableView } from '@blackpeg/screens/play';
import type { Table } from '@blackpeg/table';
import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import { createList, type Item, LEAST_ITEMS } from '../frame/list.ts';
import type { App, Area } from '../frame/screen.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { isNamed, type Key } from '../terminal/keys.ts';
import type { Style } from '../terminal/paint.ts';
import { cutTo, fitted, wrapped } from '../terminal/text-width.ts';

export interface SidePanel {
  keys(): string;
  draw(canvas: Canvas, area: Area): void;
  press(key: Key): void;
}

/** What panels are opened from. */
export interface PlayContext {
  readonly app: App;
  readonly table: Table;
  /** Null if everybody is here. */
  readonly around: Surroundings | null;
  /** Null while the terminal is covered. */
  view(): TableView | null;
  do(command: PlayCommand): void;
  /** Null closes the open one. */
  show(side: SidePanel | null): void;
}

interface ListOf {
  /** Above the list; empty for nothing. */
  readonly heading?: string;
  /** Is something changed by left and right? */
  readonly form?: boolean;
  items(): readonly Item[];
}

/** Text above a list, scrolled by Page Up and Page Down if it does not fit. */
export interface Words {
  /** Returns the area below it. */
  draw(canvas: Canvas, area: Area, styleOf: (line: number) => Style): Area;
  /** Whether the key was for them. */
  press(key: Key): boolean;
}

export function createWords(texts: () => readonly string[], items: () => number): Words {
  let first = 0;
  let hidden = 0;
  return {
    draw(canvas, area, styleOf) {
      const lines = texts().flatMap((text) => wrapped(text, area.columns));
      if (lines.length === 0) return area;
      const least = Math.min(items(), LEAST_ITEMS);
      const room = Math.max(1, Math.min(lines.length, area.rows - least - 1));
      hidden = lines.length - room;
      first = Math.min(first, hidden);
      const shown =
        first < hidden ? cutTo(lines.slice(first), area.columns, room) : lines.slice(first, first + room);
      for (const [line, text] of shown.entries())
        canvas.put(area.x, area.y + line, text, styleOf(first + line));
      const gap = area.rows - room - least > 0 ? 1 : 0;
      return { ...area, y: area.y + room + gap, rows: area.rows - room - gap };
    },
    press(key) {
      if (hidden === 0 || key.kind !== 'named') return false;
      if (key.name !== 'page-up' && key.name !== 'page-down') return false;
      first = Math.min(Math.max(0, first + (key.name === 'page-up' ? -1 : 1)), hidden);
      return true;
    },
  };
}

export function listPanel(
  { app, show }: PlayContext,
  { heading = '', form = false, items }: ListOf,
): SidePanel {
  const list = createList(items);
  const words = createWords(
    () => (heading === '' ? [] : [heading]),
    () => items().length,
  );
  return {
    keys: () => terminalScreenTexts(app.language()).keys[form ? 'form' : 'list'],
    draw(canvas, area) {
      clear(canvas, area);
      list.draw(
        canvas,
        words.draw(canvas, area, () => app.theme().title),
        app.theme(),
      );
    },
    press(key) {
      if (words.press(key) || list.press(key)) return;
      if (isNamed(key, 'escape')) show(null);
    },
  };
}

/** A command that closes its panel. */
export function closing({ show, do: act }: PlayContext, command: PlayCommand): () => void {
  return () => {
    show(null);
    act(command);
  };
}

/** A sentence, also announced, and its possible answers. */
export function questionPanel(table: PlayContext, text: string, answers: readonly Item[]): SidePanel {
  table.app.sayShown(text);
  return listPanel(table, { heading: text, items: () => answers });
}

const SCROLLS: Readonly<Record<string, number>> = {
  up: -1,
  down: 1,
  'wheel-up': -1,
  'wheel-down': 1,
  'page-up': -8,
  'page-down': 8,
};

/** Scrolled by arrows; any other key closes it. */
export function textPanel(
  { app, show }: PlayContext,
  heading: string,
  paragraphs: readonly string[],
): SidePanel {
  let first = 0;
  app.say(paragraphs.length === 1 ? (paragraphs[0] ?? '') : heading);
  return {
    keys: () => terminalScreenTexts(app.language()).keys.text,
    draw(canvas, area) {
      clear(canvas, area);
      canvas.touch(area, () => show(null));
      canvas.put(area.x, area.y, fitted(heading, area.columns), app.theme().title);
      const lines = paragraphs.flatMap((text) => wrapped(text, area.columns));
      const room = area.rows - 1;
      first = Math.min(first, Math.max(0, lines.length - room));
      for (const [line, text] of lines.slice(first, first + room).entries()) {
        canvas.put(area.x, area.y + 1 + line, text);
      }
    },
    press(key) {
      const step = key.kind === 'named' ? (SCROLLS[key.name] ?? 0) : 0;
      if (step === 0) show(null);
      else first = Math.max(0, first + step);
    },
  };
}

export function clear(canvas: Canvas, area: Area): void {
  for (let line = 0; line < area.rows; line += 1) canvas.put(area.x, area.y + line, ' '.repeat(area.columns));
  canvas.touch(area, () => {});
}

export interface Surroundings {
  /** Which of the others are there, or that the connection is lost, in a few words. */
  presence(language: Language): string;
  actions(language: Language): readonly SideAction[];
  /** Null while there is nothing to play again. */
  rematch(language: Language): SideAction | null;
  /** The label for leaving. */
  leaving(language: Language): string;
}

export interface SideAction {
  readonly label: string;
  readonly note?: string;
  readonly text?: string;
  /** The heading of the next choice; its label by default. */
  readonly heading?: string;
  /** Returns the next choice; null if it is done. */
  choose(): readonly SideAction[] | null;
}
