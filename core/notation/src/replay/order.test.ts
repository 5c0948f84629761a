// Matches whose records were once replayed wrongly: the order of late corrections, and of players leaving a race.

import { fold } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { randomMatch } from '../random-match.testing.ts';
import { recordOf } from '../record/match-record.ts';
import { essence } from './replay.testing.ts';
import { replayRecord } from './replay-record.ts';

test.each([
  ['W3b: corrections of shown marks come after both marks of the turn', -42608088],
  ['S2d: seats leave a race in the order in which they did', 864269726],
])('%s', (_, seed) => {
  const { state } = randomMatch(seed);
  const { events, fault } = replayRecord(recordOf(state));
  expect(fault).toBeNull();
  expect(essence(fold(events))).toEqual(essence(state));
});
