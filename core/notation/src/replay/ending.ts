// How a recorded round ended: the action that must have ended it, and the openings of sealed codes afterwards.

import { dutyOf, type Ending, judgedIn, type RuleViolation, type Seat } from '@blackpeg/rules';
import { openKey, type RecordRound } from '../record/match-record.ts';
import { act, type ReplayTable, roundAt } from './table.ts';

/** Acts so that the round ends as recorded, if it has not ended by itself. */
export function bringAbout(table: ReplayTable, index: number, ending: Ending): RuleViolation | null {
  const { ending: reached } = roundAt(table.state, index);
  const mayAgree = ending.kind === 'agreed' && table.state.phase === 'revealing';
  if (reached !== null && !(mayAgree && reached.kind !== 'agreed')) return null;
  switch (ending.kind) {
    case 'found':
    case 'rows-used':
      return null;
    case 'resigned':
      return act(table, ending.seat, { type: 'resign-round' });
    case 'match-resigned':
      return act(table, ending.seat, { type: 'resign-match' });
    case 'claim-upheld': {
      const breaker = table.state.round.boards[ending.board]?.breaker ?? 0;
      return act(table, breaker, { type: 'claim' });
    }
    case 'admitted':
      return act(table, ending.seat, { type: 'admit' });
    case 'hiding-overdue':
    case 'mark-overdue':
      return letTimeRunOut(table, ending.seat);
    case 'all-hiding-overdue':
    case 'all-marks-overdue':
      return letAllTimeRunOut(table);
    case 'round-taken': {
      leave(table, [ending.absent]);
      const refused = act(table, ending.by, { type: 'take-round' });
      const absent = ending.absent;
      return (
        refused ??
        (table.state.phase === 'closed' ? null : act(table, absent, { type: 'return', seat: absent }))
      );
    }
    case 'match-abandoned': {
      const others = table.state.terms.seats.map((_, seat) => seat).filter((seat) => seat !== ending.by);
      leave(table, [ending.absent, ...others]);
      return act(table, ending.by, { type: 'abandon-match' });
    }
    case 'agreed':
      return agree(table, index);
  }
}

/** Opens the sealed codes that the record shows; for codes that were not opened, lets the time run out. */
export function openCodes(table: ReplayTable, index: number, round: RecordRound): RuleViolation | null {
  const isOpen = () => roundAt(table.state, index) !== table.state.round || table.state.phase !== 'revealing';
  for (const hiding of round.codes) {
    const { maker, code } = hiding;
    if (isOpen() || code === 'hidden' || dutyOf(table.state, maker)?.kind !== 'open') continue;
    const refused = act(table, maker, { type: 'open-code', code, key: openKey(hiding), genuine: true });
    if (refused) return refused;
  }
  for (const seat of round.unopened) {
    if (isOpen() || table.state.round.unopened.includes(seat)) continue;
    const refused = letTimeRunOut(table, seat);
    if (refused) return refused;
  }
  return null;
}

/**
 * A sealed code can be open at an agreed end only if the search had ended before (M7). The state does not tell how, if
 * it left no other trace: an admitted error, an upheld claim, a missing mark.
 */
export function openBeforeAgreeing(
  table: ReplayTable,
  index: number,
  round: RecordRound,
): RuleViolation | null {
  const isOpen = round.codes.some(({ code }) => code !== 'hidden') || round.unopened.length > 0;
  const sealed = table.state.terms.custody !== 'escrow';
  if (round.ending?.kind === 'agreed' && sealed && isOpen) {
    const isOver = () => roundAt(table.state, index).ending !== null;
    const { boards } = table.state.round;
    for (const { maker } of boards) if (!isOver()) act(table, maker, { type: 'admit' });
    for (const { breaker } of boards) if (!isOver()) act(table, breaker, { type: 'claim' });
    for (const { maker } of boards) if (!isOver() && maker !== 'house') letTimeRunOut(table, maker);
  }
  return openCodes(table, index, round);
}

/** Seats whose time runs out together have seen what they owe together (T2). */
function letTimeRunOut(table: ReplayTable, seat: Seat): RuleViolation | null {
  for (const other of table.state.terms.seats.keys()) {
    const refused = act(table, other, { type: 'see', seat: other });
    if (refused) return refused;
  }
  const duty = dutyOf(table.state, seat);
  const left = (duty && judgedIn(table.state, seat, duty, table.now)) ?? 0;
  // Whole milliseconds, so that adding up fractions leaves no remainder.
  const at = table.now + Math.ceil(Math.max(0, left));
  return act(table, 'referee', { type: 'time-up', seat, draft: null }, at);
}

function letAllTimeRunOut(table: ReplayTable): RuleViolation | null {
  const { state } = table;
  const isLate = (seat: Seat) => ['hide', 'mark'].includes(dutyOf(state, seat)?.kind ?? '');
  const late = [...state.terms.seats.keys()].find(isLate);
  return late === undefined ? null : letTimeRunOut(table, late);
}

/** Away, in this order, for as long as a seat is kept. A seat that is already away stays away. */
function leave(table: ReplayTable, seats: readonly Seat[]): void {
  for (const seat of seats) {
    if (!table.state.away.some((absence) => absence.seat === seat))
      act(table, 'referee', { type: 'leave', seat });
  }
  table.now += table.state.terms.absence;
}

function agree(table: ReplayTable, index: number): RuleViolation | null {
  for (const seat of table.state.terms.seats.keys()) {
    if (roundAt(table.state, index).ending?.kind === 'agreed') return null;
    const { endOffers, withdrawn, terms } = table.state;
    if (endOffers.includes(seat) || withdrawn.includes(seat) || terms.seats[seat]?.player === 'house')
      continue;
    const refused = act(table, seat, { type: 'offer-end' });
    if (refused) return refused;
  }
  return null;
}
