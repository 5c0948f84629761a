// A match opened for play, from wherever a player comes to it.

import type { MatchId } from '@blackpeg/referee';
import { terminalScreenTexts } from '@blackpeg/wording';
import type { TableHooks } from '../game/table.ts';
import type { App } from './screen.ts';

type Heard = Parameters<TableHooks['hear']>;

/** In place of the screen on top, or over it. Why it cannot be played is said. */
export async function openMatch(app: App, match: MatchId, how: 'open' | 'replace'): Promise<void> {
  // The house may act before the table is handed over.
  const early: Heard[] = [];
  let hear = (...heard: Heard): void => void early.push(heard);
  const { createPlayScreen } = await import('./play/play-screen.ts');
  const opening = await app.services.tables.open(match, { hear: (...heard) => hear(...heard) });
  const words = terminalScreenTexts(app.language());
  switch (opening.kind) {
    case 'missing':
      return app.say(words.missing);
    case 'elsewhere':
      return app.say(words.elsewhere(opening.process));
    case 'open': {
      const screen = createPlayScreen(app, opening.table);
      app[how](screen);
      hear = screen.game.hear;
      for (const heard of early) hear(...heard);
    }
  }
}
