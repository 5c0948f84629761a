import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatLog, formatRecord, recordOfLog } from '@blackpeg/notation';
import type { MatchEvent } from '@blackpeg/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { MATCHES, playedLog } from '../matches.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function recordText(log: readonly MatchEvent[]): string {
  const record = recordOfLog(log);
  if (!record) throw new Error('The log has no record.');
  return formatRecord(record);
}

const FORMS = Object.keys(MATCHES) as readonly (keyof typeof MATCHES)[];

describe.each(FORMS)('a genuine %s', (form) => {
  const terms = MATCHES[form];
  const log = playedLog(terms);
  const viewers = [...terms.seats.map((_, seat) => `seat${seat + 1}`), 'spectator'];

  it.each(viewers)('is shown to %s event by event, as log and as record', async (viewer) => {
    for (const file of [
      fileWith('genuine.jsonl', formatLog(log)),
      fileWith('genuine.txt', recordText(log)),
    ]) {
      const { code, out, err } = await ran(['replay', '--as', viewer, file]);
      expect([code, err]).toEqual([0, '']);
      const events = out.match(/^Event \d+: \S.*$/gm) ?? [];
      expect(events.length).toBeGreaterThan(8);
      expect(events[0]).toMatch(/^Event 1: /);
      expect(out.match(/^Event .*\n {2}\S/gm)).toHaveLength(events.length);
      expect(out).toMatch(/\nResult: \S.*\n$/);
    }
  });

  it('is verified, as log and as record', async () => {
    for (const text of [formatLog(log), recordText(log)]) {
      const { code, out, err } = await ran(['replay', '--verify', '-'], { input: text });
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^\S.*\.\n$/);
    }
  });
});

describe('replay', () => {
  it('shows a code to its maker alone before the reveal', async () => {
    const log = playedLog(MATCHES.classic);
    const hidden = log.findIndex(({ type }) => type === 'code-hidden');
    const file = fileWith('begun.jsonl', formatLog(log.slice(0, hidden + 1)));
    const shown = async (viewer: string) => (await ran(['replay', '--as', viewer, file])).out;
    expect(await shown('seat1')).toMatch(/^ {2}Your code: /m);
    expect(await shown('seat2')).toMatch(/^ {2}Seat 1’s code is behind the shield\.$/m);
    expect(await shown('seat2')).not.toMatch(/code: /);
    expect(await shown('spectator')).toBe((await ran(['replay', file])).out);
    expect(await shown('spectator')).not.toMatch(/code: /);
    expect(await shown('spectator')).toMatch(/not finished\.\n$/);
  });

  it('tells the events in three languages', async () => {
    const input = formatLog(playedLog(MATCHES.solitaire));
    const first = async (lang: string) =>
      (await ran(['replay', '-', '--lang', lang], { input })).out.split('\n')[0];
    expect(await first('en')).toMatch(/^Event 1: Super, 5 holes/);
    expect(await first('fr')).toMatch(/^Événement 1.: Super, 5 trous/);
    expect(await first('de')).toMatch(/^Ereignis 1: Super, 5 Löcher/);
  });

  it.each(FORMS)('shows the table of a %s in the language of its words', async (form) => {
    const input = formatLog(playedLog(MATCHES[form]));
    const shown = async (lang: string) => (await ran(['replay', '-', '--lang', lang], { input })).out;
    const [english, french, german] = [await shown('en'), await shown('fr'), await shown('de')];
    const lines = new Set(english.split('\n').filter((line) => line !== ''));
    for (const other of [french, german]) {
      expect(other.split('\n')).toHaveLength(english.split('\n').length);
      expect(other.split('\n').filter((line) => lines.has(line))).toEqual([]);
      expect(other).not.toMatch(/\b(?:seat\d|Round|Board|Due|Score|shield)\b/);
    }
  });

  it('tells the result in three languages', async () => {
    const input = formatLog(playedLog(MATCHES.solitaire));
    const last = async (lang: string) =>
      (await ran(['replay', '-', '--lang', lang], { input })).out.trimEnd().split('\n').at(-1);
    expect(await last('en')).toMatch(/^Result: The match is over\./);
    expect(await last('fr')).toMatch(/^Résultat\u202f: La partie est finie\./);
    expect(await last('de')).toMatch(/^Ergebnis: Die Partie ist zu Ende\./);
  });
});

