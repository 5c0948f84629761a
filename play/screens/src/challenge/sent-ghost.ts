// The ghost in the link that a match came from: apart from its comparison, so that a table without one loads no links.

import { type GhostChallenge, parseGhost } from '@blackpeg/notation';
import type { Card, Origin } from '@blackpeg/table';

/** Null if nobody sent the code with their rows. */
export function ghostOf({ origin }: Pick<Card, 'origin'>): GhostChallenge | null {
  if (origin.kind !== 'daily' && origin.kind !== 'challenge') return null;
  const ghost = parseGhost(origin.ghost ?? '');
  return ghost.ok ? ghost.value : null;
}

/** Did the match come from the link of this ghost? */
export function isFrom(origin: Origin, ghost: string | null): boolean {
  return ghost !== null && origin.kind === 'challenge' && origin.ghost === ghost;
}

/** The card of a match with the sender's rows; others are returned unchanged. */
export function withGhost(card: Card, ghost: string): Card {
  const { origin } = card;
  if (origin.kind !== 'daily' && origin.kind !== 'challenge') return card;
  return { ...card, origin: { ...origin, ghost } };
}
