// The documents in docs/protocol match the schemas. `UPDATE_PROTOCOL=1` regenerates them, `npm run fix` formats them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEvent, decodeTerms } from '@blackpeg/notation';
import { checkTerms } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { asyncApi } from './asyncapi.testing.ts';
import { brokenReferences } from './document.testing.ts';
import { eventSchema } from './event.testing.ts';
import { ENDPOINTS, type EndpointName } from './http/endpoints.ts';
import { openApi } from './openapi.testing.ts';
import { anyDescribed, anyOf, sampleEvents } from './samples.testing.ts';
import { TERMS_EXAMPLES, termsSchema } from './terms.testing.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/protocol');

describe.each([
  ['asyncapi.json', async () => asyncApi(await sampleEvents(60))],
  ['openapi.json', async () => openApi()],
])('%s', (name, document) => {
  test('is current, and every reference in it leads somewhere', async () => {
    const file = path.join(FOLDER, name);
    const written = await document();
    const text = `${JSON.stringify(written, null, 2)}\n`;
    if (process.env.UPDATE_PROTOCOL === '1') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
    expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    expect(brokenReferences(written)).toEqual([]);
  });
});

test('every address is described', () => {
  expect(Object.keys(openApi().paths)).toEqual(Object.keys(ENDPOINTS).map((name) => `/api/${name}`));
});

describe('what is described in full', () => {
  test('as an event is what the notation reads', async () => {
    for (const event of await sampleEvents(20)) {
      expect(eventSchema.decode(JSON.parse(JSON.stringify(event)), '')).toMatchObject({ ok: true });
    }
    fc.assert(
      fc.property(anyDescribed(eventSchema.json), (event) => {
        expect(decodeEvent(event)).toEqual({ ok: true, value: event });
      }),
      { numRuns: inject('isFullRun') ? 500 : 170 },
    );
  });

  test('as an example of terms can be agreed', () => {
    for (const terms of TERMS_EXAMPLES) {
      expect(termsSchema.decode(JSON.parse(JSON.stringify(terms)), '')).toEqual({ ok: true, value: terms });
      expect(checkTerms(terms).ok).toBe(true);
    }
  });

  test('as terms is what the notation reads', () => {
    fc.assert(
      fc.property(anyDescribed(termsSchema.json), (terms) => {
        expect(decodeTerms(terms, '')).toEqual({ ok: true, value: terms });
      }),
      { numRuns: inject('isFullRun') ? 200 : 70 },
    );
  });

  test.each(Object.keys(ENDPOINTS) as EndpointName[])(
    'as request and response of %s is accepted',
    async (name) => {
      const events = await sampleEvents(5);
      for (const { json, decode } of [ENDPOINTS[name].ask, ENDPOINTS[name].answer]) {
        fc.assert(
          fc.property(anyOf(json, events), (value) => {
            expect(decode(value, '')).toEqual({ ok: true, value });
          }),
          { numRuns: 30 },
        );
      }
    },
  );
});
