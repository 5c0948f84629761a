// Outgoing messages of one connection: serialised once for everybody, sent in one piece, and only while the client
// reads.

import type { Duplex } from 'node:stream';
import { encodeMessage, type ServerMessage } from '@blackpeg/protocol';
import type { WebSocket } from 'ws';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';

export interface Outgoing {
  tell(message: ServerMessage): void;
  /** Whether the other end has left too much unread. */
  isUnread(): boolean;
}

/** `stream` is what the socket writes to. */
export function createOutgoing(
  socket: WebSocket,
  stream: Duplex,
  { limits, metrics }: { readonly limits: Limits; readonly metrics: Metrics },
): Outgoing {
  let isGathering = false;

  function isUnread(): boolean {
    const isTooMuch = socket.bufferedAmount > limits['unread-bytes'].most;
    if (isTooMuch) metrics.limited('unread-bytes');
    return isTooMuch;
  }

  /** Messages of one turn of the loop, an event and the reply to its actor, are sent in one piece. */
  function gather(): void {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  }

  return {
    tell(message) {
      if (socket.readyState !== socket.OPEN) return;
      note(metrics, message);
      if (isUnread()) socket.terminate();
      else {
        gather();
        socket.send(encoded(message));
      }
    },
    isUnread,
  };
}

function note(metrics: Metrics, message: ServerMessage): void {
  if (message.type === 'refused') metrics.refused('move', message.violation.kind);
  if (message.type === 'error') metrics.refused('message', message.code);
}

/** The same message goes to everybody at a table, one after the other. */
let last: { readonly message: ServerMessage; readonly text: string } | null = null;

function encoded(message: ServerMessage): string {
  if (last?.message !== message) last = { message, text: encodeMessage(message) };
  return last.text;
}
