// The house at the table: it sees its own side, waits as long as a person might, and acts like anybody else (S3).

import type { WallClock } from '@blackpeg/referee';
import {
  type Action,
  type Board,
  cluesOf,
  type Duty,
  dutyOf,
  type Maker,
  type MatchState,
  type Milliseconds,
  specFor,
  trayLeft,
} from '@blackpeg/rules';
import type { Brain } from './brain.ts';
import { dutyName } from './duty-name.ts';
import type { Session, Snapshot } from './session.ts';

export interface BotPorts {
  /** The seat's own session; for the house of a solitaire or race, a spectator's whose link acts as the house. */
  readonly session: Session;
  readonly who: Maker;
  readonly brain: Brain;
  readonly clock: WallClock;
  readonly pace: Pace;
}

/** How long the house takes for what it owes. */
export type Pace = (duty: Duty) => Milliseconds;

const HUMANE: Readonly<Record<Duty['kind'], Milliseconds>> = {
  hide: 1500,
  place: 4000,
  mark: 2000,
  open: 800,
};

/** As long as an easy-going person; 2 is twice as long, 0 at once. */
export function humanePace(factor = 1): Pace {
  return ({ kind }) => HUMANE[kind] * factor;
}

/** Plays until the given function is called or the match is over. */
export function startBot({ session, who, brain, clock, pace }: BotPorts): () => void {
  /** The duty being thought about; null when there is none. */
  let minded: string | null = null;
  let cancel = () => {};

  function consider({ state, pending }: Snapshot): void {
    if (!state || pending.length > 0) return;
    const duty = dutyOf(state, who);
    const name = duty && dutyName(state, duty);
    if (name === minded) return;
    cancel();
    minded = name;
    if (!duty) return;
    cancel = clock.wake(clock.now() + pace(duty), () => fulfil(duty, name));
    session.look();
  }

  /** What was refused, or overtaken while thinking, is considered anew. */
  async function fulfil(duty: Duty, name: string | null): Promise<void> {
    const { state } = session.current();
    const action = state && (await actionFor(state, duty, brain));
    if (action === null || minded !== name) return;
    minded = null;
    session.perform(action);
  }

  const unsubscribe = session.subscribe(consider);
  consider(session.current());
  return () => {
    unsubscribe();
    cancel();
    minded = null;
  };
}

async function actionFor(state: MatchState, duty: Duty, brain: Brain): Promise<Action | null> {
  const board = state.round.boards[duty.board];
  if (!board) return null;
  const clues = cluesOf(state, board);
  switch (duty.kind) {
    case 'hide':
      return hiding(state, board, brain);
    case 'place':
      return { type: 'place-guess', guess: await brain.chooseGuess(clues, trayLeft(state, board.breaker)) };
    case 'mark': {
      const guess = board.rows[duty.row]?.guess;
      if (guess === undefined || guess === 'hidden' || guess === 'lost') return null;
      return { type: 'mark-guess', feedback: await brain.chooseMark(clues, guess), confirmed: true };
    }
    case 'open':
      return { type: 'open-code', code: await brain.settleOn(clues), key: null, genuine: true };
  }
}

/** The house palms nothing, and where blanks are its choice it always leaves them possible: its word gives nothing away. */
async function hiding(state: MatchState, board: Board, brain: Brain): Promise<Action> {
  const { edition, custody } = state.terms;
  const blanks = edition.blanks === 'choice' ? true : null;
  const spec = specFor(edition, board.breaker, edition.blanks !== 'off');
  const code = custody === 'escrow' ? await brain.chooseCode(spec) : 'hidden';
  return { type: 'hide-code', code, blanks, palmed: null, commitment: null, key: null };
}
