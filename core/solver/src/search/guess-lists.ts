// Which guesses a node has to try: those that the rows so far and the candidates distinguish, cached.

import { askedToStop, type Brake, brakeFor } from '../brake.ts';
import type { CodeTable } from '../candidates/code-table.ts';
import { distinctGuesses } from '../symmetry/distinct-guesses.ts';
import { afterGuess, type Symmetry } from '../symmetry/symmetry.ts';

/** The guesses that lead to a node, last first; the remaining symmetry is computed when needed. */
export interface Trail {
  readonly before: Trail | undefined;
  readonly guess: number;
  symmetry: Symmetry | undefined;
}

export interface GuessLists {
  /** Incomplete once it is stopped. */
  readonly at: (trail: Trail | undefined, candidates: Uint32Array) => Uint32Array;
}

/** Guesses in all lists together; four bytes each, so lists take 64 megabytes at most. */
const MOST_LISTED = 2 ** 24;

/** `whole` is the symmetry before the first guess. */
export function guessLists(table: CodeTable, whole: Symmetry, brake: Brake = brakeFor()): GuessLists {
  const lists = new Map<string, Uint32Array>();
  const standIn = table.marking === 'places' && table.spec.repeats;
  let listed = 0;
  const symmetryAt = (trail: Trail | undefined): Symmetry => {
    if (!trail) return whole;
    trail.symmetry ??= afterGuess(table, symmetryAt(trail.before), trail.guess);
    return trail.symmetry;
  };
  return {
    at: (trail, candidates) => {
      const symmetry = symmetryAt(trail);
      const idle = standIn ? idleKinds(table, candidates) : [];
      const key = keyOf(idle, symmetry);
      const known = lists.get(key);
      if (known) return known;
      const list = distinctGuesses(table, symmetry, idle, () => askedToStop(brake));
      if (brake.stopped) return list;
      listed += list.length;
      if (listed > MOST_LISTED) {
        lists.clear();
        listed = list.length;
      }
      lists.set(key, list);
      return list;
    },
  };
}

/** By place: is this kind in no candidate? */
function idleKinds({ spec, rows, pegs }: CodeTable, candidates: Uint32Array): readonly boolean[] {
  const { holes } = spec;
  const idle = pegs.map(() => true);
  let left = pegs.length;
  for (let index = 0; index < candidates.length && left > 0; index += 1) {
    const start = (candidates[index] as number) * holes;
    for (let hole = 0; hole < holes; hole += 1) {
      const peg = rows[start + hole] as number;
      if (idle[peg]) left -= 1;
      idle[peg] = false;
    }
  }
  return idle;
}

/** Kinds of a group are idle together, and then it does not matter which group it is. */
function keyOf(idle: readonly boolean[], { motions, groups }: Symmetry): string {
  const held = groups.map((group, place) => (idle[place] ? -1 : group));
  const moves =
    motions.length === 1 ? [] : motions.map(({ holes, names }) => `${holes.join('')}/${names.join()}`);
  return `${idle.map(Number).join('')}.${held.join()}.${moves.join(';')}`;
}
