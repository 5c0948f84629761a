import { OFFERED_PROTOCOLS } from '@blackpeg/protocol';
import { expect, test, vi } from 'vitest';
import { browserSocket, socketAddress } from './browser-socket.ts';

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;
  readonly address: string;
  readonly protocols: string[];
  constructor(address: string, protocols: string[]) {
    this.address = address;
    this.protocols = protocols;
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

test('the socket is at the server the page came from, encrypted where the page is', () => {
  expect(socketAddress({ protocol: 'http:', host: '127.0.0.1:8080' })).toBe('ws://127.0.0.1:8080/socket');
  expect(socketAddress({ protocol: 'https:', host: 'example.org' })).toBe('wss://example.org/socket');
});

test('texts go both ways, and after closing nothing more is reported', () => {
  const events = { opened: vi.fn(), received: vi.fn(), closed: vi.fn() };
  const open = browserSocket('ws://here/socket', FakeSocket as unknown as typeof WebSocket);
  const socket = open(events);
  const { last } = FakeSocket;
  expect(last).toMatchObject({ address: 'ws://here/socket', protocols: OFFERED_PROTOCOLS });
  last.onopen?.();
  last.onmessage?.({ data: 'hello' });
  last.onmessage?.({ data: new ArrayBuffer(1) });
  socket.send('hi');
  expect(events.opened).toHaveBeenCalledOnce();
  expect(events.received.mock.calls).toEqual([['hello']]);
  expect(last.sent).toEqual(['hi']);
  socket.close();
  expect(last.closed).toBe(true);
  expect(events.closed).not.toHaveBeenCalled();
});
