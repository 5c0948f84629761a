// What happens at a table, as sentences with what is heard and felt.

import type { MatchEvent, MatchState, Seat } from '@blackpeg/rules';
import {
  type Draft,
  type Happening,
  type Intent,
  type IntentOutcome,
  ownDuty,
  pegIn,
} from '@blackpeg/session';
import { announce, type Detail, pegName, type Speaker } from '@blackpeg/wording';
import type { Cue, Said, SaidKind } from '../screen.ts';
import { roundOverText } from './model/end.ts';
import type { Look } from './model/look.ts';

export type Unsaid = Omit<Said, 'id'>;

export function sentence(kind: SaidKind, text: string, cue: Cue | null = null): Unsaid {
  return { kind, text, cue };
}

export function happeningSaid(speaker: Speaker, detail: Detail, { event, after }: Happening): Unsaid {
  const isAnswer = event.type === 'guess-marked' || event.type === 'mark-corrected';
  const text = isTold(event, after, speaker.you) ? announce(speaker, after, event, detail) : '';
  return sentence(isAnswer ? 'answer' : 'event', text, cueOf(event));
}

/** Not what goes without saying: that the house has hidden its code, before one's own turn is told. */
function isTold(event: MatchEvent, after: MatchState, you: Seat | null): boolean {
  return !(event.type === 'code-hidden' && event.maker === 'house' && ownDuty(after, you) !== null);
}

/**
 * A round that is over is nobody's secret, nor is an offer to end the match: told to whoever holds the screen. Null for
 * anything else.
 */
export function newsOf(
  speaker: Speaker,
  { event, after }: Happening,
): { readonly key: string; readonly text: string } | null {
  const toBoth = { ...speaker, you: null };
  const key = `${event.type} ${event.at} ${after.version}`;
  if (event.type === 'end-offered') return { key, text: announce(toBoth, after, event, 'full') };
  if (event.type !== 'round-closed') return null;
  return { key, text: roundOverText(toBoth, after.round) };
}

export function cueOf(event: MatchEvent): Cue | null {
  switch (event.type) {
    case 'guess-placed':
    case 'row-lost':
    case 'code-hidden':
      return { kind: 'row' };
    case 'guess-marked':
    case 'mark-corrected':
      return { kind: 'answer', feedback: event.feedback === 'hidden' ? null : event.feedback };
    case 'codes-revealed':
      return { kind: 'shield' };
    default:
      return null;
  }
}

/** A peg that is placed or taken out is heard as well as seen; of several at once each is felt, none is said. */
export function composedSaid(
  { words, speaker }: Look,
  intent: Intent,
  before: Draft,
  outcome: IntentOutcome,
  alone: boolean,
): readonly Unsaid[] {
  if (outcome.kind !== 'draft') return [];
  const done = alone ? doneText({ words, speaker }, intent) : null;
  const hole = outcome.draft.holes.findIndex((kinds, index) => kinds !== before.holes[index]);
  const changed = outcome.draft.holes[hole];
  if (!changed) return done ? [sentence('peg', done)] : [];
  const cue: Cue = { kind: changed.every((kind) => kind === null) ? 'peg-out' : 'peg-in' };
  const peg = pegIn(changed);
  const content = peg === null ? words.board.stillEmpty : pegName(speaker.language, speaker.edition, peg);
  // Half a pair is not said: the heading tells what is still to choose.
  const isSaid = alone && !(peg === null && intent.type === 'kind');
  return [sentence('peg', done ?? (isSaid ? words.board.hole(hole + 1, content) : ''), cue)];
}

/** What was done to the whole row; null for what is told by its hole. */
function doneText({ words, speaker }: Pick<Look, 'words' | 'speaker'>, intent: Intent): string | null {
  switch (intent.type) {
    case 'undo':
      return words.keys.undone;
    case 'clear':
      return words.keys.cleared;
    case 'fill':
      return words.keys.filled(pegName(speaker.language, speaker.edition, intent.peg));
    case 'repeat-last':
      return '';
    default:
      return null;
  }
}
