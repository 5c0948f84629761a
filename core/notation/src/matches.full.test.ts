import { fold, isSame } from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordOf } from './match-record.ts';
import { randomMatch } from './random-match.testing.ts';
import { parseRecord } from './record-parse.ts';
import { replayRecord } from './record-replay.ts';
import { formatRecord } from './record-text.ts';
import { essence } from './replay.testing.ts';

it('any match of any seed reads back from its record and replays', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { state } = randomMatch(seed);
      const record = recordOf(state);
      expect(isSame(parseRecord(formatRecord(record)), { ok: true, value: record })).toBe(true);
      const { events, fault } = replayRecord(record);
      expect(fault).toBeNull();
      expect(isSame(essence(fold(events)), essence(state))).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});
