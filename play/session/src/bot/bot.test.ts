// S3: the house plays every form to its end through the same link as anybody, at its own pace, from what it may see.

import { anyTerms, settled } from '@blackpeg/referee/testing';
import {
  FORMS,
  HOUSE,
  type Maker,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { type LocalTable, localTable } from '../local-table.testing.ts';
import { humanePace, startBot } from './bot.ts';
import { consistentBrain } from './consistent-brain.testing.ts';

function seatBot(table: LocalTable, who: Maker, seed: number) {
  const session = table.sit(who === 'house' ? 'spectator' : who);
  const brain = consistentBrain(seededDice(seed));
  return startBot({ session, who, brain, clock: table.clock, pace: humanePace() });
}

async function playOut(terms: Terms, seed: number): Promise<LocalTable> {
  const table = await localTable(terms);
  const everybody: readonly Maker[] = [...terms.seats.keys(), 'house'];
  for (const [index, who] of everybody.entries()) seatBot(table, who, seed + index);
  await settled();
  let wakes = 0;
  while (table.truth('m').phase !== 'closed' && wakes < 5000 && (await table.clock.runNext())) wakes += 1;
  return table;
}

describe.each(FORMS)('a %s', (form) => {
  test('S3: is played to its end by houses alone, whatever is agreed', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const agreed = anyTerms(seededDice(seed), { form });
      // The house marks by hand only if it chooses its code late; two houses cannot use marking by hand.
      const terms = { ...agreed, seats: agreed.seats.map((seat) => ({ ...seat, player: 'house' as const })) };
      const table = await playOut(terms, seed);
      expect(table.truth('m').phase).toBe('closed');
      expect(verifyLog(table.log('m'))).toBeNull();
      expect(table.log('m').map(({ type }) => type)).not.toContain('row-lost');
      expect(table.faults).toEqual([]);
    }
  });
});

test('takes its time, and no longer has anything to do when the match is over', async () => {
  const terms = standardTerms(superEdition({ holes: 2, colours: 2 }), { form: 'solitaire', seats: [HOUSE] });
  const table = await localTable(terms);
  seatBot(table, 'house', 1);
  seatBot(table, 0, 2);
  await settled();
  await table.clock.advance(1_499);
  expect(table.truth('m').phase).toBe('hiding');
  await table.clock.advance(1);
  expect(table.truth('m').phase).toBe('seeking');
  await table.clock.advance(3_999);
  expect(table.truth('m').round.boards[0]?.rows).toHaveLength(0);
  await table.clock.advance(1);
  expect(table.log('m').map(({ type }) => type)).toContain('guess-placed');
  await table.clock.advance(600_000);
  expect(table.truth('m').phase).toBe('closed');
  expect(table.clock.waiting()).toBe(0);
});

test('stops when told to, also while thinking', async () => {
  const table = await localTable(standardTerms(superEdition(), { form: 'solitaire' }));
  const stop = seatBot(table, 'house', 1);
  await settled();
  stop();
  await table.clock.advance(60_000);
  expect(table.truth('m').phase).toBe('hiding');
});

test('thinks again when its action is refused', async () => {
  const table = await localTable(standardTerms(superEdition(), { form: 'solitaire' }));
  const session = table.sit('spectator');
  const codes = [[9], [1, 2, 3, 4, 5]];
  const brain = { ...consistentBrain(seededDice(1)), chooseCode: () => codes.shift() ?? [] };
  startBot({ session, who: 'house', brain, clock: table.clock, pace: humanePace(0) });
  await settled();
  await table.clock.advance(10);
  expect(table.log('m').at(-1)).toMatchObject({ type: 'code-hidden', code: [1, 2, 3, 4, 5] });
});

test('T3b: palms pegs that are counted, so that the tray does not show its code', async () => {
  const table = await localTable(standardTerms(superEdition(), { form: 'solitaire', supply: 24 }));
  seatBot(table, 'house', 1);
  await settled();
  await table.clock.advance(1_500);
  const hidden = table.log('m').find(({ type }) => type === 'code-hidden');
  const palmed = hidden?.type === 'code-hidden' && hidden.palmed !== 'hidden' ? hidden.palmed : null;
  expect(palmed?.flat().some((pegs) => pegs > 0)).toBe(true);
  expect(verifyLog(table.log('m'))).toBeNull();
});

test('T4a: gets only what its seat may see', async () => {
  const terms = standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [HOUSE, HOUSE] });
  const table = await localTable(terms);
  const session = table.sit(1);
  seatBot(table, 0, 3);
  const clock = table.clock;
  const seen: string[] = [];
  const brain = consistentBrain(seededDice(4));
  const watching = {
    ...brain,
    chooseGuess(...given: Parameters<typeof brain.chooseGuess>) {
      seen.push(JSON.stringify([given, session.current().state?.round.boards[0]?.secret]));
      return brain.chooseGuess(...given);
    },
  };
  startBot({ session, who: 1, brain: watching, clock, pace: humanePace() });
  await settled();
  while (table.truth('m').past.length === 0 && (await clock.runNext()));
  expect(seen.length).toBeGreaterThan(0);
  for (const given of seen) expect(given).toContain('"code":"hidden"');
});
