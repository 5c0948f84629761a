// The environment variables of all programs in one list, so that each program knows its own, ignores those of the
// others, and refuses unknown names.

import { nearestOf } from './nearest-name.ts';
import { TOOL_SETTINGS } from './tool-settings.ts';

export type ProgramName = keyof typeof SETTINGS;

export interface Setting {
  readonly name: string;
  /** What the value must be. */
  readonly value: SettingValue;
  /** As documents show it; absent if nothing is set. */
  readonly default?: string;
  /** For documents, in English. */
  readonly meaning: string;
}

export type SettingValue =
  | { readonly kind: 'text' }
  | { readonly kind: 'host' }
  /** `https://play.example`, with a port or without. */
  | { readonly kind: 'origin' }
  /** `postgres://user:password@host:5432/name`; host, port, user and password may be left out. */
  | { readonly kind: 'database' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly known: readonly string[] };

export type SettingFault =
  | { readonly kind: 'unknown'; readonly name: string; readonly nearest: string | null }
  | {
      readonly kind: 'bad-value';
      readonly name: string;
      readonly value: SettingValue;
      readonly given: string;
    };

export const SETTINGS = {
  /** What `npm start` runs. */
  server: [
    {
      name: 'BLACKPEG_HOST',
      value: { kind: 'host' },
      default: '127.0.0.1',
      meaning:
        'where to listen; `0.0.0.0` opens the server to the network and prints every address it has there',
    },
    {
      name: 'BLACKPEG_PORT',
      value: { kind: 'number', least: 0, most: 65_535 },
      default: '8080',
      meaning: '0 for any free port',
    },
    {
      name: 'BLACKPEG_DATA_DIR',
      value: { kind: 'text' },
      default: 'data',
      meaning: 'the folder with the database file',
    },
    {
      name: 'DATABASE_URL',
      value: { kind: 'database' },
      meaning:
        'a PostgreSQL database, 15 or newer, instead of that file, such as `postgres://user:password@host:5432/name`',
    },
    {
      name: 'BLACKPEG_BEHIND_TLS',
      value: { kind: 'choice', known: ['yes', 'no'] },
      default: 'no',
      meaning: '`yes` if a proxy with TLS is in front and appends the client to `X-Forwarded-For`',
    },
    {
      name: 'BLACKPEG_PROXIES',
      value: { kind: 'number', least: 1, most: 10 },
      default: '1',
      meaning: 'behind TLS, the number of proxies in front; each adds an address to `X-Forwarded-For`',
    },
    {
      name: 'BLACKPEG_ORIGIN',
      value: { kind: 'origin' },
      meaning:
        'the address that players use, such as `https://play.example`; online play is refused at any other',
    },
    {
      name: 'BLACKPEG_SOCKETS_PER_ADDRESS',
      value: { kind: 'number', least: 1, most: 100_000 },
      default: '100',
      meaning: 'simultaneous connections of one address; an IPv6 /64 counts as one address',
    },
    {
      name: 'BLACKPEG_MESSAGES_PER_GUEST',
      value: { kind: 'number', least: 50, most: 100_000 },
      default: '400',
      meaning: 'messages one guest may send in 20 seconds, over all their connections',
    },
    {
      name: 'BLACKPEG_GUESTS_PER_ADDRESS',
      value: { kind: 'number', least: 1, most: 100_000 },
      default: '60',
      meaning: 'new guests from one address in a minute',
    },
    {
      name: 'BLACKPEG_TABLES_PER_ADDRESS',
      value: { kind: 'number', least: 1, most: 100_000 },
      default: '100',
      meaning: 'tables opened from one address in a minute, pairing included',
    },
    {
      name: 'BLACKPEG_KEEP_GUESTS_DAYS',
      value: { kind: 'number', least: 1, most: 36_500 },
      default: '400',
      meaning: 'days after which an inactive guest is deleted, and an unused device logged out',
    },
    {
      name: 'BLACKPEG_KEEP_WAITING_DAYS',
      value: { kind: 'number', least: 1, most: 36_500 },
      default: '7',
      meaning: 'days after which an unvisited waiting table is deleted',
    },
    {
      name: 'BLACKPEG_KEEP_PLAYED_DAYS',
      value: { kind: 'number', least: 1, most: 36_500 },
      default: '400',
      meaning:
        'days after which an unvisited table with a started or finished match is deleted, with the match',
    },
    {
      name: 'BLACKPEG_KEEP_REPORTS_DAYS',
      value: { kind: 'number', least: 1, most: 36_500 },
      default: '90',
      meaning: 'days after which a report about a player is deleted if it was not cleared',
    },
    {
      name: 'BLACKPEG_STORE_LIMIT_MB',
      value: { kind: 'number', least: 10, most: 999_999 },
      default: '10000',
      meaning:
        'maximum size of the database in megabytes; when it is nearly reached, or the disk is nearly full, new guests and tables are refused',
    },
    {
      name: 'BLACKPEG_METRICS_PORT',
      value: { kind: 'number', least: 0, most: 65_535 },
      meaning: 'the port of `/metrics` for Prometheus, 0 for any free port; off if not set',
    },
    {
      name: 'BLACKPEG_METRICS_HOST',
      value: { kind: 'host' },
      default: '127.0.0.1',
      meaning: 'the address for that port; metrics are for the operator, not for players',
    },
    {
      name: 'BLACKPEG_LOG',
      value: { kind: 'choice', known: ['text', 'json'] },
      default: 'text',
      meaning: '`json` writes each line of the log as an object with time, level, message and request',
    },
    {
      name: 'BLACKPEG_LOG_LEVEL',
      value: { kind: 'choice', known: ['error', 'info', 'debug'] },
      default: 'info',
      meaning: 'from `error` (only errors) to `debug` (a line for each request and connection)',
    },
    {
      name: 'BLACKPEG_LOG_ADDRESSES',
      value: { kind: 'choice', known: ['yes', 'no'] },
      default: 'no',
      meaning: '`yes` logs the address of each request; for IPv6 its /64',
    },
  ],
  /** The command line. */
  terminal: [
    {
      name: 'BLACKPEG_HOME',
      value: { kind: 'text' },
      default: '~/.local/share/blackpeg',
      meaning: 'the folder for saved matches; without it, `$XDG_DATA_HOME/blackpeg` if that is set',
    },
    {
      name: 'BLACKPEG_SERVER',
      value: { kind: 'text' },
      default: 'http://127.0.0.1:8080',
      meaning: 'the server for online play if neither `--server` nor a link names one',
    },
    {
      name: 'BLACKPEG_DEBUG',
      value: { kind: 'choice', known: ['0', '1'] },
      default: '0',
      meaning: '`1` shows where in the program a bug occurred',
    },
  ],
  tools: TOOL_SETTINGS,
} as const satisfies Readonly<Record<string, readonly Setting[]>>;

