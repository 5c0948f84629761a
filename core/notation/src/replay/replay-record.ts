// Replays a record: the rules give the full log of the match, or say where they disagree with the record.
//
// Times are chosen so that every row takes as long as recorded and the same clocks run out; the match begins at 0.
// Refuted claims are not judged again, and absences are played only if a round or the match was claimed because of them.

import {
  beginMatch,
  evolve,
  isSame,
  type MatchEvent,
  NEWEST_RULES,
  OLDEST_RULES,
  openMatch,
  type RuleViolation,
} from '@blackpeg/rules';
import {
  type MatchRecord,
  openKey,
  type RecordCode,
  type RecordRound,
  type RecordRow,
} from '../record/match-record.ts';
import { differences, markDifference } from './compare.ts';
import { bringAbout, openBeforeAgreeing, openCodes } from './ending.ts';
import { orderMarks } from './marks.ts';
import { type ReplayStep, stepsOf } from './steps.ts';
import { act, type RecordFault, type RecordReason, type ReplayTable, roundAt } from './table.ts';

export interface Replay {
  /** The log as far as record and rules agree. */
  readonly events: readonly MatchEvent[];
  /** The first fault; null if the rules give everything that is recorded. */
  readonly fault: RecordFault | null;
}

/**
 * Replays by today's rules, or by earlier ones if only those agree with the record: records do not say by which
 * rules they were played.
 */
export function replayRecord(record: MatchRecord): Replay {
  const replay = replayBy(record, NEWEST_RULES);
  if (replay.fault === null) return replay;
  const earlier = replayBy(record, OLDEST_RULES);
  return earlier.fault === null ? earlier : replay;
}

function replayBy(record: MatchRecord, rules: number): Replay {
  const opening = openMatch(record.terms, () => record.firstMaker, 0, rules);
  if (!opening.ok) {
    const reason: RecordReason = { kind: 'refused', violation: opening.error };
    return { events: [], fault: { round: 0, replay: 0, board: null, row: null, reason } };
  }
  const [opened, ...more] = opening.value;
  if (opened?.type !== 'match-opened') return { events: [], fault: null };
  const table: ReplayTable = {
    state: more.reduce(evolve, beginMatch(opened)),
    now: 0,
    events: [...opening.value],
  };
  for (const [index, round] of record.rounds.entries()) {
    const fault = replayRound(table, round, index);
    if (fault) return { events: table.events, fault };
  }
  return { events: table.events, fault: resultFault(table, record) };
}

function replayRound(table: ReplayTable, round: RecordRound, index: number): RecordFault | null {
  const misnamed = nameFault(table, round, index);
  if (misnamed) return misnamed;
  for (const hiding of round.codes) {
    const fault = hide(table, round, hiding);
    if (fault) return fault;
  }
  const rows = round.moves.filter((move) => move.kind === 'row');
  const { steps, open, last } = stepsOf(table.state, round, table.now);
  const offers = last.findLastIndex(isNoOffer) + 1;
  const fault =
    playSteps(table, round, index, rows, steps) ??
    playSteps(table, round, index, rows, orderMarks(table.state, index, open, rows, table.now)) ??
    refusedBy(round, openCodes(table, index, round)) ??
    playSteps(table, round, index, rows, last.slice(0, offers)) ??
    refusedBy(round, openBeforeAgreeing(table, index, round)) ??
    playSteps(table, round, index, rows, last.slice(offers)) ??
    refusedBy(round, round.ending && bringAbout(table, index, round.ending)) ??
    refusedBy(round, openCodes(table, index, round));
  if (fault) return fault;
  return differences(roundAt(table.state, index), round, rows);
}

function nameFault(table: ReplayTable, round: RecordRound, index: number): RecordFault | null {
  const { number, replay } = roundAt(table.state, index);
  const isNext = index === table.state.past.length;
  if (isNext && number === round.number && replay === round.replay) return null;
  const recorded = { number: round.number, replay: round.replay };
  return faultOf(round, {
    kind: 'differs',
    what: 'round',
    recorded,
    replayed: isNext ? { number, replay } : null,
  });
}

function hide(table: ReplayTable, round: RecordRound, hiding: RecordCode): RecordFault | null {
  const { maker, blanks, palmed, commitment } = hiding;
  const code = table.state.terms.custody === 'escrow' ? hiding.code : 'hidden';
  const board = table.state.round.boards.findIndex((candidate) => candidate.maker === maker);
  if (table.state.terms.custody === 'escrow' && code === 'hidden') {
    return faultOf(round, { kind: 'hidden', what: 'code' }, board);
  }
  if (palmed === 'hidden') return faultOf(round, { kind: 'hidden', what: 'palmed' }, board);
  const refused = act(table, maker, {
    type: 'hide-code',
    code,
    blanks,
    palmed,
    commitment,
    key: code === 'hidden' ? null : openKey(hiding),
  });
  return refused && faultOf(round, refusal(refused), board);
}

function playSteps(
  table: ReplayTable,
  round: RecordRound,
  index: number,
  rows: readonly RecordRow[],
  steps: readonly ReplayStep[],
): RecordFault | null {
  for (const { at, by, action, board, row } of steps) {
    const { ending } = roundAt(table.state, index);
    if ('kind' in action) return faultOf(round, action, board, row);
    // The players can still agree to end while sealed codes are to be opened (M7).
    const isOffer = action.type === 'offer-end' && table.state.phase === 'revealing';
    if (ending && !isOffer) return faultOf(round, { kind: 'search-over', ending }, board, row);
    const refused = act(table, by, action, Math.max(at, table.now));
    if (refused) return faultOf(round, refusal(refused), board, row);
    const difference = markDifference(table.state, roundAt(table.state, index), round, rows);
    if (difference) return difference;
  }
  return null;
}

function isNoOffer({ action }: ReplayStep): boolean {
  return !('type' in action && action.type === 'offer-end');
}

function resultFault(table: ReplayTable, record: MatchRecord): RecordFault | null {
  const { result: replayed, round } = table.state;
  if (record.result === null || isSame(record.result, replayed)) return null;
  return faultOf(round, { kind: 'differs', what: 'result', recorded: record.result, replayed });
}

function refusedBy(round: RecordRound, violation: RuleViolation | null): RecordFault | null {
  return violation && faultOf(round, refusal(violation));
}

function refusal(violation: RuleViolation): RecordReason {
  return { kind: 'refused', violation };
}

function faultOf(
  { number, replay }: { readonly number: number; readonly replay: number },
  reason: RecordReason,
  board: number | null = null,
  row: number | null = null,
): RecordFault {
  return { round: number, replay, board, row, reason };
}
