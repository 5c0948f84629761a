// A text socket as the link needs it: a WebSocket in a browser or in Node, or an unreliable one in tests.

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** It was closed, or never opened; called once. */
  closed(): void;
}

export interface Socket {
  /** Only between `opened` and `closed`. */
  send(text: string): void;
  /** Closes the socket; nothing more is reported. */
  close(): void;
}

/** Calls no listener before it has returned. */
export type OpenSocket = (events: SocketEvents) => Socket;
