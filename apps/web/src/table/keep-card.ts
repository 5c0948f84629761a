// The card of an open match, kept in step with its log.

import type { Hub } from '@blackpeg/referee';
import type { Drawer } from '../storage/storage.ts';
import { type Card, touched } from './card.ts';

export interface KeptCard {
  current(): Card;
  stop(): void;
}

/** `closed` is what the log says now: after a crash the card may not know yet. */
export function keepCard(
  given: Card,
  closed: boolean,
  { hub, cards, fault }: { hub: Hub; cards: Drawer<Card>; fault: (error: unknown) => void },
): KeptCard {
  let card = given;

  function keep(next: Card): void {
    card = next;
    cards.put(card.match, card).catch(fault);
  }

  if (card.closed !== closed) keep({ ...card, closed });
  // What is told is stored already.
  const stop = hub.join(card.match, 'spectator', ({ events }) => keep(touched(card, events)));
  return { current: () => card, stop };
}
