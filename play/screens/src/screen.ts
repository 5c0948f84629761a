// The interface of a screen for every face: its view, its commands, its announcements.

import type { Feedback } from '@blackpeg/rules';

export interface Screen<View, Command> {
  /** Plain data with its words. Parts that did not change keep their identity. */
  current(): View;
  subscribe(listener: () => void): () => void;
  /** Why the command cannot be done now, in the player's language; null if it can. */
  why(command: Command): string | null;
  /** Does the command, or announces why not. */
  do(command: Command): void;
  close(): void;
}

/** An announcement. Faces speak it, show it or print it; none makes its own. */
export interface Said {
  /** Rises by one with each sentence, so that a repeated one is recognised as new. */
  readonly id: number;
  readonly kind: SaidKind;
  /** Empty if there is only something to hear or feel. */
  readonly text: string;
  /** The sound and vibration with it. */
  readonly cue: Cue | null;
  /** From 0, if it is about one hole of the row: it is out of date once the next sentence is about the same one. */
  readonly hole?: number;
}

/** A peg that moved, an answer, another event, a refusal, the reply to a query. */
export type SaidKind = 'peg' | 'answer' | 'event' | 'refusal' | 'reply';

export type Cue =
  | { readonly kind: 'peg-in' | 'peg-out' | 'row' | 'shield' | 'time' }
  /** Null if the answer itself is still covered. */
  | { readonly kind: 'answer'; readonly feedback: Feedback | null };

/** A confirmation: a dialog, a list, or a line to answer. The first answer changes nothing. */
export interface ScreenQuestion<Command> {
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly command: Command }[];
}
