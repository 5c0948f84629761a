// Half-filled rows that survive a reload, as they lie in storage.

import { type Decoder, either, integer, listOf, nothing, record, shortText } from '@blackpeg/notation';
import { MOST_HOLES } from '@blackpeg/rules';
import type { Hole, KeptDraft } from '@blackpeg/session';

const LONGEST_NAME = 100;
const MOST_FACETS = 2;
const MOST_KINDS = 9;

const hole: Decoder<Hole> = listOf(either(nothing, integer(0, MOST_KINDS)), 1, MOST_FACETS);

const keptDraft: Decoder<KeptDraft> = record<KeptDraft>({
  row: shortText(LONGEST_NAME),
  holes: listOf(hole, 1, MOST_HOLES),
  cursor: integer(0, MOST_HOLES - 1),
});

export function decodeDraft(value: unknown): KeptDraft | null {
  const decoded = keptDraft(value, '');
  return decoded.ok ? decoded.value : null;
}
