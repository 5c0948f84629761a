// The server's log: lines of text for a terminal, or JSON for log collectors.

import { inspect } from 'node:util';
import { StoreFault } from '../store/fault.ts';
import { withoutSecrets } from './secrets.ts';

export const LOG_LEVELS = ['error', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Beside the message: a request's id, a route, a status. Never what somebody said or who they are. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

export interface Log {
  /** `error` is what was thrown; a fault of the store is logged as a sentence, anything else with its stack. */
  error(message: string, error: unknown, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  debug(message: string, fields?: LogFields): void;
}

export interface LogConfig {
  readonly logFormat: 'text' | 'json';
  readonly logLevel: LogLevel;
}

interface Entry {
  readonly level: LogLevel;
  readonly message: string;
  readonly error?: unknown;
  readonly fields: LogFields;
}

export function createLog({ logFormat, logLevel }: LogConfig): Log {
  const format = logFormat === 'json' ? jsonLine : textLine;
  function write(entry: Entry): void {
    if (LOG_LEVELS.indexOf(entry.level) > LOG_LEVELS.indexOf(logLevel)) return;
    const line = withoutSecrets(format(entry));
    if (entry.level === 'error') console.error(line);
    else console.log(line);
  }
  return {
    error: (message, error, fields = {}) => write({ level: 'error', message, error, fields }),
    info: (message, fields = {}) => write({ level: 'info', message, fields }),
    debug: (message, fields = {}) => write({ level: 'debug', message, fields }),
  };
}

/** The default. */
export const plainLog = createLog({ logFormat: 'text', logLevel: 'info' });

function jsonLine({ level, message, error, fields }: Entry): string {
  const time = new Date().toISOString();
  return JSON.stringify({
    time,
    level,
    message,
    ...fields,
    ...(error !== undefined && { error: told(error) }),
  });
}

function textLine({ message, error, fields }: Entry): string {
  const shown = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  return [message, ...shown].join(' ') + (error === undefined ? '' : `: ${told(error)}`);
}

function told(error: unknown): string {
  if (error instanceof StoreFault) return `The database failed: ${error.message}.`;
  return typeof error === 'string' ? error : inspect(error);
}
