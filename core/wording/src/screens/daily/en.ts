// English texts of the day.

import { count, list } from '../../catalog/en/voice.ts';
import { longDay } from '../day.ts';
import type { DailyWords } from './shape.ts';

const numbers = (all: readonly number[]) => list(all.map(String));

export const en: DailyWords = {
  title: 'Daily code',
  day: (date) => longDay('en', date),
  today: 'Today',
  codeHeading: 'The code of the day',
  codeNote:
    'The same code for everyone, new at midnight UTC. Nothing is lost if you miss a day: all of them stay below.',
  start: 'Look for it',
  goOn: 'Go on',
  seeAgain: 'Look back',
  found: (rows) => `Found in ${count(rows, 'row', 'rows')}.`,
  held: 'The code held.',
  running: 'Begun.',
  notPlayed: 'Not played.',
  streak: (days) => `Streak: ${count(days, 'day', 'days')}`,
  noStreak: 'No streak yet.',
  streakSwitch: 'Count days in a row',
  next: (time) => `The next code comes in ${time}.`,
  puzzleHeading: 'The puzzle of the day',
  puzzleNote: 'The rows and their answers leave one code only. Which?',
  puzzleWorking: 'Laying out the puzzle…',
  puzzleFailed: 'The puzzle could not be laid out. Load the page again to try once more.',
  tryCode: 'This is the code',
  puzzleIncomplete: (holes) =>
    holes.length === 1
      ? `Hole ${numbers(holes)} is still empty. Fill it first.`
      : `Holes ${numbers(holes)} are still empty. Fill them first.`,
  puzzleWrong: (rows) =>
    rows.length === 1
      ? `It cannot be: row ${numbers(rows)} would have another answer.`
      : `It cannot be: rows ${numbers(rows)} would have other answers.`,
  puzzleSolved: 'That is it. Every row fits.',
  solution: (code) => `The code: ${code}`,
  showSolution: 'Show the code',
  yourCode: 'Your code',
  archive: 'Days gone by',
  archiveNote: 'Play any of them. Only the day itself counts for the streak.',
  older: 'Older days',
  noSuchDay: 'There is no such day.',
  notYet: 'That day has not come yet.',
  toToday: 'To today',
};
