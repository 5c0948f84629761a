// The last line of every screen: the keys that matter, of which `?` and Escape always have room.

import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import { fitted, textWidth } from './width.ts';

/** Between two keys. */
const BETWEEN = ' · ';

/** The keys of a line, with `?` before Escape where it does not name it. */
export function keyParts(language: Language, line: string): readonly string[] {
  const parts = line.split(BETWEEN);
  if (parts.some(isHelp)) return parts;
  const help = terminalScreenTexts(language).keys.wait.split(BETWEEN).filter(isHelp);
  const at = parts.findIndex((part) => isEscape(language, part));
  return at < 0 ? [...parts, ...help] : parts.toSpliced(at, 0, ...help);
}

/** As many as have room, in their order; `?` and Escape are left out last. */
export function partsWithin(
  language: Language,
  parts: readonly string[],
  columns: number,
): readonly string[] {
  const line = parts.join(BETWEEN);
  if (textWidth(line) <= columns) return parts;
  const spare = parts.findLastIndex((part) => !isHelp(part) && !isEscape(language, part));
  return spare < 0 ? [fitted(line, columns)] : partsWithin(language, parts.toSpliced(spare, 1), columns);
}

/** Where each part stands in the line. */
export function placed(parts: readonly string[]): readonly { readonly part: string; readonly x: number }[] {
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

export function joined(parts: readonly string[]): string {
  return parts.join(BETWEEN);
}

function isHelp(part: string): boolean {
  return part.startsWith('? ');
}

function isEscape(language: Language, part: string): boolean {
  return part.includes(terminalScreenTexts(language).keyNames.escape);
}
