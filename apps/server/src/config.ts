// What the environment may set: read once at the start, and refused in whole sentences.

import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Config {
  readonly host: string;
  /** 0 asks the system for any free port. */
  readonly port: number;
  /** Absolute; what the server must remember lies here. */
  readonly dataDir: string;
  /** Players reach the server through TLS, which something in front of it speaks. */
  readonly behindTls: boolean;
  /** How many lines of online play one address may have at once. */
  readonly socketsPerAddress: number;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'BLACKPEG_';
const SETTINGS = [
  'BLACKPEG_BEHIND_TLS',
  'BLACKPEG_DATA_DIR',
  'BLACKPEG_HOST',
  'BLACKPEG_PORT',
  'BLACKPEG_SOCKETS_PER_ADDRESS',
];
/** Set for the project's own tools, and nothing to the server. */
const OF_TOOLS = ['BLACKPEG_CHROMIUM'];
const LARGEST_PORT = 65_535;
const MOST_SOCKETS = 100_000;
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
/** The same from src and from dist, and wherever the server is started. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../data', import.meta.url));

/** Every fault at once, so that nobody has to start the server three times to find three of them. */
export function readConfig(env: Environment): ConfigResult {
  const {
    BLACKPEG_BEHIND_TLS: behindTls = 'no',
    BLACKPEG_DATA_DIR: dataDir = DEFAULT_DATA_DIR,
    BLACKPEG_HOST: host = '127.0.0.1',
    BLACKPEG_PORT: port = '8080',
    BLACKPEG_SOCKETS_PER_ADDRESS: sockets = '20',
  } = env;
  const faults = [
    ...Object.keys(env).filter(isUnknown).map(unknownFault),
    ...(['yes', 'no'].includes(behindTls)
      ? []
      : [`BLACKPEG_BEHIND_TLS must be yes or no, not "${behindTls}".`]),
    ...(dataDir.trim() === '' ? ['BLACKPEG_DATA_DIR must name a folder; it is empty.'] : []),
    ...(isHost(host) ? [] : [`BLACKPEG_HOST must be a host name or an IP address, not "${host}".`]),
    ...(isWhole(port, 0, LARGEST_PORT)
      ? []
      : [`BLACKPEG_PORT must be a whole number from 0 to ${LARGEST_PORT}, not "${port}".`]),
    ...(isWhole(sockets, 1, MOST_SOCKETS)
      ? []
      : [`BLACKPEG_SOCKETS_PER_ADDRESS must be a whole number from 1 to ${MOST_SOCKETS}, not "${sockets}".`]),
  ];
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    config: {
      host,
      port: Number(port),
      dataDir: path.resolve(dataDir),
      behindTls: behindTls === 'yes',
      socketsPerAddress: Number(sockets),
    },
  };
}

function isUnknown(name: string): boolean {
  return name.startsWith(PREFIX) && ![...SETTINGS, ...OF_TOOLS].includes(name);
}

/** A misspelt setting that is ignored is worse than one that is refused. */
function unknownFault(name: string): string {
  return `${name} is no setting of Blackpeg; the settings are ${SETTINGS.join(', ')}.`;
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || HOST_NAME.test(text);
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
