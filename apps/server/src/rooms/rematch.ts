// Another match: who wants one, and where it is once all do.

import type { ServerMessage } from '@blackpeg/protocol';
import type { Seat } from '@blackpeg/rules';

type Said = Extract<ServerMessage, { readonly type: 'rematch' }>;

export interface Rematch {
  want(seat: Seat, isWanted: boolean): Promise<Said>;
  /** As it stands; null while nobody wants one. */
  current(): Said | null;
}

/** `open` gives the id of the next table, the same however often it is called; null where there is to be none. */
export function createRematch(seats: number, open: () => Promise<string | null>): Rematch {
  const wanted = new Set<Seat>();
  let table: string | null = null;
  const said = (): Said => ({ type: 'rematch', wanted: [...wanted].sort(), table });
  return {
    async want(seat, isWanted) {
      if (isWanted) wanted.add(seat);
      else wanted.delete(seat);
      if (wanted.size === seats) table = await open();
      return said();
    },
    current: () => (wanted.size === 0 && table === null ? null : said()),
  };
}
