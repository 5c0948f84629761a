// Hints: the solver's advice to the codebreaker whose turn it is, from what that seat can see.

import { formatCode } from '@blackpeg/notation';
import { cluesOf, type MatchState, viewOf } from '@blackpeg/rules';
import { advise, type Field, openField, workOut } from '@blackpeg/solver';
import { boardInTurn, turnIn } from './turn.ts';

/** Keeps the codes of the game between hints. */
export function createHints(seed: number): (state: MatchState) => string | null {
  const fields = new Map<string, Field>();
  return (state) => {
    const turn = turnIn(state);
    const board = turn?.to === 'guess' ? boardInTurn(viewOf(state, turn.seat)) : undefined;
    if (!board) return null;
    const clues = cluesOf(state, board);
    const key = JSON.stringify(clues.spec);
    const field = fields.get(key) ?? openField(clues.spec, clues.marking);
    fields.set(key, field);
    const rowsLeft = state.terms.edition.rows - board.rows.length;
    const advice = advise(field, workOut(field, clues), { seed, rowsLeft });
    return advice.ok ? formatCode(clues.spec, advice.value.guess) : null;
  };
}
