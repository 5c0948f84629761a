// R3: no acknowledgement leaves before its event is on the disk, shown on a disk that loses whatever was not synced.

import type { ServerMessage } from '@blackpeg/protocol';
import { type Dice, type MatchState, seededDice } from '@blackpeg/rules';
import { expect, test, vi } from 'vitest';
import { usualConfig } from '../config.testing.ts';
import { createOnlinePlay } from '../online.ts';
import type { Database } from '../store/sqlite/database.ts';
import { testFolder } from '../store/sqlite/folder.testing.ts';
import { createSqliteLogs } from '../store/sqlite/logs.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import { eventually, type IndoorLine, lineInto } from './indoors.testing.ts';
import { nextAction, stateAfter } from './playing.testing.ts';
import { faultsOfLog } from './reckoning.testing.ts';
import { longDuel, seedTable } from './seeded.testing.ts';

const { newFile, open } = testFolder();
const CUTS = 50;
const MOST_COMMITS = 16;

/** The commit after this many is the last: it is lost, or complete on the disk; either way nobody is told. */
function cutPowerAfter({ sql }: Database, commits: number, isKept: boolean): () => boolean {
  const exec = sql.exec.bind(sql);
  let done = 0;
  let isCut = false;
  vi.spyOn(sql, 'exec').mockImplementation((statement) => {
    if (isCut) throw new Error('There is no power.');
    if (statement === 'COMMIT') {
      done += 1;
      isCut = done > commits;
    }
    if (!isCut) return exec(statement);
    exec(isKept ? 'COMMIT' : 'ROLLBACK');
    throw new Error('The power went.');
  });
  return () => isCut;
}

/** A player who continues as long as there are answers; returns what was acknowledged. */
function player(line: IndoorLine, seat: number, dice: Dice) {
  const acknowledged = new Set<string>();
  let state: MatchState | null = null;
  let read = 0;
  let sent = 0;
  let isAnswered = true;
  return {
    acknowledged,
    play() {
      for (const text of line.heard.slice(read)) {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'granted') acknowledged.add(message.id);
        if (message.type === 'granted') isAnswered = true;
        if (message.type === 'dispatch' && message.id !== null) acknowledged.add(message.id);
        if (message.type !== 'dispatch' && message.type !== 'events') continue;
        for (const event of message.events.slice((state?.version ?? 0) - message.after)) {
          state = stateAfter(state, event);
        }
      }
      read = line.heard.length;
      const action = isAnswered && state && nextAction(state, seat, dice);
      if (!action) return;
      isAnswered = false;
      sent += 1;
      line.say({ type: 'act', id: `${seat}-${sent}`, action });
    },
  };
}

test('R3: whatever was acknowledged before the power went is in the log after it came back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const dice = seededDice(3);
  let acknowledged = 0;
  for (let cut = 0; cut < CUTS; cut += 1) {
    const file = newFile();
    const database = open(file);
    const { table, guests } = await seedTable(database, longDuel());
    const online = createOnlinePlay(createSqliteStores(database), usualConfig());
    const players = guests.map((guest, seat) => {
      const line = lineInto(online, guest);
      line.say({ type: 'hello', table });
      line.say({ type: 'events-after', ask: 1, version: 0 });
      return player(line, seat, dice);
    });
    const isCut = cutPowerAfter(database, dice(MOST_COMMITS), dice(2) === 0);
    await eventually(() => {
      for (const { play } of players) play();
      return isCut();
    });
    // By now everything that would be sent has been sent.
    for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    for (const { play } of players) play();
    vi.mocked(database.sql.exec).mockRestore();
    online.stop();
    database.close();
    const batches = await createSqliteLogs(open(file)).read(table, 0);
    const stored = batches.map(({ actionId }) => actionId);
    for (const known of players) {
      expect(stored).toEqual(expect.arrayContaining([...known.acknowledged]));
      acknowledged += known.acknowledged.size;
    }
    if (batches.length > 0) expect(faultsOfLog(batches)).toEqual([]);
  }
  expect(acknowledged).toBeGreaterThan(CUTS);
});
