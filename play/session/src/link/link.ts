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

/** Promises are rejected if the connection breaks before the reply; the action may have been done or not. */
export interface Link {
  act(actionId: ActionId, action: Action): Promise<Reply>;
  /** `at` is the time of the last event that is known. */
  eventsAfter(version: number, at?: number): Promise<Dispatch>;
  /** T1b: the full row to place when time runs out; null takes it back. */
  keepDraft(code: Code | null): void;
  /**
   * Reports the state of the connection now and whenever it changes, until the returned function is called. One listener
   * at a time.
   */
  listen(listener: LinkListener): () => void;
}
