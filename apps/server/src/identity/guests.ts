// Players without sign-up: a name, a token on each of their devices, and a phrase to get another one.

import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Language, serverTexts } from '@blackpeg/wording';
import type { Database } from '../store/sqlite/database.ts';
import { newPhrase, plainPhrase } from './phrase.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** The token is told this once. */
export interface Admitted {
  readonly guest: Guest;
  readonly token: string;
}

export interface Guests {
  /** With a name in their language, until they choose one. */
  create(language: Language): Promise<Admitted>;
  /** Null for a token that nobody has. */
  byToken(token: string): Promise<Guest | null>;
  rename(id: string, name: string): Promise<void>;
  /** A new phrase, told this once; the one before is worth nothing from now on. */
  givePhrase(id: string): Promise<string>;
  /** A token of its own for one more device; null for a phrase that nobody has. `old` is what the device had so far. */
  recover(phrase: string, old: string | null): Promise<Admitted | null>;
}

interface WrittenGuest {
  readonly guest_id: string;
  readonly name: string;
}

const TOKEN_BYTES = 32;

export function createGuests({ sql, read, write }: Database): Guests {
  const insert = sql.prepare('INSERT INTO guests (guest_id, name) VALUES (?, ?)');
  const insertToken = sql.prepare('INSERT INTO tokens (token_hash, guest_id) VALUES (?, ?)');
  const deleteToken = sql.prepare('DELETE FROM tokens WHERE token_hash = ?');
  const select = sql.prepare('SELECT guest_id, name FROM tokens NATURAL JOIN guests WHERE token_hash = ?');
  const selectByPhrase = sql.prepare('SELECT guest_id, name FROM guests WHERE phrase_hash = ?');
  const update = sql.prepare('UPDATE guests SET name = ? WHERE guest_id = ?');
  const updatePhrase = sql.prepare('UPDATE guests SET phrase_hash = ? WHERE guest_id = ?');

  return {
    async create(language) {
      const name = `${serverTexts(language).guest} ${randomInt(1000, 10_000)}`;
      const guest: Guest = { id: randomUUID(), name };
      const token = newToken();
      await write(() => {
        insert.run(guest.id, guest.name);
        insertToken.run(hashOf(token), guest.id);
      });
      return { guest, token };
    },
    byToken: (token) => read(() => guestIn(select.get(hashOf(token)))),
    rename: (id, name) =>
      write(() => {
        update.run(name, id);
      }),
    async givePhrase(id) {
      const phrase = newPhrase();
      await write(() => updatePhrase.run(hashOf(plainPhrase(phrase)), id));
      return phrase;
    },
    recover(phrase, old) {
      const token = newToken();
      return write(() => {
        const guest = guestIn(selectByPhrase.get(hashOf(plainPhrase(phrase))));
        if (!guest) return null;
        if (old !== null) deleteToken.run(hashOf(old));
        insertToken.run(hashOf(token), guest.id);
        return { guest, token };
      });
    },
  };
}

function guestIn(row: unknown): Guest | null {
  const written = row as WrittenGuest | undefined;
  return written ? { id: written.guest_id, name: written.name } : null;
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Tokens and phrases are random and long, so a plain hash keeps them. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
