// Players without sign-up: a name and a token that only they hold.

import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface Guests {
  /** The token is told this once. */
  create(): Promise<{ readonly guest: Guest; readonly token: string }>;
  /** Null for a token that nobody has. */
  byToken(token: string): Promise<Guest | null>;
}

const TOKEN_BYTES = 32;

export function createGuests({ sql, read, write }: Database): Guests {
  const insert = sql.prepare('INSERT INTO guests VALUES (?, ?, ?)');
  const select = sql.prepare('SELECT guest_id, name FROM guests WHERE token_hash = ?');
  return {
    async create() {
      const guest: Guest = { id: randomUUID(), name: `Guest ${randomInt(1000, 10_000)}` };
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await write(() => insert.run(guest.id, guest.name, hashOf(token)));
      return { guest, token };
    },
    byToken: (token) =>
      read(() => {
        const row = select.get(hashOf(token)) as
          | { readonly guest_id: string; readonly name: string }
          | undefined;
        return row ? { id: row.guest_id, name: row.name } : null;
      }),
  };
}

/** The token is random and long, so a plain hash keeps it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
