// The corpus of records in docs/records: ours reads it, and so does a program in Python that was written from the
// document alone.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatCode, type MatchRecord, parseRecord } from '@blackpeg/notation';
import { widestSpec } from '@blackpeg/rules';
import { beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => `${folder}/${name}`);

const RIGHT = [...filesIn('docs/records'), ...filesIn('docs/records/old')];
const WRONG = filesIn('docs/records/wrong');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What another program found in a record: a fault, or its rows. */
interface Foreign {
  readonly file: string;
  readonly fault?: string;
  readonly rounds?: readonly {
    readonly rows: readonly {
      readonly guess: readonly string[] | 'lost' | null;
      readonly marks: readonly (readonly number[] | null)[];
      readonly seconds: number | null;
    }[];
  }[];
}

let foreign: ReadonlyMap<string, Foreign>;

beforeAll(() => {
  const { stdout, stderr } = spawnSync('python3', ['-S', 'examples/record.py', ...RIGHT, ...WRONG], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const told: readonly Foreign[] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  foreign = new Map(told.map((one) => [one.file, one]));
});

test.each(RIGHT)('%s is read, by examples/record.py too, and both find the same', (file) => {
  const record = parseRecord(read(file));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const theirs = foreign.get(file);
  expect(theirs?.fault).toBeUndefined();
  expect(
    theirs?.rounds?.map(({ rows }) =>
      rows.map(({ guess, marks, seconds }) => [textOf(guess), marks, seconds]),
    ),
  ).toEqual(rowsOf(record.value));
});

test.each(WRONG)('%s is refused where its comment says, by examples/record.py too', (file) => {
  const [, line] = /^; line (\d+):/.exec(read(file)) ?? [];
  expect(parseRecord(read(file))).toMatchObject({ ok: false, error: { line: Number(line) } });
  expect(foreign.get(file)?.fault).toEqual(expect.any(String));
});

test('every word that the grammar has for rounds occurs in the corpus', () => {
  const [, grammar = ''] = /```ebnf\n(record[\s\S]*?)```/.exec(read('docs/notation.md')) ?? [];
  const words = [...grammar.matchAll(/"([A-Za-z-]{3,})"/g)].map(([, word = '']) => word);
  const corpus = new Set(RIGHT.flatMap((file) => read(file).split(/\s+/)));
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !corpus.has(word))).toEqual([]);
});

function rowsOf({ rounds, terms }: MatchRecord): unknown {
  const spec = widestSpec(terms.edition);
  const counts =
    terms.edition.marking === 'pairs' ? (['black', 'white', 'blue'] as const) : (['black', 'white'] as const);
  return rounds.map(({ moves }) =>
    moves.flatMap((move) => {
      if (move.kind !== 'row') return [];
      const guess = typeof move.guess === 'string' ? move.guess : formatCode(spec, move.guess);
      const marks = move.marks.map((mark) => (mark === 'hidden' ? null : counts.map((count) => mark[count])));
      return [[guess, marks, move.spent === null ? null : move.spent / 1000]];
    }),
  );
}

function textOf(guess: readonly string[] | 'lost' | null): string {
  return guess === null ? 'hidden' : typeof guess === 'string' ? guess : guess.join('');
}
