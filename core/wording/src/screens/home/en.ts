// English texts of the home screen.

import { count, list } from '../../catalog/en/voice.ts';
import { dayIn } from './day.ts';
import type { HomeWords } from './shape.ts';

const day = dayIn('en-GB');

export const home: HomeWords = {
  title: 'Blackpeg',
  question: 'Which game would you like to play?',
  ownGame: 'Create your own game',
  boxes: {
    super: { first: '5 holes, 8 colours', second: (codes) => count(codes, 'code', 'codes') },
    duel: { first: 'Two codes at once', second: () => 'first to find the code wins' },
    braille: { first: '4 holes, numbers 1–6', second: () => 'for fingers and eyes' },
    shapes: { first: '4 pairs, colour + shape', second: (codes) => count(codes, 'code', 'codes') },
  },
  resume: {
    alone: 'Resume your search',
    house: 'Resume against the computer',
    people: (names) => `Resume: ${list(names)}`,
    daily: 'Resume the daily code',
    place: (edition, round, rounds) => `${edition}, ${roundOf(round, rounds)}`,
    button: 'Resume',
  },
  firstVisit: {
    title: 'New here?',
    text: (codes) => `A small board to begin with: ${count(codes, 'code', 'codes')}, a few minutes.`,
    button: (holes, colours) => `Start here: ${holes} × ${colours}`,
    lesson: 'Take the lesson first, ninety seconds',
  },
  again: { title: 'Play again?', button: 'Play again' },
  doors: 'More',
  daily: {
    title: 'Daily code',
    text: (at) => `${day(at)}, the same code for everyone. New at midnight UTC.`,
    short: (at) => `${day(at)}, the same for everyone`,
    streak: (days) => `Streak: ${count(days, 'day', 'days')}`,
  },
  online: {
    title: 'Play online',
    text: 'Invite by link, join an open table, or be paired at once.',
    short: 'Invite, join or be paired',
    note: 'No account needed',
  },
  companion: {
    title: 'Companion',
    text: 'A real board in front of you? Blackpeg keeps the code, gives answers or checks them.',
    short: 'For a real board on the table',
    note: 'Works offline',
  },
  learn: {
    title: 'Learn',
    text: 'Three holes, ninety seconds, and every answer explained.',
    short: 'Three holes, ninety seconds',
    note: 'Lesson, rules and practice',
  },
};

function roundOf(round: number, rounds: number | null): string {
  return rounds === null ? `round ${round}` : `round ${round} of ${rounds}`;
}
