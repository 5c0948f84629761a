// The record of a whole log: what its state contains, and what only the log has.

import { type EventOf, evolve, fold, type MatchEvent, type MatchState } from '@blackpeg/rules';
import {
  type MatchRecord,
  type RecordMove,
  type RecordRound,
  type RecordTag,
  recordOf,
} from './match-record.ts';

/** With rows placed by the clock and refuted claims; undefined when the log does not begin by opening a match. */
export function recordOfLog(
  events: readonly MatchEvent[],
  tags: readonly RecordTag[] = [],
): MatchRecord | undefined {
  const state = fold(events);
  if (!state) return undefined;
  const notes = notesOf(events);
  const record = recordOf(state, tags);
  return {
    ...record,
    rounds: record.rounds.map((round, index) =>
      annotate(
        round,
        notes.filter((note) => note.round === index),
      ),
    ),
  };
}

/** A fact and its position: the index of the round in the record, and the rows placed before it over all boards. */
interface Note {
  readonly round: number;
  readonly placed: number;
  readonly event: EventOf<'guess-placed' | 'claim-judged'>;
}

function notesOf([opened, ...events]: readonly MatchEvent[]): readonly Note[] {
  const notes: Note[] = [];
  let state: MatchState | undefined = opened && fold([opened]);
  for (const event of events) {
    if (!state) break;
    const { past, round } = state;
    const clocked = event.type === 'guess-placed' && event.byClock;
    if (clocked || (event.type === 'claim-judged' && !event.upheld)) {
      notes.push({ round: past.length, placed: round.placed, event });
    }
    state = evolve(state, event);
  }
  return notes;
}

function annotate(round: RecordRound, notes: readonly Note[]): RecordRound {
  let placed = 0;
  const claimsAt = (count: number): readonly RecordMove[] =>
    notes.flatMap(({ event, placed: at }) =>
      event.type === 'claim-judged' && at === count ? [{ kind: 'claim-refuted', board: event.board }] : [],
    );
  const moves = round.moves.flatMap((move): readonly RecordMove[] => {
    if (move.kind !== 'row') return [move];
    const byClock = notes.some(({ event, placed: at }) => event.type === 'guess-placed' && at === placed);
    placed += 1;
    return [{ ...move, byClock }, ...claimsAt(placed)];
  });
  return { ...round, moves };
}
