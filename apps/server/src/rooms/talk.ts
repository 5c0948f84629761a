// The phrases that were said at a table lately: what goes with a report.

import type { Phrase, SaidPhrases } from '@blackpeg/protocol';
import type { Seat } from '@blackpeg/rules';

export interface Talk {
  note(seat: Seat, phrase: Phrase): void;
  /** The oldest first. */
  of(seat: Seat): SaidPhrases;
}

/** Of one seat. */
const MOST_KEPT = 20;

export function createTalk(): Talk {
  const said = new Map<Seat, SaidPhrases>();
  return {
    note(seat, phrase) {
      said.set(seat, [...(said.get(seat) ?? []), { phrase, at: Date.now() }].slice(-MOST_KEPT));
    },
    of: (seat) => said.get(seat) ?? [],
  };
}
