import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatLog, formatRecord, recordOfLog } from '@blackpeg/notation';
import {
  type Action,
  type Actor,
  brailleEdition,
  decide,
  hideCode,
  type MatchEvent,
  openMatch,
  PERSON,
  seededDice,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { playedLog, stateAfter } from '../matches.testing.ts';
import { blackpeg } from '../process.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function recordText(log: readonly MatchEvent[]): string {
  const record = recordOfLog(log);
  if (!record) throw new Error('The log has no opening.');
  return formatRecord(record);
}

/** A solitaire with these rows, not finished. */
function begun(rows: readonly (readonly number[])[]): readonly MatchEvent[] {
  const opening = openMatch(standardTerms(brailleEdition(), { form: 'solitaire' }), seededDice(5), 0);
  if (!opening.ok) throw new Error('This edition can be played.');
  const log = [...opening.value];
  const wish = (by: Actor, action: Action) => {
    const decision = decide(stateAfter(log), by, action, 1000);
    if (!decision.ok) throw new Error(`Refused: ${decision.error.kind}`);
    log.push(...decision.value);
  };
  wish('house', hideCode([1, 2, 3, 4]));
  for (const guess of rows) wish(0, { type: 'place-guess', guess });
  return log;
}

const RACE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'race', seats: [PERSON, PERSON] });
const race = playedLog(RACE);
const raceRecord = recordText(race);
const running = begun([
  [1, 1, 2, 2],
  [3, 3, 4, 4],
]);

describe('review', () => {
  it('goes through every row of every board, from a log or a record, as a process', async () => {
    const log = saved('race.jsonl', formatLog(race));
    const { code, out, err } = await blackpeg(['review', log]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Round 1, Seat 1\nRow 1: [1-4]{3}\. .*64 codes before, /);
    expect(out).toMatch(/^Round 1, Seat 2$/m);
    expect(out).toMatch(/^All in all: |\. All in all: /m);
    const record = saved('race.txt', raceRecord);
    expect((await ran(['review', record])).out).toBe(out);
  });

  it('as JSON, with rows as players count them', async () => {
    const { out } = await ran(['review', '--json', saved('running.jsonl', formatLog(running))]);
    const { edition, boards } = JSON.parse(out);
    expect(edition).toBe('braille-1');
    expect(boards).toHaveLength(1);
    expect(boards[0]).toMatchObject({ round: 1, replay: 0, seat: 1, finished: false, contradictedAt: null });
    expect(boards[0].rows[0]).toMatchObject({
      row: 1,
      guess: '1122',
      feedback: { black: expect.any(Number), white: expect.any(Number), blue: 0 },
      before: 1296,
      after: expect.any(Number),
      expectedAfter: expect.closeTo(204.5, 1),
      consistent: true,
      best: {
        guess: expect.any(String),
        expectedAfter: expect.any(Number),
        couldBeCode: expect.any(Boolean),
      },
      skill: expect.any(Number),
      lost: expect.any(Number),
      luck: expect.any(Number),
    });
    expect(boards[0].rows[1]).toMatchObject({ row: 2, before: boards[0].rows[0].after });
  });

  it('speaks three languages, and says if there is nothing to review', async () => {
    for (const log of [running, begun([])]) {
      const file = saved('spoken.jsonl', formatLog(log));
      const outs = await Promise.all(
        ['en', 'fr', 'de'].map(async (lang) => (await ran(['review', '--lang', lang, file])).out),
      );
      expect(new Set(outs).size).toBe(3);
    }
  });

  it('leaves out what the rules do not grant, and says so with 1', async () => {
    const right = recordText(running);
    const wrong = right.replace(/^(2\. 3344) \d-\d/m, '$1 4-0');
    expect(wrong).not.toBe(right);
    const { code, out, err } = await ran(['review', saved('wrong.txt', wrong)]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Round 1, Seat 1.*\nRow 1: 1122/);
    expect(err).toMatch(/^Round \d[^\n]+\n$/);
  });
});
