// The settings from the environment: read once at start-up, and refused with clear sentences.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSettings, SETTINGS, type SettingFault, type SettingValue } from '@blackpeg/notation';
import { LOG_LEVELS, type LogConfig } from './monitoring/log.ts';

export interface Config extends OnlineConfig, LogConfig {
  readonly host: string;
  /** 0 asks the system for any free port. */
  readonly port: number;
  /** Where metrics are served; null for nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Absolute; the server's data is here, unless it is in PostgreSQL. */
  readonly dataDir: string;
  /** Of a PostgreSQL database, with its password; null for the file in `dataDir`. */
  readonly databaseUrl: string | null;
}

export interface OnlineConfig {
  /** Players reach the server through TLS, which a proxy in front of it provides. */
  readonly behindTls: boolean;
  /** Behind TLS, how many proxies add the client's address before us. */
  readonly proxies: number;
  /** Where players reach the server; null for any host. */
  readonly origin: string | null;
  /** How many connections of online play one address may have at once. */
  readonly socketsPerAddress: number;
  /** How many messages one guest may send in twenty seconds, over all their connections. */
  readonly messagesPerGuest: number;
  /** How many guests one address may become, and how many tables it may open, in a minute. */
  readonly guestsPerAddress: number;
  readonly tablesPerAddress: number;
  /** How long inactive guests, waiting tables without visitors and played ones are kept. */
  readonly keepGuestsDays: number;
  readonly keepWaitingDays: number;
  readonly keepPlayedDays: number;
  /** How long unread reports are kept. */
  readonly keepReportsDays: number;
  /** How large the store may grow before new guests and tables are refused. */
  readonly storeLimitMegabytes: number;
  /** Whether the log may contain client addresses. */
  readonly logAddresses: boolean;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** The same from src and from dist, and wherever the server is started. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../data', import.meta.url));

/** All faults at once, so that nobody has to start the server three times to find three of them. */
export function readConfig(env: Environment): ConfigResult {
  const {
    BLACKPEG_BEHIND_TLS: behindTls = 'no',
    BLACKPEG_DATA_DIR: dataDir = DEFAULT_DATA_DIR,
    BLACKPEG_HOST: host = '127.0.0.1',
    BLACKPEG_MESSAGES_PER_GUEST: messages = '400',
    BLACKPEG_ORIGIN: origin = null,
    BLACKPEG_PORT: port = '8080',
    BLACKPEG_PROXIES: proxies = '1',
    BLACKPEG_SOCKETS_PER_ADDRESS: sockets = '100',
    BLACKPEG_GUESTS_PER_ADDRESS: guests = '60',
    BLACKPEG_TABLES_PER_ADDRESS: tables = '100',
    BLACKPEG_KEEP_GUESTS_DAYS: keepGuests = '400',
    BLACKPEG_KEEP_WAITING_DAYS: keepWaiting = '7',
    BLACKPEG_KEEP_PLAYED_DAYS: keepPlayed = '400',
    BLACKPEG_KEEP_REPORTS_DAYS: keepReports = '90',
    BLACKPEG_STORE_LIMIT_MB: storeLimit = '10000',
    BLACKPEG_METRICS_PORT: metricsPort,
    BLACKPEG_METRICS_HOST: metricsHost = '127.0.0.1',
    BLACKPEG_LOG: logFormat = 'text',
    BLACKPEG_LOG_LEVEL: logLevel = 'info',
    BLACKPEG_LOG_ADDRESSES: logAddresses = 'no',
    DATABASE_URL: databaseUrl = null,
  } = env;
  const faults = checkSettings('server', env).map(faultText);
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    config: {
      host,
      port: Number(port),
      dataDir: path.resolve(dataDir),
      databaseUrl,
      behindTls: behindTls === 'yes',
      proxies: Number(proxies),
      origin,
      socketsPerAddress: Number(sockets),
      messagesPerGuest: Number(messages),
      guestsPerAddress: Number(guests),
      tablesPerAddress: Number(tables),
      keepGuestsDays: Number(keepGuests),
      keepWaitingDays: Number(keepWaiting),
      keepPlayedDays: Number(keepPlayed),
      keepReportsDays: Number(keepReports),
      storeLimitMegabytes: Number(storeLimit),
      metricsPort: metricsPort === undefined ? null : Number(metricsPort),
      metricsHost,
      logFormat: logFormat === 'json' ? 'json' : 'text',
      logLevel: LOG_LEVELS.find((level) => level === logLevel) ?? 'info',
      logAddresses: logAddresses === 'yes',
    },
  };
}

/** A misspelt setting that is ignored is worse than one that is refused. */
function faultText(fault: SettingFault): string {
  if (fault.kind === 'bad-value') return badValueText(fault.name, fault.value, fault.given);
  const meant =
    fault.nearest === null
      ? `the settings of the server are ${SETTINGS.server.map(({ name }) => name).join(', ')}.`
      : `did you mean ${fault.nearest}?`;
  return `${fault.name} is not a setting of Blackpeg; ${meant}`;
}

function badValueText(name: string, value: SettingValue, given: string): string {
  switch (value.kind) {
    case 'text':
      return `${name} must name a folder; it is empty.`;
    case 'host':
      return `${name} must be a host name or an IP address, not "${given}".`;
    case 'origin':
      return `${name} must be an address like https://play.example, not "${given}".`;
    case 'database':
      // Without the value: it may contain a password.
      return `${name} must be an address like postgres://user:password@host:5432/name.`;
    case 'number':
      return `${name} must be a whole number from ${value.least} to ${value.most}, not "${given}".`;
    case 'choice':
      return `${name} must be ${value.known.join(' or ')}, not "${given}".`;
  }
}
