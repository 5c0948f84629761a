// Verifying exported matches: what is proved, what cannot be, and what was tampered with.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSeals, digestOf } from '@blackpeg/commitment';
import {
  formatLog,
  formatRecord,
  formatSealedLog,
  formatSealedRecord,
  type MatchRecord,
  matchTag,
  recordOfLog,
} from '@blackpeg/notation';
import {
  type Action,
  type Code,
  decide,
  evolve,
  fold,
  type MatchEvent,
  type MatchState,
  openMatch,
  redact,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { MATCHES, playedLog, type Seal } from '../matches.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sealed and opened before there were keys. */
const OLD = new URL('../../../../tests/golden/logs/version-1-sealed.jsonl', import.meta.url);
const MATCH = 'table-1';
const GENUINE = /the code is the one that was sealed/g;
const seals = createSeals(randomBytes);

/** As a referee with seals does it. */
const seal: Seal = (state, who, action) => {
  if (action.type !== 'hide-code' || action.code === 'hidden') return action;
  const { code, palmed } = action;
  const key = seals.newKey();
  return { ...action, key, commitment: seals.commitmentTo(MATCH, state, who, { code, palmed }, key) };
};

function fileWith(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function recordFor(log: readonly MatchEvent[], match = MATCH): MatchRecord {
  const record = recordOfLog(log, [matchTag(match)]);
  if (!record) throw new Error('The log has no record.');
  return record;
}

const exportsOf = (log: readonly MatchEvent[], match = MATCH) => ({
  log: formatSealedLog(log, { match }, digestOf),
  record: formatSealedRecord(recordFor(log, match), digestOf),
});

const verified = (text: string, ...args: readonly string[]) => ran(['verify', ...args, '-'], { input: text });

describe.each(Object.keys(MATCHES) as readonly (keyof typeof MATCHES)[])('a genuine %s', (form) => {
  const log = playedLog(MATCHES[form], 1, seal);
  const codes = log.filter(({ type }) => type === 'code-hidden').length;

  it('R10: is verified as log and as record, and every code proved', async () => {
    for (const text of Object.values(exportsOf(log))) {
      const { code, out, err } = await verified(text);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^Verified: \d+ events/);
      expect(out).toContain('The digest fits');
      expect(out.match(GENUINE)).toHaveLength(codes);
    }
  });

  it('R10: is verified from the log of any viewer', async () => {
    const [opened, ...events] = log;
    let state = fold(opened ? [opened] : []) as MatchState;
    const seen = events.map((event) => {
      const redacted = redact(state, event, 'spectator');
      state = evolve(state, event);
      return redacted;
    });
    const { code, out } = await verified(formatLog(opened ? [opened, ...seen] : [], { match: MATCH }));
    expect(code).toBe(0);
    expect(out.match(GENUINE)).toHaveLength(codes);
    expect(out).toContain('There is no digest');
  });
});

describe('what cannot be proved is said, and is not a fault', () => {
  const log = playedLog(MATCHES.classic, 3, seal);

  it.each([
    ['no commitment', formatRecord(recordFor(playedLog(MATCHES.classic, 3))), 'the code was not sealed'],
    ['no match', formatLog(log), 'does not say which one this is'],
    ['no opening', formatLog(log.slice(0, 3), { match: MATCH }), 'the code was not opened'],
    ['no key', readFileSync(OLD, 'utf8'), 'opened without its key'],
  ])('K1: %s', async (_, text, sentence) => {
    const { code, out, err } = await verified(text);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(sentence);
  });

  it('U21: in the reader\u2019s language', async () => {
    const { record } = exportsOf(log);
    expect((await verified(record, '--lang', 'fr')).out).toContain(
      'Manche 1. Place 1\u202f: le code est celui',
    );
    expect((await verified(record, '--lang', 'de')).out).toContain('Runde 1. Platz 1: Der Code ist der');
  });
});

describe('a match somebody changed', () => {
  const GUESSES: readonly Code[] = [
    [1, 1, 2],
    [2, 1, 1],
    [3, 3, 3],
  ];

  /** One player hides and the other takes three rows and gives up; then the other way round. */
  function played(
    code: Code,
    hidden: (state: MatchState, who: number) => Partial<Action>,
  ): readonly MatchEvent[] {
    const opening = openMatch(standardTerms(superEdition({ holes: 3, colours: 4 })), () => 0, 0);
    let log: readonly MatchEvent[] = opening.ok ? opening.value : [];
    const act = (by: number, action: Action) => {
      const decision = decide(fold(log) as MatchState, by, action, log.length * 1000);
      if (!decision.ok) throw new Error(decision.error.kind);
      log = [...log, ...decision.value];
    };
    for (const maker of [0, 1]) {
      const plain = {
        type: 'hide-code',
        code,
        blanks: null,
        palmed: null,
        commitment: null,
        key: null,
      } as const;
      act(maker, { ...plain, ...hidden(fold(log) as MatchState, maker) } as Action);
      for (const guess of GUESSES) act(1 - maker, { type: 'place-guess', guess });
      act(1 - maker, { type: 'resign-round' });
    }
    return log;
  }

  const sealedAs = (code: Code) => (state: MatchState, who: number) => {
    const key = seals.newKey();
    return { key, commitment: seals.commitmentTo(MATCH, state, who, { code, palmed: null }, key) };
  };

  const CODE = [4, 1, 2];
  const truth = played(CODE, sealedAs(CODE));
  const record = formatRecord(recordFor(truth));

  /** Changed on purpose, with a new digest. */
  function forged(change: (text: string) => string): string {
    const text = `[Digest "sha256"]\n${change(record)}`;
    expect(change(record)).not.toBe(record);
    return `${text}; sha256 ${digestOf(text)}\n`;
  }

  it('R10: is genuine before', async () => {
    expect(await verified(forged((text) => `{a comment} ${text}`))).toMatchObject({ code: 0 });
  });

  it.each<[string, string, RegExp]>([
    ['another code', forged((text) => text.replace('hides 412', 'hides 413')), /^Not verified\. Round 1/],
    [
      'another answer',
      forged((text) => text.replace('112 2-0', '112 1-1')),
      /^Not verified\. Round 1, board A, row 1/,
    ],
    [
      'two rows in another order',
      forged((text) => text.replace('1. 112', '1. X').replace('2. 211', '2. 112').replace('1. X', '1. 211')),
      /^Not verified\. Round 1, board A, row 1/,
    ],
    ['another result', forged((text) => text.replace(/Awards 12/, 'Awards 11')), /^Not verified\. Round 1/],
    [
      'another key',
      forged((text) => text.replace(/key "[^"]{4}/, 'key "AAAA')),
      /^Not verified\. Round 1\. Seat 1: the code that was shown is not the one that was sealed\.$/,
    ],
    [
      'another match',
      forged((text) => text.replace(MATCH, 'table-2')),
      /^Not verified\. Round 1\. Seat 1: the code that was shown/,
    ],
    [
      'another code with all that follows from it',
      exportsOf(played([4, 2, 1], sealedAs(CODE))).record,
      /^Not verified\. Round 1\. Seat 1: the code that was shown/,
    ],
  ])('R10: with a digest made anew is found out by rules or seal: %s', async (_, text, sentence) => {
    const { code, err } = await verified(text);
    expect(err.trim()).toMatch(sentence);
    expect(code).toBe(1);
  });

  it('R10: by accident is found out by its digest', async () => {
    for (const text of Object.values(exportsOf(truth))) {
      const { code, out, err } = await verified(text.replace('412', '413').replace('[4,1,2]', '[4,1,3]'));
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^The digest does not fit/);
    }
  });
});

describe('several files', () => {
  const log = playedLog(MATCHES.duel, 2, seal);
  const good = fileWith('good.txt', exportsOf(log).record);
  const changed = fileWith('changed.txt', exportsOf(log).record.replace('End', 'end'));
  const broken = fileWith('broken.txt', 'nothing of the kind');

  it('are all checked, and each is reported', async () => {
    const { code, out, err } = await ran(['verify', changed, good, path.join(folder, 'none.txt')]);
    expect(code).toBe(2);
    expect(out.match(/^“.*”$/gm)).toHaveLength(3);
    expect(out.match(GENUINE)?.length).toBeGreaterThan(1);
    expect(err).toMatch(/changed\.txt: The digest does not fit.*\n.*none\.txt: There is no file/);
  });

  it('give 0, 1 or 2: all genuine, one found out, one that cannot be read', async () => {
    const codes = await Promise.all(
      [[good, good], [good, changed], [broken], [broken, good]].map((files) => ran(['verify', ...files])),
    );
    expect(codes.map(({ code }) => code)).toEqual([0, 1, 2, 2]);
    expect((await ran(['verify'])).code).toBe(2);
  });
});
