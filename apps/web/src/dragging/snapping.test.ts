import { expect, test } from 'vitest';
import { carriedFrom } from './carried.ts';
import { holeNear, pulled } from './snapping.ts';

const HOLES = [100, 150, 200].map((x, hole) => ({ hole, x, y: 300 }));
const MOUSE = { lift: 0, width: 40 };
const FINGER = { lift: 60, width: 40 };

test('the nearest hole takes a peg, beyond its own edge, and none does further away', () => {
  expect(holeNear(HOLES, { x: 118, y: 330 }, MOUSE)?.hole).toBe(0);
  expect(holeNear(HOLES, { x: 128, y: 330 }, MOUSE)?.hole).toBe(1);
  expect(holeNear(HOLES, { x: 240, y: 300 }, MOUSE)?.hole).toBe(2);
  expect(holeNear(HOLES, { x: 250, y: 300 }, MOUSE)).toBeNull();
  expect(holeNear(HOLES, { x: 150, y: 350 }, MOUSE)).toBeNull();
  expect(holeNear([], { x: 150, y: 300 }, MOUSE)).toBeNull();
});

test('a finger may bring the peg above it to the hole, or itself', () => {
  for (const y of [260, 300, 330, 360, 400])
    expect(holeNear(HOLES, { x: 150, y }, FINGER)?.hole, `${y}`).toBe(1);
  for (const y of [250, 410]) expect(holeNear(HOLES, { x: 150, y }, FINGER), `${y}`).toBeNull();
});

test('a peg is drawn towards the hole that would take it', () => {
  expect(pulled({ x: 10, y: 10 }, null)).toEqual({ x: 10, y: 10 });
  expect(pulled({ x: 0, y: 10 }, { x: 10, y: 10 })).toEqual({ x: 6, y: 10 });
});

test('the page says what can be carried', () => {
  expect(carriedFrom('peg 0')).toEqual({ from: 'elsewhere', peg: 0 });
  expect(carriedFrom('kind 1 4')).toEqual({ from: 'elsewhere', facet: 1, kind: 4 });
  expect(carriedFrom('hole 2')).toEqual({ from: 'row', hole: 2 });
  for (const nothing of [undefined, '', 'ring 3']) expect(carriedFrom(nothing)).toBeNull();
});
