// A whole device as one text: written and read back, with one type of fault for every text that cannot be read.

import { laidOpen } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomMatch } from '../random-match.testing.ts';
import { formatRecord } from '../record/format.ts';
import { parseRecord } from '../record/parse.ts';
import { recordOfLog } from '../record/record-of-log.ts';
import { replayRecord } from '../replay/replay-record.ts';
import { formatDeviceExport, isDeviceExport, parseDeviceExport } from './device-export.ts';
import { isBeginningOf, isSameMatch } from './same-match.ts';

const json = fc.jsonValue();
const texts = fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true });

describe('a whole device as text', () => {
  it('comes back as it was, at any size', () => {
    const drawers = fc.dictionary(fc.string(), fc.dictionary(fc.string(), json));
    fc.assert(
      fc.property(texts, drawers, texts, (logs, things, choices) => {
        const written = {
          drawers: new Map(Object.entries(things).map(([name, all]) => [name, new Map(Object.entries(all))])),
          choices: new Map(Object.entries(choices)),
        };
        const text = formatDeviceExport(written, new Map(Object.entries(logs)));
        const read = parseDeviceExport(text);
        expect(isDeviceExport(text)).toBe(true);
        expect(JSON.stringify(read.ok && [...read.value.logs])).toBe(JSON.stringify(Object.entries(logs)));
        expect(read.ok && [...read.value.choices]).toEqual(Object.entries(choices));
      }),
    );
  });

  it('reads what the first version wrote, and tells a damaged log', () => {
    const old = { format: 'blackpeg-export', version: 1, logs: { a: 'x', b: { damaged: [] } }, drawers: {} };
    const read = parseDeviceExport(`\uFEFF${JSON.stringify(old)}`);
    expect(read.ok && [...read.value.logs]).toEqual([
      ['a', 'x'],
      ['b', null],
    ]);
  });

  it.each([
    ['', 'no-export'],
    ['{"format":"blackpeg-log","version":2}', 'no-export'],
    ['[Edition "super"]', 'no-export'],
    ['{"format":"blackpeg-export","version":2,"logs":{"a":"', 'damaged'],
    ['{"format":"blackpeg-export","version":2}', 'damaged'],
    ['{"format":"blackpeg-export","version":"2","logs":{},"drawers":{}}', 'damaged'],
    ['{"format":"blackpeg-export","version":3,"logs":{},"drawers":{}}', 'newer'],
  ])('%s: %s', (text, kind) => {
    expect(parseDeviceExport(text)).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('one match', () => {
  it('is the same as a log and as its own record, and no other is', () => {
    let compared = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const log = randomMatch(seed).log.map((event) => ({ ...event, at: event.at + 1_000 }));
      const record = recordOfLog(laidOpen(log));
      const parsed = record && parseRecord(formatRecord(record));
      const replayed = parsed?.ok ? replayRecord(parsed.value) : null;
      expect(isSameMatch(log, [...log])).toBe(true);
      expect(isBeginningOf(log.slice(0, -1), log)).toBe(true);
      const later = log.map((event) => ({ ...event, at: event.at + 1 }));
      expect(isSameMatch(log, later)).toBe(false);
      if (!replayed || replayed.fault) continue;
      compared += 1;
      expect(isSameMatch(log, replayed.events)).toBe(true);
    }
    expect(compared).toBeGreaterThan(10);
  });
});
