// A player at the screen: by which input and by which sense they play.

import type { App } from '../fixtures/app.ts';
import type { Game } from './game.ts';
import type { Hands } from './hands.ts';
import type { Sense } from './sense.ts';

/** At the table. */
export interface Seated extends Game {
  readonly app: App;
  readonly hands: Hands;
}

export interface Player extends Seated {
  readonly sense: Sense;
}
