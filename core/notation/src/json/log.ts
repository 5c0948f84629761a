// The event log as JSON lines: a header with format and version, then an event per line.

import { err, type MatchEvent, ok, type Result } from '@blackpeg/rules';
import type { TextFault, TextReason } from '../text/text-fault.ts';
import { type FieldFault, isObject } from './decoder.ts';
import { decodeEvent, encodeEvent } from './event.ts';
import { hasVersion, LINEAGE, type Lineage, newestVersion, upcast } from './upcast.ts';

export const LOG_FORMAT = 'blackpeg-log';

/** The fields of the first line besides format and version. */
export interface LogHeader {
  /** The id of the match, which its commitments name. */
  readonly match?: string;
  /** Names in the order of the seats, null if one is not known. */
  readonly players?: readonly (string | null)[];
  /** Announces that the last line is the digest of everything before it. */
  readonly digest?: string;
}

export function formatLog(events: readonly MatchEvent[], header: LogHeader = {}): string {
  const { match, players, digest } = header;
  const named = players?.some((name) => name !== null) ? players : undefined;
  const first = { format: LOG_FORMAT, version: newestVersion(LINEAGE), match, players: named, digest };
  return [first, ...events.map(encodeEvent)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads redacted logs too, with `hidden` for what a viewer may not see. Blank lines are skipped. */
export function parseLog(text: string, lineage: Lineage = LINEAGE): Result<readonly MatchEvent[], TextFault> {
  const [first, ...lines] = linesOf(text);
  if (!first)
    return fault({ text: '', at: text.length, line: 1 }, { kind: 'expected', what: 'header', found: '' });
  const version = readHeader(first, lineage);
  if (!version.ok) return version;
  const events: MatchEvent[] = [];
  for (const [index, line] of lines.entries()) {
    const raw = readJson(line);
    if (!raw.ok) return raw;
    if (index === lines.length - 1 && isDigest(raw.value)) break;
    const decoded = decodeEventsOf(version.value, raw.value, lineage);
    if (!decoded.ok) return fault(line, fieldReason(decoded.error));
    events.push(...decoded.value);
  }
  return ok(events);
}

/** The id of the match in the header; null if there is none. */
export function matchOfLog(text: string): string | null {
  const match = headerOf(text)?.match;
  return typeof match === 'string' ? match : null;
}

/** The players' names in the header, by seat; null for anything that is not a text. */
export function playersOfLog(text: string): readonly (string | null)[] {
  const players = headerOf(text)?.players;
  return Array.isArray(players) ? players.map((name) => (typeof name === 'string' ? name : null)) : [];
}

function headerOf(text: string): Readonly<Record<string, unknown>> | undefined {
  const [first] = linesOf(text);
  const header = first && readJson(first);
  return header?.ok && isObject(header.value) ? header.value : undefined;
}

/** Decodes a raw event of a log of this version, converted to the newest version. */
export function decodeEventsOf(
  version: number,
  raw: unknown,
  lineage: Lineage = LINEAGE,
): Result<readonly MatchEvent[], FieldFault> {
  const events: MatchEvent[] = [];
  for (const newest of upcast(lineage, version, raw)) {
    const decoded = decodeEvent(newest);
    if (!decoded.ok) return decoded;
    events.push(decoded.value);
  }
  return ok(events);
}

/** The last line of an export (see digest.ts). */
function isDigest(value: unknown): boolean {
  return isObject(value) && typeof value.digest === 'string' && Object.keys(value).length === 1;
}

function fieldReason({ path, expected, unknown }: FieldFault): TextReason {
  return unknown ? { kind: 'unknown-field', path } : { kind: 'bad-field', path, expected };
}

interface Line {
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** Lines that are not blank; `trim` removes a byte order mark too. */
function linesOf(text: string): readonly Line[] {
  let at = 0;
  return text
    .split('\n')
    .map((raw, index) => {
      const start = at + raw.length - raw.trimStart().length;
      at += raw.length + 1;
      return { text: raw.trim(), at: start, line: index + 1 };
    })
    .filter((line) => line.text !== '');
}

function readHeader(line: Line, lineage: Lineage): Result<number, TextFault> {
  const raw = readJson(line);
  if (!raw.ok) return raw;
  const header = raw.value;
  if (!isObject(header) || !Object.hasOwn(header, 'format')) {
    return fault(line, { kind: 'expected', what: 'header', found: line.text.slice(0, 20) });
  }
  const { format, version } = header;
  if (format !== LOG_FORMAT) {
    return fault(line, {
      kind: 'wrong-format',
      format: typeof format === 'string' ? format.slice(0, 40) : '',
    });
  }
  if (typeof version !== 'number') {
    return fault(line, { kind: 'bad-field', path: 'version', expected: 'a number' });
  }
  if (hasVersion(lineage, version)) return ok(version);
  const { oldest } = lineage;
  return fault(line, { kind: 'unknown-version', version, oldest, newest: newestVersion(lineage) });
}

function readJson(line: Line): Result<unknown, TextFault> {
  try {
    return ok(JSON.parse(line.text) as unknown);
  } catch {
    return fault(line, { kind: 'not-json' });
  }
}

function fault({ at, line }: Line, reason: TextReason): Result<never, TextFault> {
  return err({ at, line, reason });
}
