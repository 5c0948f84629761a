// What another screen puts around a game: where the others sit at devices of their own, there is more to show.

import type { Snippet } from 'svelte';
import type { Route } from '../../app/route.ts';
import type { Game } from './game.svelte.ts';

export interface Slots {
  /** Where the arrow leads. */
  readonly back: Route;
  /** In the bar. */
  readonly bar: Snippet<[Game]>;
  /** What the line and the others bring. */
  readonly notices: Snippet<[Game]>;
  /** Above what is to be done: what binds the codes. */
  readonly seals: Snippet<[Game]>;
  /** Below how a round came out. */
  readonly proof: Snippet<[Game]>;
  /** The keys below a match that is over. */
  readonly closing: Snippet<[Game]>;
}
