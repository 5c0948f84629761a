// The entry point of the process: its command, its settings, and its exit code.

import '../../../tools/check-node.mjs';
import { parseCommand, type ServerCommand, USAGE } from './command-line.ts';
import { type Config, readConfig } from './config.ts';
import { serve } from './serve.ts';
import { readReports } from './store/read-reports.ts';
import { writeBackup } from './store/sqlite/backup/backup.ts';
import { restoreBackup } from './store/sqlite/backup/restore.ts';
import { openFolderReports } from './store/sqlite/people/reports.ts';

const BAD_INPUT = 2;
const COPIES_OF_POSTGRES =
  'backup and restore are for the database in BLACKPEG_DATA_DIR; copy the one of DATABASE_URL with pg_dump, and put a copy back with pg_restore.';

type CopyCommand = Extract<ServerCommand, { readonly name: 'backup' | 'restore' }>;

// Files of the server are not readable for other users of this machine.
process.umask(0o077);
const command = parseCommand(process.argv.slice(2));
const read = readConfig(process.env);
if (!command.ok) refuse([command.error]);
else if (!read.ok) refuse(read.faults);
else refuse(await run(command.value, read.config));

/** The sentences that say why it failed. */
async function run(asked: ServerCommand, config: Config): Promise<readonly string[]> {
  switch (asked.name) {
    case 'serve':
      return serve(config);
    case 'help':
      console.log(USAGE);
      return [];
    case 'migrate-store': {
      if (config.databaseUrl === null)
        return ['migrate-store needs DATABASE_URL, the database to copy into.'];
      const { migrateStore } = await import('./store/postgres/migrate-store.ts');
      const done = await migrateStore(config.dataDir, config.databaseUrl);
      if (done.ok) console.log(done.value);
      return done.ok ? [] : done.error;
    }
    case 'backup':
    case 'restore':
      return config.databaseUrl === null ? copy(asked, config.dataDir) : [COPIES_OF_POSTGRES];
    case 'reports': {
      const done = await readReports(await openReports(config), asked);
      if (done.ok) for (const line of done.value) console.log(line);
      return done.ok ? [] : [done.error];
    }
  }
}

/** PostgreSQL is loaded only where it is used. */
async function openReports({ databaseUrl, dataDir }: Config): Promise<ReturnType<typeof openFolderReports>> {
  if (databaseUrl === null) return openFolderReports(dataDir);
  const { openPostgresReports } = await import('./store/postgres/people.ts');
  return openPostgresReports(databaseUrl);
}

async function copy(asked: CopyCommand, dataDir: string): Promise<readonly string[]> {
  if (asked.name === 'backup') {
    const written = writeBackup(dataDir, asked.file);
    if (written.ok) console.log(written.value);
    return written.ok ? [] : [written.error];
  }
  const restored = await restoreBackup(dataDir, asked.file, asked.decidesAgain);
  if (restored.ok) console.log(restored.value);
  return restored.ok ? [] : restored.error;
}

function refuse(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = BAD_INPUT;
}
