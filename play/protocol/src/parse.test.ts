// Both directions of the connection: what the document describes gets through unchanged, and nothing else gets through or does harm.

import type { Result } from '@blackpeg/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type ClientMessage, clientMessage, clientMessages } from './client-message.ts';
import { decodeClientMessage, decodeServerMessage, encodeMessage, type MessageFault } from './parse.ts';
import { anyOf, anySign, sampleEvents } from './samples.testing.ts';
import type { JsonSchema } from './schema.ts';
import { type ServerMessage, serverMessage, serverMessages } from './server-message.ts';
import { LONGEST_REQUEST } from './version.ts';

type Message = ClientMessage | ServerMessage;

let events: Awaited<ReturnType<typeof sampleEvents>> = [];
beforeAll(async () => {
  events = await sampleEvents(30);
});

const SIDES = [
  ['to the server', clientMessage.json, decodeClientMessage, clientMessages],
  ['from the server', serverMessage.json, decodeServerMessage, serverMessages],
] as const;

const anyMessage = (json: JsonSchema) => anyOf(json, events) as fc.Arbitrary<Message>;

/** Fields added later: older clients do not send them. */
const OPTIONAL = ['at', 'afresh'];

describe.each(SIDES)(
  'messages %s',
  (_, json, decode: (text: string) => Result<Message, MessageFault>, all) => {
    test('go through unchanged, of every type', () => {
      const types = new Set<string>();
      fc.assert(
        fc.property(anyMessage(json), (message) => {
          types.add(message.type);
          expect(decode(encodeMessage(message))).toEqual({ ok: true, value: message });
        }),
        { numRuns: inject('isFullRun') ? 1000 : 330 },
      );
      expect([...types].sort()).toEqual(Object.keys(all).sort());
    });

    test('are refused with one field too many, at any depth, and with one too few', () => {
      fc.assert(
        fc.property(anyMessage(json), fc.nat(), (message, pick) => {
          const more = structuredClone(message) as object;
          const places = objectsIn(more);
          Object.assign(places[pick % places.length] ?? more, { surplus: 1 });
          expect(decode(JSON.stringify(more))).toMatchObject({ ok: false, error: { kind: 'bad-field' } });

          const less = structuredClone(message) as Record<string, unknown>;
          const names = Object.keys(less).filter((name) => !OPTIONAL.includes(name));
          delete less[names[pick % names.length] ?? 'type'];
          expect(decode(JSON.stringify(less))).toMatchObject({ ok: false, error: { kind: 'bad-field' } });
        }),
        { numRuns: inject('isFullRun') ? 500 : 170 },
      );
    });

    test('R8: any other input is a fault, and nothing is thrown', () => {
      const slips = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'{}[]",:0-9.eE\\u\u0000é😀nulltrue')), {
        minLength: 1,
        maxLength: 4,
      });
      const broken = fc.tuple(anyMessage(json), slips).map(([message, places]) =>
        places.reduce((text, [at, sign]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + sign + text.slice(place + (at % 3));
        }, encodeMessage(message)),
      );
      fc.assert(
        fc.property(fc.oneof(broken, fc.string({ unit: anySign }), fc.json()), (text) => {
          const decoded = decode(text);
          if (decoded.ok) expect(Object.keys(all)).toContain(decoded.value.type);
          else expect(['too-long', 'not-json', 'bad-field']).toContain(decoded.error.kind);
        }),
        { numRuns: inject('isFullRun') ? 3000 : 1000 },
      );
    });
  },
);

test.each([
  ['nothing', '', { kind: 'not-json' }],
  ['no object', '[]', { kind: 'bad-field', path: '', expected: 'an object', unknown: false }],
  [
    'a prototype',
    '{"type":"hello","table":"abcd","__proto__":{}}',
    { kind: 'bad-field', path: '__proto__', expected: 'no such field', unknown: true },
  ],
  [
    'an action that is not a player’s',
    '{"type":"act","id":"1","action":{"type":"time-up","seat":0,"draft":null}}',
    {
      kind: 'bad-field',
      path: 'action.type',
      expected: expect.stringContaining("'place-guess'"),
      unknown: false,
    },
  ],
  [
    'a code that is none',
    '{"type":"act","id":"1","action":{"type":"place-guess","guess":[1,"2"]}}',
    { kind: 'bad-field', path: 'action.guess[1]', expected: 'a whole number from 0 to 99', unknown: false },
  ],
  ['too much', `"${'x'.repeat(LONGEST_REQUEST)}"`, { kind: 'too-long', most: LONGEST_REQUEST }],
  ['depth', '['.repeat(LONGEST_REQUEST), { kind: 'not-json' }],
])('%s is refused with what is wrong and where', (_, text, fault) => {
  expect(decodeClientMessage(text)).toEqual({ ok: false, error: fault });
});

test('a fault inside an event says where', () => {
  const text = '{"type":"events","ask":0,"after":0,"events":[{"type":"seen","seat":9,"at":1}]}';
  expect(decodeServerMessage(text)).toMatchObject({ error: { path: 'events[0].seat' } });
});

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}
