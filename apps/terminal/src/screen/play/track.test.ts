import { expect, it } from 'vitest';
import { themeOf } from '../frame/theme.ts';
import { trackLines } from './match-panel.ts';

const PLAIN = themeOf('none', 'plain', 'dark');
const SHAPES = themeOf('full', 'shapes', 'dark');
const track = (scores: readonly number[], least: number) => ({
  names: ['You', 'Guest'],
  scores,
  least,
  most: 20,
});

it('M6: each seat has a track with its peg where the total is, and the total behind it', () => {
  expect(trackLines(track([0, 20], 0), PLAIN, 40)).toEqual([
    'You   o----------------------- 0',
    'Guest -----------------------* 20',
  ]);
  expect(trackLines(track([0, 10], 0), SHAPES, 40)[1]).toBe('Guest ────────────●─────────── 10');
});

it('W4: a total below 0 is left of 0, and keeps its sign', () => {
  expect(trackLines(track([-10, 0], -10), PLAIN, 40)).toEqual([
    'You   o-------+--------------- -10',
    'Guest --------*--------------- 0',
  ]);
});

it('has none if there is no room for it', () => {
  expect(trackLines(track([3, 4], 0), PLAIN, 14)).toEqual([]);
});
