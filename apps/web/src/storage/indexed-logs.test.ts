import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { decodeLog, encodeBatch } from './indexed-logs.ts';

const opening = openMatch(standardTerms(superEdition()), () => 0, 1);
const OPENED = { by: 'referee', actionId: 'open', events: opening.ok ? opening.value : [] } as const;
const SEEN = { by: 0, actionId: 'a', events: [{ type: 'seen', seat: 0, at: 2 }] } as const;
const LOG = [encodeBatch(OPENED, 0), encodeBatch(SEEN, 2)];

test('what was written is read', () => {
  expect(decodeLog(LOG)).toEqual([
    { ...OPENED, after: 0 },
    { ...SEEN, after: 2 },
  ]);
});

test('what an earlier version wrote is brought up to date', () => {
  const hidden = {
    type: 'code-hidden',
    at: 3,
    maker: 0,
    code: [1, 2, 3, 4, 5],
    palmed: null,
    blanks: false,
    tray: null,
  };
  const old = { ...LOG[1], format: 1, events: [{ ...hidden, commitment: null }] };
  expect(decodeLog([LOG[0], old])[1]?.events).toEqual([{ ...hidden, commitment: null, key: null }]);
});

test('what is written is plain data, whatever it came as', () => {
  const events = SEEN.events.map((event) => new Proxy(event, {}));
  expect(structuredClone(encodeBatch({ ...SEEN, events }, 2))).toEqual(LOG[1]);
});

test.each<[string, readonly unknown[]]>([
  ['a batch is missing', [LOG[1]]],
  ['a batch is there twice', [LOG[0], LOG[0]]],
  ['an event is damaged', [LOG[0], { ...LOG[1], events: [{ type: 'seen' }] }]],
  ['a batch holds no event', [LOG[0], { ...LOG[1], events: [] }]],
  ['a later version wrote it', [LOG[0], { ...LOG[1], format: 99 }]],
  ['something else lies there', [LOG[0], null]],
])('a log is whole or nothing: %s', (_, values) => {
  expect(decodeLog(values)).toEqual([]);
});
