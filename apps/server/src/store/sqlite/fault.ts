// Errors of SQLite, its file or its disk, in words for the operator.

import { StoreFault } from '../fault.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another program is using it; end that one',
  SQLITE_CORRUPT: 'it is damaged; put a copy back, or move it away to begin with an empty one',
  SQLITE_FULL: 'the disk is full; make room, and play goes on',
  SQLITE_NOTADB: 'it is no database; put a copy back, or move it away to begin with an empty one',
  SQLITE_READONLY: 'it may not be written',
};

/** The error of libsql for a file that it cannot even open has no code. */
const UNOPENED = /^ConnectionFailed\b/;

/** Null for an error that is not of the file. */
export function faultSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (UNOPENED.test(error.message)) return 'it cannot be opened; see that it is a file that may be written';
  const [known] = Object.entries(SENTENCES).filter(([code]) => codeOf(error).startsWith(code));
  return known?.[1] ?? null;
}

/** The same error for code that knows nothing of SQLite. */
export function asStoreFault(error: unknown): unknown {
  const sentence = faultSentence(error);
  return sentence === null ? error : new StoreFault(sentence, { cause: error });
}

/** By another program. */
export function isInUse(error: unknown): boolean {
  return error instanceof Error && codeOf(error).startsWith('SQLITE_BUSY');
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
