// The connection from one viewer of one match to its referee, wherever it runs.

import type { ActionId, Dispatch, Reply } from '@blackpeg/referee';
import type { Action, Code } from '@blackpeg/rules';

/** `gone`: there is no such match. */
export const CONNECTIONS = ['connecting', 'online', 'offline', 'gone'] as const;
export type LinkState = (typeof CONNECTIONS)[number];

export interface LinkListener {
  /** In any order, more than once or not at all: versions tell what is missing. */
  receive(dispatch: Dispatch): void;
  connection(connection: LinkState): void;
}

/** Promises are rejected when the connection breaks before the answer; what was asked may have been done or not. */
export interface Link {
  act(actionId: ActionId, action: Action): Promise<Reply>;
  /** `at` is the time of the last event that is known. */
  eventsAfter(version: number, at?: number): Promise<Dispatch>;
  /** T1b: the full row to place when time runs out; null takes it back. */
  keepDraft(code: Code | null): void;
  /**
   * Tells the connection as it is and whenever it changes, until the given function is called. One listener at a
   * time.
   */
  listen(listener: LinkListener): () => void;
}
