// R8: no frame, however broken, crashes the server or changes a match, and players are served all the while. The
// bench sends a million.

import { type Dice, seededDice } from '@blackpeg/rules';
import { expect, inject, test, vi } from 'vitest';
import { cleanUp, startServer } from '../online.testing.ts';
import { dawdle, fire } from './fuzz.testing.ts';
import { createProgram, type Program } from './program.testing.ts';
import { faultsOfLog, logsOf, reckon } from './reckoning.testing.ts';
import { longDuel, registersOf, seedTable, seedTables } from './seeded.testing.ts';

cleanUp();

const FRAMES = inject('isFullRun') ? 50_000 : 20_000;
const SLOW = 100;

function playersAt(port: number, table: string, tokens: readonly string[], dice: Dice): readonly Program[] {
  return tokens.map((token, seat) => createProgram({ port, token, table, seat, dice, retry: 40 }));
}

test('R8: frames of nonsense leave every log legal and every player served', async () => {
  const complaints = vi.spyOn(console, 'error');
  const server = await startServer({ config: { socketsPerAddress: 1000, messagesPerGuest: 100_000 } });
  const { database, port } = server;
  const played = await seedTable(database, longDuel());
  const attacked = await seedTables(database, longDuel(), 20);
  const dice = seededDice(8);
  const players = playersAt(port, played.table, played.tokens, dice);
  const slow = await dawdle(port, SLOW);
  const nudging = setInterval(() => players[dice(2)]?.nudge(), 5);
  const sent = await fire({
    port,
    attackers: attacked.flatMap(({ table, tokens: [one = '', two = ''] }) => [
      { token: one, table },
      { token: two, table },
      { token: one, table: played.table },
      { token: two, table: 'nowhere' },
    ]),
    frames: FRAMES,
    seed: 8,
  });
  clearInterval(nudging);
  slow.stop();
  const { faults, acknowledged } = await reckon(
    registersOf(database).logs,
    new Map([[played.table, players]]),
    [],
  );
  for (const player of players) player.leave();
  expect(sent).toBe(FRAMES);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
  let wishes = 0;
  for (const [, batches] of await logsOf(database, attacked)) {
    expect(faultsOfLog(batches)).toEqual([]);
    wishes += batches.filter(({ by }) => by !== 'referee').length;
  }
  // Some of it was valid enough to be granted, so the rest reached a table too.
  expect(wishes).toBeGreaterThan(0);
  expect(complaints.mock.calls).toEqual([]);
});
