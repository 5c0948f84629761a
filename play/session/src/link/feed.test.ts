// Following a log when the other end knows fewer events than were announced.

import { createFakeClock, settled } from '@blackpeg/referee/testing';
import { expect, test } from 'vitest';
import { createFeed } from './feed.ts';
import type { Link } from './link.ts';

test('an answer with fewer events than announced is requested again after a while, not at once and endlessly', async () => {
  const clock = createFakeClock();
  let asked = 0;
  const link: Pick<Link, 'eventsAfter'> = {
    async eventsAfter(version) {
      asked += 1;
      if (asked > 1_000) throw new Error('asked without end');
      return { match: 'm', after: version, events: [], actionId: null };
    },
  };
  const feed = createFeed(link as Link, clock, { news() {}, afresh() {} });
  feed.expect(3);
  await settled();
  expect(asked).toBe(1);
  feed.expect(4);
  await settled();
  expect(asked).toBe(1);
  await clock.advance(100);
  expect(asked).toBe(2);
  await clock.advance(10_000);
  expect(asked).toBeLessThan(10);
  feed.resume();
  await settled();
  const last = asked;
  feed.stop();
  await clock.advance(10_000);
  // What it receives after closing, from an action that was under way.
  feed.expect(9);
  await settled();
  expect(asked).toBe(last);
});
