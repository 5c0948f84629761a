// Exports with a digest: the first lines announce it, the last line contains it, and it covers every byte before it.
//
// It detects accidents and casual changes. Somebody who changes a match on purpose can compute a new digest; that is
// detected by the commitments and by the rules. It is announced at both ends so that no lost or changed byte makes the
// text look like one that never had a digest.

import type { MatchEvent } from '@blackpeg/rules';
import { formatRecord } from '../record/format.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { isObject } from './decoder.ts';
import { formatLog, type LogHeader } from './log.ts';

/** SHA-256 of a text in UTF-8, as base64url; passed in, because core does no hashing. */
export type Digest = (text: string) => string;

/** `damaged`: at least one byte was changed. `missing`: there is no digest, so changes cannot be detected. */
export type DigestVerdict = 'intact' | 'damaged' | 'missing';

const NAME = 'sha256';
const RECORD_HEAD = `[Digest "${NAME}"]\n`;
const RECORD_END = new RegExp(`\n; ${NAME} ([A-Za-z0-9_-]{43})\n$`);
const LOG_END = /\n\{"digest":"([A-Za-z0-9_-]{43})"\}\n$/;

/** The last line, with the digest, is a comment for parsers of records. */
export function formatSealedRecord(record: MatchRecord, digest: Digest): string {
  const text = `${RECORD_HEAD}${formatRecord(record)}`;
  return `${text}; ${NAME} ${digest(text)}\n`;
}

export function formatSealedLog(
  events: readonly MatchEvent[],
  header: Omit<LogHeader, 'digest'>,
  digest: Digest,
): string {
  const text = formatLog(events, { ...header, digest: NAME });
  return `${text}${JSON.stringify({ digest: digest(text) })}\n`;
}

export function checkDigest(text: string, digest: Digest): DigestVerdict {
  const end = RECORD_END.exec(text) ?? LOG_END.exec(text);
  if (!end) return isAnnounced(text) ? 'damaged' : 'missing';
  return isAnnounced(text) && digest(text.slice(0, end.index + 1)) === end[1] ? 'intact' : 'damaged';
}

function isAnnounced(text: string): boolean {
  return text.startsWith(RECORD_HEAD) || logAnnounces(text);
}

function logAnnounces(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  try {
    const header: unknown = JSON.parse(first);
    return isObject(header) && header.digest === NAME;
  } catch {
    return false;
  }
}
