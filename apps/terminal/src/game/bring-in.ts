// Matches that come from outside and go there: a record or a log checked by the rules and kept, a record to take away.

import { digestOf } from '@blackpeg/commitment';
import { formatSealedRecord, isSameMatch, type RecordTag, recordOfLog } from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import type { MatchEvent, Terms } from '@blackpeg/rules';
import { type Card, cardOf } from '@blackpeg/table';
import { keptMatches, type Saved } from '../saved/saved.ts';
import { unusedName } from './match-name.ts';

export interface BroughtIn {
  readonly match: MatchId;
  /** False where it was here already. */
  readonly isNew: boolean;
}

/** What the rules have vouched for is kept as one batch; the same match once, in whatever form it comes. */
export async function bringIn(
  saved: Saved,
  { terms, events }: { readonly terms: Terms; readonly events: readonly MatchEvent[] },
): Promise<BroughtIn> {
  const same = (await keptMatches(saved)).find(({ log }) => isSameMatch(events, log));
  if (same) return { match: same.card.match, isNew: false };
  const match = await unusedName(saved);
  const rebuilt = cardOf(match, null, events, { terms, phase: 'closed' });
  // A record may tell no time.
  const madeAt = rebuilt.madeAt || Date.now();
  await saved.logs.append(match, 0, { by: 'referee', actionId: match, events });
  saved.cards.put(match, { ...rebuilt, origin: { kind: 'import' }, madeAt });
  return { match, isNew: true };
}

/** The match in the manner of PGN, closed by a digest (R10); of an unfinished one as far as it is. */
export function recordText({ madeAt, sitters }: Card, log: readonly MatchEvent[]): string {
  const date: RecordTag = { name: 'Date', value: new Date(madeAt).toISOString().slice(0, 10) };
  const names = sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.name ? [{ name: `Player${seat + 1}`, value: sitter.name }] : [],
  );
  const record = recordOfLog(log, [date, ...names]);
  return record ? formatSealedRecord(record, digestOf) : '';
}
