// What is known of an online match beside its log, as front ends ask for it of any match.

import type { Company } from '@blackpeg/protocol';
import type { Seat, Terms } from '@blackpeg/rules';
import type { Card, Sitter } from '../game/card.ts';

/** Where one sits, as the server said it last; null for who looks on. */
export interface OnlinePlace {
  readonly table: string;
  readonly seat: Seat | null;
  readonly terms: Terms;
  readonly names: readonly (string | null)[];
}

/** No hints: the others have none of this machine's solver either. */
export function onlineCard(
  { table, seat }: OnlinePlace,
  terms: Terms,
  { names }: Company,
  madeAt: number,
): Card {
  return {
    match: table,
    origin: { kind: 'online', seat },
    sitters: terms.seats.map(
      ({ player }, at): Sitter =>
        player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: names[at] ?? null },
    ),
    codemaker: 'random',
    hints: false,
    madeAt,
  };
}
