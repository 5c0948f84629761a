// Where a table is: the address of a server, and the code, link or id by which somebody was told of a table.

import { err, ok, type Result } from '@blackpeg/rules';
import type { Environment } from '../language.ts';

const USUAL_SERVER = 'http://127.0.0.1:8080';

/** The signs of a code: none that look or sound alike. */
const CODE = /^[2-9A-HJ-NP-Z]{6}$/;
const ID = /^[A-Za-z0-9_-]{16,40}$/;

export interface TableAddress {
  /** A code in large letters, or a table's id. */
  readonly table: string;
  /** Of the link; null where the table was named without one. */
  readonly server: string | null;
}

/** The origin of the server meant: given, else the environment's, else the usual one. Refused with what was given. */
export function serverAddress(given: string | undefined, env: Environment): Result<string, string> {
  const text = given ?? (env.BLACKPEG_SERVER || USUAL_SERVER);
  const origin = originIn(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  return origin === null ? err(text) : ok(origin);
}

/** As it was said, typed or pasted; null for what names no table. */
export function tableAddress(text: string): TableAddress | null {
  const link = /^(\S*)\/table\/([^\s/?#]+)/.exec(text.trim());
  if (!link) return named(text.trim(), null);
  const [, before = '', name = ''] = link;
  return named(name, before === '' ? null : originIn(before));
}

/** For people: short, and it can be told. */
export function tableLink(server: string, code: string): string {
  return `${server}/table/${code}`;
}

export function socketAddress(server: string, path: string): string {
  const url = new URL(path, server);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function named(text: string, server: string | null): TableAddress | null {
  const code = text.toUpperCase().replace(/[\s\p{Pd}._]/gu, '');
  if (CODE.test(code)) return { table: code, server };
  return ID.test(text) ? { table: text, server } : null;
}

function originIn(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, username, password } = new URL(text);
  const isPlain = username === '' && password === '';
  return isPlain && (protocol === 'http:' || protocol === 'https:') ? origin : null;
}
