// What can be done with the explanation of a hint: request it, highlight a step, copy its facts into the notes.

import { withOwn } from '../play/changes.ts';
import type { PlayStep } from '../play/effects.ts';
import type { Look } from '../play/model/look.ts';
import { noteSpec, withFacts } from '../play/model/notes.ts';
import type { NotesState, PlayState, SeatState } from '../play/state.ts';

export function askWhy(play: PlayState, { hints }: SeatState): PlayStep {
  const of = hints.shown?.hint.of;
  if (!of) return { state: play };
  return { state: withOwn(play, { hints: { ...hints, thinking: true } }), effects: [{ type: 'why', of }] };
}

export function showStep(play: PlayState, { hints }: SeatState, step: number): PlayStep {
  const { shown } = hints;
  if (!shown?.chain?.steps[step]) return { state: play };
  return { state: withOwn(play, { hints: { ...hints, shown: { ...shown, step } } }) };
}

/** The notes with the facts of the explanation added. */
export function factsNoted(
  look: Look,
  { hints }: SeatState,
): (notes: NotesState['notes']) => Partial<NotesState> {
  const facts = hints.shown?.chain?.facts ?? [];
  const spec = noteSpec(look);
  return (notes) => (spec ? { notes: withFacts(notes, spec, facts) } : {});
}
