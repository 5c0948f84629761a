// The browser's WebSocket, as the link to a table needs it. The cookie identifies the guest.

import { OFFERED_PROTOCOLS, type OpenSocket, SOCKET_PATH } from '@blackpeg/protocol';

/** At the server this page came from: the policy allows no other. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;
}

export function browserSocket(address: string, Socket: typeof WebSocket = WebSocket): OpenSocket {
  return ({ opened, received, closed }) => {
    const socket = new Socket(address, OFFERED_PROTOCOLS);
    socket.onopen = opened;
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') received(data);
    };
    // An error is always followed by a close.
    socket.onclose = closed;
    return {
      send: (text) => socket.send(text),
      close() {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      },
    };
  };
}
