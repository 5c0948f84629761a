// The door to the process: what it is asked for, its settings, and its exit code.

import '../../../tools/check-node.mjs';
import { parseCommand, type ServerCommand, USAGE } from './command-line.ts';
import { type Config, readConfig } from './config.ts';
import { serve } from './serve.ts';
import { writeBackup } from './store/sqlite/backup/backup.ts';
import { restoreBackup } from './store/sqlite/backup/restore.ts';
import { readReports } from './store/sqlite/people/read-reports.ts';

const BAD_INPUT = 2;

// What the server writes is for nobody else on this machine.
process.umask(0o077);
const command = parseCommand(process.argv.slice(2));
const read = readConfig(process.env);
if (!command.ok) refuse([command.error]);
else if (!read.ok) refuse(read.faults);
else refuse(await run(command.value, read.config));

/** The sentences that say why it came to nothing. */
async function run(asked: ServerCommand, config: Config): Promise<readonly string[]> {
  switch (asked.name) {
    case 'serve':
      return serve(config);
    case 'help':
      console.log(USAGE);
      return [];
    case 'backup': {
      const written = writeBackup(config.dataDir, asked.file);
      if (written.ok) console.log(written.value);
      return written.ok ? [] : [written.error];
    }
    case 'restore': {
      const restored = await restoreBackup(config.dataDir, asked.file, asked.decidesAgain);
      if (restored.ok) console.log(restored.value);
      return restored.ok ? [] : restored.error;
    }
    case 'reports': {
      const done = await readReports(config.dataDir, asked);
      if (done.ok) for (const line of done.value) console.log(line);
      return done.ok ? [] : [done.error];
    }
  }
}

function refuse(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = BAD_INPUT;
}
