// examples/engine.py keeps the protocol it demonstrates: every word of it, every edition, against the real controller.

import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { formatCode, formatFeedback } from '@blackpeg/notation';
import { allCodes, BOX_NAMES, mark, seededDice, shapesEdition, widestSpec } from '@blackpeg/rules';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { tournamentRan } from './tournament.testing.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/engine.py', import.meta.url));

/** It needs only Python's standard library: without site packages it starts in half the time. */
const QUICK = ['-I', '-S'];

beforeAll(() => {
  const found = spawnSync('python3', ['--version']).status === 0;
  if (!found) throw new Error('These tests need python3 on the PATH: install Python 3.7 or newer.');
});

/** All its answers to these lines; its input ends after them. */
function answersTo(lines: readonly string[]): readonly string[] {
  const { stdout, stderr, status } = spawnSync('python3', [...QUICK, EXAMPLE], {
    input: `${lines.join('\n')}\n`,
  });
  expect([stderr.toString(), status]).toEqual(['', 0]);
  return stdout.toString().trimEnd().split('\n');
}

const BRAILLE = 'newgame braille-2 holes 4 pegs 1,2,3,4,5,6,. rows 10 repeats yes marks black,white';
const SHAPES_PEGS = [...'BGKRY'].flatMap((colour) => [...'chrst'].map((shape) => colour + shape)).join();

describe('every word of the protocol', () => {
  it.each<readonly [string, readonly string[], readonly (string | RegExp)[]]>([
    [
      'identify',
      ['identify'],
      [
        ...[/^id name \S+/, /^id author \S+/, 'protocol 2'],
        ...['option seed number 0 4294967295 default none', 'identified'],
      ],
    ],
    ['ready, after empty lines', ['', '  ', 'ready'], ['ready']],
    ['words it does not know', ['hello', 'Identify'], [/^error unknown-command /, /^error unknown-command /]],
    ['what does not belong', ['identify x', 'ready x'], [/^error surplus /, /^error surplus /]],
    ['stop without a question', ['stop', 'ready'], ['ready']],
    [
      'settings',
      [
        'set',
        'set seed',
        'set level keen',
        'set seed x',
        'set seed -1',
        'set seed 4294967296',
        'set seed 1 2',
        'set seed 7',
        'ready',
      ],
      [
        /^error missing /,
        /^error missing /,
        /^error unknown-setting /,
        /^error bad-number /,
        /^error bad-number /,
        /^error bad-number /,
        /^error surplus /,
        'ready',
      ],
    ],
    ['no game yet', ['go', 'go code', 'mark 1234', 'position 1234:0-0'], Array(4).fill(/^error no-game /)],
    [
      'newgame without facts',
      ['newgame', 'newgame braille-2', 'go'],
      [/^error missing /, /^error missing /, /^error no-game /],
    ],
    ['facts of a later version', [`${BRAILLE} colour blue`, 'ready'], ['ready']],
    ['no code yet', [BRAILLE, 'mark 1234'], [/^error no-code /]],
    [
      'a code and its marks',
      ['set seed 1', BRAILLE, 'go code', 'mark 12.4', 'mark 12', 'mark 1299', 'mark', 'go code x'],
      [
        /^code [1-6.]{4}$/,
        /^feedback \d-\d$/,
        /^error bad-text /,
        /^error bad-text /,
        /^error bad-text /,
        /^error surplus /,
      ],
    ],
    [
      'guesses',
      [BRAILLE, 'go', 'position 1.23:1-1', 'go time 5000', 'position', 'go'],
      Array(3).fill(/^bestguess [1-6.]{4}$/),
    ],
    [
      'wrong limits',
      [BRAILLE, 'go time', 'go time 0', 'go time x', 'go time 5 6', 'go nodes 7'],
      [/^error missing /, /^error bad-number /, /^error bad-number /, /^error surplus /, /^error surplus /],
    ],
    [
      'wrong rows',
      [
        BRAILLE,
        'position 1234',
        'position 1234:5-0',
        'position 1234:1-1-1',
        'position 1239:0-0',
        'position 123:0-0',
      ],
      Array(5).fill(/^error bad-text /),
    ],
    [
      'a full board',
      [
        BRAILLE,
        `position ${Array(10).fill('1234:0-0').join(' ')}`,
        'go',
        `position ${Array(11).fill('1234:0-0').join(' ')}`,
      ],
      [/^error rows-full /, /^error rows-full /],
    ],
    [
      'rows that contradict each other',
      [BRAILLE, 'position 1234:4-0 1234:0-0', 'go'],
      [/^error no-code-fits /],
    ],
    ['a line too long', ['x'.repeat(5000), 'ready'], [/^error line-too-long /, 'ready']],
    ['quit, with what was asked before it', [BRAILLE, 'go', 'quit', 'ready'], [/^bestguess /]],
  ])('%s', (_, lines, expected) => {
    const answers = answersTo(lines);
    expect(answers).toEqual(
      expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
    );
  });

  it('a fault changes nothing', () => {
    const code = ['set seed 3', BRAILLE, 'position 1122:4-0'];
    const faults = ['newgame', 'position 1239:0-0', 'set seed x', 'mark 1', 'go time x'];
    const answers = answersTo([...code, ...faults, 'go']);
    expect(answers.slice(0, -1).every((answer) => answer.startsWith('error '))).toBe(true);
    expect(answers.at(-1)).toBe('bestguess 1122');
  });

  it('the same seed brings the same game', () => {
    const lines = ['set seed 5', BRAILLE, 'go code', 'go', 'position 1234:0-1', 'go'];
    expect(answersTo(lines)).toEqual(answersTo(lines));
  });

  it('marks as the rules do, blues too (F2)', () => {
    const { spec, marking } = { spec: widestSpec(shapesEdition('1')), marking: 'pairs' as const };
    const codes = [...allCodes(spec)];
    const dice = seededDice(21);
    const pick = () => codes[dice(codes.length)] ?? [];
    const lines = [
      'set seed 2',
      `newgame shapes-1 holes 4 pegs ${SHAPES_PEGS} rows 10 repeats yes marks black,white,blue`,
    ];
    const guesses = Array.from({ length: 300 }, pick);
    const [code = '', ...feedbacks] = answersTo([
      ...lines,
      'go code',
      ...guesses.map((guess) => `mark ${formatCode(spec, guess)}`),
    ]);
    const hidden = codes.find((each) => `code ${formatCode(spec, each)}` === code) ?? [];
    expect(feedbacks).toEqual(
      guesses.map((guess) => `feedback ${formatFeedback(marking, mark(marking, hidden, guess))}`),
    );
  });
});

