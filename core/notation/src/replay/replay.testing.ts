// What tests of replays compare, and how they play a record from its text.

import { allRounds, fold, type MatchState } from '@blackpeg/rules';
import { parseRecord } from '../record/parse.ts';
import { type Replay, replayRecord } from './replay-record.ts';

/** What a replay must reproduce: everything except clocks, presence and the version of the log. */
export function essence(state: MatchState | undefined): unknown {
  if (!state) return undefined;
  const rounds = allRounds(state).map((round) => ({
    ...round,
    boards: round.boards.map(({ makerClock: _maker, breakerClock: _breaker, ...board }) => board),
  }));
  const { terms, firstMaker, phase, endOffers, withdrawn, result } = state;
  return { terms, firstMaker, phase, endOffers: [...endOffers].sort(), withdrawn, result, rounds };
}

export function replayText(text: string): Replay {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return replayRecord(parsed.value);
}

/** The state a record without a fault leads to. */
export function playedUp(text: string): MatchState {
  const { events, fault } = replayText(text);
  if (fault) throw new Error(JSON.stringify(fault));
  return fold(events) as MatchState;
}
