// The interface of a session, one viewer's side of a match: what it needs, what it shows, what can be done.

import type { ActionId, WallClock } from '@blackpeg/referee';
import type { Action, MatchState, RuleViolation, Viewer } from '@blackpeg/rules';
import type { Draft } from './draft/draft.ts';
import type { KeyEffect } from './draft/typed-ahead.ts';
import type { Intent } from './intents/intent.ts';
import type { DraftFault, IntentOutcome } from './intents/interpret.ts';
import type { Happening } from './link/absorb.ts';
import type { Link, LinkState } from './link/link.ts';
import type { Outbox } from './link/outbox.ts';
import type { Sealer } from './sealed/sealer.ts';

export interface SessionPorts {
  readonly link: Link;
  readonly viewer: Viewer;
  readonly clock: WallClock;
  /** Unique over all sessions of this player, at any time and on any device. */
  newId(): ActionId;
  /** For a seat that may seal codes (K1): its code is stored here before the commitment is sent. */
  readonly sealer?: Sealer;
  /** Called once for each event. Events before this session began are not `fresh`: to be summarised, not announced. */
  announce?(happening: Happening, fresh: boolean): void;
}

export interface Snapshot {
  /** What the viewer may know; null until the referee has sent anything. */
  readonly state: MatchState | null;
  /** Null if there is nothing to compose. A refused row stays here. */
  readonly draft: Draft | null;
  readonly pending: Outbox;
  /** Why the last intent failed. */
  readonly objection: Objection | null;
  readonly connection: LinkState;
}

export type Objection =
  | { readonly from: 'rules'; readonly violation: RuleViolation; readonly forgotten: boolean }
  /** `forgotten`: what was typed after it, for a row that does not follow now, is discarded. */
  | { readonly from: 'draft'; readonly fault: DraftFault; readonly forgotten: boolean };

export interface Session {
  current(): Snapshot;
  /** Called after every change; returns the unsubscribe function. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** Carries out an intent now. */
  intend(intent: Intent): IntentOutcome;
  /**
   * For whatever is typed or tapped: done at once, or, while something is being sent, in order once it has arrived.
   * If there is no row for it then, or it follows a refused row, it is discarded, and an objection says so.
   */
  inTurn(effect: KeyEffect): void;
  /** Whether something typed waits for its turn. */
  hasTypedAhead(): boolean;
  /** Whether a code is being sealed, or something is being sent. */
  isBusy(): boolean;
  /** Another player takes the screen: what waits must not happen before their eyes. */
  forgetTyped(): void;
  /** Sends an action as it is, unchecked. */
  perform(action: Action): void;
  /** The viewer has looked: a clock that waited for it may run (T2). */
  look(): void;
  close(): void;
}