export type SettingName<P extends ProgramName> = (typeof SETTINGS)[P][number]['name'];

const PREFIX = 'BLACKPEG_';
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
/** At least two colons, so that a host with a port does not match. */
const IPV6 = /^(?=[^:]*:[^:]*:)[\da-f:.]+(%\w+)?$/i;
const ORIGIN = /^https?:\/\/([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[\da-f:]+\])(:\d{1,5})?$/;
const DATABASE = /^postgres(ql)?:\/\/[^/?#\s]*\/[^/?#\s]+(\?[^#\s]*)?$/;

/** All faults at once: unknown names, and invalid values of the program's own settings. */
export function checkSettings(
  program: ProgramName,
  env: Readonly<Record<string, string | undefined>>,
): readonly SettingFault[] {
  const names: readonly string[] = Object.values(SETTINGS).flatMap((settings) =>
    settings.map(({ name }) => name),
  );
  const unknown = Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !names.includes(name))
    .map((name): SettingFault => ({ kind: 'unknown', name, nearest: nearestOf(name, names) }));
  const own: readonly Setting[] = SETTINGS[program];
  const bad = own.flatMap(({ name, value }): readonly SettingFault[] => {
    const given = env[name];
    return given === undefined || fits(value, given) ? [] : [{ kind: 'bad-value', name, value, given }];
  });
  return [...unknown, ...bad];
}

function fits(value: SettingValue, given: string): boolean {
  switch (value.kind) {
    case 'text':
      return given.trim() !== '';
    case 'origin':
      return ORIGIN.test(given);
    case 'database':
      return DATABASE.test(given);
    case 'host':
      return HOST_NAME.test(given) || IPV6.test(given);
    case 'number':
      return /^\d{1,6}$/.test(given) && Number(given) >= value.least && Number(given) <= value.most;
    case 'choice':
      return value.known.includes(given);
  }
}
