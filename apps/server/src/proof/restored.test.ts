// R4, R21: clients notice that a server was restored from an older copy, and adopt its log.

import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { hideCode, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { cleanUp, join, newFile, newToken, openTable, sit, startServer } from '../online.testing.ts';
import { createSqliteLogs } from '../store/sqlite/logs.ts';

cleanUp();

function copy(from: string, to: string): void {
  for (const ending of ['', '-wal', '-shm']) {
    rmSync(to + ending, { force: true });
    if (existsSync(from + ending)) copyFileSync(from + ending, to + ending);
  }
}

test.each([
  ['shorter than what a player knows', 0],
  ['as long again by other moves', 4],
])('a log that is %s is loaded from its beginning', async (_, otherMoves) => {
  const [file, backup] = [newFile(), newFile()];
  let server = await startServer({ file });
  const { port } = server;
  const [maker, breaker] = [await newToken(server), await newToken(server)];
  const seated = await openTable(server, maker, { ...standardTerms(superEdition()), firstMaker: 0 });
  const seat = await sit(server, breaker, seated.table);
  const player = join(server, breaker, seat, false);
  await player.until(({ current }) => current().state !== null);
  await server.end();
  copy(file, backup);
  server = await startServer({ file, port });
  const other = join(server, maker, seated, false);
  await other.until(({ current }) => current().connection === 'online');
  other.session.perform(hideCode([1, 2, 3, 4, 5]));
  await player.until(({ current }) => current().state?.phase === 'seeking');
  other.leave();
  await server.end();
  copy(backup, file);
  server = await startServer({ file, port });
  // Somebody may play before the other is back.
  const { read, append } = createSqliteLogs(server.database);
  const head = (await read(seated.table, 0)).reduce((sum, { events }) => sum + events.length, 0);
  const events = Array.from({ length: otherMoves }, (_, index) => {
    const type = index % 2 === 0 ? ('end-offered' as const) : ('end-withdrawn' as const);
    return { type, seat: 0, at: Date.now() + index };
  });
  if (events.length > 0) await append(seated.table, head, { by: 0, actionId: 'other', events });
  await player.until(({ current }) => current().state?.phase === 'hiding');
  await player.until(({ current }) => current().state?.version === head + otherMoves);
  player.session.perform({ type: 'resign-match' });
  await player.until(({ current }) => current().state?.phase === 'closed');
  const log = (await read(seated.table, 0)).flatMap((batch) => batch.events);
  expect(player.session.current().state?.version).toBe(log.length);
  player.leave();
});
