// How much a hostile player affects the others: `npm run bench:attacks` plays the long attacks against the built server and prints one
// table; nothing is asserted. `npm test` runs the same at a small scale, in apps/server/src/attacks. It reads /proc, so it needs Linux.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { standardTerms, superEdition } from '@blackpeg/rules';
import {
  crowdedPairing,
  pongs,
  ROW_TIME,
  refusedUpgrades,
  stopped,
  TABLES,
} from '../apps/server/src/proof/attacks.testing.ts';
import { crowd } from '../apps/server/src/proof/crowd.testing.ts';
import {
  crowdedLobby,
  droppedConnections,
  halfRequests,
  madeUpVersion,
  newcomers,
  offers,
  storeTakenAway,
} from '../apps/server/src/proof/more-attacks.testing.ts';
import { longDuel, openIn, seedTable } from '../apps/server/src/proof/seeded.testing.ts';
import { startProcess } from '../apps/server/src/proof/server-process.testing.ts';
import { MAIN } from './server/machine.ts';
import { printTable } from './table.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-bench-attacks-'));
const database = openIn(dataDir);
const timed = await seedTable(database, longDuel(ROW_TIME));
const dropped = await seedTable(database, longDuel(ROW_TIME));
const offered = await seedTable(database, longDuel());
const waiting = await seedTable(database, standardTerms(superEdition()));
database.sql.prepare("UPDATE tables SET phase = 'waiting' WHERE table_id = ?").run(waiting.table);
database.sql.prepare('DELETE FROM seats WHERE table_id = ? AND seat = 1').run(waiting.table);
crowd({ database }, waiting.table, TABLES);
database.close();
const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 1000 });
try {
  printTable(
    ['attack', 'found', 'aim'],
    [
      await refusedUpgrades(server),
      await halfRequests(server),
      await pongs(server, timed),
      await droppedConnections(server, dropped),
      await offers(server, offered),
      await crowdedPairing(server),
      await newcomers(server),
      await crowdedLobby(server, offered.tokens[0] ?? ''),
      await stopped(server, timed),
      await madeUpVersion(server, offered),
      ['10: a refusal forgotten because of an opponent', 'play/referee/src/exactly-once.test.ts', ''],
      await storeTakenAway(server, dataDir),
      ['12: files, headers, codes, names', 'store/sqlite, http, limits.test.ts', ''],
    ],
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
