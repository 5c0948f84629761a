// A raw connection of one guest to one table: sends a message, and collects everything until it has been handled.

import type { ClientMessage, PlayerAction, ServerMessage } from '@blackpeg/protocol';
import type { MatchEvent } from '@blackpeg/rules';
import { bearing, dial, type TestServer } from '../online.testing.ts';

export interface TestLine {
  /** Everything the server sent from then until it had handled the message. */
  say(message: ClientMessage): Promise<readonly ServerMessage[]>;
  /** The reply to an action: granted, the refusal, or the error. */
  wish(action: PlayerAction): Promise<string>;
  /** The next event that matches. */
  until(fits: (event: MatchEvent) => boolean): Promise<MatchEvent>;
  close(): void;
}

/** Never the same twice, over any connection. */
let wishes = 0;

const ANSWERS: readonly string[] = ['granted', 'refused', 'error'];

/** Resolves with the connection and its first message, or with the status of the refusal. */
export function openLine(
  server: TestServer,
  token: string | null,
  table: string,
): Promise<{ readonly line: TestLine; readonly first: ServerMessage } | number> {
  const socket = dial(server, token === null ? {} : bearing(token));
  const listeners = new Set<(message: ServerMessage) => void>();
  const send = (message: object) => socket.send(JSON.stringify(message));
  let asks = 0;
  socket.on('error', () => {});
  socket.on('message', (data) => {
    for (const listener of listeners) listener(JSON.parse(data.toString()) as ServerMessage);
  });

  /** Everything up to the first message that matches. */
  function heardUntil(fits: (message: ServerMessage) => boolean): Promise<readonly ServerMessage[]> {
    const heard: ServerMessage[] = [];
    return new Promise((resolve) => {
      const listener = (message: ServerMessage) => {
        heard.push(message);
        if (!fits(message)) return;
        listeners.delete(listener);
        resolve(heard);
      };
      listeners.add(listener);
    });
  }

  /** Followed by a request: when that is answered, everything before has been handled. */
  async function say(...messages: readonly object[]): Promise<readonly ServerMessage[]> {
    asks += 1;
    const ask = asks;
    const heard = heardUntil(
      (message) => message.type === 'error' || (message.type === 'events' && message.ask === ask),
    );
    for (const message of messages) send(message);
    send({ type: 'events-after', ask, version: 0 });
    return heard;
  }

  const line: TestLine = {
    say,
    async wish(action) {
      wishes += 1;
      const id = `wish-${wishes}`;
      const heard = await say({ type: 'act', id, action });
      const answer = heard.find(({ type }) => ANSWERS.includes(type));
      if (answer?.type === 'refused') return answer.violation.kind;
      return answer?.type === 'error' ? answer.code : (answer?.type ?? 'nothing');
    },
    async until(fits) {
      const found = (message: ServerMessage) =>
        message.type === 'dispatch' ? message.events.find(fits) : undefined;
      const heard = await heardUntil((message) => found(message) !== undefined);
      return heard.map(found).find((event) => event !== undefined) as MatchEvent;
    },
    close: () => socket.terminate(),
  };
  return new Promise((resolve) => {
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.once('open', async () => {
      const greeted = heardUntil(() => true);
      send({ type: 'hello', table });
      const [first] = await greeted;
      if (first) resolve({ line, first });
    });
  });
}
