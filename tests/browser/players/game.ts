// A game and the words it is played in.

import { specFor, type Terms } from '@blackpeg/rules';
import { type Language, plainSpeaker, type Speaker } from '@blackpeg/wording';
import { type Reading, readingOf } from './reading.ts';

export interface Game {
  readonly language: Language;
  readonly terms: Terms;
}

/** The one person of a game against the house sits on the first seat. */
export const YOU = 0;
export const OTHER = 1;

export function speakerIn({ language, terms }: Game): Speaker {
  return plainSpeaker(language, terms, YOU);
}

/** How to read texts about the board of this breaker. */
export function readingFor({ language, terms: { edition } }: Game, breaker: number): Reading {
  return readingOf(language, edition, specFor(edition, breaker, edition.blanks !== 'off'));
}
