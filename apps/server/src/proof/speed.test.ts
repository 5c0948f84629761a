// R12, D5c: in a speed duel the order of receipt at the server decides, whatever the delays of the connections; and both see
// each other's delay.

import type { ClientMessage, ServerMessage } from '@blackpeg/protocol';
import type { Code } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { eventually, type IndoorLine, lineInto, openPlace } from './indoors.testing.ts';
import { logsOf } from './reckoning.testing.ts';
import { longDuel, seedTable } from './seeded.testing.ts';

const CODES: readonly [Code, Code] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
];
const LAGS = [400, 20] as const;

const act = (id: string, action: Extract<ClientMessage, { type: 'act' }>['action']): ClientMessage => ({
  type: 'act',
  id,
  action,
});

function heardBy({ heard }: IndoorLine): readonly ServerMessage[] {
  return heard.map((text) => JSON.parse(text) as ServerMessage);
}

test.each([
  [0, 1],
  [1, 0],
])('seat %i, whose guess was received first, has won', async (first, second) => {
  const place = openPlace();
  const { database, online } = place;
  const { table, guests } = await seedTable(database, { ...longDuel(), pace: 'free' });
  const lines = guests.map((guest, seat) => {
    const line = lineInto(online, guest, LAGS[seat]);
    line.say({ type: 'hello', table });
    return line;
  });
  const [one, two] = lines;
  if (!one || !two) throw new Error('Two are needed.');
  await eventually(() => lines.every((line) => heardBy(line).some(({ type }) => type === 'welcome')));
  for (const [seat, line] of lines.entries()) {
    const code = CODES[seat] ?? CODES[0];
    line.say(act('hide', { type: 'hide-code', code, blanks: null, palmed: null, commitment: null }));
  }
  await eventually(() => lines.every((line) => line.answerTo('hide') !== undefined));
  // Both know the other's code, and place it in the same turn of the event loop.
  for (const seat of [first, second]) {
    lines[seat]?.say(act('guess', { type: 'place-guess', guess: CODES[1 - seat] ?? CODES[0] }));
  }
  await eventually(() => lines.every((line) => line.answerTo('guess') !== undefined));
  const events = (await logsOf(database, [{ table }])).flatMap(([, batches]) =>
    batches.flatMap((batch) => batch.events),
  );
  expect(events.find(({ type }) => type === 'round-closed')).toMatchObject({
    outcome: { kind: 'won', seats: [first] },
  });
  for (const line of lines) {
    const lags = () => heardBy(line).findLast((message) => message.type === 'lag')?.seats;
    await eventually(() => lags()?.every((lag) => lag !== null) ?? false);
    for (const [seat, lag] of LAGS.entries()) expect(lags()?.[seat]).toBeGreaterThanOrEqual(lag - 1);
    line.leave();
  }
  place.close();
});
