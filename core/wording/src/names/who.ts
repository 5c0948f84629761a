// Who a sentence is about, as its listener sees it: the listener, the house, or somebody with a name.

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
  /** A person's name as it stands in a sentence; null where the house sits. */
  readonly names: (seat: Seat) => string | null;
  /** The code that no seat hides is one that somebody sent. */
  readonly isChallenged?: boolean;
  /** How the listener wants pegs to be called; without it by their names in sentences, and in brief by numbers. */
  readonly codes?: CodeStyle | null;
}

export function whoIs(speaker: Speaker, maker: Maker): Who {
  if (maker === 'house') return { kind: speaker.isChallenged ? 'friend' : 'house' };
  if (maker === speaker.you) return { kind: 'you' };
  const name = speaker.names(maker);
  return name === null ? { kind: 'house' } : { kind: 'other', name };
}

/** The same speaker with names cut to a length, for lines that must stay short. */
export function withShortNames(speaker: Speaker, longest: number): Speaker {
  return {
    ...speaker,
    names: (seat) => {
      const name = speaker.names(seat);
      return name === null || [...name].length <= longest ? name : cut(name, longest);
    },
  };
}

/** A text of at most so many characters, with a sign that something is missing. */
export function cut(text: string, longest: number): string {
  return `${[...text]
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