describe('while it thinks', () => {
  const running: ReturnType<typeof spawn>[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill();
  });

  it.each(['stop', 'quit'])('%s is heard at once', async (word) => {
    const child = spawn('python3', [EXAMPLE], { stdio: ['pipe', 'pipe', 'inherit'] });
    running.push(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const pegs = SHAPES_PEGS;
    // No code fits this row, and without a time limit it would try 191 million.
    const rows = 'BcBcBcBcBcBc:0-0-6 GsGsGsGsGsGs:0-0-6';
    child.stdin.write(`newgame shapes holes 6 pegs ${pegs} rows 10 repeats yes marks black,white,blue\n`);
    child.stdin.write(`position ${rows}\nready\ngo\n`);
    expect((await lines.next()).value).toBe('ready');
    child.stdin.write(`${word}\n`);
    expect((await lines.next()).value).toMatch(/^bestguess [A-Za-z]{12}$/);
  });
});

const EDITIONS = [
  ...BOX_NAMES,
  'super-5x8-blanks',
  'duel-4x8',
  'braille-2',
  'shapes-2',
  'shapes-3',
  'custom-3x5c-once',
  // Its blanks are in shapes 2, its marks in shapes 3.
  ...(inject('isFullRun') ? ['shapes-3b'] : []),
];

it.each(EDITIONS)('plays a fair round of %s', async (edition) => {
  const args = ['--edition', edition, '--rounds', '1', '--seed', '1', '--time', '5', '--json'];
  const { code, out, err } = await tournamentRan('steady', `python3 "${EXAMPLE}"`, ...args);
  expect(code, err).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ played: 1, sides: [{ lost: [] }, { lost: [] }] });
});
