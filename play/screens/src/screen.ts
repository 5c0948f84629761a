// The interface of a screen for every face: its view, its commands, its announcements.

import type { Feedback } from '@blackpeg/rules';

export interface Screen<View, Command> {
  /** Plain data with its words. Parts that did not change keep their identity. */
  current(): View;
  subscribe(listener: () => void): () => void;
  /** Why the command cannot be done now, in the player's language; null where it can. */
  why(command: Command): string | null;
  /** Does the command, or tells why not. */
  do(command: Command): void;
  close(): void;
}

/** A sentence for whoever listens. Faces speak it, show it or print it; none makes its own. */
export interface Said {
  /** Rises by one with each sentence, so that a repeated one is known as another. */
  readonly id: number;
  readonly kind: SaidKind;
  /** Empty where there is only something to hear or feel. */
  readonly text: string;
  /** What is heard and felt with it. */
  readonly cue: Cue | null;
}

/** A peg that moved, an answer that came, what else happened, why something was refused, what was asked for. */
export type SaidKind = 'peg' | 'answer' | 'event' | 'refusal' | 'reply';

export type Cue =
  | { readonly kind: 'peg-in' | 'peg-out' | 'row' | 'shield' | 'time' }
  /** Null where the answer itself is still covered. */
  | { readonly kind: 'answer'; readonly feedback: Feedback | null };

/** Asked before something is done: a dialog, a list, or a line to answer. The first answer leaves everything as it is. */
export interface ScreenQuestion<Command> {
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly command: Command }[];
}
