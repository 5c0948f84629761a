// The tokens of a record: spaces and comments between statements, tags, quoted texts, words of a line.

import { ok, type Result } from '@blackpeg/rules';
import type { Scanned } from '../text/code.ts';
import { matchAt, skipBlanks } from '../text/scan.ts';
import { expected, faultAt, type TextFault } from '../text/text-fault.ts';
import type { ScannedTag } from './tags.ts';

/** Skips spaces, `; comments to the end of the line` and `{comments}`. */
export function skipComments(text: string, from: number): Result<number, TextFault> {
  let at = skipBlanks(text, from);
  for (;;) {
    const comment = text[at] === '{' ? scanBraces(text, at) : null;
    if (comment && !comment.ok) return comment;
    if (comment) at = skipBlanks(text, comment.value.end);
    else if (text[at] === ';') at = skipBlanks(text, lineEnd(text, at));
    else return ok(at);
  }
}

/** The text between two braces; braces do not nest. */
export function scanBraces(text: string, at: number): Result<Scanned<string>, TextFault> {
  const close = text.indexOf('}', at);
  return close < 0
    ? faultAt(at, { kind: 'unclosed', what: 'comment' })
    : ok({ value: text.slice(at + 1, close), end: close + 1 });
}

/** Quotes and escapes as in JSON. */
export function scanText(text: string, at: number): Result<Scanned<string>, TextFault> {
  if (text[at] !== '"') return expected(text, at, 'text');
  const quoted = matchAt(/"(?:[^"\\\r\n]|\\.)*"/, text, at)?.[0];
  if (quoted === undefined) return faultAt(at, { kind: 'unclosed', what: 'text' });
  try {
    return ok({ value: JSON.parse(quoted) as string, end: at + quoted.length });
  } catch {
    return expected(text, at, 'text');
  }
}

/** `[Name "value"]`, with the name as written. */
export function scanTag(text: string, at: number): Result<Scanned<ScannedTag>, TextFault> {
  const name = matchAt(/\[\s*([A-Za-z][A-Za-z0-9_]{0,39})\s*/, text, at);
  if (!name?.[1]) return expected(text, at, 'tag');
  const start = at + name[0].length;
  const value = scanText(text, start);
  if (!value.ok) return value;
  const close = skipBlanks(text, value.value.end);
  if (text[close] !== ']') return faultAt(at, { kind: 'unclosed', what: 'tag' });
  return ok({ value: { name: name[1], value: value.value.value, at: start + 1 }, end: close + 1 });
}

/** The words from here to the end of the line or to a comment. */
export function scanWords(text: string, at: number): Scanned<readonly string[]> {
  const rest = matchAt(/[^\r\n;{]*/, text, at)?.[0] ?? '';
  return { value: rest.split(/\s+/).filter((word) => word !== ''), end: at + rest.length };
}

function lineEnd(text: string, at: number): number {
  return at + (matchAt(/[^\r\n]*/, text, at)?.[0].length ?? 0);
}
