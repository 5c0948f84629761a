// The first lesson, step by step: what it tells to place, what can be concluded from it, and that it is the real game.

import { createFakeClock, settled } from '@blackpeg/referee/testing';
import {
  allCodes,
  type Code,
  checkEdition,
  countCodes,
  type MarkedGuess,
  mark,
  sameFeedback,
  widestSpec,
} from '@blackpeg/rules';
import { PLAIN_HIDING, type Session } from '@blackpeg/session';
import { expect, test } from 'vitest';
import { LESSON_CODE, LESSON_EDITION, objectionTo, pegsRight, STEPS, stepOf, TOLD_ROWS } from './lesson.ts';
import { markedRows, openLesson } from './lesson-table.ts';

const { marking } = LESSON_EDITION;
const SPEC = widestSpec(LESSON_EDITION);
const marked = (guess: Code): MarkedGuess => ({ guess, mark: mark(marking, LESSON_CODE, guess) });
const ROWS = TOLD_ROWS.map(marked);
const fitting = (rows: readonly MarkedGuess[]) =>
  [...allCodes(SPEC)].filter((code) =>
    rows.every((row) => sameFeedback(mark(marking, code, row.guess), row.mark)),
  );

test('E3: the lesson is a game of 64 codes that two told rows bring down to one', () => {
  expect(checkEdition(LESSON_EDITION).ok).toBe(true);
  expect(countCodes(SPEC)).toBe(64);
  expect(ROWS.map((row) => row.mark)).toEqual([
    { black: 1, white: 1, blue: 0 },
    { black: 0, white: 3, blue: 0 },
  ]);
  expect([fitting(ROWS.slice(0, 1)).length, fitting(ROWS)]).toEqual([12, [LESSON_CODE]]);
  // What the hint says: every peg moves, and of the two ways to do it row 1 forbids one.
  expect(fitting(ROWS.slice(1))).toHaveLength(2);
});

test('E3: every step follows from the one before by one act of the learner', () => {
  const [first, second] = ROWS;
  const all = [...ROWS, marked(LESSON_CODE)];
  expect([
    stepOf({ rows: [], ready: false, read: false }),
    stepOf({ rows: [], ready: true, read: false }),
    stepOf({ rows: first ? [first] : [], ready: false, read: false }),
    stepOf({ rows: first ? [first] : [], ready: false, read: true }),
    stepOf({ rows: first && second ? [first, second] : [], ready: false, read: true }),
    stepOf({ rows: all, ready: false, read: true }),
  ]).toEqual(STEPS);
});

test('a told row objects to the first peg that is another, and to no hole that is still empty', () => {
  expect(objectionTo([], [null, null, null])).toBeNull();
  expect(objectionTo([], [1, null, null])).toBeNull();
  expect(objectionTo([], [1, 3, 3])).toEqual({ kind: 'other-peg', hole: 1, peg: 2 });
  expect(objectionTo(ROWS.slice(0, 1), [1, null, null])).toMatchObject({ hole: 0, peg: 4 });
});

test('a concluded row that cannot be the code is told which answer speaks against it', () => {
  expect(objectionTo(ROWS, [2, 1, null])).toBeNull();
  expect(objectionTo(ROWS, LESSON_CODE)).toBeNull();
  expect(objectionTo(ROWS, [2, 1, 4])).toEqual({
    kind: 'misfit',
    check: {
      kind: 'contradicts',
      rows: [{ row: 0, got: { black: 1, white: 1, blue: 0 }, would: { black: 0, white: 2, blue: 0 } }],
    },
  });
  const others = [...allCodes(SPEC)].filter((code) => `${code}` !== `${LESSON_CODE}`);
  for (const code of others) expect(objectionTo(ROWS, code)?.kind).toBe('misfit');
});

async function play(session: Session, code: Code): Promise<void> {
  for (const peg of code) session.intend({ type: 'peg', peg, hole: null });
  session.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
}

test('E3: the lesson is played at a real table, and its answers are the referee’s', async () => {
  const heard: string[] = [];
  const session = await openLesson([], createFakeClock(), ({ event }, fresh) => {
    if (fresh) heard.push(event.type);
  });
  await settled();
  for (const row of TOLD_ROWS) await play(session, row);
  expect(markedRows(session.current().state)).toEqual(ROWS);
  await play(session, LESSON_CODE);
  expect(stepOf({ rows: markedRows(session.current().state), ready: false, read: true })).toBe('done');
  expect(heard.filter((type) => type === 'guess-marked')).toHaveLength(3);
  expect(pegsRight(ROWS[0]?.mark ?? { black: 0, white: 0, blue: 0 })).toBe(2);
});

test('a lesson that is taken up again stands where it was left', async () => {
  const session = await openLesson(TOLD_ROWS, createFakeClock(), () => {});
  await settled();
  expect(markedRows(session.current().state)).toEqual(ROWS);
  expect(session.current().draft).not.toBeNull();
});
