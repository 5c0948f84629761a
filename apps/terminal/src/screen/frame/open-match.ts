// A match opened for play, from wherever a player comes to it.

import type { MatchId } from '@blackpeg/referee';
import type { TableHooks } from '@blackpeg/table';
import type { TerminalOpening } from '../../game/tables.ts';
import type { App } from './screen.ts';

type Heard = Parameters<TableHooks['hear']>;

/** Why a match cannot be played. */
export type UnavailableMatch = Exclude<TerminalOpening, { readonly kind: 'open' }>;

/** Instead of the top screen, or over it; null if it is open now. */
export async function openMatch(
  app: App,
  match: MatchId,
  how: 'open' | 'replace',
): Promise<UnavailableMatch | null> {
  // The house may act before the table is opened.
  const early: Heard[] = [];
  let hear = (...heard: Heard): void => void early.push(heard);
  const { createPlayScreen } = await import('../play/play-screen.ts');
  const opening = await app.services.tables.open(match, { hear: (...heard) => hear(...heard) });
  if (opening.kind !== 'open') return opening;
  const screen = createPlayScreen(app, opening.table);
  app[how](screen);
  hear = screen.hear;
  for (const heard of early) hear(...heard);
  return null;
}
