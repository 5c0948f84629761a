// What online play needs of a database, as ports: every database is a folder beside this file that implements them, and
// passes the contract suites in `contracts/`. A rejected promise is a broken store, and then nothing was written; what was
// promised is as safe as the store makes anything.

import type { Guest } from './records.ts';

/** Of tokens and phrases only hashes are kept: who reads the store can play for nobody. */
export interface GuestStore {
  /** With the token of their first device. */
  add(guest: Guest, tokenHash: string): Promise<void>;
  /** Null for a token that nobody has. */
  byToken(tokenHash: string): Promise<Guest | null>;
  rename(id: string, name: string): Promise<void>;
  /** Replaces the phrase there was. */
  setPhrase(id: string, phraseHash: string): Promise<void>;
  /** One more token for whoever has the phrase, in place of an old one if there is one; null where nobody has it. */
  addToken(phraseHash: string, tokenHash: string, replacedHash: string | null): Promise<Guest | null>;
  /**
   * Takes a guest away with their tokens, and frees their seats where nothing was played yet: such a table is handed on to
   * the first who still sits there, and one where nobody does goes too. Elsewhere the seat stays, taken by nobody.
   */
  remove(id: string): Promise<void>;
  /** Takes away guests without token and phrase who sit nowhere: nobody can be them any more. */
  removeUnreachable(): Promise<void>;
}

/** One database. */
export interface Stores {
  readonly guests: GuestStore;
}
