// The maker's device in a sealed match: it marks if marking is automatic, and opens code and key at the reveal (K1).

import {
  type Action,
  type Duty,
  dutyOf,
  type MatchState,
  mark,
  type Round,
  type Seat,
} from '@blackpeg/rules';
import { dutyName } from '../intents/duties.ts';
import type { Session, Snapshot } from '../session.ts';
import type { KeptCode, Sealer } from './sealer.ts';

export interface KeeperPorts {
  readonly session: Session;
  readonly seat: Seat;
  /** The one the session seals with. */
  readonly sealer: Sealer;
  /** Called if a vault cannot be emptied; nothing is lost. */
  fault(error: unknown): void;
}

/** Until the returned function is called. A code that the device has lost is not opened, and the round is lost (K2). */
export function keepSealed({ session, seat, sealer, fault }: KeeperPorts): () => void {
  /** The last duty fulfilled: only once, because what the referee refused would be refused again. */
  let fulfilled: string | null = null;
  const dropped = new Set<string>();

  function consider({ state, pending }: Snapshot): void {
    if (state?.terms.custody !== 'sealed') return;
    for (const round of roundsOver(state)) drop(round);
    const duty = dutyOf(state, seat);
    const kept = sealer.codeOf(state);
    if (!duty || !kept || pending.length > 0) return;
    const action = actionFor(state, duty, kept);
    const name = dutyName(state, duty);
    if (!action || name === fulfilled) return;
    fulfilled = name;
    session.perform(action);
  }

  function drop(round: Round): void {
    const name = `${round.number} ${round.replay}`;
    if (dropped.has(name)) return;
    dropped.add(name);
    sealer.drop(round).catch(fault);
  }

  let isOn = true;
  // Asynchronously, so that other listeners hear of the cause before its consequence.
  const unsubscribe = session.subscribe(() => {
    Promise.resolve().then(() => isOn && consider(session.current()));
  });
  consider(session.current());
  return () => {
    isOn = false;
    unsubscribe();
  };
}

function actionFor(state: MatchState, duty: Duty, { code, key }: KeptCode): Action | null {
  switch (duty.kind) {
    case 'hide':
    case 'place':
      return null;
    case 'mark': {
      const guess = state.round.boards[duty.board]?.rows[duty.row]?.guess;
      if (state.terms.marker !== 'automatic') return null;
      if (guess === undefined || guess === 'hidden' || guess === 'lost') return null;
      const feedback = mark(state.terms.edition.marking, code, guess);
      return { type: 'mark-guess', feedback, confirmed: true };
    }
    case 'open':
      return { type: 'open-code', code, key, genuine: true };
  }
}

function roundsOver(state: MatchState): readonly Round[] {
  return state.phase === 'closed' ? [...state.past, state.round] : state.past;
}
