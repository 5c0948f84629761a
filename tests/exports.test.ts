// Exported matches: a change of any byte is detected.

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSeals, digestOf } from '@blackpeg/commitment';
import {
  checkDigest,
  formatLog,
  formatRecord,
  formatSealedLog,
  formatSealedRecord,
  type MatchRecord,
  matchOfLog,
  matchOfRecord,
  matchTag,
  parseLog,
  parseRecord,
  recordOfLog,
} from '@blackpeg/notation';
import { createTable } from '@blackpeg/referee/testing';
import { duelEdition, hideCode, type MatchEvent, seededDice, standardTerms } from '@blackpeg/rules';
import { beforeAll, describe, expect, test } from 'vitest';

const TAMPERINGS = 10_000;
const MATCH = 'Tisch-\u00fc';
const TERMS = standardTerms(duelEdition(4), { length: { kind: 'rounds', rounds: 1 } });

let log: readonly MatchEvent[];
let record: MatchRecord;
let texts: { readonly record: string; readonly log: string };

beforeAll(async () => {
  const table = createTable({ seals: createSeals(randomBytes) });
  await table.referee.open(MATCH, TERMS, () => 0);
  await table.referee.act(MATCH, 0, '1', hideCode([1, 2, 3, 4]));
  await table.referee.act(MATCH, 1, '2', hideCode([5, 6, 7, 8]));
  await table.referee.act(MATCH, 0, '3', { type: 'place-guess', guess: [5, 6, 7, 8] });
  await table.referee.act(MATCH, 1, '4', { type: 'place-guess', guess: [1, 1, 2, 2] });
  log = table.log(MATCH);
  record = recordOfLog(log, [matchTag(MATCH)]) as MatchRecord;
  texts = {
    record: formatSealedRecord(record, digestOf),
    log: formatSealedLog(log, { match: MATCH }, digestOf),
  };
});

describe.each(['record', 'log'] as const)('an exported %s', (kind) => {
  test('R10: says that nothing was changed', () => {
    expect(checkDigest(texts[kind], digestOf)).toBe('intact');
    expect(texts[kind]).toMatch(/[\w-]{43}("\})?\n$/);
  });

  test('R10: with any byte changed, lost or added never passes for one, nor for one without a digest', () => {
    const dice = seededDice(kind.length);
    const bytes = Buffer.from(texts[kind]);
    const passed: string[] = [];
    for (let count = 0; count < TAMPERINGS / 2; count += 1) {
      const at = count % bytes.length;
      const other = (bytes[at] ?? 0) ^ (1 + dice(255));
      const forms = [[other], [], [bytes[at] ?? 0, other]];
      const forged = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(forms[count < bytes.length ? 0 : dice(3)] ?? []),
        bytes.subarray(at + 1),
      ]).toString('utf8');
      if (checkDigest(forged, digestOf) !== 'damaged') passed.push(`${at}: ${other}`);
    }
    expect(passed).toEqual([]);
  });

  test('R10: cut short anywhere after its first line, it is damaged', () => {
    const text = texts[kind];
    for (let end = text.indexOf('\n') + 1; end < text.length; end += 1) {
      expect(checkDigest(text.slice(0, end), digestOf), `${end}`).toBe('damaged');
    }
  });
});

test('a digest makes no difference to readers of the match', () => {
  expect(parseRecord(texts.record)).toEqual({ ok: true, value: record });
  expect(parseLog(texts.log)).toEqual({ ok: true, value: log });
  expect([matchOfRecord(record), matchOfLog(texts.log)]).toEqual([MATCH, MATCH]);
});

test('examples/record.py finds a changed text by its digest, and a changed code by its commitment', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-exports-'));
  const [head = '', ...lines] = texts.record.trimEnd().split('\n').slice(0, -1);
  const forged = [head, ...lines, ''].join('\n').replace('hides 5678', 'hides 5687');
  const written = [
    texts.record,
    texts.record.replace('hides 5678', 'hides 5687'),
    `${forged}; sha256 ${digestOf(forged)}\n`,
  ].map((text, index) => {
    const file = path.join(folder, `${index}.txt`);
    writeFileSync(file, text);
    return file;
  });
  const { stdout } = spawnSync('python3', ['-S', path.resolve('examples/record.py'), ...written], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).fault);
  expect(found).toEqual([
    undefined,
    expect.stringContaining('digest'),
    expect.stringContaining('commitment'),
  ]);
});

test('a text without a digest can be read too', () => {
  for (const text of [formatRecord(record), formatLog(log), '', '{', '; sha256 short\n']) {
    expect(checkDigest(text, digestOf)).toBe('missing');
  }
  expect([matchOfRecord({ tags: [] }), matchOfLog(formatLog(log)), matchOfLog('[]')]).toEqual([
    null,
    null,
    null,
  ]);
});
