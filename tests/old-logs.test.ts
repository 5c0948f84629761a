// Logs written by earlier versions; the files are never changed.

import { readFileSync } from 'node:fs';
import { formatLog, formatRecord, parseLog, recordOfLog, replayRecord } from '@blackpeg/notation';
import {
  changedRule,
  fold,
  type MatchEvent,
  openMatch,
  standardTerms,
  superEdition,
  verifyLog,
} from '@blackpeg/rules';
import { expect, test } from 'vitest';

function written(name: string): string {
  return readFileSync(new URL(`golden/logs/${name}.jsonl`, import.meta.url), 'utf8');
}

function read(name: string): readonly MatchEvent[] {
  const log = parseLog(written(name));
  if (!log.ok) throw new Error(JSON.stringify(log.error));
  return log.value;
}

test.each(['version-1-sealed', 'version-1-escrow'])('I3: the rules still vouch for %s', (name) => {
  const log = read(name);
  expect(written(name)).not.toContain('"key"');
  expect(verifyLog(log)).toBeNull();
  expect(fold(log)?.result).toEqual({ kind: 'drawn', seats: [0, 1] });
  expect(parseLog(formatLog(log))).toEqual({ ok: true, value: log });
  const record = recordOfLog(log);
  expect(record && replayRecord(record).fault).toBeNull();
  expect(record && formatRecord(record)).toContain('hides 12');
});

test('K1: before there were keys, a sealed code was opened without one', () => {
  const [hidden, opened] = (['code-hidden', 'code-opened'] as const).map((type) =>
    read('version-1-sealed').find((event) => event.type === type),
  );
  expect(hidden).toMatchObject({ code: 'hidden', commitment: 'seal 0', key: 'hidden' });
  expect(opened).toMatchObject({ code: [1, 2], key: null });
});

test('I3: a log of an earlier version is played by the rules of its day, a new one by the newest', () => {
  expect(read('version-2-unchanged')[0]).toMatchObject({ type: 'match-opened', rules: 2 });
  expect(verifyLog(read('version-2-unchanged'))).toBeNull();
  const opened = openMatch(standardTerms(superEdition()), () => 0, 0);
  expect(opened.ok && opened.value[0]).toMatchObject({ rules: 3 });
});

/** Logs played by a clause that has changed since, with its rule. */
const EARLIER = [
  ['found-though-marked-wrongly', 'W5'],
  ['nobody-hid', 'T2'],
  ['hiding-judged-early', 'T2'],
  ['two-marks-overdue', 'T2'],
  ['opening-judged-early', 'T2'],
  ['referee-corrected', 'T2'],
  ['round-taken-from-one-who-owed-nothing', 'E6'],
  ['race-taken-from-one-who-owed-nothing', 'E6'],
  ['match-ended-on-one-who-owed-nothing', 'E6'],
  ['mark-nobody-could-earn', 'F8'],
] as const;

test.each(EARLIER)('I3: %s is in order by the rules of its day, and %s is named as changed', (name, rule) => {
  const log = read(`version-2-${name}`);
  expect(verifyLog(log)).toBeNull();
  expect(changedRule(log)).toBe(rule);
  const record = recordOfLog(log);
  expect(record && replayRecord(record).fault).toBeNull();
});

test('I3: a log of an earlier version that today’s rules give as well is not said to be of earlier rules', () => {
  for (const name of ['version-2-unchanged', 'version-1-sealed', 'version-1-escrow']) {
    expect(changedRule(read(name))).toBeNull();
  }
});

test('I3: forged is forged, whatever rules a log is played by', () => {
  const log = read('version-2-found-though-marked-wrongly');
  const forged = log.map((event) =>
    event.type === 'match-closed'
      ? { ...event, result: { kind: 'won' as const, seat: 1, by: 'score' as const } }
      : event,
  );
  expect(verifyLog(forged)).toMatchObject({ kind: 'differs' });
  expect(changedRule(forged)).toBeNull();
});
