import path from 'node:path';
import { SETTINGS } from '@blackpeg/notation';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('without settings it serves this machine on port 8080 and keeps data in the project', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        host: '127.0.0.1',
        port: 8080,
        dataDir: path.resolve(import.meta.dirname, '../../../data'),
        databaseUrl: null,
        behindTls: false,
        proxies: 1,
        origin: null,
        socketsPerAddress: 100,
        messagesPerGuest: 400,
        guestsPerAddress: 60,
        tablesPerAddress: 100,
        keepGuestsDays: 400,
        keepWaitingDays: 7,
        keepPlayedDays: 400,
        keepReportsDays: 90,
        storeLimitMegabytes: 10_000,
        metricsPort: null,
        metricsHost: '127.0.0.1',
        logFormat: 'text',
        logLevel: 'info',
        logAddresses: false,
      },
    });
  });

  test('reads the settings, and makes the folder absolute', () => {
    const env = {
      BLACKPEG_BEHIND_TLS: 'yes',
      BLACKPEG_DATA_DIR: 'here',
      BLACKPEG_HOST: '::1',
      BLACKPEG_ORIGIN: 'https://play.example',
      BLACKPEG_PROXIES: '2',
      BLACKPEG_MESSAGES_PER_GUEST: '60',
      BLACKPEG_LOG: 'json',
      BLACKPEG_LOG_ADDRESSES: 'yes',
      BLACKPEG_LOG_LEVEL: 'debug',
      BLACKPEG_METRICS_PORT: '9100',
      BLACKPEG_PORT: '0',
      BLACKPEG_SOCKETS_PER_ADDRESS: '5',
      DATABASE_URL: 'postgres://peg@db.example/peg',
      PATH: '/bin',
    };
    expect(readConfig(env)).toEqual({
      ok: true,
      config: {
        host: '::1',
        port: 0,
        dataDir: path.resolve('here'),
        databaseUrl: 'postgres://peg@db.example/peg',
        behindTls: true,
        proxies: 2,
        origin: 'https://play.example',
        socketsPerAddress: 5,
        messagesPerGuest: 60,
        guestsPerAddress: 60,
        tablesPerAddress: 100,
        keepGuestsDays: 400,
        keepWaitingDays: 7,
        keepPlayedDays: 400,
        keepReportsDays: 90,
        storeLimitMegabytes: 10_000,
        metricsPort: 9100,
        metricsHost: '127.0.0.1',
        logFormat: 'json',
        logLevel: 'debug',
        logAddresses: true,
      },
    });
  });

  test.each(['65535', '08080'])('accepts port %s', (port) => {
    expect(readConfig({ BLACKPEG_PORT: port }).ok).toBe(true);
  });

  test.each(['', ' ', 'http', '-1', '80.5', '65536', '0x50', '1e3', '8080 '])('refuses port "%s"', (port) => {
    expect(readConfig({ BLACKPEG_PORT: port })).toEqual({
      ok: false,
      faults: [`BLACKPEG_PORT must be a whole number from 0 to 65535, not "${port}".`],
    });
  });

  test.each(['localhost', '0.0.0.0', 'peg-1.example', '::1', 'fe80::1%eth0'])('accepts host %s', (host) => {
    expect(readConfig({ BLACKPEG_HOST: host }).ok).toBe(true);
  });

  test.each(['', 'play.example', 'ftp://play.example', 'https://play.example/'])(
    'refuses origin "%s"',
    (origin) => {
      expect(readConfig({ BLACKPEG_ORIGIN: origin })).toEqual({
        ok: false,
        faults: [`BLACKPEG_ORIGIN must be an address like https://play.example, not "${origin}".`],
      });
    },
  );

  test.each(['', 'a b', 'http://here', '-x', '[::1]', '127.0.0.1:80'])('refuses host "%s"', (host) => {
    expect(readConfig({ BLACKPEG_HOST: host })).toEqual({
      ok: false,
      faults: [`BLACKPEG_HOST must be a host name or an IP address, not "${host}".`],
    });
  });

  test.each([
    'postgres://peg:secret@db.example:5432/peg',
    'postgresql://db.example/peg?sslmode=require',
    'postgres:///peg?host=/run/postgresql',
  ])('accepts the database %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).ok).toBe(true);
  });

  test.each([
    '',
    'mysql://peg:secret@db/peg',
    'postgres://peg:secret@db',
    'peg:secret@db/peg',
    'postgres://db/',
  ])('refuses the database "%s", and says nothing of it', (url) => {
    expect(readConfig({ DATABASE_URL: url })).toEqual({
      ok: false,
      faults: ['DATABASE_URL must be an address like postgres://user:password@host:5432/name.'],
    });
  });

  test('leaves the settings of other programs alone, whatever they hold', () => {
    const { server, ...others } = SETTINGS;
    const names = Object.values(others).flatMap((settings) => settings.map(({ name }) => name));
    expect(names).toContain('BLACKPEG_HOME');
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' ']))).ok).toBe(true);
  });

  test('names all settings of the server if none resembles the given one', () => {
    expect(readConfig({ BLACKPEG_COLOUR: 'blue' })).toEqual({
      ok: false,
      faults: [
        'BLACKPEG_COLOUR is not a setting of Blackpeg; the settings of the server are BLACKPEG_HOST, BLACKPEG_PORT, BLACKPEG_DATA_DIR, DATABASE_URL, BLACKPEG_BEHIND_TLS, BLACKPEG_PROXIES, BLACKPEG_ORIGIN, BLACKPEG_SOCKETS_PER_ADDRESS, BLACKPEG_MESSAGES_PER_GUEST, BLACKPEG_GUESTS_PER_ADDRESS, BLACKPEG_TABLES_PER_ADDRESS, BLACKPEG_KEEP_GUESTS_DAYS, BLACKPEG_KEEP_WAITING_DAYS, BLACKPEG_KEEP_PLAYED_DAYS, BLACKPEG_KEEP_REPORTS_DAYS, BLACKPEG_STORE_LIMIT_MB, BLACKPEG_METRICS_PORT, BLACKPEG_METRICS_HOST, BLACKPEG_LOG, BLACKPEG_LOG_LEVEL, BLACKPEG_LOG_ADDRESSES.',
      ],
    });
  });

  test('names every fault at once, a misspelt setting among them', () => {
    const env = {
      BLACKPEG_PROT: '80',
      BLACKPEG_PORT: 'x',
      BLACKPEG_HOST: '',
      BLACKPEG_DATA_DIR: ' ',
      BLACKPEG_BEHIND_TLS: '1',
      BLACKPEG_SOCKETS_PER_ADDRESS: '0',
    };
    expect(readConfig(env)).toEqual({
      ok: false,
      faults: [
        'BLACKPEG_PROT is not a setting of Blackpeg; did you mean BLACKPEG_PORT?',
        'BLACKPEG_HOST must be a host name or an IP address, not "".',
        'BLACKPEG_PORT must be a whole number from 0 to 65535, not "x".',
        'BLACKPEG_DATA_DIR must name a folder; it is empty.',
        'BLACKPEG_BEHIND_TLS must be yes or no, not "1".',
        'BLACKPEG_SOCKETS_PER_ADDRESS must be a whole number from 1 to 100000, not "0".',
      ],
    });
  });
});
