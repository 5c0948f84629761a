// Players without sign-up: a name, a token on each of their devices, and a phrase to recover on another one.

import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Language, serverTexts } from '@blackpeg/wording';
import type { GuestStore } from '../store/ports.ts';
import type { Guest, GuestDetails } from '../store/records.ts';
import { newPhrase, plainPhrase } from './phrase.ts';

/** The token is returned only this once. */
export interface Admitted {
  readonly guest: Guest;
  readonly token: string;
}

export interface GuestDevice {
  /** An id for its guest; it gives no access. */
  readonly device: string;
  readonly usedAt: number;
}

export interface Guests {
  /** With a name in their language, until they choose one. */
  create(language: Language): Promise<Admitted>;
  /** Null for an unknown token. */
  byToken(token: string): Promise<Guest | null>;
  /** Null for a deleted guest. */
  details(id: string): Promise<GuestDetails | null>;
  /** The last used first. */
  devicesOf(id: string): Promise<readonly GuestDevice[]>;
  /** Logs a device of this guest out; repeating it does nothing. */
  logOut(id: string, device: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** A new phrase, returned only this once; the previous one becomes invalid. */
  givePhrase(id: string): Promise<string>;
  /** A token for one more device; null for an unknown phrase. `old` is the device's previous token. */
  recover(phrase: string, old: string | null): Promise<Admitted | null>;
  /** R19: nobody can act as them any more; opponents keep their matches, with an unnamed seat. */
  forget(id: string): Promise<void>;
}

const TOKEN_BYTES = 32;

/** Milliseconds: a token's last use is updated at most once a day. */
const DAY = 24 * 60 * 60_000;

export function createGuests(store: GuestStore): Guests {
  return {
    async create(language) {
      const name = `${serverTexts(language).guest} ${randomInt(1000, 10_000)}`;
      const guest: Guest = { id: randomUUID(), name };
      const token = newToken();
      await store.add(guest, hashOf(token));
      return { guest, token };
    },
    async byToken(token) {
      const hash = hashOf(token);
      const found = await store.byToken(hash);
      if (found && Date.now() - found.usedAt >= DAY) await store.noteUse(hash, Date.now());
      return found?.guest ?? null;
    },
    details: store.details,
    async devicesOf(id) {
      const tokens = await store.tokensOf(id);
      return tokens.map(({ tokenHash, usedAt }) => ({ device: shortOf(tokenHash), usedAt }));
    },
    async logOut(id, device) {
      for (const { tokenHash } of await store.tokensOf(id))
        if (shortOf(tokenHash) === device) await store.removeToken(tokenHash);
    },
    rename: store.rename,
    async givePhrase(id) {
      const phrase = newPhrase();
      await store.setPhrase(id, hashOf(plainPhrase(phrase)));
      return phrase;
    },
    async recover(phrase, old) {
      const token = newToken();
      const oldHash = old === null ? null : hashOf(old);
      const guest = await store.addToken(hashOf(plainPhrase(phrase)), hashOf(token), oldHash);
      return guest && { guest, token };
    },
    forget: store.remove,
  };
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The device that has this token. */
export function deviceOf(token: string): string {
  return shortOf(hashOf(token));
}

const DEVICE_LENGTH = 16;

function shortOf(hash: string): string {
  return hash.slice(0, DEVICE_LENGTH);
}

/** Tokens and phrases are random and long, so a plain hash is enough. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
