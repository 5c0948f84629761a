// Carries out the effects of the play screen: on the table, the clock, the solver and stored data.

import type { WallClock } from '@blackpeg/referee';
import { type Dice, drawCode, type Milliseconds } from '@blackpeg/rules';
import type { Table } from '@blackpeg/table';
import type { AskOptions, Thinker } from '@blackpeg/thinking';
import type { HintGrade } from '../hints/index.ts';
import type { Said } from '../screen.ts';
import type { PlayOpening } from './commands.ts';
import type {
  KeptEffect,
  PlayEffect,
  PlayInput,
  RoundPlace,
  TableEffect,
  ThoughtEffect,
  WorldAnswer,
} from './effects.ts';
import { clueKey } from './model/clues.ts';
import type { Notes } from './model/notes.ts';
import { loadOnce, rememberAnswers } from './remembered.ts';
import { lookOf, ownState, type PlaySettings, type PlayState } from './state.ts';

export interface PlayPorts {
  readonly table: Table;
  readonly settings: PlaySettings;
  readonly thinker: Thinker;
  /** Delay before hints are prepared, on arrival and after each answer; without it they are computed on request. */
  readonly prepareAfter?: { readonly first: Milliseconds; readonly next: Milliseconds };
  readonly dice: Dice;
  readonly clock: WallClock;
  readonly notes: {
    /** Null if there are none. */
    get(place: RoundPlace): Promise<Notes | null>;
    put(place: RoundPlace, notes: Notes): Promise<void>;
  };
  /** Counts hints for the review. */
  noteHint(place: RoundPlace, grade: HintGrade): void;
  /** The last announcement; empty for none. */
  lastSaid(): string;
  tell(said: Said): void;
  open(what: PlayOpening): void;
}

type Then = (answer: WorldAnswer) => void;

const loadHints = loadOnce(() => import('../hints/index.ts'));

export interface PlayWorld {
  run(effect: PlayEffect, take: (input: PlayInput) => void): void;
  close(): void;
}

export function createWorld(given: PlayPorts, play: () => PlayState): PlayWorld {
  const ports = { ...given, thinker: rememberAnswers(given.thinker) };
  const thoughts = createThoughts(ports, play);
  const ticking = createAlarm(ports.clock);
  const waiting = createAlarm(ports.clock);
  const preparing = createAlarm(ports.clock);
  let wait = ports.prepareAfter?.first ?? null;

  function run(effect: PlayEffect, take: (input: PlayInput) => void): void {
    const then: Then = (answer) => take({ type: 'answered', answer });
    switch (effect.type) {
      case 'in-turn':
        inTurn(ports.table, effect.typed, () => take({ type: 'turn', command: effect.command }));
        break;
      case 'tick':
        ticking.set(effect.after, () => take({ type: 'ticked', now: ports.table.now() }));
        break;
      case 'wait-for-digit':
        waiting.set(effect.milliseconds, () => then({ type: 'no-digit' }));
        break;
      case 'open':
        ports.open(effect.what);
        break;
      case 'why':
      case 'hint':
      case 'what-fits':
      case 'count-fits':
      case 'stop-hint':
        thoughts.run(effect, then);
        break;
      case 'prepare-hints':
        preparing.set(wait, () => prepareHints(ports, play).catch(() => {}));
        wait = ports.prepareAfter?.next ?? null;
        break;
      case 'read-notes':
      case 'keep-notes':
      case 'note-hint':
        runKept(ports, effect, then);
        break;
      default:
        runTable(ports, effect, then);
    }
  }

  return {
    run,
    close() {
      ticking.set(null);
      waiting.set(null);
      preparing.set(null);
      thoughts.stop();
    },
  };
}

/** What is typed waits for what is being sent; anything else only for what was typed before. */
function inTurn(table: Table, typed: boolean, turn: () => void): void {
  if (typed || table.hasTypedAhead()) table.inTurn(turn);
  else turn();
}

/** Done at the table, or announced by it. */
function runTable({ table, dice, lastSaid }: PlayPorts, effect: TableEffect, then: Then): void {
  switch (effect.type) {
    case 'intend': {
      const before = table.snapshot().draft;
      const outcome = table.intend(effect.intent);
      then({ type: 'intended', intent: effect.intent, before, outcome, told: effect.told });
      break;
    }
    case 'query':
      then({ type: 'asked', query: effect.query, now: table.now() });
      break;
    case 'draw-code':
      then({ type: 'drawn', code: drawCode(effect.spec, dice) });
      break;
    case 'repeat':
      then({ type: 'said-last', text: lastSaid() });
      break;
    case 'cover':
    case 'uncover':
      table[effect.type]();
      break;
    case 'hand-to':
      table.handTo(effect.seat);
      break;
  }
}

