// Who left a match that went on without them, and when: moves of their own in a record (E4, S2).

import type { Leaving, MatchState } from '@blackpeg/rules';

/** Elsewhere the ending says it all, unless all agreed to end the match while codes were still sealed (M7). */
export function leavingsOf(state: MatchState, index: number): readonly Leaving[] {
  const round = [...state.past, state.round][index];
  const tells = state.terms.form === 'race' || round?.ending?.kind === 'agreed';
  return tells ? (round?.leavings ?? []) : [];
}
