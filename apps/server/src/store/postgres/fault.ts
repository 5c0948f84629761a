// Errors of PostgreSQL or the connection to it, in words for the operator.

import { StoreFault } from '../fault.ts';

/** By the beginning of a code: PostgreSQL's five characters, or the system's error code of a connection. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['ERR_INVALID_URL', 'its address cannot be read; write it like postgres://user:password@host:5432/name'],
  ['ECONNREFUSED', 'nothing answers there; start PostgreSQL, or mend the address'],
  ['ENOENT', 'nothing answers there; start PostgreSQL, or mend the address'],
  ['ENOTFOUND', 'its host is not known; mend the address'],
  ['EAI_AGAIN', 'its host is not known; mend the address'],
  ['ECONNRESET', 'the connection to it broke'],
  ['EPIPE', 'the connection to it broke'],
  ['08', 'the connection to it broke'],
  ['28', 'it does not let this user in; mend the user and password of the address'],
  ['3D000', 'there is no database of that name; create it'],
  ['42501', 'this user may not do what is needed; give it the right to create tables'],
  ['25006', 'it may only be read; name the server that takes writes'],
  ['53100', 'its disk is full; make room, and play goes on'],
  ['53', 'it has no room for more connections'],
  ['57', 'it is being stopped or started'],
  ['58', 'its disk fails; see the log of PostgreSQL'],
  ['XX', 'it is damaged; see the log of PostgreSQL'],
];
/** Errors of the client library without a code. */
const UNANSWERED = /timeout|terminated|Client has encountered a connection error/i;
/** Two transactions conflicted, and this one was ended. */
const IN_THE_WAY = ['40001', '40P01'];

/** Null for an error that is not of the database. */
function faultSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  const known = SENTENCES.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  return code === '' && UNANSWERED.test(error.message) ? 'it does not answer' : null;
}

/** For the operator; it never contains the address, which has a password in it. */
export function unusable(error: unknown): string {
  const why = faultSentence(error) ?? (error instanceof Error ? error.message : String(error));
  return `The database of DATABASE_URL cannot be used: ${why}.`;
}

/** The same error for code that knows nothing of PostgreSQL. */
export function asStoreFault(error: unknown): unknown {
  const sentence = faultSentence(error);
  return sentence === null ? error : new StoreFault(sentence, { cause: error });
}

export function mayBeTriedAgain(error: unknown): boolean {
  return error instanceof Error && IN_THE_WAY.includes(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
