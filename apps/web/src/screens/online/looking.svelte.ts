// What the lobby knows: one's own tables, open ones, running ones; asked anew while somebody looks.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import type { WallClock } from '@blackpeg/referee';
import type { EditionName } from '@blackpeg/rules';
import { type Listed, merged, ofEdition, ofOthers, openCount, toComeBackTo } from '@blackpeg/screens/lobby';
import { createPoll } from './polling.ts';

export interface LookingPorts {
  readonly ask: AskOnline;
  readonly clock: WallClock;
  readonly isVisible: () => boolean;
  /** Somebody has a hand or an eye on the list of open tables. */
  readonly isReading: () => boolean;
  /** How many there are, after another box was asked for. */
  readonly found: (tables: number, edition: EditionName | null) => void;
}

/** Why somebody could not sit down, and at which table. */
export interface Refused {
  readonly at: string;
  readonly why: string;
}

export interface Looking {
  /** Whether everything was answered once. */
  readonly isOpen: boolean;
  readonly fault: AskFault | null;
  readonly mine: readonly TableCard[];
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  readonly edition: EditionName | null;
  /** By the clock of this device, when it was asked last. */
  readonly askedAt: number;
  choose(edition: EditionName | null): void;
  now(): void;
  stop(): void;
}

/** What changes less often is asked for less often: every so many times. */
const SELDOM = 4;

export function createLooking({ ask, clock, isVisible, isReading, found }: LookingPorts): Looking {
  let edition = $state.raw<EditionName | null>(null);
  let fault = $state.raw<AskFault | null>(null);
  let mine = $state.raw<readonly TableCard[]>([]);
  let open = $state.raw<readonly Listed[]>([]);
  let running = $state.raw<readonly Listed[]>([]);
  let askedAt = $state(clock.now());
  let isOpen = $state(false);
  let isChosen = false;
  let times = 0;

  async function lookAround(): Promise<boolean> {
    const [own, played] = await Promise.all([
      ask('guests/tables', {}),
      ask('tables/lobby', { edition: null, phase: 'playing' }),
    ]);
    if (!own.ok) return isHeard(own.error);
    if (!played.ok) return isHeard(played.error);
    mine = toComeBackTo(own.value.tables);
    running = merged(running, ofOthers(played.value.tables), false);
    return true;
  }

  async function lookForOpen(): Promise<boolean> {
    const asked = edition;
    const answer = await ask('tables/lobby', { edition: asked, phase: 'waiting' });
    if (!answer.ok) return isHeard(answer.error);
    // Another box is wanted by now, and asked for next.
    if (asked !== edition) return true;
    open = merged(open, ofOthers(answer.value.tables), isReading());
    if (isChosen) found(openCount(open), edition);
    isChosen = false;
    return true;
  }

  function isHeard(error: AskFault): false {
    fault = error;
    return false;
  }

  const poll = createPoll({
    clock,
    isVisible,
    async ask() {
      const isSeldom = !isOpen || fault !== null || times % SELDOM === 0;
      times += 1;
      const isAnswered = (!isSeldom || (await lookAround())) && (await lookForOpen());
      askedAt = clock.now();
      if (!isAnswered) return false;
      fault = null;
      isOpen = true;
      return true;
    },
  });

  return {
    get isOpen() {
      return isOpen;
    },
    get fault() {
      return fault;
    },
    get mine() {
      return mine;
    },
    get open() {
      return open;
    },
    get running() {
      return running;
    },
    get edition() {
      return edition;
    },
    get askedAt() {
      return askedAt;
    },
    choose(wanted) {
      edition = wanted;
      open = ofEdition(open, wanted);
      isChosen = true;
      poll.now();
    },
    now: poll.now,
    stop: poll.stop,
  };
}
