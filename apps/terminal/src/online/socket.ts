// Node's WebSocket as the link to a table needs it. The token is sent in a header, never in the URL.

import { LONGEST_ANSWER, OFFERED_PROTOCOLS, type OpenSocket, SOCKET_PATH } from '@blackpeg/protocol';
import type { Milliseconds } from '@blackpeg/rules';
import { WebSocket } from 'ws';
import { socketAddress } from './address.ts';

export interface TerminalSocketPorts {
  readonly server: string;
  token(): string | null;
  /** The server refused the connection; `status` is HTTP's. */
  refused(status: number): void;
}

const PATIENCE: Milliseconds = 10_000;
/** A character has at most this many bytes. */
const WIDEST = 4;

export function openSocket({ server, token, refused }: TerminalSocketPorts): OpenSocket {
  const address = socketAddress(server, SOCKET_PATH);
  return ({ opened, received, closed }) => {
    let isOver = false;
    const socket = new WebSocket(address, OFFERED_PROTOCOLS, {
      headers: { authorization: `Bearer ${token() ?? ''}` },
      handshakeTimeout: PATIENCE,
      maxPayload: LONGEST_ANSWER * WIDEST,
      perMessageDeflate: false,
    });
    const end = () => {
      if (!isOver) closed();
      isOver = true;
    };
    socket.on('open', () => !isOver && opened());
    socket.on('message', (data, isBinary) => !isOver && !isBinary && received(data.toString()));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => {
      socket.terminate();
      if (!isOver) refused(statusCode);
      end();
    });
    socket.on('close', end);
    // A close event follows.
    socket.on('error', () => {});
    return {
      send: (text) => socket.send(text),
      close() {
        isOver = true;
        socket.close();
      },
    };
  };
}
