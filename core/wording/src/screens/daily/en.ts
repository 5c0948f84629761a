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
  start: 'Find the code',
  goOn: 'Resume',
  seeAgain: 'Review',
  found: (rows) => `Found in ${count(rows, 'row', 'rows')}.`,
  held: 'The code held.',
  running: 'In progress.',
  notPlayed: 'Not played.',
  streak: (days) => `Streak: ${count(days, 'day', 'days')}`,
  noStreak: 'No streak yet.',
  streakSwitch: 'Count days in a row',
  next: (time) => `The next code comes in ${time}.`,
  puzzleHeading: 'The puzzle of the day',
  puzzleNote: 'Only one code fits these rows and answers. Which one?',
  puzzleWorking: 'Preparing the puzzle…',
  puzzleFailed: 'The puzzle could not be prepared. Reload the page to try again.',
  tryCode: 'This is the code',
  puzzleIncomplete: (holes) =>
    holes.length === 1
      ? `Hole ${numbers(holes)} is still empty. Fill it first.`
      : `Holes ${numbers(holes)} are still empty. Fill them first.`,
  puzzleWrong: (rows) =>
    rows.length === 1
      ? `That cannot be it: row ${numbers(rows)} would have another answer.`
      : `That cannot be it: rows ${numbers(rows)} would have other answers.`,
  puzzleSolved: 'That is it. Every row fits.',
  solution: (code) => `The code: ${code}`,
  showSolution: 'Show the code',
  yourCode: 'Your code',
  archive: 'Past days',
  archiveNote: 'Play any of them. Only the day itself counts for the streak.',
  older: 'Older days',
  noSuchDay: 'There is no such day.',
  notYet: 'That day has not come yet.',
  toToday: 'Go to today',
};