interface Line {
  [key: string]: unknown;
}

/** The log with its first event of a type changed; line 1 is the header, so event 1 is in line 2. */
function tampered(
  text: string,
  type: string,
  change: (event: Line) => Line,
): { text: string; event: number } {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((line) => line.includes(`"type":"${type}"`));
  lines[at] = JSON.stringify(change(JSON.parse(lines[at] ?? '')));
  return { text: `${lines.join('\n')}\n`, event: at };
}

describe('replay --verify', () => {
  const solitaire = formatLog(playedLog(MATCHES.solitaire, 5));
  const duel = formatLog(playedLog(MATCHES.duel, 5));
  const classic = formatLog(playedLog(MATCHES.classic, 5));

  it.each<[string, string, string, (event: Line) => Line]>([
    [
      'a mark',
      solitaire,
      'guess-marked',
      (event) => ({ ...event, feedback: { black: 0, white: 5, blue: 0 } }),
    ],
    ['a place in the rows', duel, 'guess-placed', (event) => ({ ...event, row: 3 })],
    ['a guess', solitaire, 'guess-placed', (event) => ({ ...event, guess: [1, 1] })],
    ['the outcome', solitaire, 'round-closed', (event) => ({ ...event, outcome: { kind: 'dropped' } })],
    [
      'the points',
      duel,
      'round-closed',
      (event) => ({
        ...event,
        awards: [
          { points: 7, rows: 0 },
          { points: 7, rows: 0 },
        ],
      }),
    ],
    ['the winner', duel, 'match-closed', (event) => ({ ...event, result: { kind: 'drawn', seats: [0, 1] } })],
    ['the codes revealed', classic, 'codes-revealed', (event) => ({ ...event, codes: [] })],
    ['a round skipped', classic, 'round-opened', (event) => ({ ...event, round: 2 })],
  ])('finds %s changed, and names event and round', async (_what, text, type, change) => {
    const bad = tampered(text, type, change);
    const { code, out, err } = await ran(['replay', '--verify', '-'], { input: bad.text });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^\S.*\n$/);
    expect(err).toMatch(
      type === 'round-opened' ? /Event 2\b/ : new RegExp(`Round \\d.*Event ${bad.event}\\b`),
    );
  });

  it('finds a log that was cut', async () => {
    const lines = solitaire.trimEnd().split('\n');
    const { code, err } = await ran(['replay', '--verify', '-'], { input: lines.slice(0, -1).join('\n') });
    expect(code).toBe(1);
    expect(err).toContain(`event ${lines.length - 1}`);
  });

  it.each([
    [
      'a mark',
      MATCHES.solitaire,
      / (\d)-\d/,
      (black: string) => ` ${black === '0' ? 1 : 0}-0`,
      /Round 1\b.*row \d/,
    ],
    ['the awards', MATCHES.duel, /Awards.*/, () => 'Awards 7/0 7/0', /Round 1/],
  ])('finds %s changed in a record, with its place', async (_what, terms, pattern, change, place) => {
    const text = recordText(playedLog(terms, 5));
    const bad = text.replace(pattern, (_, first: string) => change(first));
    expect(bad).not.toBe(text);
    const { code, out, err } = await ran(['replay', '--verify', '-'], { input: bad });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(place);
  });

  it.each([
    ['en', 'Played by earlier rules: rule W5 has changed since.'],
    ['fr', 'Partie jouée selon des règles antérieures\u202f: la règle W5 a changé depuis.'],
    ['de', 'Nach früheren Regeln gespielt: Regel W5 hat sich seither geändert.'],
  ])('says of a log of an earlier day which rule has changed since (%s)', async (language, sentence) => {
    const old = new URL(
      '../../../../tests/golden/logs/version-2-found-though-marked-wrongly.jsonl',
      import.meta.url,
    );
    for (const command of [['replay', '--verify'], ['verify']]) {
      const { code, out, err } = await ran([...command, '--lang', language, fileURLToPath(old)]);
      expect([code, err]).toEqual([0, '']);
      expect(out.split('\n')).toContain(sentence);
    }
  });
});
