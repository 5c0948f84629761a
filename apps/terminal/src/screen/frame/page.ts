// The frame around every screen: the title, the message line, and the most important keys, always including `?` and
// Escape.

import { type Language, savingTexts, type TerminalScreenWords, terminalScreenTexts } from '@blackpeg/wording';
import type { Canvas } from '../terminal/canvas.ts';
import type { Key } from '../terminal/keys.ts';
import { fitted, textWidth, wrapped } from '../terminal/text-width.ts';
import type { App, Area, TerminalScreen } from './screen.ts';

/** With fewer columns or rows nothing useful can be shown. */
const SMALLEST = { columns: 34, rows: 12 };

/** From this many rows on, the message always has two lines. */
const TALL = 20;
/** Rows that a long message leaves to the screen; one that is even longer covers some, but not the last of these. */
const LEAST_AREA = 6;
const LEAST_SEEN = 4;

/** A message that was read, by pressing a key, has its usual lines again. */
interface SpokenMessage {
  readonly said: readonly string[];
  readonly isRead: boolean;
  /** The screen shows it, too. */
  readonly isShown: boolean;
}

export function drawPage(canvas: Canvas, app: App, screen: TerminalScreen, message: SpokenMessage): void {
  const { columns, rows } = canvas;
  if (columns < SMALLEST.columns || rows < SMALLEST.rows) {
    const words = terminalScreenTexts(app.language()).tooSmall(SMALLEST.columns, SMALLEST.rows);
    for (const [line, text] of wrapped(words, columns).entries()) canvas.put(0, line, text);
    return;
  }
  drawHeader(canvas, screen, app);
  drawKeys(canvas, screen, app);
  const { said, isRead, isShown } = message;
  const least = rows >= TALL ? 2 : 1;
  const needed =
    isRead || (isShown && rows < TALL) ? least : Math.max(least, wrapped(said.join(' '), columns).length);
  const taken = Math.min(needed, Math.max(least, rows - 2 - LEAST_AREA));
  const area: Area = { x: 0, y: 1, columns, rows: rows - 2 - taken };
  screen.draw(canvas, area);
  const lines = Math.min(needed, rows - 2 - LEAST_SEEN);
  coverLines(canvas, rows - 1 - lines, lines - taken);
  drawSpeech(canvas, said, rows - 1 - lines, lines);
}

/** What is covered cannot be clicked on. */
function coverLines(canvas: Canvas, y: number, lines: number): void {
  for (let line = y; line < y + lines; line += 1) canvas.put(0, line, ' '.repeat(canvas.columns));
  if (lines > 0) canvas.touch({ x: 0, y, columns: canvas.columns, rows: lines }, () => {});
}

function drawHeader(canvas: Canvas, screen: TerminalScreen, app: App): void {
  const { columns } = canvas;
  const unsaved = app.services.saved.saving.problem() ? savingTexts(app.language()).mark : '';
  const asides = [unsaved, screen.aside?.() ?? ''].filter((text) => text !== '');
  const heading = screen.heading();
  // Half of the line, or what the heading leaves of it.
  const aside = fitted(joined(asides), Math.max(Math.floor(columns / 2), columns - textWidth(heading) - 2));
  const room = columns - textWidth(aside) - 2;
  canvas.put(0, 0, fitted(heading, room), app.theme().title);
  canvas.put(columns - textWidth(aside), 0, aside);
}

/** Each key of the last line can be clicked on as well. */
function drawKeys(canvas: Canvas, screen: TerminalScreen, app: App): void {
  const y = canvas.rows - 1;
  const language = app.language();
  const parts = partsWithin(language, keyParts(language, screen.keys()), canvas.columns);
  canvas.put(0, y, joined(parts), app.theme().quiet);
  for (const { part, x } of placed(parts)) {
    const key = keyNamed(terminalScreenTexts(language).keyNames, part);
    if (key) canvas.touch({ x, y, columns: textWidth(part), rows: 1 }, () => app.press(key));
  }
}

/** `u undo`, `Enter submit`; null for what is more than one key. */
function keyNamed(names: TerminalScreenWords['keyNames'], part: string): Key | null {
  const name = (['enter', 'escape', 'backspace'] as const).find((one) => part.startsWith(names[one]));
  if (name) return { kind: 'named', name };
  const sign = /^([a-z?]) /.exec(part)?.[1];
  return sign === undefined ? null : { kind: 'sign', sign, alt: false };
}

/** The cursor is put at the message, so that software that follows the cursor reads it; otherwise where the screen put it. */
function drawSpeech(canvas: Canvas, said: readonly string[], y: number, lines: number): void {
  if (said.length === 0) return;
  const all = newest(said, canvas.columns, lines);
  const rest = fitted(all.slice(lines - 1).join(' '), canvas.columns);
  const shown = all.length > lines ? [...all.slice(0, lines - 1), rest] : all;
  for (const [line, text] of shown.entries()) canvas.put(0, y + line, text);
  canvas.rest({ x: 0, y });
}

/** Wrapped, without the oldest sentences if they do not fit. */
function newest(said: readonly string[], columns: number, lines: number): readonly string[] {
  const all = wrapped(said.join(' '), columns);
  return all.length > lines && said.length > 1 ? newest(said.slice(1), columns, lines) : all;
}

/** Between two keys. */
const BETWEEN = ' · ';

/** The keys of a line, with `?` before Escape unless it is already there. */
export function keyParts(language: Language, line: string): readonly string[] {
  const parts = line.split(BETWEEN);
  if (parts.some(isHelp)) return parts;
  const help = terminalScreenTexts(language).keys.wait.split(BETWEEN).filter(isHelp);
  const at = parts.findIndex((part) => isEscape(language, part));
  return at < 0 ? [...parts, ...help] : parts.toSpliced(at, 0, ...help);
}

/** As many as have room, in their order; `?` and Escape are left out last. */
function partsWithin(language: Language, parts: readonly string[], columns: number): readonly string[] {
  const line = parts.join(BETWEEN);
  if (textWidth(line) <= columns) return parts;
  const spare = parts.findLastIndex((part) => !isHelp(part) && !isEscape(language, part));
  return spare < 0 ? [fitted(line, columns)] : partsWithin(language, parts.toSpliced(spare, 1), columns);
}

/** Where each part stands in the line. */
function placed(parts: readonly string[]): readonly { readonly part: string; readonly x: number }[] {
  let x = 0;
  return parts.map((part) => {
    const here = { part, x };
    x += textWidth(part) + textWidth(BETWEEN);
    return here;
  });
}

/** The keys of a list that Escape leads from to the menu. */
export function listToMenu(language: Language): string {
  const { list, wait } = terminalScreenTexts(language).keys;
  const leaving = wait.split(BETWEEN).filter((part) => isEscape(language, part));
  return [...list.split(BETWEEN).filter((part) => !isEscape(language, part)), ...leaving].join(BETWEEN);
}

function joined(parts: readonly string[]): string {
  return parts.join(BETWEEN);
}

function isHelp(part: string): boolean {
  return part.startsWith('? ');
}

function isEscape(language: Language, part: string): boolean {
  return part.includes(terminalScreenTexts(language).keyNames.escape);
}
