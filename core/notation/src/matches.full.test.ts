import { fold, isSame } from '@blackpeg/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomMatch } from './random-match.testing.ts';
import { formatRecord } from './record/format.ts';
import { recordOf } from './record/match-record.ts';
import { parseRecord } from './record/parse.ts';
import { essence } from './replay/replay.testing.ts';
import { replayRecord } from './replay/replay-record.ts';

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
