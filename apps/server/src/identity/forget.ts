// At the start of the server: tables nobody came back to are taken away.

import type { Database } from '../store/sqlite/database.ts';

export async function removeAbandoned({ sql, write }: Database, before: number): Promise<void> {
  const deleteAbandoned = sql.prepare(`DELETE FROM tables WHERE phase = 'waiting' AND visited_at < ?`);
  await write(() => deleteAbandoned.run(before));
}
