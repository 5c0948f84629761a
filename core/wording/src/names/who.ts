// Who a sentence is about, from the listener's point of view: the listener, the house, or somebody with a name.

import type { Edition, Maker, Seat } from '@blackpeg/rules';
import type { Who } from '../words/event-facts.ts';
import type { Language } from '../words/lookup.ts';
import type { CodeStyle } from './codes.ts';

/** To whom something is said, and what the others are called. */
export interface Speaker {
  readonly language: Language;
  readonly edition: Edition;
  /** The listener's own seat; null for a spectator. */
  readonly you: Seat | null;
  /** A person's name as used in a sentence; null for a seat of the house. */
  readonly names: (seat: Seat) => string | null;
  /** A code that no seat hides was sent by somebody. */
  readonly isChallenged?: boolean;
  /** How the listener wants pegs to be named; by default by name in sentences, and by number in brief. */
  readonly codes?: CodeStyle | null;
}

export function whoIs(speaker: Speaker, maker: Maker): Who {
  if (maker === 'house') return { kind: speaker.isChallenged ? 'friend' : 'house' };
  if (maker === speaker.you) return { kind: 'you' };
  const name = speaker.names(maker);
  return name === null ? { kind: 'house' } : { kind: 'other', name };
}

/** The same speaker with names shortened, for lines that must stay short. */
export function withShortNames(speaker: Speaker, longest: number): Speaker {
  return {
    ...speaker,
    names: (seat) => {
      const name = speaker.names(seat);
      return name === null || [...name].length <= longest ? name : cut(name, longest);
    },
  };
}

/** A text of at most this many characters, with an ellipsis if it is cut. */
export function cut(text: string, longest: number): string {
  return `${[...text]
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
