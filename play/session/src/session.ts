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
  /** Unique over all sessions of this player, whenever and on whatever device. */
  newId(): ActionId;
  /** For a seat that may seal codes (K1): its code is kept here before the commitment leaves. */
  readonly sealer?: Sealer;
  /** Called once for each event. Not fresh is what had happened before this session began: to be summed up, not said. */
  announce?(happening: Happening, fresh: boolean): void;
}

export interface Snapshot {
  /** What the viewer may know; null until the referee has told anything. */
  readonly state: MatchState | null;
  /** Null where there is nothing to compose. A refused row stays here. */
  readonly draft: Draft | null;
  readonly pending: Outbox;
  /** Why the last thing that was meant did not happen. */
  readonly objection: Objection | null;
  readonly connection: LinkState;
}

export type Objection =
  | { readonly from: 'rules'; readonly violation: RuleViolation; readonly forgotten: boolean }
  /** `forgotten`: what was typed after it, for a row that does not come now, is forgotten. */
  | { readonly from: 'draft'; readonly fault: DraftFault; readonly forgotten: boolean };

export interface Session {
  current(): Snapshot;
  /** Called after every change; gives what unsubscribes. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** A player means something now. */
  intend(intent: Intent): IntentOutcome;
  /**
   * For whatever is typed or tapped: done at once, or, while something is on its way, in order once it has arrived.
   * What no row is there for then, or follows a row that was refused, is not done, and an objection says so.
   */
  inTurn(effect: KeyEffect): void;
  /** Whether something typed waits for its turn. */
  hasTypedAhead(): boolean;
  /** Whether a code is being sealed, or something is on its way. */
  isBusy(): boolean;
  /** Other eyes come: what waits for its turn is not theirs to see done. */
  forgetTyped(): void;
  /** Sends an action as it is, unchecked. */
  perform(action: Action): void;
  /** The viewer has looked: a clock that waited for it may run (T2). */
  look(): void;
  close(): void;
}
