// R19: a guest who is deleted. Nobody can be them any more; opponents keep their matches, with nobody's name in the seat.

import type { Database } from '../store/sqlite/database.ts';

export interface Forgetting {
  /** Tokens, phrase and name are gone, and so are seats where nothing was played yet. */
  forget(guestId: string): Promise<void>;
  /** At the start of the server: tables nobody came back to, and guests whom nobody can be and who sit nowhere. */
  clear(before: number): Promise<void>;
}

export function createForgetting({ sql, write }: Database): Forgetting {
  const leaveWaiting = sql.prepare(
    `DELETE FROM seats WHERE guest_id = ? AND table_id IN (SELECT table_id FROM tables WHERE phase = 'waiting')`,
  );
  const deleteGuest = sql.prepare('DELETE FROM guests WHERE guest_id = ?');
  const handOn = sql.prepare(
    `UPDATE tables SET opened_by =
       (SELECT guest_id FROM seats WHERE seats.table_id = tables.table_id ORDER BY seat LIMIT 1)
     WHERE phase = 'waiting' AND opened_by IS NULL`,
  );
  const deleteEmpty = sql.prepare(
    `DELETE FROM tables WHERE phase = 'waiting' AND opened_by IS NULL
       AND table_id NOT IN (SELECT table_id FROM seats)`,
  );
  const deleteAbandoned = sql.prepare(`DELETE FROM tables WHERE phase = 'waiting' AND visited_at < ?`);
  const deleteNobodies = sql.prepare(
    `DELETE FROM guests WHERE phrase_hash IS NULL AND guest_id NOT IN (SELECT guest_id FROM tokens)
       AND guest_id NOT IN (SELECT guest_id FROM seats WHERE guest_id IS NOT NULL)`,
  );
  return {
    forget: (guestId) =>
      write(() => {
        leaveWaiting.run(guestId);
        // Takes the tokens with it, and itself out of every seat.
        deleteGuest.run(guestId);
        handOn.run();
        deleteEmpty.run();
      }),
    clear: (before) =>
      write(() => {
        deleteAbandoned.run(before);
        deleteNobodies.run();
      }),
  };
}
