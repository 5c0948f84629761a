// What ends a visit to an online table from the server's side, or leads on to another.

import type { TableNews } from '@blackpeg/protocol';
import type { OnlineTable } from './online-table.ts';

export type VisitTurn =
  /** There is no such table any more, or the server has forgotten who one is. */
  | { readonly kind: 'gone' | 'forgotten' }
  /** The server takes this guest for another seat now: a race that began with fewer moves those who sit. */
  | { readonly kind: 'reseated' }
  | { readonly kind: 'rematch'; readonly table: string };

/** Null for what ends nothing. */
export function visitTurn(
  { seat, wantsRematch }: Pick<OnlineTable, 'seat' | 'wantsRematch'>,
  news: TableNews,
): VisitTurn | null {
  if (news.type === 'error' && news.code === 'no-such-table') return { kind: 'gone' };
  if (news.type === 'error' && news.code === 'forgotten') return { kind: 'forgotten' };
  if ('viewer' in news && news.viewer !== (seat ?? 'spectator')) return { kind: 'reseated' };
  // Who comes back to a match of long ago is not sent on.
  const follows = news.type === 'rematch' && (seat === null || wantsRematch());
  return follows && news.table !== null ? { kind: 'rematch', table: news.table } : null;
}
