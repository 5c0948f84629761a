// Guests and their tokens as columns, the same in every database.

import { type Decoder, record } from '@blackpeg/notation';
import { ok } from '@blackpeg/rules';
import { count, text } from './decoded-rows.ts';
import type { Guest, StoredToken, TokenHolder } from './records.ts';

export const guestRow: Decoder<Guest> = record({ id: text, name: text });

export const tokenRow: Decoder<StoredToken> = record({ tokenHash: text, usedAt: count });

const writtenHolder = record({ id: text, name: text, usedAt: count });

export const holderRow: Decoder<TokenHolder> = (value, path) => {
  const row = writtenHolder(value, path);
  if (!row.ok) return row;
  const { usedAt, ...guest } = row.value;
  return ok({ guest, usedAt });
};

/** To be followed by the hash of a token, for `holderRow`. */
export const SELECT_HOLDER = `SELECT guest_id AS id, name, tokens.used_at AS "usedAt"
  FROM tokens JOIN guests USING (guest_id) WHERE token_hash =`;

/** To be followed by the id of a guest. */
export const SELECT_DETAILS = `SELECT guest_id AS id, name, used_at AS "usedAt", phrase_hash IS NOT NULL AS "hasPhrase"
  FROM guests WHERE guest_id =`;

/** To be followed by the id of a guest and an order, for `tokenRow`. */
export const SELECT_TOKENS =
  'SELECT token_hash AS "tokenHash", used_at AS "usedAt" FROM tokens WHERE guest_id =';
