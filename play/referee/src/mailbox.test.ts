// One thing at a time for each match, in the order of receipt.

import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { createMailbox } from './mailbox.ts';

test('jobs of one match run alone and in the order of receipt, however long each takes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ match: fc.constantFrom('a', 'b', 'c'), waits: fc.nat(3) }), { maxLength: 20 }),
      async (scheduler, jobs) => {
        const { post } = createMailbox();
        const running = new Set<string>();
        const done: { match: string; job: number }[] = [];
        const posted = jobs.map(({ match, waits }, job) =>
          post(match, async () => {
            expect(running.has(match)).toBe(false);
            running.add(match);
            for (let wait = 0; wait < waits; wait += 1) await scheduler.schedule(Promise.resolve());
            running.delete(match);
            done.push({ match, job });
            return job;
          }),
        );
        await scheduler.waitIdle();
        expect(await Promise.all(posted)).toEqual(jobs.map((_, job) => job));
        for (const match of ['a', 'b', 'c']) {
          const order = done.filter((one) => one.match === match).map(({ job }) => job);
          expect(order).toEqual([...order].sort((x, y) => x - y));
        }
      },
    ),
    { numRuns: inject('isFullRun') ? 1000 : 330 },
  );
});

test('matches do not wait for each other', async () => {
  const { post } = createMailbox();
  const never = post('stuck', () => new Promise<never>(() => {}));
  expect(await post('free', async () => 'done')).toBe('done');
  expect(await Promise.race([never, Promise.resolve('still stuck')])).toBe('still stuck');
});

test('a failing job is reported to its sender, and the next one runs', async () => {
  const { post } = createMailbox();
  const broken = post('m', async () => {
    throw new Error('disk');
  });
  const next = post('m', async () => 'fine');
  await expect(broken).rejects.toThrow('disk');
  expect(await next).toBe('fine');
});
