// A code with its seal, as its maker's device stores it until the reveal, and how it is read back.

import { type Decoder, integer, listOf, record, shortText } from '@blackpeg/notation';
import { type Code, MOST_HOLES } from '@blackpeg/rules';

/** As a session stores it. */
interface Kept {
  readonly commitment: string;
  readonly code: Code;
  readonly key: string;
}

const LONGEST_TEXT = 200;
const MOST_PEG = 99;

const text = shortText(LONGEST_TEXT);
const kept: Decoder<Kept> = record<Kept>({
  commitment: text,
  code: listOf(integer(0, MOST_PEG), 1, MOST_HOLES),
  key: text,
});

/** Null for anything else. */
export function decodeKeptCode(value: unknown): Kept | null {
  const decoded = kept(value, '');
  return decoded.ok ? decoded.value : null;
}
