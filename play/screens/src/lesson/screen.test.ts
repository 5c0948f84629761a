// The lesson without a face: each step is announced, the question is asked, and a row is sent if there is no objection.

import { createFakeClock, settled } from '@blackpeg/referee/testing';
import type { Code } from '@blackpeg/rules';
import type { Intent } from '@blackpeg/session';
import { lessonTexts, playTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { STANDARD_KEYS } from '../play/commands.ts';
import { lessonCommand } from './keys.ts';
import { LESSON_CODE, TOLD_ROWS } from './lesson.ts';
import { createLesson, type LessonStand } from './screen.ts';
import { openLesson } from './table.ts';

const words = lessonTexts('en');
const [FIRST = [], SECOND = []] = TOLD_ROWS;
const pegs = (code: Code): readonly Intent[] => code.map((peg) => ({ type: 'peg', peg, hole: null }));

async function begun(stand: LessonStand = { rows: [], read: false }) {
  const told: string[] = [];
  const session = await openLesson(stand.rows, createFakeClock(), () => {});
  const lesson = createLesson({
    session,
    stand,
    language: 'en',
    tell: ({ kind, text }) => told.push(`${kind}: ${text}`),
  });
  const place = async (code: Code) => {
    lesson.do({ type: 'compose', intents: pegs(code) });
    lesson.do({ type: 'submit' });
    await settled();
  };
  return { lesson, told, place };
}

test('E3: a whole lesson, each step said when it comes and none of them twice', async () => {
  const { lesson, told, place } = await begun();
  expect(lesson.current()).toMatchObject({ step: 'place', isComposing: true, number: words.step(1, 5) });
  await place(FIRST);
  expect(lesson.current().step).toBe('read');
  lesson.do({ type: 'count', pegs: 2 });
  expect(lesson.current().step).toBe('test');
  await place(SECOND);
  expect(lesson.current().step).toBe('conclude');
  await place(LESSON_CODE);
  expect(lesson.current()).toMatchObject({ step: 'done', number: '', fits: null, isComposing: false });
  const steps = told.filter((text) => text.startsWith('event: '));
  expect(new Set(steps).size).toBe(steps.length);
  expect(told.at(-1)).toContain(words.steps.done(3));
});

test('pegs are heard; another peg than the one told is objected to at once, and a row does not go', async () => {
  const { lesson, told } = await begun();
  lesson.do({ type: 'compose', intents: pegs([4]) });
  const against = lesson.current().against ?? '';
  expect(told.slice(1)).toEqual([`peg: ${playTexts('en').board.hole(1, 'blue')}.`, `event: ${against}`]);
  lesson.do({ type: 'submit' });
  expect(told.at(-1)).toBe(`refusal: ${against}`);
  expect(lesson.current().rows).toEqual([]);
  expect(lesson.current().model?.rows[0]).toBeDefined();
});

test('a wrong count is said and shown until it is right', async () => {
  const { lesson, told, place } = await begun();
  await place(FIRST);
  lesson.do({ type: 'count', pegs: 3 });
  const { misread } = lesson.current();
  expect(told.at(-1)).toBe(`refusal: ${misread}`);
  lesson.do({ type: 'count', pegs: 2 });
  expect([lesson.current().misread, lesson.current().stand.read]).toEqual([null, true]);
});

test('a lesson is taken up where it was left, with its hint for who asks, and said again', async () => {
  const { lesson, told } = await begun({ rows: TOLD_ROWS, read: true });
  expect(lesson.current()).toMatchObject({
    step: 'conclude',
    hint: null,
    stand: { rows: TOLD_ROWS, read: true },
  });
  lesson.do({ type: 'hint' });
  expect(told.at(-1)).toBe(`reply: ${lesson.current().hint}`);
  lesson.do({ type: 'say-again' });
  expect(told.at(-1)).toContain(lesson.current().text);
});

test('digits place pegs, and answer the question while it is asked', () => {
  const press = (key: string, step: 'place' | 'read') =>
    lessonCommand({ key, digit: null, shift: false, ctrl: false, alt: false }, step, 'en', {
      bindings: STANDARD_KEYS,
      singleKeys: true,
    });
  expect(press('2', 'read')).toEqual({ type: 'count', pegs: 2 });
  expect(press('2', 'place')).toMatchObject({ type: 'compose', intents: [{ type: 'kind', kind: 2 }] });
  expect(press('Enter', 'place')).toEqual({ type: 'submit' });
  expect(press('h', 'place')).toEqual({ type: 'hint' });
});