/** Unreadable notes count as none; notes that cannot be stored last until the screen is closed. */
function runKept({ notes, noteHint }: PlayPorts, effect: KeptEffect, then: Then): void {
  switch (effect.type) {
    case 'read-notes':
      notes.get(effect.place).then(
        (kept) => kept && then({ type: 'notes-read', key: effect.key, notes: kept }),
        () => {},
      );
      break;
    case 'keep-notes':
      notes.put(effect.place, effect.notes).catch(() => {});
      break;
    case 'note-hint':
      noteHint(effect.place, effect.grade);
      break;
  }
}

interface Alarm {
  /** After this many milliseconds, replacing the previous timer; null for never. */
  set(milliseconds: number | null, ring?: () => void): void;
}

function createAlarm(clock: WallClock): Alarm {
  let cancel = () => {};
  return {
    set(milliseconds, ring = () => {}) {
      cancel();
      cancel = milliseconds === null ? () => {} : clock.wake(clock.now() + milliseconds, ring);
    },
  };
}

/** One question after the other, so that the player's own questions come in between. */
async function prepareHints({ thinker }: PlayPorts, play: () => PlayState): Promise<void> {
  const look = lookOf(play());
  const { hintScene } = await loadHints();
  const scene = look && hintScene(thinker, look.state, look.seat, look.speaker);
  if (!scene) return;
  const { clues, rowsLeft } = scene;
  await thinker.ask('good-row', { clues, rowsLeft });
  const now = lookOf(play());
  const told = ownState(play())?.hints.told ?? [];
  if (now && clueKey(now) === clueKey(look)) await thinker.ask('clue', { clues, told });
  // While the first row is being composed there is time.
  if (clues.rows.length === 0) await thinker.ask('read-ahead', { clues });
}

/** One question of the player at a time: a new one cancels the old. The texts of hints are loaded with the first. */
function createThoughts({ thinker }: PlayPorts, play: () => PlayState) {
  let asked = createStop();
  let counted = createStop();

  function renewed(before: Stop): Stop {
    before.stop();
    return createStop();
  }

  async function think(effect: ThoughtEffect, then: Then, { signal }: Stop): Promise<void> {
    const look = lookOf(play());
    if (!look) return;
    const key = clueKey(look) ?? '';
    const hints = await loadHints().catch(() => null);
    if (signal.aborted) return;
    if (!hints) return tellFailure(effect, key, then);
    const found = hints.hintScene(thinker, look.state, look.seat, look.speaker);
    if (!found) return;
    const scene = { ...found, options: { signal } };
    if (effect.type === 'count-fits') {
      const space = await thinker.ask('space', { clues: scene.clues }, scene.options);
      then({ type: 'counted', key, space });
    } else if (effect.type === 'hint') {
      const { grade } = effect;
      const told = ownState(play())?.hints.told ?? [];
      const hint = await hints.workHint(scene, grade, { guess: effect.guess, told }).catch(() => null);
      if (!signal.aborted) then({ type: 'hinted', key, grade, hint });
    } else if (effect.type === 'why') {
      const chain = await hints.hintChain(scene, effect.of).catch(() => null);
      if (!signal.aborted) then({ type: 'explained', key, chain });
    } else {
      const texts = await hints.fitsTexts(scene, look.detail).catch(() => null);
      if (!signal.aborted) then({ type: 'fits', key, texts });
    }
  }

  /** What was requested and could not be loaded may be requested again; a count that is only shown is left out. */
  function tellFailure(effect: ThoughtEffect, key: string, then: Then): void {
    if (effect.type === 'hint') then({ type: 'hinted', key, grade: effect.grade, hint: null });
    else if (effect.type === 'why') then({ type: 'explained', key, chain: null });
    else if (effect.type === 'what-fits') then({ type: 'fits', key, texts: null });
  }

  return {
    run(effect: ThoughtEffect, then: Then): void {
      if (effect.type === 'count-fits') counted = renewed(counted);
      else asked = renewed(asked);
      if (effect.type === 'stop-hint') return;
      const stop = effect.type === 'count-fits' ? counted : asked;
      think(effect, then, stop).catch(() => {});
    },
    stop(): void {
      asked.stop();
      counted.stop();
    },
  };
}

type StopSignal = NonNullable<AskOptions['signal']>;

interface Stop {
  readonly signal: StopSignal;
  stop(): void;
}

/** The needed part of an AbortController, since this package knows no platform. */
function createStop(): Stop {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      reason: 'stopped',
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    },
    stop() {
      aborted = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
