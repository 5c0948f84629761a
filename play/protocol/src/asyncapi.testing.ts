// The protocol as a document: AsyncAPI, made from the schemas that check the messages.

import type { MatchEvent } from '@blackpeg/rules';
import { clientMessages } from './client-message.ts';
import { referred } from './document.testing.ts';
import type { JsonSchema, Schema } from './schema.ts';
import { serverMessages } from './server-message.ts';
import { ANSWERED_ONCE, LONGEST_REQUEST, PROTOCOL, SOCKET_PATH } from './version.ts';

type Messages = Readonly<Record<string, Schema<unknown>>>;

const DESCRIPTION = `One connection is one viewer of one table: a player or a spectator. Messages are JSON texts, one object each, of at most ${LONGEST_REQUEST} bytes to the server; unknown fields are refused. Ask for \`${PROTOCOL}\` in Sec-WebSocket-Protocol; with \`${ANSWERED_ONCE}\` beside it, an action whose \`dispatch\` you got with its id is not \`granted\` again. Send \`hello\`, wait for \`welcome\`, ask for the events after version 0, then follow the dispatches: versions are contiguous, one for each event. After a lost connection send \`hello\` again, ask for the events after your version, and send every unanswered action again with its old id. Codes are lists of pegs: kind 1 to 9, or two digits for a pair, colour then shape; 0 is a blank. Seats, boards and rows count from 0.`;

/** An event of each type is included as an example. */
export function asyncApi(events: readonly MatchEvent[]) {
  const schemas: Record<string, JsonSchema> = {};
  const messagesOf = (messages: Messages) =>
    Object.entries(messages).map(([name, { json }]) => {
      const { description, ...payload } = json;
      return [name, { name, summary: description, payload: referred(payload, schemas) }] as const;
    });
  const requests = messagesOf(clientMessages);
  const answers = messagesOf(serverMessages);
  const prefixed = (prefix: string, names: readonly (readonly [string, unknown])[]) =>
    names.map(([name, message]) => [`${prefix}-${name}`, message] as const);
  const all = [...prefixed('client', requests), ...prefixed('server', answers)];
  const ours = (prefix: string) =>
    all
      .filter(([name]) => name.startsWith(prefix))
      .map(([name]) => ({ $ref: `#/channels/table/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: { title: 'Blackpeg', version: PROTOCOL, description: DESCRIPTION, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    channels: {
      table: {
        address: SOCKET_PATH,
        messages: Object.fromEntries(all.map(([name]) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      hear: { action: 'receive', channel: { $ref: '#/channels/table' }, messages: ours('client') },
      tell: { action: 'send', channel: { $ref: '#/channels/table' }, messages: ours('server') },
    },
    components: {
      messages: Object.fromEntries(all),
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          name === 'MatchEvent' ? { ...schema, examples: oneOfEach(events) } : schema,
        ]),
      ),
    },
  };
}

function oneOfEach(events: readonly MatchEvent[]): readonly MatchEvent[] {
  const first = new Map<string, MatchEvent>();
  for (const event of events) if (!first.has(event.type)) first.set(event.type, event);
  return [...first.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}
