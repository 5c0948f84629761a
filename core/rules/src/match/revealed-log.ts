// A viewer's log after the reveal: hidden values are filled in from later events.

import type { Code } from '../code/code.ts';
import type { Feedback } from '../code/feedback.ts';
import type { Custody } from '../terms/terms.ts';
import type { EventOf, MatchEvent, OpenRow, OpenSecret } from './event.ts';
import type { Maker } from './seat.ts';

/**
 * For a finished match this gives the referee's log, whoever kept it. What no event shows stays hidden: a mark that was
 * replaced before anybody saw it (W3b), and everything in a round that is not revealed.
 */
export function laidOpen(log: readonly MatchEvent[]): readonly MatchEvent[] {
  const [opened] = log;
  const custody = opened?.type === 'match-opened' ? opened.terms.custody : 'escrow';
  let shown = nothingShown();
  // Backwards, so that revealed values are known before the events that hide them.
  return log
    .toReversed()
    .map((event) => {
      if (event.type === 'round-opened') shown = nothingShown();
      note(shown, event);
      return filled(shown, event, custody);
    })
    .toReversed();
}

/** What the events of one round show, as far as they have been read. */
interface Shown {
  readonly secrets: Map<Maker, OpenSecret>;
  readonly guesses: Map<string, Code>;
  /** The mark that was valid when the row was revealed: that of the last mark before. */
  readonly marks: Map<string, Feedback>;
}

function nothingShown(): Shown {
  return { secrets: new Map(), guesses: new Map(), marks: new Map() };
}

function note({ secrets, guesses, marks }: Shown, event: MatchEvent): void {
  if (event.type === 'codes-revealed') for (const secret of event.codes) secrets.set(secret.maker, secret);
  if (event.type !== 'codes-revealed' && event.type !== 'rows-uncovered') return;
  for (const row of event.rows) {
    if (row.guess !== 'lost') guesses.set(placeOf(row), row.guess);
    if (row.mark !== null) marks.set(placeOf(row), row.mark);
  }
}

/** Only these can hide something from a viewer, see `redact`. */
function filled(shown: Shown, event: MatchEvent, custody: Custody): MatchEvent {
  if (event.type === 'code-hidden')
    // What the referee was not told either is hidden in the complete log, too.
    return custody === 'escrow' ? withSecret(event, shown.secrets.get(event.maker)) : event;
  if (event.type === 'guess-placed') {
    const guess = shown.guesses.get(placeOf(event));
    return event.guess === 'hidden' && guess ? { ...event, guess } : event;
  }
  if (event.type === 'guess-marked' || event.type === 'mark-corrected') {
    const mark = shown.marks.get(placeOf(event));
    shown.marks.delete(placeOf(event));
    return event.feedback === 'hidden' && mark ? { ...event, feedback: mark } : event;
  }
  return event;
}

function withSecret(event: EventOf<'code-hidden'>, secret: OpenSecret | undefined): MatchEvent {
  if (!secret) return event;
  const { code, palmed, key } = secret;
  return { ...event, code, palmed, key };
}

function placeOf({ board, row }: Pick<OpenRow, 'board' | 'row'>): string {
  return `${board} ${row}`;
}
