// The play screen at run time: a table is watched, effects are carried out, and their results go to the reducer.

import type { Card } from '@blackpeg/table';
import type { KeyPress } from '../key-press.ts';
import { type RunningScreen, runScreen } from '../run-screen.ts';
import { whyNotPlay } from './acts.ts';
import { tableChanged } from './changes.ts';
import type { PlayCommand } from './commands.ts';
import type { PlayEffect, PlayInput } from './effects.ts';
import { reducePlay, takesKey } from './reduce.ts';
import { loadOnce } from './remembered.ts';
import { isSending, ownState, type PlayState } from './state.ts';
import { type PlayView, playView } from './view.ts';
import { createWorld, type PlayPorts } from './world.ts';

export interface PlayScreen extends RunningScreen<PlayView, PlayCommand, PlayInput> {
  /** Whether a key is for the table. */
  takes(press: KeyPress): boolean;
}

/** Milliseconds: shorter states are not shown. */
const BRIEF = 150;

/** Its table stays open when it is closed. */
export function createPlay(ports: PlayPorts): PlayScreen {
  const { table } = ports;
  const now = () => ({ snapshot: table.snapshot(), card: table.card, now: table.now() });
  let latest = unseen(ports);
  const world = createWorld(ports, () => latest);
  const screen = runScreen<PlayState, PlayView, PlayCommand, PlayInput, PlayEffect>({
    first: tableChanged(latest, now()),
    reduce(state, input) {
      const step = reducePlay(state, input);
      latest = step.state;
      return step;
    },
    viewOf(state) {
      latest = state;
      return playView(state);
    },
    why: whyNotPlay,
    run: world.run,
    tell: ports.tell,
    passing: { isPassing, later: (show) => ports.clock.wake(ports.clock.now() + BRIEF, show) },
    close() {
      stop();
      world.close();
    },
  });
  const stop = table.subscribe(() => screen.take({ type: 'changed', ...now() }));
  if (isSent(table.card)) {
    // If it does not load, there is no comparison at the end.
    loadGhost().then(
      ({ ghostOf }) => screen.take({ type: 'ghost-read', ghost: ghostOf(table.card) }),
      () => {},
    );
  }
  return { ...screen, takes: (press) => takesKey(latest, press) };
}

const loadGhost = loadOnce(() => import('../challenge/sent-ghost.ts'));

/** A row being sent, or a hint in progress, unless something else is new too. */
function isPassing(play: PlayState, shown: PlayState): boolean {
  const own = ownState(play);
  const shownOwn = ownState(shown);
  if (!own || !play.snapshot.state) return false;
  const sending = isSending(play.snapshot);
  if (sending || !shownOwn) return sending;
  return own.hints.thinking && !shownOwn.hints.thinking && play.snapshot === shown.snapshot;
}

/** Did somebody send the code, with their own rows? */
function isSent({ origin }: Card): boolean {
  return 'ghost' in origin && origin.ghost !== undefined;
}

/** Before anybody has looked. */
function unseen({ table, settings }: PlayPorts): PlayState {
  const { people, card } = table;
  const snapshot = { ...table.snapshot(), state: null };
  return {
    snapshot,
    card,
    ghost: null,
    people,
    settings,
    now: table.now(),
    seats: {},
    last: null,
    news: null,
    declined: null,
  };
}
