// The connections at a table: whose they are, how many each place has, messages to all of them, and recent phrases.

import type { Phrase, SaidPhrases, ServerMessage } from '@blackpeg/protocol';
import type { ActionId } from '@blackpeg/referee';
import type { Seat, Viewer } from '@blackpeg/rules';
import type { Guest } from '../store/records.ts';

/** One connection: its guest, and how to send to it. */
export interface Visitor {
  readonly guest: Guest;
  /** The dispatch of an action is its acknowledgement (`ANSWERED_ONCE`). */
  readonly answeredOnce?: boolean;
  tell(message: ServerMessage): void;
}

export interface Member extends Visitor {
  viewer: Viewer;
  /** Null until the match is open to this connection. */
  leaveHub: (() => void) | null;
  /** The last requested action, until it is dispatched to this connection. */
  asked: ActionId | null;
  /** Disconnected, and ignored from now on: the table does not exist for them. */
  isOut: boolean;
}

export interface Members extends Iterable<Member> {
  add(member: Member): void;
  /** False for a connection that was already gone. */
  remove(member: Member): boolean;
  isEmpty(): boolean;
  connectionsOf(viewer: Viewer): number;
  tellAll(message: ServerMessage): void;
}

export function createMembers(): Members {
  const members = new Set<Member>();
  return {
    [Symbol.iterator]: () => members.values(),
    add(member) {
      members.add(member);
    },
    remove: (member) => members.delete(member),
    isEmpty: () => members.size === 0,
    connectionsOf: (viewer) => [...members].filter((member) => member.viewer === viewer).length,
    tellAll(message) {
      for (const { tell } of members) tell(message);
    },
  };
}

/** What is sent with a report. */
export interface Talk {
  note(seat: Seat, phrase: Phrase): void;
  /** The oldest first. */
  of(seat: Seat): SaidPhrases;
}

/** Of one seat. */
const MOST_KEPT = 20;

export function createTalk(): Talk {
  const said = new Map<Seat, SaidPhrases>();
  return {
    note(seat, phrase) {
      said.set(seat, [...(said.get(seat) ?? []), { phrase, at: Date.now() }].slice(-MOST_KEPT));
    },
    of: (seat) => said.get(seat) ?? [],
  };
}
