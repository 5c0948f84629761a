// A match that was played elsewhere and is over, kept among those of this machine: to look back on, and to count.

import type { Saved } from '../saved/saved.ts';
import type { OnlineTable } from './online-table.ts';

/** By the id of its table, which its seals name too. Once: an earlier visit may have kept it. */
export async function keepFinished({ logs, cards }: Saved, table: OnlineTable): Promise<void> {
  const { card, seat } = table;
  if (seat === null || cards.get(card.match)) return;
  await logs.append(card.match, 0, { by: 'referee', actionId: card.match, events: table.log() });
  cards.put(card.match, card);
}
