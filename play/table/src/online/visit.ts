// What ends a visit to an online table from the server's side, or leads on to another.

import type { TableNews } from '@blackpeg/protocol';
import type { OnlineTable } from './online-table.ts';

export type VisitTurn =
  /** The table no longer exists, or the server has forgotten the guest. */
  | { readonly kind: 'gone' | 'forgotten' }
  /** The server has this guest on another seat now: a race that began with fewer players moves them. */
  | { readonly kind: 'reseated' }
  | { readonly kind: 'rematch'; readonly table: string };

/** Null for a message that ends nothing. */
export function visitTurn(
  { seat, wantsRematch }: Pick<OnlineTable, 'seat' | 'wantsRematch'>,
  news: TableNews,
): VisitTurn | null {
  if (news.type === 'error' && news.code === 'no-such-table') return { kind: 'gone' };
  if (news.type === 'error' && news.code === 'forgotten') return { kind: 'forgotten' };
  if ('viewer' in news && news.viewer !== (seat ?? 'spectator')) return { kind: 'reseated' };
  // A player who comes back to an old match is not sent on.
  const follows = news.type === 'rematch' && (seat === null || wantsRematch());
  return follows && news.table !== null ? { kind: 'rematch', table: news.table } : null;
}
