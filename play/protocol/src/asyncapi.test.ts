// The document in docs/protocol is what the schemas say. `UPDATE_PROTOCOL=1` writes it anew, `npm run fix` lays it out.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asyncApi } from './asyncapi.testing.ts';
import { sampleEvents } from './samples.testing.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/protocol/asyncapi.json');

test('the document is current', async () => {
  const text = `${JSON.stringify(asyncApi(await sampleEvents(60)), null, 2)}\n`;
  if (process.env.UPDATE_PROTOCOL === '1') {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, text);
  }
  expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});

test('every reference leads somewhere', async () => {
  const document: unknown = asyncApi(await sampleEvents(1));
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, to]) => to ?? '');
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], document);
    expect(found, reference).toBeTypeOf('object');
  }
});
