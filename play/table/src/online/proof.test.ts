import { proofsOf, sealsOf } from '@blackpeg/commitment';
import { settled } from '@blackpeg/referee/testing';
import { type Code, type MatchEvent, standardTerms, superEdition } from '@blackpeg/rules';
import { PLAIN_HIDING } from '@blackpeg/session';
import { expect, test } from 'vitest';
import type { OnlineTable } from './online-table.ts';
import { createTestServer, TABLE } from './server.testing.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), { firstMaker: 0 });
const FIRST = { number: 1, replay: 0 };

async function submit({ session }: OnlineTable, ...pegs: Code): Promise<void> {
  for (const peg of pegs) session.intend({ type: 'peg', peg, hole: null });
  session.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
}

/** What the breaker received of a finished round. */
async function brokenCode(): Promise<OnlineTable> {
  const server = createTestServer(TERMS);
  const [maker, breaker] = [server.visit(0), server.visit(1)];
  await server.begin();
  await submit(maker, 1, 2, 3);
  await submit(breaker, 1, 2, 3);
  return breaker;
}

test('R10: at the reveal the device proves from its own log that the code is the one that was sealed', async () => {
  const breaker = await brokenCode();
  const [proof, ...others] = proofsOf(TABLE, breaker.log(), FIRST);
  expect(others).toEqual([]);
  expect(proof).toMatchObject({ maker: 0, proof: 'genuine' });
  const past = breaker.session.current().state?.past[0];
  const [seal] = past ? sealsOf(past) : [];
  expect(seal?.maker).toBe(0);
  expect(seal?.commitment).toMatch(/^[\w-]{9,}$/);
});

test('R10: another code than the one that was sealed is detected', async () => {
  const breaker = await brokenCode();
  const changed = breaker
    .log()
    .map(
      (event): MatchEvent =>
        event.type === 'codes-revealed'
          ? { ...event, codes: event.codes.map((secret) => ({ ...secret, code: [1, 2, 4] })) }
          : event,
    );
  const [proof] = proofsOf(TABLE, changed, FIRST);
  expect(proof).toMatchObject({ maker: 0, proof: 'broken' });
  const cut = breaker.log().filter(({ type }) => type !== 'codes-revealed' && type !== 'round-closed');
  const unopened = cut.slice(
    0,
    cut.findIndex(({ type }) => type === 'search-ended'),
  );
  const [none] = proofsOf(TABLE, unopened, FIRST);
  expect(none).toMatchObject({ maker: 0, proof: 'not-opened' });
});
