// Where a kept match is gone on with: on this device, or at the table of a server.

import type { Card } from '@blackpeg/table';
import type { Route } from '../app/route.ts';

export function wayBackTo({ match, origin }: Pick<Card, 'match' | 'origin'>): Route {
  return origin.kind === 'online' ? { screen: 'table', table: origin.table } : { screen: 'play', match };
}
