// The first lesson is the real game, at a real table.

import { createFakeClock, settled } from '@blackpeg/referee/testing';
import { type Code, type MarkedGuess, mark } from '@blackpeg/rules';
import { PLAIN_HIDING, type Session } from '@blackpeg/session';
import { expect, test } from 'vitest';
import { LESSON_CODE, LESSON_EDITION, pegsRight, stepOf, TOLD_ROWS } from './lesson.ts';
import { markedRows, openLesson } from './table.ts';

const { marking } = LESSON_EDITION;
const marked = (guess: Code): MarkedGuess => ({ guess, mark: mark(marking, LESSON_CODE, guess) });
const ROWS = TOLD_ROWS.map(marked);
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

test('a resumed lesson continues where it was left', async () => {
  const session = await openLesson(TOLD_ROWS, createFakeClock(), () => {});
  await settled();
  expect(markedRows(session.current().state)).toEqual(ROWS);
  expect(session.current().draft).not.toBeNull();
});
