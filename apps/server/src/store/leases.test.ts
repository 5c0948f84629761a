// What a server believes it owns, when answers of its database come late.

import { expect, test } from 'vitest';
import { createLeases, type LeaseRows } from './leases.ts';

test('data read before a match was claimed does not revoke it, data read after it does', async () => {
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
