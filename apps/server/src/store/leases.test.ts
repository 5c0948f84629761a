// What a server believes to own, against answers of its database that come late.

import { expect, test } from 'vitest';
import { createLeases, type LeaseRows } from './leases.ts';

test('what was read before a match was claimed does not take it away, and what was read after it does', async () => {
  const rows: Partial<LeaseRows> = { claim: async () => ({ epoch: 5, stoodStill: false }) };
  const leases = createLeases(rows as LeaseRows, 'first');
  await leases.claim('m');
  leases.correct('m', 'second', 4);
  leases.correct('m', 'first', 5);
  expect(leases.epochOf('m')).toBe(5);
  leases.correct('m', 'second', 6);
  expect(leases.epochOf('m')).toBeNull();
  await leases.claim('m');
  leases.correct('m', null, 5);
  expect(leases.epochOf('m')).toBeNull();
});
