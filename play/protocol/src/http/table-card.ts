// A table as described to those who may join or watch: never a secret.

import { decodeTerms } from '@blackpeg/notation';
import type { Terms } from '@blackpeg/rules';
import {
  described,
  either,
  flag,
  list,
  named,
  nothing,
  number,
  type Of,
  type Schema,
  strict,
  text,
  word,
} from '../schema.ts';
import { MOST_SEATS, playerName, seat, tableId } from '../values.ts';

/** For saying aloud or typing: without letters and digits that look or sound alike. */
const tableCode = text(/[2-9A-HJ-NP-Z]{6}/);
/** By id or by code. */
export const tableName = text(/[A-Za-z0-9_-]{4,40}/);

export const terms: Schema<Terms> = {
  decode: decodeTerms,
  json: {
    title: 'Terms',
    description: 'What is agreed before the first code, as the first event of a log writes it.',
    type: 'object',
  },
};

/** Seats that are taken. */
export const seated = named('Seated', strict({ table: tableId, code: tableCode, seat }));
export type SeatedAt = Of<typeof seated>;

export const tableCard = named(
  'TableCard',
  strict({
    table: tableId,
    code: tableCode,
    terms,
    names: described(
      'By seat; null if the seat is free or its player has deleted themselves.',
      list(either(playerName, nothing), 1, MOST_SEATS),
    ),
    seat: described('Your seat; null if you have none.', either(seat, nothing)),
    phase: word('waiting', 'playing', 'over'),
    listed: described('Shown in the lobby, to everybody.', flag),
    openedAt: described('Milliseconds since 1970.', number),
  }),
);
export type TableCard = Of<typeof tableCard>;
