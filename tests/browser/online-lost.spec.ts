// Recovery in the middle of a round: a reloaded page, a broken connection, a killed server.

import { type Code, type MarkedGuess, PERSON, standardTerms, type Terms } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { toldTo } from './online-logs.ts';
import { expectBack, expectDown, expectDraft, loadAgain, placedOnce } from './online-lost.ts';
import { type Person, test } from './online-people.ts';
import { at, goOn, marked, playRound } from './online-rounds.ts';
import { expectEnd, expectReveal, expectRows } from './online-sights.ts';
import { layWire, type Wire } from './online-wire.ts';
import { SMALL } from './players/plays.ts';
import { hide, place } from './players/rounds.ts';
import { startServer } from './server.ts';

test.use({ actionTimeout: 30_000 });

const MINUTE = 60_000;
const PLAYER = { ...PERSON, allowance: 10 * MINUTE };
const TIMED: Terms = standardTerms(SMALL, { seats: [PLAYER, PLAYER], firstMaker: 0 });
const SIDES = { maker: 0, breaker: 1 } as const;
const SECRET: Code = [1, 2, 3];
/** As Chromium has it, and Firefox. */
const LOST_SOCKET = /WebSocket connection to .* failed|can’t establish a connection to the server at ws:/;

const wired = test.extend<{ wires: readonly [Wire, Wire] }>({
  wires: async ({ house }, use) => {
    const wires = [await layWire(house.origin), await layWire(house.origin)] as const;
    await use(wires);
    for (const wire of wires) await wire.stop();
  },
});

wired(
  'R4: a line lost in mid-round on either side: it is said and shown, nothing is lost or doubled, in fr and de @desktop',
  async ({ people, wires }) => {
    test.slow();
    const both = await people.sit(
      TIMED,
      { language: 'fr', hands: 'touch', origin: wires[0].origin },
      { language: 'de', hands: 'keyboard', origin: wires[1].origin },
    );
    const [maker, breaker] = [at(both, 0), at(both, 1)];
    for (const { app } of both) app.allow(LOST_SOCKET);
    await hide(maker, SECRET);
    const rows: MarkedGuess[] = [];
    const placed = (guess: Code) => rows.push(marked(breaker, guess, SECRET));
    await place(breaker, 1, [1, 1, 2]);
    placed([1, 1, 2]);
    for (const person of both) await expectRows(person, SIDES, rows);

    // The breaker's connection: the row can still be filled.
    await breaker.hands.compose([2]);
    wires[1].cut();
    await expectDown(breaker);
    const cutAt = Date.now();
    await breaker.hands.compose([3, 4]);
    await expectDraft(breaker, [2, 3, 4]);
    const cutFor = Date.now() - cutAt;
    wires[1].mend();
    await expectBack(breaker);
    await expectDraft(breaker, [2, 3, 4]);

    // It is placed, but the connection is lost again before the acknowledgement: what is sent twice counts once (R5).
    wires[1].hush();
    await breaker.hands.submit(playTexts('de').row.submit);
    placed([2, 3, 4]);
    await expectRows(maker, SIDES, rows);
    wires[1].cut();
    await expectDown(breaker);
    wires[1].mend();
    await expectBack(breaker);
    await expectRows(breaker, SIDES, rows);

    // The maker's connection: what happened meanwhile is shown when it is back.
    wires[0].cut();
    await expectDown(maker);
    await place(breaker, 3, [4, 4, 4]);
    placed([4, 4, 4]);
    await expectRows(breaker, SIDES, rows);
    wires[0].mend();
    await expectBack(maker);
    await expectRows(maker, SIDES, rows);
    await place(breaker, 4, SECRET);
    await expectReveal(both, 0);
    // T2b: the clock ran on.
    expect((await placedOnce(both, 4))[1]).toBeGreaterThanOrEqual(cutFor);
    await finish(both);
  },
);

test('a page reloaded in mid-round on either side: rows, half a row, clock and a sealed code are restored, in en and fr @desktop', async ({
  people,
}) => {
  test.slow();
  const both = await people.sit(
    { ...TIMED, custody: 'sealed' },
    { language: 'en', hands: 'touch' },
    { language: 'fr', hands: 'keyboard' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  await hide(maker, SECRET);
  await place(breaker, 1, [1, 1, 2]);
  const rows = [marked(breaker, [1, 1, 2], SECRET)];
  await expectRows(maker, SIDES, rows);
  await breaker.hands.compose([2, 4]);
  await expectDraft(breaker, [2, 4]);
  const from = Date.now();
  for (const person of both) await loadAgain(person);
  const loading = Date.now() - from;
  await expectDraft(breaker, [2, 4]);
  await expect(breaker.app.page.getByRole('timer')).toBeVisible();
  for (const person of both) await expectRows(person, SIDES, rows);
  // Only the maker's device has the code, and keeps answering with it.
  await breaker.hands.compose([4]);
  await breaker.hands.submit(playTexts('fr').row.submit);
  rows.push(marked(breaker, [2, 4, 4], SECRET));
  for (const person of both) await expectRows(person, SIDES, rows);
  await loadAgain(maker);
  await place(breaker, 3, SECRET);
  await expectReveal(both, 0);
  expect((await placedOnce(both, 3))[1]).toBeGreaterThanOrEqual(loading);
  await finish(both);
});

const mortal = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  house: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
});

mortal(
  'R2: a server killed in mid-round and started again: rows, half a row and clock are there, nobody is charged, in de and en @desktop',
  async ({ people, house }) => {
    test.slow();
    const both = await people.sit(
      TIMED,
      { language: 'de', hands: 'keyboard' },
      { language: 'en', hands: 'touch' },
    );
    const [maker, breaker] = [at(both, 0), at(both, 1)];
    for (const { app } of both) app.allow(LOST_SOCKET);
    await hide(maker, SECRET);
    const from = Date.now();
    await place(breaker, 1, [1, 1, 2]);
    const rows = [marked(breaker, [1, 1, 2], SECRET)];
    for (const person of both) await expectRows(person, SIDES, rows);
    await breaker.hands.compose([2, 3]);
    const startAgain = await house.kill();
    const killedAt = Date.now();
    for (const person of both) await expectDown(person);
    const down = Date.now() - killedAt;
    await startAgain();
    for (const person of both) await expectBack(person);
    await expectDraft(breaker, [2, 3]);
    await breaker.hands.compose([4]);
    await breaker.hands.submit(playTexts('en').row.submit);
    rows.push(marked(breaker, [2, 3, 4], SECRET));
    for (const person of both) await expectRows(person, SIDES, rows);
    const took = Date.now() - from;
    const types = (await toldTo(breaker, 'clocks-restarted')).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('clocks'))).toEqual(['clocks-stopped', 'clocks-restarted']);
    await place(breaker, 3, SECRET);
    await expectReveal(both, 0);
    expect((await placedOnce(both, 3))[1]).toBeLessThanOrEqual(took - down);
    await finish(both);
  },
);

/** The second round in one row, to complete the match. */
async function finish(both: readonly Person[]): Promise<void> {
  await goOn(both, 'swap');
  await playRound(both, { maker: 1, breaker: 0, secret: [2, 2, 2], guesses: [[2, 2, 2]] });
  await expectEnd(both);
}
