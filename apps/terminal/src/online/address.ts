// Where a table is: the address of a server, and the code, link or id of a table.

import { err, ok, type Result } from '@blackpeg/rules';
import { type NamedTable, tableNamed } from '@blackpeg/screens/lobby';
import type { Environment } from '../command-line/io.ts';

const USUAL_SERVER = 'http://127.0.0.1:8080';

/** The origin of the server: given, otherwise from the environment, otherwise the default. Refused with what was given. */
export function serverAddress(given: string | undefined, env: Environment): Result<string, string> {
  const text = given ?? (env.BLACKPEG_SERVER || USUAL_SERVER);
  const origin = originIn(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
  return origin === null ? err(text) : ok(origin);
}

/** As it was said, typed or pasted, with the origin of its link; null for a text that names no table. */
export function tableAddress(text: string): NamedTable | null {
  const named = tableNamed(text);
  return named && { table: named.table, server: named.server === null ? null : originIn(named.server) };
}

/** For people: short and easy to say. */
export function tableLink(server: string, code: string): string {
  return `${server}/table/${code}`;
}

export function socketAddress(server: string, path: string): string {
  const url = new URL(path, server);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function originIn(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, username, password } = new URL(text);
  const isPlain = username === '' && password === '';
  return isPlain && (protocol === 'http:' || protocol === 'https:') ? origin : null;
}
